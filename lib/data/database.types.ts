export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      blog_posts: {
        Row: {
          category: string | null
          content: string | null
          created_at: string
          effect: string | null
          excerpt: string | null
          featured_image: string | null
          id: number
          is_published: boolean
          slug: string
          title: string
        }
        ComputedFields: never
        Insert: {
          category?: string | null
          content?: string | null
          created_at?: string
          effect?: string | null
          excerpt?: string | null
          featured_image?: string | null
          id?: number
          is_published?: boolean
          slug: string
          title: string
        }
        Update: {
          category?: string | null
          content?: string | null
          created_at?: string
          effect?: string | null
          excerpt?: string | null
          featured_image?: string | null
          id?: number
          is_published?: boolean
          slug?: string
          title?: string
        }
        Relationships: []
      }
      call_alerts: {
        Row: {
          answered: boolean
          answered_at: string | null
          days: number
          networks: number
          noticed_at: string | null
          provider_id: number
          shown_from: string | null
        }
        ComputedFields: never
        Insert: {
          answered?: boolean
          answered_at?: string | null
          days: number
          networks: number
          noticed_at?: string | null
          provider_id: number
          shown_from?: string | null
        }
        Update: {
          answered?: boolean
          answered_at?: string | null
          days?: number
          networks?: number
          noticed_at?: string | null
          provider_id?: number
          shown_from?: string | null
        }
        Relationships: []
      }
      call_outcomes: {
        Row: {
          as_shown: boolean | null
          day: string
          network: string
          outcome: string
          provider_id: number
        }
        ComputedFields: never
        Insert: {
          as_shown?: boolean | null
          day: string
          network: string
          outcome: string
          provider_id: number
        }
        Update: {
          as_shown?: boolean | null
          day?: string
          network?: string
          outcome?: string
          provider_id?: number
        }
        Relationships: []
      }
      car_wash_locations: {
        Row: {
          address: string | null
          booking_capability: string | null
          business_name: string | null
          closed_from: string | null
          closed_on: string | null
          closed_until: string | null
          eco_certified: boolean | null
          hours_checked_on: string | null
          hours_source: Database["public"]["Enums"]["fact_source"] | null
          id: number
          latitude: number | null
          licence_number: string | null
          location_type: string | null
          logo_url: string | null
          longitude: number | null
          merged_into: number | null
          mobile_validation: boolean | null
          name_ar: string | null
          name_latin: string | null
          opening_hours: string | null
          phone: string | null
          phone_checked_on: string | null
          phone_source: Database["public"]["Enums"]["fact_source"] | null
          photo_alts: string[] | null
          photo_urls: string[] | null
          place_checked_on: string | null
          place_source: Database["public"]["Enums"]["fact_source"] | null
          price_checked_on: string | null
          price_large: number | null
          price_range: string | null
          price_small: number | null
          price_source: Database["public"]["Enums"]["fact_source"] | null
          price_suv: number | null
          rating: number | null
          rating_checked_on: string | null
          rating_source: string | null
          review_count: number | null
          same_day_service: boolean | null
          service_category: string | null
          service_description: string | null
          service_location: string | null
          source_credit: string | null
          updated_at: string | null
          verified_status: string | null
          wash_type: string | null
          website: string | null
          website_valid: boolean | null
          weekend_service: boolean | null
          whatsapp_handle: string | null
          give_back: undefined | null
          refusal_of_merge: string | null
          take_over: undefined | null
        }
        ComputedFields: "give_back" | "refusal_of_merge" | "take_over"
        Insert: {
          address?: string | null
          booking_capability?: string | null
          business_name?: string | null
          closed_from?: string | null
          closed_on?: string | null
          closed_until?: string | null
          eco_certified?: boolean | null
          hours_checked_on?: string | null
          hours_source?: Database["public"]["Enums"]["fact_source"] | null
          id?: number
          latitude?: number | null
          licence_number?: string | null
          location_type?: string | null
          logo_url?: string | null
          longitude?: number | null
          merged_into?: number | null
          mobile_validation?: boolean | null
          name_ar?: string | null
          name_latin?: string | null
          opening_hours?: string | null
          phone?: string | null
          phone_checked_on?: string | null
          phone_source?: Database["public"]["Enums"]["fact_source"] | null
          photo_alts?: string[] | null
          photo_urls?: string[] | null
          place_checked_on?: string | null
          place_source?: Database["public"]["Enums"]["fact_source"] | null
          price_checked_on?: string | null
          price_large?: number | null
          price_range?: string | null
          price_small?: number | null
          price_source?: Database["public"]["Enums"]["fact_source"] | null
          price_suv?: number | null
          rating?: number | null
          rating_checked_on?: string | null
          rating_source?: string | null
          review_count?: number | null
          same_day_service?: boolean | null
          service_category?: string | null
          service_description?: string | null
          service_location?: string | null
          source_credit?: string | null
          updated_at?: string | null
          verified_status?: string | null
          wash_type?: string | null
          website?: string | null
          website_valid?: boolean | null
          weekend_service?: boolean | null
          whatsapp_handle?: string | null
        }
        Update: {
          address?: string | null
          booking_capability?: string | null
          business_name?: string | null
          closed_from?: string | null
          closed_on?: string | null
          closed_until?: string | null
          eco_certified?: boolean | null
          hours_checked_on?: string | null
          hours_source?: Database["public"]["Enums"]["fact_source"] | null
          id?: number
          latitude?: number | null
          licence_number?: string | null
          location_type?: string | null
          logo_url?: string | null
          longitude?: number | null
          merged_into?: number | null
          mobile_validation?: boolean | null
          name_ar?: string | null
          name_latin?: string | null
          opening_hours?: string | null
          phone?: string | null
          phone_checked_on?: string | null
          phone_source?: Database["public"]["Enums"]["fact_source"] | null
          photo_alts?: string[] | null
          photo_urls?: string[] | null
          place_checked_on?: string | null
          place_source?: Database["public"]["Enums"]["fact_source"] | null
          price_checked_on?: string | null
          price_large?: number | null
          price_range?: string | null
          price_small?: number | null
          price_source?: Database["public"]["Enums"]["fact_source"] | null
          price_suv?: number | null
          rating?: number | null
          rating_checked_on?: string | null
          rating_source?: string | null
          review_count?: number | null
          same_day_service?: boolean | null
          service_category?: string | null
          service_description?: string | null
          service_location?: string | null
          source_credit?: string | null
          updated_at?: string | null
          verified_status?: string | null
          wash_type?: string | null
          website?: string | null
          website_valid?: boolean | null
          weekend_service?: boolean | null
          whatsapp_handle?: string | null
        }
        Relationships: []
      }
      confirmation_senders: {
        Row: {
          day: string
          provider_id: number
          sender: string
        }
        ComputedFields: never
        Insert: {
          day: string
          provider_id: number
          sender: string
        }
        Update: {
          day?: string
          provider_id?: number
          sender?: string
        }
        Relationships: []
      }
      confirmations: {
        Row: {
          day: string
          provider_id: number
          times: number
        }
        ComputedFields: never
        Insert: {
          day: string
          provider_id: number
          times?: number
        }
        Update: {
          day?: string
          provider_id?: number
          times?: number
        }
        Relationships: []
      }
      contact_submissions: {
        Row: {
          answer: boolean
          answered_at: string | null
          created_at: string
          decided_at: string | null
          email: string | null
          handle: string | null
          id: number
          language: string | null
          message: string
          name: string
          note: string | null
          owner_link: string | null
          phone: string | null
          provider_id: number | null
          reason: Database["public"]["Enums"]["decision_reason"] | null
          request_id: string | null
          result: string | null
          review_id: number | null
          sender: string
          sender_signature: string | null
          status: Database["public"]["Enums"]["message_status"]
          kind_of: string | null
        }
        ComputedFields: "kind_of"
        Insert: {
          answer?: boolean
          answered_at?: string | null
          created_at?: string
          decided_at?: string | null
          email?: string | null
          handle?: string | null
          id?: number
          language?: string | null
          message: string
          name: string
          note?: string | null
          owner_link?: string | null
          phone?: string | null
          provider_id?: number | null
          reason?: Database["public"]["Enums"]["decision_reason"] | null
          request_id?: string | null
          result?: string | null
          review_id?: number | null
          sender?: string
          sender_signature?: string | null
          status?: Database["public"]["Enums"]["message_status"]
        }
        Update: {
          answer?: boolean
          answered_at?: string | null
          created_at?: string
          decided_at?: string | null
          email?: string | null
          handle?: string | null
          id?: number
          language?: string | null
          message?: string
          name?: string
          note?: string | null
          owner_link?: string | null
          phone?: string | null
          provider_id?: number | null
          reason?: Database["public"]["Enums"]["decision_reason"] | null
          request_id?: string | null
          result?: string | null
          review_id?: number | null
          sender?: string
          sender_signature?: string | null
          status?: Database["public"]["Enums"]["message_status"]
        }
        Relationships: []
      }
      data_requests: {
        Row: {
          also: string | null
          answered_on: string | null
          email: string | null
          erase: boolean
          found: string | null
          id: number
          name: string | null
          note: string | null
          received_on: string
          result: string | null
          refusal_of_erasure: string | null
        }
        ComputedFields: "refusal_of_erasure"
        Insert: {
          also?: string | null
          answered_on?: string | null
          email?: string | null
          erase?: boolean
          found?: string | null
          id?: number
          name?: string | null
          note?: string | null
          received_on?: string
          result?: string | null
        }
        Update: {
          also?: string | null
          answered_on?: string | null
          email?: string | null
          erase?: boolean
          found?: string | null
          id?: number
          name?: string | null
          note?: string | null
          received_on?: string
          result?: string | null
        }
        Relationships: []
      }
      directory_changes: {
        Row: {
          changed_at: string
          id: number
          meant: number
          table_name: string
        }
        ComputedFields: never
        Insert: {
          changed_at?: string
          id?: number
          meant?: number
          table_name: string
        }
        Update: {
          changed_at?: string
          id?: number
          meant?: number
          table_name?: string
        }
        Relationships: [
          {
            foreignKeyName: "directory_changes_table_name_fkey"
            columns: ["table_name"]
            isOneToOne: false
            referencedRelation: "directory_counters"
            referencedColumns: ["table_name"]
          },
          {
            foreignKeyName: "directory_changes_table_name_fkey"
            columns: ["table_name"]
            isOneToOne: false
            referencedRelation: "directory_tables"
            referencedColumns: ["table_name"]
          },
        ]
      }
      directory_tables: {
        Row: {
          changed_at: string
          changes: number
          meant: number
          table_name: string
          written_as: string | null
        }
        ComputedFields: never
        Insert: {
          changed_at?: string
          changes?: number
          meant?: number
          table_name: string
          written_as?: string | null
        }
        Update: {
          changed_at?: string
          changes?: number
          meant?: number
          table_name?: string
          written_as?: string | null
        }
        Relationships: []
      }
      faqs: {
        Row: {
          answer: string
          answer_ar: string | null
          category: string | null
          id: number
          is_published: boolean
          question: string
          question_ar: string | null
          sort_order: number
        }
        ComputedFields: never
        Insert: {
          answer: string
          answer_ar?: string | null
          category?: string | null
          id?: number
          is_published?: boolean
          question: string
          question_ar?: string | null
          sort_order?: number
        }
        Update: {
          answer?: string
          answer_ar?: string | null
          category?: string | null
          id?: number
          is_published?: boolean
          question?: string
          question_ar?: string | null
          sort_order?: number
        }
        Relationships: []
      }
      held_back: {
        Row: {
          examples: string | null
          gone: number
          release: boolean
          released_at: string | null
          remaining: number
          reported_at: string
          shown: number
          since: string
          table_name: string
          told: boolean
          until: string | null
          what: string
        }
        ComputedFields: never
        Insert: {
          examples?: string | null
          gone: number
          release?: boolean
          released_at?: string | null
          remaining: number
          reported_at?: string
          shown: number
          since: string
          table_name: string
          told?: boolean
          until?: string | null
          what: string
        }
        Update: {
          examples?: string | null
          gone?: number
          release?: boolean
          released_at?: string | null
          remaining?: number
          reported_at?: string
          shown?: number
          since?: string
          table_name?: string
          told?: boolean
          until?: string | null
          what?: string
        }
        Relationships: []
      }
      import_rows: {
        Row: {
          action: string
          before: NonNullable<Json>
          line: number
          name: string | null
          problem: string | null
          provider_id: number | null
          run: string
          source_id: string | null
          state: string
          values: NonNullable<Json>
        }
        ComputedFields: never
        Insert: {
          action: string
          before?: NonNullable<Json>
          line: number
          name?: string | null
          problem?: string | null
          provider_id?: number | null
          run: string
          source_id?: string | null
          state?: string
          values: NonNullable<Json>
        }
        Update: {
          action?: string
          before?: NonNullable<Json>
          line?: number
          name?: string | null
          problem?: string | null
          provider_id?: number | null
          run?: string
          source_id?: string | null
          state?: string
          values?: NonNullable<Json>
        }
        Relationships: [
          {
            foreignKeyName: "import_rows_run_fkey"
            columns: ["run"]
            isOneToOne: false
            referencedRelation: "import_runs"
            referencedColumns: ["id"]
          },
        ]
      }
      import_runs: {
        Row: {
          active_at: string | null
          file: string
          finished_at: string | null
          id: string
          source: string | null
          started_at: string
          state: string
          summary: Json | null
        }
        ComputedFields: never
        Insert: {
          active_at?: string | null
          file: string
          finished_at?: string | null
          id: string
          source?: string | null
          started_at?: string
          state?: string
          summary?: Json | null
        }
        Update: {
          active_at?: string | null
          file?: string
          finished_at?: string | null
          id?: string
          source?: string | null
          started_at?: string
          state?: string
          summary?: Json | null
        }
        Relationships: []
      }
      listing_submissions: {
        Row: {
          address: string | null
          answer: boolean
          answered_at: string | null
          business_name: string
          by_owner_link: string | null
          changes: Json | null
          claimed_provider_id: number | null
          comparison: string | null
          created_at: string
          decided_at: string | null
          description: string | null
          details: Json | null
          duplicates: string | null
          email: string | null
          emirates: string
          handle: string | null
          hints: string | null
          id: number
          language: string | null
          missing: string | null
          note: string | null
          owner_link: string | null
          phone: string | null
          provider_id: number | null
          reason: Database["public"]["Enums"]["decision_reason"] | null
          request_id: string | null
          result: string | null
          sender: string
          sender_signature: string | null
          service_type: string[] | null
          status: Database["public"]["Enums"]["listing_status"]
          turned_at: string | null
          website: string | null
          accept_business: Record<string, unknown> | null
          accept_claim: Record<string, unknown> | null
          business_values: Json | null
          claim_remarks: string | null
          claimed_changes: {
            field: string
            is_stale: boolean
            present: Json
            proposed: Json
            rank: number
            was: Json
          } | null
          compared_fields: Json | null
          is_taken_at_once: boolean | null
          kind_of: string | null
          listing_hints: string | null
          listings_of_same_business: string | null
          obvious_duplicate: string | null
          refusal_of_changes: string | null
        }
        ComputedFields:
          | "accept_business"
          | "accept_claim"
          | "business_values"
          | "claim_remarks"
          | "claimed_changes"
          | "compared_fields"
          | "is_taken_at_once"
          | "kind_of"
          | "listing_hints"
          | "listings_of_same_business"
          | "obvious_duplicate"
          | "refusal_of_changes"
        Insert: {
          address?: string | null
          answer?: boolean
          answered_at?: string | null
          business_name: string
          by_owner_link?: string | null
          changes?: Json | null
          claimed_provider_id?: number | null
          comparison?: string | null
          created_at?: string
          decided_at?: string | null
          description?: string | null
          details?: Json | null
          duplicates?: string | null
          email?: string | null
          emirates: string
          handle?: string | null
          hints?: string | null
          id?: number
          language?: string | null
          missing?: string | null
          note?: string | null
          owner_link?: string | null
          phone?: string | null
          provider_id?: number | null
          reason?: Database["public"]["Enums"]["decision_reason"] | null
          request_id?: string | null
          result?: string | null
          sender?: string
          sender_signature?: string | null
          service_type?: string[] | null
          status?: Database["public"]["Enums"]["listing_status"]
          turned_at?: string | null
          website?: string | null
        }
        Update: {
          address?: string | null
          answer?: boolean
          answered_at?: string | null
          business_name?: string
          by_owner_link?: string | null
          changes?: Json | null
          claimed_provider_id?: number | null
          comparison?: string | null
          created_at?: string
          decided_at?: string | null
          description?: string | null
          details?: Json | null
          duplicates?: string | null
          email?: string | null
          emirates?: string
          handle?: string | null
          hints?: string | null
          id?: number
          language?: string | null
          missing?: string | null
          note?: string | null
          owner_link?: string | null
          phone?: string | null
          provider_id?: number | null
          reason?: Database["public"]["Enums"]["decision_reason"] | null
          request_id?: string | null
          result?: string | null
          sender?: string
          sender_signature?: string | null
          service_type?: string[] | null
          status?: Database["public"]["Enums"]["listing_status"]
          turned_at?: string | null
          website?: string | null
        }
        Relationships: []
      }
      missed_search_senders: {
        Row: {
          day: string
          searches: number
          sender: string
        }
        ComputedFields: never
        Insert: {
          day: string
          searches?: number
          sender: string
        }
        Update: {
          day?: string
          searches?: number
          sender?: string
        }
        Relationships: []
      }
      missed_searches: {
        Row: {
          day: string
          search: string
          times: number
        }
        ComputedFields: never
        Insert: {
          day: string
          search: string
          times?: number
        }
        Update: {
          day?: string
          search?: string
          times?: number
        }
        Relationships: []
      }
      outbox: {
        Row: {
          attempts: number
          created_at: string
          due_at: string | null
          failure: string | null
          id: number
          kind: string
          language: string | null
          next_at: string
          row_id: string
          submission_table: string | null
          told: string[]
          told_at: string | null
          answer_of: Json | null
          is_open: boolean | null
          owner_link_of: Json | null
          taken_of: Json | null
        }
        ComputedFields: "answer_of" | "is_open" | "owner_link_of" | "taken_of"
        Insert: {
          attempts?: number
          created_at?: string
          due_at?: string | null
          failure?: string | null
          id?: never
          kind: string
          language?: string | null
          next_at?: string
          row_id: string
          submission_table?: string | null
          told?: string[]
          told_at?: string | null
        }
        Update: {
          attempts?: number
          created_at?: string
          due_at?: string | null
          failure?: string | null
          id?: never
          kind?: string
          language?: string | null
          next_at?: string
          row_id?: string
          submission_table?: string | null
          told?: string[]
          told_at?: string | null
        }
        Relationships: []
      }
      owner_links: {
        Row: {
          claim: string | null
          is_ended: boolean
          issued_on: string
          link: string | null
          provider_id: number
          taken_at_once: boolean
          version: number
        }
        ComputedFields: never
        Insert: {
          claim?: string | null
          is_ended?: boolean
          issued_on?: string
          link?: string | null
          provider_id: number
          taken_at_once?: boolean
          version?: number
        }
        Update: {
          claim?: string | null
          is_ended?: boolean
          issued_on?: string
          link?: string | null
          provider_id?: number
          taken_at_once?: boolean
          version?: number
        }
        Relationships: []
      }
      page_webhook: {
        Row: {
          id: boolean
          url: string
        }
        ComputedFields: never
        Insert: {
          id?: boolean
          url: string
        }
        Update: {
          id?: boolean
          url?: string
        }
        Relationships: []
      }
      pages: {
        Row: {
          content: string | null
          id: number
          is_published: boolean
          slug: string
          title: string
        }
        ComputedFields: never
        Insert: {
          content?: string | null
          id?: number
          is_published?: boolean
          slug: string
          title: string
        }
        Update: {
          content?: string | null
          id?: number
          is_published?: boolean
          slug?: string
          title?: string
        }
        Relationships: []
      }
      places: {
        Row: {
          added_at: string
          by: string | null
          confirm: boolean
          effect: string | null
          emirate: string
          in_force_since: string | null
          latitude: number | null
          longitude: number | null
          name_ar: string | null
          name_en: string | null
          note: string | null
          slug: string
          spellings: string | null
        }
        ComputedFields: never
        Insert: {
          added_at?: string
          by?: string | null
          confirm?: boolean
          effect?: string | null
          emirate: string
          in_force_since?: string | null
          latitude?: number | null
          longitude?: number | null
          name_ar?: string | null
          name_en?: string | null
          note?: string | null
          slug: string
          spellings?: string | null
        }
        Update: {
          added_at?: string
          by?: string | null
          confirm?: boolean
          effect?: string | null
          emirate?: string
          in_force_since?: string | null
          latitude?: number | null
          longitude?: number | null
          name_ar?: string | null
          name_en?: string | null
          note?: string | null
          slug?: string
          spellings?: string | null
        }
        Relationships: []
      }
      provider_history: {
        Row: {
          after: Json | null
          before: Json | null
          changed_at: string
          dated: string | null
          id: number
          name: string | null
          provider_id: number | null
          result: string | null
          row_id: string
          source: string | null
          table_name: string
          undo: boolean
          way: string
          values_of_undo: Json | null
        }
        ComputedFields: "values_of_undo"
        Insert: {
          after?: Json | null
          before?: Json | null
          changed_at?: string
          dated?: string | null
          id?: never
          name?: string | null
          provider_id?: number | null
          result?: string | null
          row_id: string
          source?: string | null
          table_name: string
          undo?: boolean
          way: string
        }
        Update: {
          after?: Json | null
          before?: Json | null
          changed_at?: string
          dated?: string | null
          id?: never
          name?: string | null
          provider_id?: number | null
          result?: string | null
          row_id?: string
          source?: string | null
          table_name?: string
          undo?: boolean
          way?: string
        }
        Relationships: []
      }
      provider_menu_items: {
        Row: {
          car: Database["public"]["Enums"]["car_size"] | null
          days: number | null
          id: number
          kind: string | null
          minutes: number | null
          name_ar: string | null
          name_en: string
          note: string | null
          note_ar: string | null
          offer_until: string | null
          position: number
          price_from: number
          price_to: number | null
          provider_id: number
          washes: number | null
        }
        ComputedFields: never
        Insert: {
          car?: Database["public"]["Enums"]["car_size"] | null
          days?: number | null
          id?: number
          kind?: string | null
          minutes?: number | null
          name_ar?: string | null
          name_en: string
          note?: string | null
          note_ar?: string | null
          offer_until?: string | null
          position?: number
          price_from: number
          price_to?: number | null
          provider_id: number
          washes?: number | null
        }
        Update: {
          car?: Database["public"]["Enums"]["car_size"] | null
          days?: number | null
          id?: number
          kind?: string | null
          minutes?: number | null
          name_ar?: string | null
          name_en?: string
          note?: string | null
          note_ar?: string | null
          offer_until?: string | null
          position?: number
          price_from?: number
          price_to?: number | null
          provider_id?: number
          washes?: number | null
        }
        Relationships: []
      }
      provider_readings: {
        Row: {
          area: string | null
          emirate: string | null
          errors: number
          hash: string
          hours: string | null
          name: string | null
          not_understood: string | null
          on_site_since: string
          phones: string | null
          price: string | null
          problems: NonNullable<Json>
          provider_id: number
          read_at: string
          services: string | null
          severity: string | null
          version: number
        }
        ComputedFields: never
        Insert: {
          area?: string | null
          emirate?: string | null
          errors: number
          hash: string
          hours?: string | null
          name?: string | null
          not_understood?: string | null
          on_site_since: string
          phones?: string | null
          price?: string | null
          problems: NonNullable<Json>
          provider_id: number
          read_at: string
          services?: string | null
          severity?: string | null
          version: number
        }
        Update: {
          area?: string | null
          emirate?: string | null
          errors?: number
          hash?: string
          hours?: string | null
          name?: string | null
          not_understood?: string | null
          on_site_since?: string
          phones?: string | null
          price?: string | null
          problems?: NonNullable<Json>
          provider_id?: number
          read_at?: string
          services?: string | null
          severity?: string | null
          version?: number
        }
        Relationships: []
      }
      provider_reviews: {
        Row: {
          answer: boolean
          answered_at: string | null
          car: Database["public"]["Enums"]["car_size"] | null
          created_at: string
          decided_at: string | null
          email: string | null
          email_key: string | null
          handle: string | null
          id: number
          kinds: string[]
          language: string | null
          name: string
          note: string | null
          of_sender: number
          owner_replied_on: string | null
          owner_reply: string | null
          provider_id: number
          published_at: string | null
          reason: Database["public"]["Enums"]["decision_reason"] | null
          request_id: string | null
          result: string | null
          sender: string
          sender_signature: string | null
          stars: number
          status: Database["public"]["Enums"]["message_status"]
          text: string
          text_key: string | null
          text_language: string | null
          visited_in: string
          admit_review: {
            answer: boolean
            answered_at: string | null
            car: Database["public"]["Enums"]["car_size"] | null
            created_at: string
            decided_at: string | null
            email: string | null
            email_key: string | null
            handle: string | null
            id: number
            kinds: string[]
            language: string | null
            name: string
            note: string | null
            of_sender: number
            owner_replied_on: string | null
            owner_reply: string | null
            provider_id: number
            published_at: string | null
            reason: Database["public"]["Enums"]["decision_reason"] | null
            request_id: string | null
            result: string | null
            sender: string
            sender_signature: string | null
            stars: number
            status: Database["public"]["Enums"]["message_status"]
            text: string
            text_key: string | null
            text_language: string | null
            visited_in: string
          } | null
          kind_of: string | null
          review_hints: string | null
        }
        ComputedFields: "admit_review" | "kind_of" | "review_hints"
        Insert: {
          answer?: boolean
          answered_at?: string | null
          car?: Database["public"]["Enums"]["car_size"] | null
          created_at?: string
          decided_at?: string | null
          email?: string | null
          email_key?: string | null
          handle?: string | null
          id?: number
          kinds?: string[]
          language?: string | null
          name: string
          note?: string | null
          of_sender?: number
          owner_replied_on?: string | null
          owner_reply?: string | null
          provider_id: number
          published_at?: string | null
          reason?: Database["public"]["Enums"]["decision_reason"] | null
          request_id?: string | null
          result?: string | null
          sender?: string
          sender_signature?: string | null
          stars: number
          status?: Database["public"]["Enums"]["message_status"]
          text: string
          text_key?: string | null
          text_language?: string | null
          visited_in: string
        }
        Update: {
          answer?: boolean
          answered_at?: string | null
          car?: Database["public"]["Enums"]["car_size"] | null
          created_at?: string
          decided_at?: string | null
          email?: string | null
          email_key?: string | null
          handle?: string | null
          id?: number
          kinds?: string[]
          language?: string | null
          name?: string
          note?: string | null
          of_sender?: number
          owner_replied_on?: string | null
          owner_reply?: string | null
          provider_id?: number
          published_at?: string | null
          reason?: Database["public"]["Enums"]["decision_reason"] | null
          request_id?: string | null
          result?: string | null
          sender?: string
          sender_signature?: string | null
          stars?: number
          status?: Database["public"]["Enums"]["message_status"]
          text?: string
          text_key?: string | null
          text_language?: string | null
          visited_in?: string
        }
        Relationships: []
      }
      provider_sources: {
        Row: {
          last_seen: string
          provider_id: number
          source: string
          source_id: string
        }
        ComputedFields: never
        Insert: {
          last_seen: string
          provider_id: number
          source: string
          source_id: string
        }
        Update: {
          last_seen?: string
          provider_id?: number
          source?: string
          source_id?: string
        }
        Relationships: []
      }
      readings_state: {
        Row: {
          edition: number
          id: boolean
          last_change: number
          new_errors: number
          problem_types: NonNullable<Json>
          problems: number
          started_at: number
          version: number
        }
        ComputedFields: never
        Insert: {
          edition?: number
          id?: boolean
          last_change?: number
          new_errors?: number
          problem_types?: NonNullable<Json>
          problems?: number
          started_at?: number
          version?: number
        }
        Update: {
          edition?: number
          id?: boolean
          last_change?: number
          new_errors?: number
          problem_types?: NonNullable<Json>
          problems?: number
          started_at?: number
          version?: number
        }
        Relationships: []
      }
      seasons: {
        Row: {
          added_at: string
          by: string | null
          from_date: string
          id: number
          kind: string
          name_ar: string
          name_en: string
          note: string | null
          until_date: string
        }
        ComputedFields: never
        Insert: {
          added_at?: string
          by?: string | null
          from_date: string
          id?: number
          kind: string
          name_ar: string
          name_en: string
          note?: string | null
          until_date: string
        }
        Update: {
          added_at?: string
          by?: string | null
          from_date?: string
          id?: number
          kind?: string
          name_ar?: string
          name_en?: string
          note?: string | null
          until_date?: string
        }
        Relationships: []
      }
      signing_key: {
        Row: {
          id: boolean
          key: string
        }
        ComputedFields: never
        Insert: {
          id?: boolean
          key: string
        }
        Update: {
          id?: boolean
          key?: string
        }
        Relationships: []
      }
      site_state: {
        Row: {
          id: boolean
          mail_seen_at: string | null
        }
        ComputedFields: never
        Insert: {
          id?: boolean
          mail_seen_at?: string | null
        }
        Update: {
          id?: boolean
          mail_seen_at?: string | null
        }
        Relationships: []
      }
      submission_settings: {
        Row: {
          id: boolean
          keep_years: number
          per_hour: number
          reviews_per_day: number
          unsigned_per_hour: number
        }
        ComputedFields: never
        Insert: {
          id?: boolean
          keep_years?: number
          per_hour?: number
          reviews_per_day?: number
          unsigned_per_hour?: number
        }
        Update: {
          id?: boolean
          keep_years?: number
          per_hour?: number
          reviews_per_day?: number
          unsigned_per_hour?: number
        }
        Relationships: []
      }
      words: {
        Row: {
          added_at: string
          by: string | null
          confirm: boolean
          counts_in: string | null
          effect: string | null
          id: number
          in_force_since: string | null
          means: string
          name_ar: string | null
          name_en: string | null
          note: string | null
          phrase: string
          position: number | null
        }
        ComputedFields: never
        Insert: {
          added_at?: string
          by?: string | null
          confirm?: boolean
          counts_in?: string | null
          effect?: string | null
          id?: number
          in_force_since?: string | null
          means: string
          name_ar?: string | null
          name_en?: string | null
          note?: string | null
          phrase: string
          position?: number | null
        }
        Update: {
          added_at?: string
          by?: string | null
          confirm?: boolean
          counts_in?: string | null
          effect?: string | null
          id?: number
          in_force_since?: string | null
          means?: string
          name_ar?: string | null
          name_en?: string | null
          note?: string | null
          phrase?: string
          position?: number | null
        }
        Relationships: []
      }
    }
    Views: {
      confirmed_providers: {
        Row: {
          hours_checked_on: string | null
          id: number
          latest: string | null
          name: string | null
          phone_checked_on: string | null
          place_checked_on: string | null
          price_checked_on: string | null
          times: number | null
        }
        ComputedFields: never
        Relationships: []
      }
      directory_counters: {
        Row: {
          changes: number | null
          held: Json | null
          last_change: number | null
          meant: number | null
          table_name: string
          written_as: string | null
        }
        ComputedFields: never
        Relationships: []
      }
      missed_searches_of_month: {
        Row: {
          latest: string | null
          search: string
          times: number | null
        }
        ComputedFields: never
        Relationships: []
      }
      missing_facts: {
        Row: {
          area: string | null
          emirate: string | null
          id: number
          missing: string | null
          name: string | null
          phones: string | null
          position: number | null
          review_count: number | null
          website: string | null
        }
        ComputedFields: never
        Relationships: []
      }
      newest_reviews: {
        Row: {
          car: Database["public"]["Enums"]["car_size"] | null
          id: number
          kinds: string[]
          name: string
          owner_replied_on: string | null
          owner_reply: string | null
          provider_id: number
          published_at: string | null
          stars: number
          text: string
          text_language: string | null
          visited_in: string
        }
        ComputedFields: never
        Relationships: []
      }
      open_submissions: {
        Row: {
          changes: string | null
          contact: string | null
          decide_in: string | null
          due_at: string | null
          duplicates: string | null
          facts: string | null
          hints: string | null
          id: string | null
          is_late: boolean | null
          kind: string | null
          language: string | null
          name: string | null
          note: string | null
          provider_id: number | null
          provider_name: string | null
          received_at: string | null
          result: string | null
          text: string | null
        }
        ComputedFields: never
        Relationships: []
      }
      personal_data: {
        Row: {
          is_certain: boolean | null
          request: number | null
          row_id: string | null
          table_name: string | null
          text: string | null
          why: string | null
        }
        ComputedFields: never
        Relationships: []
      }
      provider_problems: {
        Row: {
          field: string | null
          id: number | null
          meaning: string | null
          name: string | null
          problem: string | null
          severity: string | null
          value: string | null
        }
        ComputedFields: never
        Relationships: []
      }
      published_ratings: {
        Row: {
          changed_at: string | null
          counts: Json | null
          provider_id: number
          rating: number | null
          total: number | null
        }
        ComputedFields: never
        Relationships: []
      }
      row_hashes: {
        Row: {
          hashes: string | null
          table_name: string | null
        }
        ComputedFields: never
        Relationships: []
      }
      submissions: {
        Row: {
          answer: boolean | null
          created_at: string | null
          email: string | null
          id: string | null
          kind: string | null
          language: string | null
          name: string | null
          note: string | null
          provider_id: number | null
          sender: string | null
          status: string | null
          submission_table: string | null
        }
        ComputedFields: never
        Relationships: []
      }
      texts_of_people: {
        Row: {
          email: string | null
          row_id: string | null
          table_name: string | null
          text: string | null
        }
        ComputedFields: never
        Relationships: []
      }
    }
    Functions: {
      accept_business: {
        Args: {
          listing: Omit<
            Database["public"]["Tables"]["listing_submissions"]["Row"],
            Database["public"]["Tables"]["listing_submissions"]["ComputedFields"]
          >
        }
        Returns: Record<string, unknown>
      }
      accept_claim: {
        Args: {
          listing: Omit<
            Database["public"]["Tables"]["listing_submissions"]["Row"],
            Database["public"]["Tables"]["listing_submissions"]["ComputedFields"]
          >
        }
        Returns: Record<string, unknown>
      }
      admit_review: {
        Args: {
          review: Omit<
            Database["public"]["Tables"]["provider_reviews"]["Row"],
            Database["public"]["Tables"]["provider_reviews"]["ComputedFields"]
          >
        }
        Returns: {
          answer: boolean
          answered_at: string | null
          car: Database["public"]["Enums"]["car_size"] | null
          created_at: string
          decided_at: string | null
          email: string | null
          email_key: string | null
          handle: string | null
          id: number
          kinds: string[]
          language: string | null
          name: string
          note: string | null
          of_sender: number
          owner_replied_on: string | null
          owner_reply: string | null
          provider_id: number
          published_at: string | null
          reason: Database["public"]["Enums"]["decision_reason"] | null
          request_id: string | null
          result: string | null
          sender: string
          sender_signature: string | null
          stars: number
          status: Database["public"]["Enums"]["message_status"]
          text: string
          text_key: string | null
          text_language: string | null
          visited_in: string
        }
        SetofOptions: {
          from: "provider_reviews"
          to: "provider_reviews"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      admit_submission: {
        Args: {
          claimed_sender: string
          is_signed: boolean
          request: string
          submission_table: string
        }
        Returns: string
      }
      alts_of_photos: {
        Args: { old_alts: string[]; old_photos: string[]; photos: string[] }
        Returns: string[]
      }
      answer_of: {
        Args: {
          item: Omit<
            Database["public"]["Tables"]["outbox"]["Row"],
            Database["public"]["Tables"]["outbox"]["ComputedFields"]
          >
        }
        Returns: Json
      }
      apply_import: { Args: { run_id: string; size: number }; Returns: number }
      begin_import: {
        Args: { file_name: string; run_id: string }
        Returns: Json
      }
      business_values: {
        Args: {
          listing: Omit<
            Database["public"]["Tables"]["listing_submissions"]["Row"],
            Database["public"]["Tables"]["listing_submissions"]["ComputedFields"]
          >
        }
        Returns: Json
      }
      can_mail: { Args: Record<PropertyKey, never>; Returns: boolean }
      changed_columns: {
        Args: { after: Json; before: Json }
        Returns: string[]
      }
      checks_of: {
        Args: { columns: string[]; written: string[] }
        Returns: string[]
      }
      claim_delivery: {
        Args: { answers: boolean; tells: boolean }
        Returns: Json
      }
      claim_remarks: {
        Args: {
          listing: Omit<
            Database["public"]["Tables"]["listing_submissions"]["Row"],
            Database["public"]["Tables"]["listing_submissions"]["ComputedFields"]
          >
        }
        Returns: string
      }
      claimed_changes: {
        Args: {
          listing: Omit<
            Database["public"]["Tables"]["listing_submissions"]["Row"],
            Database["public"]["Tables"]["listing_submissions"]["ComputedFields"]
          >
        }
        Returns: {
          field: string
          is_stale: boolean
          present: Json
          proposed: Json
          rank: number
          was: Json
        }[]
      }
      claimed_price: { Args: { car: string; details: Json }; Returns: number }
      compared_fields: {
        Args: {
          listing: Omit<
            Database["public"]["Tables"]["listing_submissions"]["Row"],
            Database["public"]["Tables"]["listing_submissions"]["ComputedFields"]
          >
        }
        Returns: Json
      }
      confirm_facts: {
        Args: { provider: number; sender?: string; signature?: string }
        Returns: boolean
      }
      count_letters: { Args: { value: string }; Returns: number }
      count_missed_search: {
        Args: { search: string; sender?: string; signature?: string }
        Returns: undefined
      }
      count_open_submissions: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      database_state: {
        Args: { nonce: string; signature: string }
        Returns: Json
      }
      decide_listing: {
        Args: {
          before: Database["public"]["Enums"]["listing_status"]
          listing: Omit<
            Database["public"]["Tables"]["listing_submissions"]["Row"],
            Database["public"]["Tables"]["listing_submissions"]["ComputedFields"]
          >
        }
        Returns: {
          address: string | null
          answer: boolean
          answered_at: string | null
          business_name: string
          by_owner_link: string | null
          changes: Json | null
          claimed_provider_id: number | null
          comparison: string | null
          created_at: string
          decided_at: string | null
          description: string | null
          details: Json | null
          duplicates: string | null
          email: string | null
          emirates: string
          handle: string | null
          hints: string | null
          id: number
          language: string | null
          missing: string | null
          note: string | null
          owner_link: string | null
          phone: string | null
          provider_id: number | null
          reason: Database["public"]["Enums"]["decision_reason"] | null
          request_id: string | null
          result: string | null
          sender: string
          sender_signature: string | null
          service_type: string[] | null
          status: Database["public"]["Enums"]["listing_status"]
          turned_at: string | null
          website: string | null
        }
        SetofOptions: {
          from: "*"
          to: "listing_submissions"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      delete_old_submissions: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      digest_of_now: { Args: Record<PropertyKey, never>; Returns: Json }
      drain_outbox: { Args: { signature: string; work: string }; Returns: Json }
      effect_of_post: {
        Args: { created_at: string; is_published: boolean }
        Returns: string
      }
      email_key_of: { Args: { email: string }; Returns: string }
      entered_values: { Args: { given: Json }; Returns: Json }
      erase_copies: { Args: { erased: string }; Returns: undefined }
      erase_decided_submissions: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      erase_expired: { Args: Record<PropertyKey, never>; Returns: undefined }
      erase_row: { Args: { key: string; of_table: string }; Returns: undefined }
      facts_to_take: {
        Args: {
          gone: Omit<
            Database["public"]["Tables"]["car_wash_locations"]["Row"],
            Database["public"]["Tables"]["car_wash_locations"]["ComputedFields"]
          >
          stays: Omit<
            Database["public"]["Tables"]["car_wash_locations"]["Row"],
            Database["public"]["Tables"]["car_wash_locations"]["ComputedFields"]
          >
        }
        Returns: Json
      }
      filled_details: { Args: { details: Json }; Returns: Json }
      fold_directory_changes: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      forget_sources: { Args: { run_id: string }; Returns: undefined }
      form_of: { Args: { type: string }; Returns: string }
      former_phones: { Args: Record<PropertyKey, never>; Returns: Json }
      give_back: {
        Args: {
          gone: Omit<
            Database["public"]["Tables"]["car_wash_locations"]["Row"],
            Database["public"]["Tables"]["car_wash_locations"]["ComputedFields"]
          >
        }
        Returns: undefined
      }
      handle_of: { Args: { request: string }; Returns: string }
      hanging_on: {
        Args: { deleted: Json; table_name: string }
        Returns: string
      }
      has_email: { Args: { lowered: string }; Returns: boolean }
      has_link: { Args: { lowered: string }; Returns: boolean }
      held_to_tell: {
        Args: Record<PropertyKey, never>
        Returns: {
          examples: string | null
          gone: number
          release: boolean
          released_at: string | null
          remaining: number
          reported_at: string
          shown: number
          since: string
          table_name: string
          told: boolean
          until: string | null
          what: string
        }[]
        SetofOptions: {
          from: "*"
          to: "held_back"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      history_key: { Args: { table_name: string }; Returns: string }
      impossible_values_of: {
        Args: { given: Json }
        Returns: {
          field: string
          rule: string
          value: string
        }[]
      }
      is_alternative_text: { Args: { texts: string[] }; Returns: boolean }
      is_answer_due: {
        Args: { answer: boolean; status: string }
        Returns: boolean
      }
      is_blank: { Args: { value: string }; Returns: boolean }
      is_email: { Args: { value: string }; Returns: boolean }
      is_listed_provider: { Args: { provider: number }; Returns: boolean }
      is_open: {
        Args: {
          item: Omit<
            Database["public"]["Tables"]["outbox"]["Row"],
            Database["public"]["Tables"]["outbox"]["ComputedFields"]
          >
        }
        Returns: boolean
      }
      is_picture_list: { Args: { links: string[] }; Returns: boolean }
      is_same_phone: { Args: { one: string; other: string }; Returns: boolean }
      is_same_website: {
        Args: { one: string; other: string }
        Returns: boolean
      }
      is_signed: {
        Args: { parts: string[]; signature: string }
        Returns: boolean
      }
      is_taken_at_once: {
        Args: {
          listing: Omit<
            Database["public"]["Tables"]["listing_submissions"]["Row"],
            Database["public"]["Tables"]["listing_submissions"]["ComputedFields"]
          >
        }
        Returns: boolean
      }
      is_visitor: { Args: Record<PropertyKey, never>; Returns: boolean }
      kind_of:
        | {
            Args: {
              submission: Omit<
                Database["public"]["Tables"]["contact_submissions"]["Row"],
                Database["public"]["Tables"]["contact_submissions"]["ComputedFields"]
              >
            }
            Returns: {
              error: true
            } & "Could not choose the best candidate function between: public.kind_of(submission => contact_submissions), public.kind_of(submission => listing_submissions), public.kind_of(submission => provider_reviews). Try renaming the parameters or the function itself in the database so function overloading can be resolved"
          }
        | {
            Args: {
              submission: Omit<
                Database["public"]["Tables"]["listing_submissions"]["Row"],
                Database["public"]["Tables"]["listing_submissions"]["ComputedFields"]
              >
            }
            Returns: {
              error: true
            } & "Could not choose the best candidate function between: public.kind_of(submission => contact_submissions), public.kind_of(submission => listing_submissions), public.kind_of(submission => provider_reviews). Try renaming the parameters or the function itself in the database so function overloading can be resolved"
          }
        | {
            Args: {
              submission: Omit<
                Database["public"]["Tables"]["provider_reviews"]["Row"],
                Database["public"]["Tables"]["provider_reviews"]["ComputedFields"]
              >
            }
            Returns: {
              error: true
            } & "Could not choose the best candidate function between: public.kind_of(submission => contact_submissions), public.kind_of(submission => listing_submissions), public.kind_of(submission => provider_reviews). Try renaming the parameters or the function itself in the database so function overloading can be resolved"
          }
      last_digits: { Args: { phone: string }; Returns: string }
      letter_class: { Args: Record<PropertyKey, never>; Returns: string }
      listing_hints: {
        Args: {
          listing: Omit<
            Database["public"]["Tables"]["listing_submissions"]["Row"],
            Database["public"]["Tables"]["listing_submissions"]["ComputedFields"]
          >
        }
        Returns: string
      }
      listings_of_same_business: {
        Args: {
          listing: Omit<
            Database["public"]["Tables"]["listing_submissions"]["Row"],
            Database["public"]["Tables"]["listing_submissions"]["ComputedFields"]
          >
        }
        Returns: string
      }
      listings_to_compare: { Args: Record<PropertyKey, never>; Returns: Json }
      lock_tables: { Args: { tables: unknown[] }; Returns: undefined }
      lower_text: { Args: { value: string }; Returns: string }
      menu_of: { Args: { provider: number }; Returns: Json }
      missing_facts_of_today: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      name_of_row: {
        Args: { row_id: string; table_name: string }
        Returns: string
      }
      note_call: {
        Args: {
          as_shown: boolean
          day: string
          last_month: string
          network: string
          outcome: string
          provider: number
          signature: string
        }
        Returns: boolean
      }
      note_delivery: { Args: { delivery: Json }; Returns: undefined }
      note_import: {
        Args: { lines: number[]; run_id: string }
        Returns: undefined
      }
      note_meant: {
        Args: { of_rows: number; of_table: string }
        Returns: undefined
      }
      note_sources: {
        Args: { of_run?: string; of_source: string }
        Returns: undefined
      }
      obvious_duplicate: {
        Args: {
          listing: Omit<
            Database["public"]["Tables"]["listing_submissions"]["Row"],
            Database["public"]["Tables"]["listing_submissions"]["ComputedFields"]
          >
        }
        Returns: string
      }
      owner_checks: { Args: { given: Json }; Returns: Json }
      owner_link_of: {
        Args: {
          item: Omit<
            Database["public"]["Tables"]["outbox"]["Row"],
            Database["public"]["Tables"]["outbox"]["ComputedFields"]
          >
        }
        Returns: Json
      }
      owner_link_state: {
        Args: {
          nonce: string
          provider: number
          signature: string
          version: number
        }
        Returns: Json
      }
      owner_links_to_write: {
        Args: { nonce: string; signature: string }
        Returns: Json
      }
      page_change: { Args: { changed: string; keys: string[] }; Returns: Json }
      phone_digits: { Args: { phone: string }; Returns: string[] }
      plan_digest: { Args: { at?: string }; Returns: undefined }
      raise_counter: { Args: { raised: string }; Returns: undefined }
      readable_value: { Args: { value: Json }; Returns: string }
      refusal_of_changes: {
        Args: {
          listing: Omit<
            Database["public"]["Tables"]["listing_submissions"]["Row"],
            Database["public"]["Tables"]["listing_submissions"]["ComputedFields"]
          >
        }
        Returns: string
      }
      refusal_of_decision: {
        Args: { before: string; decision: string; is_erased: boolean }
        Returns: string
      }
      refusal_of_erasure: {
        Args: {
          request: Omit<
            Database["public"]["Tables"]["data_requests"]["Row"],
            Database["public"]["Tables"]["data_requests"]["ComputedFields"]
          >
        }
        Returns: string
      }
      refusal_of_merge: {
        Args: {
          gone: Omit<
            Database["public"]["Tables"]["car_wash_locations"]["Row"],
            Database["public"]["Tables"]["car_wash_locations"]["ComputedFields"]
          >
        }
        Returns: string
      }
      refusal_of_undo: {
        Args: {
          change: Omit<
            Database["public"]["Tables"]["provider_history"]["Row"],
            Database["public"]["Tables"]["provider_history"]["ComputedFields"]
          >
          stored: Json
        }
        Returns: string
      }
      refuse_changed_rows: {
        Args: { lines: number[]; run_id: string }
        Returns: undefined
      }
      report_held: {
        Args: { nonce: string; report: string; signature: string }
        Returns: undefined
      }
      require_signature: {
        Args: { parts: string[]; signature: string }
        Returns: undefined
      }
      result_of_decision: {
        Args: { accepted: string; decision: string }
        Returns: string
      }
      review_due: { Args: { received: string }; Returns: string }
      review_hints: {
        Args: {
          review: Omit<
            Database["public"]["Tables"]["provider_reviews"]["Row"],
            Database["public"]["Tables"]["provider_reviews"]["ComputedFields"]
          >
        }
        Returns: string
      }
      running_import: { Args: { except_run?: string }; Returns: Json }
      schedule_upkeep: { Args: Record<PropertyKey, never>; Returns: string }
      set_page_webhook: { Args: { address: string }; Returns: string }
      standing_decision: { Args: { listing: string }; Returns: string }
      staying_provider: { Args: { provider: number }; Returns: number }
      submission_due: {
        Args: { kind: string; received: string }
        Returns: string
      }
      submission_state: {
        Args: { handle: string; nonce: string; signature: string }
        Returns: Json
      }
      take_over: {
        Args: {
          gone: Omit<
            Database["public"]["Tables"]["car_wash_locations"]["Row"],
            Database["public"]["Tables"]["car_wash_locations"]["ComputedFields"]
          >
        }
        Returns: undefined
      }
      taken_of: {
        Args: {
          item: Omit<
            Database["public"]["Tables"]["outbox"]["Row"],
            Database["public"]["Tables"]["outbox"]["ComputedFields"]
          >
        }
        Returns: Json
      }
      text_key_of: { Args: { value: string }; Returns: string }
      text_language_of: { Args: { value: string }; Returns: string }
      touch_import: { Args: { run_id: string }; Returns: undefined }
      undo_changes: {
        Args: { changes: number[]; undone: string }
        Returns: {
          id: number
          is_done: boolean
          result: string
        }[]
      }
      undo_changes_of_run: {
        Args: { providers: number[]; run_id: string }
        Returns: undefined
      }
      undo_import: { Args: { run_id: string; size: number }; Returns: number }
      values_of_undo: {
        Args: {
          change: Omit<
            Database["public"]["Tables"]["provider_history"]["Row"],
            Database["public"]["Tables"]["provider_history"]["ComputedFields"]
          >
        }
        Returns: Json
      }
      website_address: { Args: { website: string }; Returns: string }
      weigh_calls: { Args: { provider: number }; Returns: undefined }
      what_is_priced: { Args: { item: Json }; Returns: Json }
      without_standing: { Args: { result: string }; Returns: string }
      words_to_judge: { Args: Record<PropertyKey, never>; Returns: Json }
      work_of_site: {
        Args: { nonce: string; signature: string }
        Returns: Json
      }
      write_back: {
        Args: { nonce: string; signature: string; work: string }
        Returns: number
      }
      write_comparisons: { Args: { comparisons: Json }; Returns: undefined }
      write_import_rows: {
        Args: { lines: number[]; run_id: string }
        Returns: undefined
      }
      write_menus: {
        Args: { lines: number[]; run_id: string }
        Returns: undefined
      }
      write_owner_links: {
        Args: { links: string; nonce: string; signature: string }
        Returns: undefined
      }
      write_readings: { Args: { work: Json }; Returns: undefined }
      write_row: {
        Args: {
          given: Json
          is_new: boolean
          row_id: string
          table_name: string
        }
        Returns: string
      }
      write_word_effects: { Args: { judged: Json }; Returns: undefined }
      written_text: { Args: { value: string }; Returns: string }
    }
    Enums: {
      car_size: "small" | "suv" | "large"
      decision_reason:
        | "corrected"
        | "already right"
        | "answered"
        | "not reached"
        | "not the business"
        | "known already"
        | "not a car wash"
        | "incomplete"
        | "against the rules"
        | "no visit"
      fact_source: "team" | "provider" | "owner"
      listing_status:
        "new" | "accepted" | "accepted as new" | "rejected" | "spam"
      message_status: "new" | "accepted" | "rejected" | "spam"
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema["Tables"] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema["Tables"] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema["Enums"] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      car_size: ["small", "suv", "large"],
      decision_reason: [
        "corrected",
        "already right",
        "answered",
        "not reached",
        "not the business",
        "known already",
        "not a car wash",
        "incomplete",
        "against the rules",
        "no visit",
      ],
      fact_source: ["team", "provider", "owner"],
      listing_status: [
        "new",
        "accepted",
        "accepted as new",
        "rejected",
        "spam",
      ],
      message_status: ["new", "accepted", "rejected", "spam"],
    },
  },
} as const

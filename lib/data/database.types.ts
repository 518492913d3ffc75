// Written by `npm run types` from supabase/migrations. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      areas: {
        Row: {
          aliases: string[];
          emirate: string;
          is_district: boolean;
          latitude: number;
          longitude: number;
          name_ar: string;
          name_en: string;
          names: string[];
          slug: string;
        };
        ComputedFields: never;
        Insert: {
          aliases?: string[];
          emirate: string;
          is_district?: boolean;
          latitude: number;
          longitude: number;
          name_ar: string;
          name_en: string;
          names?: never;
          slug: string;
        };
        Update: {
          aliases?: string[];
          emirate?: string;
          is_district?: boolean;
          latitude?: number;
          longitude?: number;
          name_ar?: string;
          name_en?: string;
          names?: never;
          slug?: string;
        };
        Relationships: [];
      };
      blog_posts: {
        Row: {
          category: string | null;
          content: string | null;
          created_at: string;
          excerpt: string | null;
          featured_image: string | null;
          id: number;
          is_published: boolean;
          search_text: string | null;
          slug: string;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          category?: string | null;
          content?: string | null;
          created_at?: string;
          excerpt?: string | null;
          featured_image?: string | null;
          id?: number;
          is_published?: boolean;
          search_text?: never;
          slug: string;
          title: string;
        };
        Update: {
          category?: string | null;
          content?: string | null;
          created_at?: string;
          excerpt?: string | null;
          featured_image?: string | null;
          id?: number;
          is_published?: boolean;
          search_text?: never;
          slug?: string;
          title?: string;
        };
        Relationships: [];
      };
      car_wash_locations: {
        Row: {
          address: string | null;
          area: string | null;
          booking_capability: string | null;
          business_name: string | null;
          closed_on: string | null;
          districts: string[];
          eco_certified: boolean | null;
          emirates: string[];
          id: number;
          is_closed: boolean;
          is_eco: boolean;
          is_listed: boolean;
          is_verified: boolean;
          kinds: string[];
          location_type: string | null;
          mobile_validation: boolean | null;
          open_minutes: unknown;
          opening_hours: string | null;
          phone: string | null;
          phone_e164: string | null;
          price_from: number | null;
          price_range: string | null;
          price_to: number | null;
          rating: number | null;
          review_count: number | null;
          same_day_service: boolean | null;
          search_text: string;
          search_vector: unknown;
          serves_mobile: boolean;
          serves_onsite: boolean;
          service_category: string | null;
          service_description: string | null;
          service_location: string | null;
          service_location_text: string;
          sort_name: string | null;
          updated_at: string | null;
          verified_status: string | null;
          wash_type: string | null;
          wash_type_text: string;
          wash_types: string[];
          website: string | null;
          website_valid: boolean | null;
          weekend_service: boolean | null;
          whatsapp_handle: string | null;
          problems_of: {
            field: string;
            problem: string;
            severity: string;
            value: string;
          } | null;
        };
        ComputedFields: 'problems_of';
        Insert: {
          address?: string | null;
          area?: string | null;
          booking_capability?: string | null;
          business_name?: string | null;
          closed_on?: string | null;
          districts?: never;
          eco_certified?: boolean | null;
          emirates?: never;
          id?: number;
          is_closed?: never;
          is_eco?: never;
          is_listed: boolean;
          is_verified?: never;
          kinds?: never;
          location_type?: string | null;
          mobile_validation?: boolean | null;
          open_minutes?: never;
          opening_hours?: string | null;
          phone?: string | null;
          phone_e164?: never;
          price_from?: never;
          price_range?: string | null;
          price_to?: never;
          rating?: number | null;
          review_count?: number | null;
          same_day_service?: boolean | null;
          search_text?: string;
          search_vector?: unknown;
          serves_mobile?: boolean;
          serves_onsite?: boolean;
          service_category?: string | null;
          service_description?: string | null;
          service_location?: string | null;
          service_location_text?: never;
          sort_name?: never;
          updated_at?: string | null;
          verified_status?: string | null;
          wash_type?: string | null;
          wash_type_text?: never;
          wash_types?: never;
          website?: string | null;
          website_valid?: boolean | null;
          weekend_service?: boolean | null;
          whatsapp_handle?: string | null;
        };
        Update: {
          address?: string | null;
          area?: string | null;
          booking_capability?: string | null;
          business_name?: string | null;
          closed_on?: string | null;
          districts?: never;
          eco_certified?: boolean | null;
          emirates?: never;
          id?: number;
          is_closed?: never;
          is_eco?: never;
          is_listed?: boolean;
          is_verified?: never;
          kinds?: never;
          location_type?: string | null;
          mobile_validation?: boolean | null;
          open_minutes?: never;
          opening_hours?: string | null;
          phone?: string | null;
          phone_e164?: never;
          price_from?: never;
          price_range?: string | null;
          price_to?: never;
          rating?: number | null;
          review_count?: number | null;
          same_day_service?: boolean | null;
          search_text?: string;
          search_vector?: unknown;
          serves_mobile?: boolean;
          serves_onsite?: boolean;
          service_category?: string | null;
          service_description?: string | null;
          service_location?: string | null;
          service_location_text?: never;
          sort_name?: never;
          updated_at?: string | null;
          verified_status?: string | null;
          wash_type?: string | null;
          wash_type_text?: never;
          wash_types?: never;
          website?: string | null;
          website_valid?: boolean | null;
          weekend_service?: boolean | null;
          whatsapp_handle?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'car_wash_locations_area_fkey';
            columns: ['area'];
            isOneToOne: false;
            referencedRelation: 'areas';
            referencedColumns: ['slug'];
          },
        ];
      };
      contact_submissions: {
        Row: {
          created_at: string;
          email: string | null;
          id: number;
          message: string;
          name: string;
          phone: string | null;
          provider_id: number | null;
          request_id: string | null;
          sender: string;
          status: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email?: string | null;
          id?: number;
          message: string;
          name: string;
          phone?: string | null;
          provider_id?: number | null;
          request_id?: string | null;
          sender?: string;
          status?: string;
        };
        Update: {
          created_at?: string;
          email?: string | null;
          id?: number;
          message?: string;
          name?: string;
          phone?: string | null;
          provider_id?: number | null;
          request_id?: string | null;
          sender?: string;
          status?: string;
        };
        Relationships: [];
      };
      count_refreshes: {
        Row: {
          id: boolean;
          refreshed_at: string;
        };
        ComputedFields: never;
        Insert: {
          id?: boolean;
          refreshed_at?: string;
        };
        Update: {
          id?: boolean;
          refreshed_at?: string;
        };
        Relationships: [];
      };
      faqs: {
        Row: {
          answer: string;
          answer_ar: string | null;
          category: string | null;
          id: number;
          is_published: boolean;
          question: string;
          question_ar: string | null;
          sort_order: number;
        };
        ComputedFields: never;
        Insert: {
          answer: string;
          answer_ar?: string | null;
          category?: string | null;
          id?: number;
          is_published?: boolean;
          question: string;
          question_ar?: string | null;
          sort_order?: number;
        };
        Update: {
          answer?: string;
          answer_ar?: string | null;
          category?: string | null;
          id?: number;
          is_published?: boolean;
          question?: string;
          question_ar?: string | null;
          sort_order?: number;
        };
        Relationships: [];
      };
      import_rows: {
        Row: {
          action: string;
          before: Json | null;
          line: number;
          problem: string | null;
          provider_id: number | null;
          run: string;
          state: string;
          values: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          before?: Json | null;
          line: number;
          problem?: string | null;
          provider_id?: number | null;
          run: string;
          state?: string;
          values: NonNullable<Json>;
        };
        Update: {
          action?: string;
          before?: Json | null;
          line?: number;
          problem?: string | null;
          provider_id?: number | null;
          run?: string;
          state?: string;
          values?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: 'import_rows_run_fkey';
            columns: ['run'];
            isOneToOne: false;
            referencedRelation: 'import_runs';
            referencedColumns: ['id'];
          },
        ];
      };
      import_runs: {
        Row: {
          file: string;
          finished_at: string | null;
          id: string;
          started_at: string;
          state: string;
          summary: Json | null;
        };
        ComputedFields: never;
        Insert: {
          file: string;
          finished_at?: string | null;
          id: string;
          started_at?: string;
          state?: string;
          summary?: Json | null;
        };
        Update: {
          file?: string;
          finished_at?: string | null;
          id?: string;
          started_at?: string;
          state?: string;
          summary?: Json | null;
        };
        Relationships: [];
      };
      listing_submissions: {
        Row: {
          address: string | null;
          business_name: string;
          claimed_provider_id: number | null;
          created_at: string;
          description: string | null;
          details: Json | null;
          email: string;
          emirates: string;
          id: number;
          phone: string | null;
          provider_id: number | null;
          rejection_reason: string | null;
          request_id: string | null;
          sender: string;
          service_type: string[] | null;
          status: string;
          website: string | null;
        };
        ComputedFields: never;
        Insert: {
          address?: string | null;
          business_name: string;
          claimed_provider_id?: number | null;
          created_at?: string;
          description?: string | null;
          details?: Json | null;
          email: string;
          emirates: string;
          id?: number;
          phone?: string | null;
          provider_id?: number | null;
          rejection_reason?: string | null;
          request_id?: string | null;
          sender?: string;
          service_type?: string[] | null;
          status?: string;
          website?: string | null;
        };
        Update: {
          address?: string | null;
          business_name?: string;
          claimed_provider_id?: number | null;
          created_at?: string;
          description?: string | null;
          details?: Json | null;
          email?: string;
          emirates?: string;
          id?: number;
          phone?: string | null;
          provider_id?: number | null;
          rejection_reason?: string | null;
          request_id?: string | null;
          sender?: string;
          service_type?: string[] | null;
          status?: string;
          website?: string | null;
        };
        Relationships: [];
      };
      missed_searches: {
        Row: {
          day: string;
          search: string;
          times: number;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          search: string;
          times?: number;
        };
        Update: {
          day?: string;
          search?: string;
          times?: number;
        };
        Relationships: [];
      };
      pages: {
        Row: {
          content: string | null;
          id: number;
          is_published: boolean;
          slug: string;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          content?: string | null;
          id?: number;
          is_published?: boolean;
          slug: string;
          title: string;
        };
        Update: {
          content?: string | null;
          id?: number;
          is_published?: boolean;
          slug?: string;
          title?: string;
        };
        Relationships: [];
      };
      submission_settings: {
        Row: {
          id: boolean;
          keep_years: number;
          per_hour: number;
        };
        ComputedFields: never;
        Insert: {
          id?: boolean;
          keep_years?: number;
          per_hour?: number;
        };
        Update: {
          id?: boolean;
          keep_years?: number;
          per_hour?: number;
        };
        Relationships: [];
      };
    };
    Views: {
      area_facets: {
        Row: {
          area: string | null;
          facets: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      open_submissions: {
        Row: {
          due_at: string | null;
          email: string | null;
          id: number | null;
          is_late: boolean | null;
          kind: string | null;
          name: string | null;
          provider_id: number | null;
          received_at: string | null;
          text: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      opening_weeks: {
        Row: {
          open_minutes: unknown;
          week: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      provider_counts: {
        Row: {
          area: string | null;
          facets: number | null;
          minutes: number[] | null;
          open: number[] | null;
          providers: number | null;
          without_hours: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      provider_problems: {
        Row: {
          field: string | null;
          id: number | null;
          name: string | null;
          problem: string | null;
          severity: string | null;
          value: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      provider_stats: {
        Row: {
          always_open: number | null;
          eco: number | null;
          mobile: number | null;
          place: string | null;
          price_from: number | null;
          price_high: number | null;
          price_low: number | null;
          providers: number | null;
          verified: number | null;
          wash_type: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      search_lexicon: {
        Row: {
          providers: number | null;
          word: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      search_phrases: {
        Row: {
          filter: string | null;
          option: string | null;
          phrase: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      week_counts: {
        Row: {
          area: string | null;
          facets: number | null;
          providers: number | null;
          week: number | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
    };
    Functions: {
      accept_listing: {
        Args: { confirmed?: boolean; submission: number };
        Returns: {
          field: string;
          now: string;
          outcome: string;
          proposed: string;
          provider: number;
        }[];
      };
      apply_import: { Args: { run_id: string; size: number }; Returns: number };
      area_names: { Args: { aliases: string[]; name_ar: string; name_en: string }; Returns: string[] };
      area_of: { Args: { address: string; districts: string[]; emirates: string[] }; Returns: string };
      begin_import: { Args: { file_name: string; run_id: string }; Returns: Json };
      canonical_text: { Args: { value: string }; Returns: string };
      cell_of: { Args: { value: Json }; Returns: Json };
      chat_name_of: { Args: { handle: string }; Returns: string };
      count_matching: { Args: { conditions: string; is_rare: boolean }; Returns: Json };
      count_missed_search: { Args: { search: string }; Returns: undefined };
      count_provider_problems: {
        Args: Record<PropertyKey, never>;
        Returns: {
          examples: Json;
          problem: string;
          providers: number;
          severity: string;
        }[];
      };
      count_providers: {
        Args: {
          area: string;
          eco: boolean;
          emirate: string;
          max_price: number;
          min_rating: number;
          open_at: number;
          open_now: number;
          service_mode: string;
          verified: boolean;
          wash_type: string;
        };
        Returns: Json;
      };
      days_of: { Args: { plain_days: string }; Returns: number[] };
      delete_old_submissions: { Args: Record<PropertyKey, never>; Returns: number };
      districts_of: { Args: { address: string }; Returns: string[] };
      emirates_of: { Args: { address: string }; Returns: string[] };
      facets_of: {
        Args: {
          emirates: string[];
          is_eco: boolean;
          is_verified: boolean;
          price_from: number;
          rating: number;
          serves_mobile: boolean;
          serves_onsite: boolean;
          wash_type_text: string;
          wash_types: string[];
        };
        Returns: number;
      };
      filter_options: {
        Args: Record<PropertyKey, never>;
        Returns: {
          facet: number;
          filter: string;
          option: string;
        }[];
      };
      filter_phrase_list: {
        Args: Record<PropertyKey, never>;
        Returns: {
          filter: string;
          option: string;
          phrases: string;
        }[];
      };
      fold_text: { Args: { value: string }; Returns: string };
      has_rare_word: { Args: { words: Json }; Returns: boolean };
      import_columns: { Args: Record<PropertyKey, never>; Returns: string[] };
      is_blank: { Args: { value: string }; Returns: boolean };
      is_eco_friendly: {
        Args: {
          business_name: string;
          eco_certified: boolean;
          service_category: string;
          service_description: string;
          wash_type: string;
        };
        Returns: boolean;
      };
      is_placeholder: { Args: { value: string }; Returns: boolean };
      is_slug: { Args: { value: string }; Returns: boolean };
      is_website: { Args: { value: string }; Returns: boolean };
      kinds_of: {
        Args: {
          business_name: string;
          eco_certified: boolean;
          location_type: string;
          opening_hours: string;
          service_category: string;
          service_description: string;
          service_location: string;
          wash_type: string;
        };
        Returns: string[];
      };
      latin_alias_pattern: { Args: Record<PropertyKey, never>; Returns: string };
      list_providers: {
        Args: {
          area?: string;
          eco?: boolean;
          emirate?: string;
          max_price?: number;
          min_rating?: number;
          open_at?: number;
          open_now?: number;
          page?: number;
          search?: string;
          service_mode?: string;
          sort?: string;
          verified?: boolean;
          wash_type?: string;
        };
        Returns: Json;
      };
      listing_changes: {
        Args: { submission: number };
        Returns: {
          field: string;
          now: string;
          proposed: string;
        }[];
      };
      mark_spam: { Args: { kind: string; submission: number }; Returns: undefined };
      match_import: { Args: { rows: Json }; Returns: Json };
      matching_mode: { Args: { is_rare: boolean }; Returns: string };
      minute_of_day: { Args: { plain_time: string }; Returns: number };
      missed_search_of: { Args: { search: string }; Returns: string };
      open_minutes_of: { Args: { opening_hours: string }; Returns: unknown };
      phone_e164_of: { Args: { phone: string }; Returns: string };
      phrase_condition: { Args: { search: string }; Returns: string };
      phrase_text: { Args: { value: string }; Returns: string };
      place_words: { Args: { value: string }; Returns: string };
      plain_hours: { Args: { opening_hours: string }; Returns: string };
      plain_price: { Args: { price_range: string }; Returns: string };
      plain_signs: { Args: { value: string }; Returns: string };
      plain_text: { Args: { value: string }; Returns: string };
      price_from_of: { Args: { price_range: string }; Returns: number };
      price_to_of: { Args: { price_range: string }; Returns: number };
      problems_of: {
        Args: {
          provider: Omit<
            Database['public']['Tables']['car_wash_locations']['Row'],
            Database['public']['Tables']['car_wash_locations']['ComputedFields']
          >;
        };
        Returns: {
          field: string;
          problem: string;
          severity: string;
          value: string;
        }[];
      };
      provider_conditions: {
        Args: {
          area: string;
          eco: boolean;
          emirate: string;
          max_price: number;
          min_rating: number;
          open_at: number;
          service_mode: string;
          verified: boolean;
          wash_type: string;
        };
        Returns: string;
      };
      provider_order: { Args: { sort: string }; Returns: string };
      providers_with_signs: {
        Args: { at_address: string; in_area: string; name: string; phone: string; website: string };
        Returns: Json;
      };
      refresh_areas: { Args: Record<PropertyKey, never>; Returns: number };
      refresh_counts: { Args: Record<PropertyKey, never>; Returns: boolean };
      reject_listing: { Args: { reason: string; submission: number }; Returns: undefined };
      review_due: { Args: { received: string }; Returns: string };
      schedule_upkeep: { Args: Record<PropertyKey, never>; Returns: string };
      search_alias_list: {
        Args: Record<PropertyKey, never>;
        Returns: {
          is_arabic: boolean;
          pattern: string;
          rank: number;
          word: string;
        }[];
      };
      search_form: { Args: { value: string }; Returns: string };
      search_text_of: { Args: { value: string }; Returns: string };
      search_vector_of: { Args: { search_text: string }; Returns: unknown };
      shows_something: { Args: { html: string }; Returns: boolean };
      spans_of: { Args: { plain_spans: string }; Returns: unknown[] };
      suggest_providers: { Args: { how_many?: number; search: string }; Returns: Json };
      text_of_html: { Args: { html: string }; Returns: string };
      understand_search: { Args: { emirate?: string; may_correct?: boolean; search: string }; Returns: Json };
      undo_import: { Args: { run_id: string; size: number }; Returns: number };
      wash_types_of: {
        Args: {
          business_name: string;
          eco_certified: boolean;
          location_type: string;
          opening_hours: string;
          service_category: string;
          service_description: string;
          service_location: string;
          wash_type: string;
        };
        Returns: string[];
      };
      web_name_of: { Args: { website: string }; Returns: string };
      website_key_of: { Args: { website: string }; Returns: string };
      week_of: { Args: { open_minutes: unknown }; Returns: number };
      words_condition: { Args: { words: Json }; Returns: string };
      write_import_rows: { Args: { lines: number[]; run_id: string; undo?: boolean }; Returns: undefined };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;

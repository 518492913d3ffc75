// Written by `npm run types` from supabase/migrations. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      contact_submissions: {
        Row: Record<string, unknown>;
        Insert: {
          answer?: boolean;
          answered_at?: string | null;
          created_at?: string;
          decided_at?: string | null;
          email?: string | null;
          id?: number;
          language?: string | null;
          message: string;
          name: string;
          note?: string | null;
          phone?: string | null;
          provider_id?: number | null;
          request_id?: string | null;
          result?: string | null;
          review_id?: number | null;
          sender?: string;
          sender_signature?: string | null;
          status?: Database['public']['Enums']['message_status'];
        };
        Update: Record<string, unknown>;
        Relationships: [];
      };
      listing_submissions: {
        Row: Record<string, unknown>;
        Insert: {
          address?: string | null;
          answer?: boolean;
          answered_at?: string | null;
          business_name: string;
          changes?: Json | null;
          claimed_provider_id?: number | null;
          comparison?: string | null;
          created_at?: string;
          decided_at?: string | null;
          description?: string | null;
          details?: Json | null;
          duplicates?: string | null;
          email?: string | null;
          emirates: string;
          id?: number;
          language?: string | null;
          missing?: string | null;
          note?: string | null;
          phone?: string | null;
          provider_id?: number | null;
          request_id?: string | null;
          result?: string | null;
          sender?: string;
          sender_signature?: string | null;
          service_type?: string[] | null;
          status?: Database['public']['Enums']['listing_status'];
          website?: string | null;
        };
        Update: Record<string, unknown>;
        Relationships: [];
      };
      provider_reviews: {
        Row: Record<string, unknown>;
        Insert: {
          answer?: boolean;
          answered_at?: string | null;
          car?: Database['public']['Enums']['car_size'] | null;
          created_at?: string;
          decided_at?: string | null;
          email?: string | null;
          email_key?: string | null;
          id?: number;
          kinds?: string[];
          language?: string | null;
          name: string;
          note?: string | null;
          of_sender?: number;
          owner_replied_on?: string | null;
          owner_reply?: string | null;
          provider_id: number;
          published_at?: string | null;
          request_id?: string | null;
          result?: string | null;
          sender?: string;
          sender_signature?: string | null;
          stars: number;
          status?: Database['public']['Enums']['message_status'];
          text: string;
          text_key?: string | null;
          text_language?: string | null;
          visited_in: string;
        };
        Update: Record<string, unknown>;
        Relationships: [];
      };
    };
    Views: {
    };
    Functions: {
      confirm_facts: { Args: { provider: number; sender?: string; signature?: string }; Returns: boolean };
      count_missed_search: {
        Args: { search: string; sender?: string; signature?: string };
        Returns: undefined;
      };
      database_state: { Args: { nonce: string; signature: string }; Returns: Json };
      drain_outbox: { Args: { signature: string; work: string }; Returns: Json };
      report_held: { Args: { nonce: string; report: string; signature: string }; Returns: undefined };
      work_of_site: { Args: { nonce: string; signature: string }; Returns: Json };
      write_back: { Args: { nonce: string; signature: string; work: string }; Returns: number };
    };
    Enums: {
      car_size: 'small' | 'suv' | 'large';
      fact_source: 'team' | 'provider' | 'owner';
      listing_status: 'new' | 'accepted' | 'accepted as new' | 'rejected' | 'spam';
      message_status: 'new' | 'accepted' | 'rejected' | 'spam';
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

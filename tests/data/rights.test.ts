import { migratedDatabase } from './database';

const database = migratedDatabase();

/**
 * Every privilege of a role in the public schema, granted directly or via PUBLIC, on tables, columns,
 * functions and sequences.
 */
function rightsOf(role: string): Promise<string[]> {
  return database.values<string>(
    `select lower(privilege) || ' ' || relname
       from pg_class, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
         and has_table_privilege($1, oid, privilege)
     union all
     select lower(privilege) || ' ' || relname || '.' || attname
       from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped,
         unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as privilege
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p', 'f')
         and has_column_privilege($1, pg_class.oid, attnum, privilege)
         and not has_table_privilege($1, pg_class.oid, privilege)
     union all
     select lower(privilege) || ' ' || relname
       from pg_class, unnest(array['USAGE', 'SELECT', 'UPDATE']) as privilege
       where relnamespace = 'public'::regnamespace and relkind = 'S' and has_sequence_privilege($1, oid, privilege)
     union all
     select 'execute ' || proname from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'EXECUTE')
     union all
     select 'create in public' where has_schema_privilege($1, 'public', 'CREATE')
     order by 1`,
    [role],
  );
}

test.each(['anon', 'authenticated'])(
  '%s can read public data, add submissions and do nothing else',
  async (role) => {
    const each = (right: string, names: string) => names.split(' ').map((name) => right + name);
    const contact =
      'name email phone message request_id sender sender_signature language provider_id review_id owner_link';
    const listing =
      'business_name email website address emirates service_type description phone request_id sender ' +
      'sender_signature comparison language claimed_provider_id details owner_link';
    expect(await rightsOf(role)).toEqual(
      [
        ...each(
          'select ',
          'blog_posts car_wash_locations directory_changes directory_counters directory_tables faqs newest_reviews pages ' +
            'provider_menu_items published_ratings row_hashes',
        ),
        ...each(
          'execute ',
          'claimed_price confirm_facts count_letters count_missed_search database_state drain_outbox form_of is_blank is_email is_picture_list is_signed letter_class note_call owner_link_state owner_links_to_write report_held submission_state work_of_site write_back write_owner_links',
        ),
        ...each('insert contact_submissions.', contact),
        ...each('insert listing_submissions.', listing),
        ...each(
          'insert provider_reviews.',
          'provider_id stars kinds car visited_in text name email request_id sender sender_signature language',
        ),
        ...each(
          'select provider_reviews.',
          'id provider_id stars kinds car visited_in text text_language name published_at owner_reply owner_replied_on',
        ),
        ...each('select call_alerts.', 'provider_id shown_from'),
        ...each('select held_back.', 'table_name what remaining since until released_at'),
        ...each('select seasons.', 'id kind name_en name_ar from_date until_date'),
        ...each('select words.', 'id phrase means counts_in name_en name_ar position in_force_since'),
        ...each('select places.', 'slug emirate name_en name_ar spellings latitude longitude in_force_since'),
      ].sort(),
    );
  },
);

test('every table has row level security', async () => {
  const rows = await database.rows(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`,
  );
  expect(rows).toEqual([]);
});

test('security definer functions have an empty search path', async () => {
  const rows = await database.rows<{ name: string; settings: string[] | null }>(
    `select proname as name, proconfig as settings from pg_proc
       where pronamespace = 'public'::regnamespace and prosecdef order by proname`,
  );
  // prettier-ignore
  expect(rows.map(({ name }) => name)).toEqual([
    'admit_owner', 'admit_visitor', 'after_submission', 'answer_calls', 'before_listing', 'before_review', 'confirm_facts', 'count_missed_search',
    'database_state', 'drain_outbox', 'follow_merge', 'give_handle', 'handle_of', 'is_signed', 'issue_owner_link', 'note_call', 'note_change',
    'note_review_change', 'owner_link_state', 'owner_links_to_write', 'page_change', 'raise_counter', 'report_held', 'set_page_webhook',
    'submission_state', 'take_at_once', 'tell_site', 'work_of_site', 'write_back', 'write_owner_links',
  ]);
  expect(rows.filter(({ settings }) => !settings?.includes('search_path=""'))).toEqual([]);
});

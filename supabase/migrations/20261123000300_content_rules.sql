-- The Arabic texts of FAQs, and rules that keep posts and pages presentable.

select public.lock_tables('public.faqs', 'public.blog_posts', 'public.pages');

-- Shown on the Arabic pages, which fall back to English unless both columns are filled.
alter table public.faqs
  add column if not exists question_ar text,
  add column if not exists answer_ar text;

-- Refuses a value that cannot be shown, when it is written: one that was there before keeps no other column from being edited. The
-- categories are those of lib/domain/post.ts.
create function public.check_content() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  given constant jsonb := to_jsonb(new);
  was constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
  field text;
  rule text;
begin
  select broken.* into field, rule from (
    select 'title', 'must not be empty' where public.is_blank(given ->> 'title')
    union all
    select 'slug', 'must have at most 200 lower-case letters, digits and hyphens, such as winter-car-care'
    where not coalesce(given ->> 'slug' ~ '^[a-z0-9\u0621-\u064A\u0660-\u0669]+(-[a-z0-9\u0621-\u064A\u0660-\u0669]+)*$'
      and char_length(given ->> 'slug') <= 200, false)
    union all
    select 'category', 'must be car-care, eco-friendly, tips, news or empty'
    where tg_table_name = 'blog_posts' and given ->> 'category' not in ('car-care', 'eco-friendly', 'tips', 'news')
    union all
    select 'content', 'must show a text, a picture or a video'
    where public.is_blank(regexp_replace(replace(given ->> 'content', '&nbsp;', ' '), '<(?!img\M|iframe\M|video\M)[^>]*>', '', 'gi'))
    union all
    select 'created_at', 'must be a day between 1900 and 3000'
    where (given ->> 'created_at')::timestamptz not between '1900-01-01 00:00+00' and '3000-01-01 00:00+00'
  ) as broken (field, rule)
  where given -> broken.field is distinct from was -> broken.field limit 1;
  if field is not null then
    raise exception '% %.', field, rule using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger check_content before insert or update on public.blog_posts for each row execute function public.check_content();
create trigger check_content before insert or update on public.pages for each row execute function public.check_content();

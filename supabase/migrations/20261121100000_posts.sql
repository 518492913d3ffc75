-- Searching posts as providers are searched: folded text, where a visitor's text is never a pattern.

set search_path = public, extensions;

-- What a reader sees of HTML: words without tags and entities. Tags inside a line leave no gap, others do.
create or replace function public.text_of_html(html text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select replace(replace(replace(replace(replace(replace(
      regexp_replace(
        regexp_replace(
          -- One pattern each: with "|" between them they would match as much as they can.
          regexp_replace(regexp_replace(regexp_replace(html,
            '<!--.*?-->', ' ', 'g'), '<script\M.*?</script>', ' ', 'gi'), '<style\M.*?</style>', ' ', 'gi'),
          '</?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)\M[^>]*>',
          '', 'gi'),
        '<[^>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&')
$$;

alter table public.blog_posts
  add column if not exists search_text text generated always as (
    public.fold_text(coalesce(title, '') || ' ' || coalesce(excerpt, '') || ' ' || public.text_of_html(coalesce(content, '')))
  ) stored;

-- No index on search_text: the policy (is_published) would keep anyone who is not staff from using it.
create index if not exists blog_posts_newest on public.blog_posts (created_at desc, id desc) where is_published;

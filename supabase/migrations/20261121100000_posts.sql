-- Searching posts as providers are searched: folded text, where a visitor's text is never a pattern. Tags are not text.

set search_path = public, extensions;

alter table public.blog_posts
  add column if not exists search_text text generated always as (
    public.fold_text(coalesce(title, '') || ' ' || coalesce(excerpt, '') || ' ' ||
      regexp_replace(coalesce(content, ''), '<[^>]*>', ' ', 'g'))
  ) stored;

create index if not exists blog_posts_newest on public.blog_posts (created_at desc, id desc) where is_published;
create index if not exists blog_posts_search on public.blog_posts using gin (search_text gin_trgm_ops);

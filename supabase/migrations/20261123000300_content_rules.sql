-- FAQs in Arabic, and what posts and pages must be like, whoever writes them: pages, addresses and feeds can be made of them,
-- the blog knows their category, and there is something to read. Rows that are there already stay until they are edited.

-- For the Arabic pages. A question that lacks either is shown there in English.
alter table public.faqs
  add column if not exists question_ar text,
  add column if not exists answer_ar text;

-- Words of small letters and digits, in either script, with hyphens between.
create function public.is_slug(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(value ~ '^[a-z0-9\u0621-\u064A\u0660-\u0669]+(-[a-z0-9\u0621-\u064A\u0660-\u0669]+)*$', false);

-- Whether a reader sees anything of HTML: words, or a picture or video alone.
create function public.shows_something(html text) returns boolean
  language sql immutable parallel safe
  return coalesce(html ~* '<(?:img|iframe|video)\M' or not public.is_blank(public.text_of_html(html)), false);

alter table public.blog_posts add constraint blog_posts_presentable check (
  not public.is_blank(title) and not public.is_blank(slug) and char_length(slug) <= 200
  and created_at between '1900-01-01 00:00+00' and '3000-01-01 00:00+00'
) not valid;
alter table public.blog_posts add constraint blog_posts_slug_form check (public.is_slug(slug)) not valid;
-- lib/domain/post.ts is its twin. A post may have no category.
alter table public.blog_posts add constraint blog_posts_known_category
  check (category in ('car-care', 'eco-friendly', 'tips', 'news')) not valid;
alter table public.blog_posts add constraint blog_posts_content check (public.shows_something(content)) not valid;

alter table public.pages add constraint pages_slug_form check (public.is_slug(slug)) not valid;
alter table public.pages add constraint pages_title check (not public.is_blank(title)) not valid;
alter table public.pages add constraint pages_content check (public.shows_something(content)) not valid;

-- What a search of posts looks into. No index: the policy of posts would keep the site from using it, and posts are few.
alter table public.blog_posts
  add column search_text text generated always as (
    public.fold_text(coalesce(title, '') || ' ' || coalesce(excerpt, '') || ' ' || public.text_of_html(coalesce(content, '')))
  ) stored;

create index if not exists blog_posts_newest on public.blog_posts (created_at desc, id desc) where is_published;

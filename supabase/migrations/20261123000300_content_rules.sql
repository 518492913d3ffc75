-- Arabic FAQ columns, and checks that keep posts and pages renderable: valid slugs, known categories, visible content.
-- Existing rows are not validated until they are edited.

select public.lock_tables('public.faqs', 'public.blog_posts', 'public.pages');

-- Shown on the Arabic pages, which fall back to English unless both columns are filled.
alter table public.faqs
  add column if not exists question_ar text,
  add column if not exists answer_ar text;

-- Lower-case letters and digits of either script, separated by hyphens.
create function public.is_slug(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(value ~ '^[a-z0-9\u0621-\u064A\u0660-\u0669]+(-[a-z0-9\u0621-\u064A\u0660-\u0669]+)*$', false);

-- True if HTML shows anything: text, or at least an image or a video.
create function public.shows_something(html text) returns boolean
  language sql immutable parallel safe
  return coalesce(html ~* '<(?:img|iframe|video)\M' or not public.is_blank(public.text_of_html(html)), false);

alter table public.blog_posts add constraint blog_posts_presentable check (
  not public.is_blank(title) and not public.is_blank(slug) and char_length(slug) <= 200
  and created_at between '1900-01-01 00:00+00' and '3000-01-01 00:00+00'
) not valid;
alter table public.blog_posts add constraint blog_posts_slug_form check (public.is_slug(slug)) not valid;
-- Keep in sync with lib/domain/post.ts. The category is optional.
alter table public.blog_posts add constraint blog_posts_known_category
  check (category in ('car-care', 'eco-friendly', 'tips', 'news')) not valid;
alter table public.blog_posts add constraint blog_posts_content check (public.shows_something(content)) not valid;

alter table public.pages add constraint pages_slug_form check (public.is_slug(slug)) not valid;
alter table public.pages add constraint pages_title check (not public.is_blank(title)) not valid;
alter table public.pages add constraint pages_content check (public.shows_something(content)) not valid;

create index if not exists blog_posts_newest on public.blog_posts (created_at desc, id desc) where is_published;

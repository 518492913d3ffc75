-- Posts are shown from their day on, in the time of the Emirates; the site decides it when they are asked for. The row says since when.

select public.lock_tables('public.blog_posts');

alter table public.blog_posts add column if not exists effect text;
comment on column public.blog_posts.effect is 'Whether and from which day on the post is shown; written by the database';
comment on column public.blog_posts.created_at is
  'The date of the post; one to come is shown from that day on, by the time of the Emirates (a day, such as 2027-02-08, with or without a time)';

create function public.effect_of_post(is_published boolean, created_at timestamptz) returns text
  language sql stable parallel safe
  return case when is_published is not true then 'Not shown: set is_published.'
    when not isfinite(created_at) then 'Shown.'
    else 'Shown from ' || to_char(created_at at time zone 'Asia/Dubai', 'FMDD FMMonth YYYY') || ' on.' end;

create function public.say_effect() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.effect := public.effect_of_post(new.is_published, (to_jsonb(new) ->> 'created_at')::timestamptz);
  return new;
end
$$;
create trigger say_effect before insert or update on public.blog_posts for each row execute function public.say_effect();
update public.blog_posts set effect = null where effect is null;

revoke execute on function public.effect_of_post(boolean, timestamptz), public.say_effect() from public, anon, authenticated;
grant execute on function public.effect_of_post(boolean, timestamptz), public.say_effect() to service_role;

notify pgrst, 'reload schema';

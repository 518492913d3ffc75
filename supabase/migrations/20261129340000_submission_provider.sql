-- Says of which provider a submission is, whose public name its sender is told.
create or replace function public.submission_state(handle text, nonce text, signature text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform public.require_signature(signature, 'state of submission', nonce, handle);
  return (
    select jsonb_build_object('kind', kind, 'provider', provider, 'sentOn', (created_at at time zone 'Asia/Dubai')::date,
      'state', case status when 'new' then 'waiting' when 'accepted' then 'accepted' else 'rejected' end,
      -- A deadline at midnight belongs to the day that ends.
      'dueOn', case status when 'new' then ((public.submission_due(kind, created_at) - interval '1 second') at time zone 'Asia/Dubai')::date end,
      'decidedOn', case when status <> 'new' then (decided_at at time zone 'Asia/Dubai')::date end,
      'reason', case when status in ('accepted', 'rejected') then reason end)
    from (
      select public.kind_of(sent) as kind, provider_id as provider, created_at, status::text, decided_at, reason
        from public.contact_submissions as sent where sent.handle = submission_state.handle
      union all
      select public.kind_of(listing), coalesce(claimed_provider_id, provider_id), created_at,
          case status when 'accepted as new' then 'accepted' else status::text end, decided_at, reason
        from public.listing_submissions as listing where listing.handle = submission_state.handle
      union all
      select public.kind_of(review), provider_id, created_at, status::text, decided_at, reason
        from public.provider_reviews as review where review.handle = submission_state.handle
    ) as found
    order by created_at desc limit 1);
end
$$;

notify pgrst, 'reload schema';

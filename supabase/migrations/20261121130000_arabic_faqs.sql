-- FAQs in Arabic, for the Arabic pages. An FAQ without both of them is shown there as it is.
alter table public.faqs
  add column if not exists question_ar text,
  add column if not exists answer_ar text;

-- The score of a provider: its rating, weighed by its number of reviews, so that one review makes nobody the best (product
-- rule 3.16).

-- What a provider without reviews is assumed to deserve: the usual rating of the directory, and the number of reviews that it
-- counts as. ASSUMED in lib/domain/score.ts. A migration that changes one of them must rewrite the column `score`.
create function public.assumed_rating() returns numeric
  language sql immutable parallel safe
  return 4.2;
create function public.assumed_reviews() returns numeric
  language sql immutable parallel safe
  return 20;

-- The Bayesian mean of a rating: that of its reviews and the assumed ones. Null without a rating.
create function public.score_of(rating numeric, review_count integer) returns double precision
  language sql immutable parallel safe
  return round((rating * greatest(review_count, 0) + public.assumed_rating() * public.assumed_reviews())
    / (greatest(review_count, 0) + public.assumed_reviews()), 4);

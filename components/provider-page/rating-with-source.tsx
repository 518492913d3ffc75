import { getTranslations } from 'next-intl/server';
import { Rating } from '@/components/facts/rating';
import { Link } from '@/components/ui/link';
import type { Provider } from '@/lib/domain/provider';
import { getLinks } from '@/lib/routing/links';

/** Renders the rating with a link to the source of ratings (product rule 2.24). */
export async function RatingWithSource({ provider }: { provider: Provider }) {
  if (provider.rating === null) return <Rating provider={provider} />;
  const [t, to] = await Promise.all([getTranslations('providerPage'), getLinks()]);
  return (
    <Link href={to({ page: 'about' }, 'ratings')} className="rating-source">
      <Rating provider={provider} />
      <span className="sr-only">. {t('ratingSource')}</span>
    </Link>
  );
}

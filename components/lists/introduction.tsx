import { getFormatter, getTranslations } from 'next-intl/server';
import { DataText } from '@/components/ui/data-text';
import { landingSentences, type LandingStats } from '@/lib/seo/landing-texts';

/** Renders a summary of a list; nothing if it is empty or its stats are unknown. */
export async function Introduction({ stats, districts, best }: LandingStats) {
  const [t, format, sentences] = await Promise.all([
    getTranslations('landing'),
    getFormatter(),
    landingSentences(stats, districts),
  ]);
  if (sentences.length === 0) return null;
  const rating = best?.rating && format.number(best.rating, 'rating');
  return (
    <div className="container-page">
      <p className="introduction">
        {sentences.join(' ')}{' '}
        {best && rating && t.rich('best', { name: () => <DataText>{best.name}</DataText>, rating })}
      </p>
    </div>
  );
}

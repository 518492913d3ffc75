import { useTranslations } from 'next-intl';

/** Renders stars as characters, spelled out for screen readers. */
export function Stars({ stars }: { stars: number }) {
  const t = useTranslations('reviews');
  return (
    <span className="stars" role="img" aria-label={t('starsOf', { stars: String(stars) })}>
      {'★'.repeat(stars)}
      <i>{'★'.repeat(5 - stars)}</i>
    </span>
  );
}

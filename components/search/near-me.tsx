import { getTranslations } from 'next-intl/server';
import { getLinks } from '@/lib/routing/links';
import { NearMeButton } from './near-me-button';

/** The button that leads to the nearest area with providers, for those who share their position (product rule 2.15). */
export async function NearMe({ className }: { className: string }) {
  const [t, to] = await Promise.all([getTranslations('nearMe'), getLinks()]);
  return (
    <NearMeButton
      className={className}
      centresUrl={to({ page: 'areaCentres' })}
      pickerUrl={to({ page: 'home' }, 'map-preview')}
      labels={{
        button: t('button'),
        locating: t('locating'),
        found: t('found', { area: '{area}' }),
        refused: t('refused'),
        unknown: t('unknown'),
        outside: t('outside'),
        failed: t('failed'),
        choose: t('choose'),
      }}
    />
  );
}

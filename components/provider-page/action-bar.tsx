import { getLocale, getTranslations } from 'next-intl/server';
import { getProviderTexts } from '@/components/facts/get-provider-texts';
import { SaveViewedProvider } from '@/components/saved/save-button';
import { Icon } from '@/components/ui/icon';
import { directionsLink, visiblePhone } from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';
import { BookButton } from './book-button';

/** Renders the main actions: call, message, directions, save. Fixed to the bottom of the screen on phones. */
export async function ActionBar({ provider }: { provider: Provider }) {
  const [t, texts, locale] = await Promise.all([
    getTranslations('providerPage'),
    getProviderTexts(),
    getLocale(),
  ]);
  const { id, name, area } = provider;
  const directions = directionsLink(provider);
  return (
    <div className="action-bar no-print">
      <BookButton provider={provider} />
      {directions && (
        <a href={directions} target="_blank" rel="noopener" className="button button-quiet button-icon">
          <Icon name="map-pin" label={t('directions', { name })} />
        </a>
      )}
      <SaveViewedProvider
        provider={{
          id,
          name,
          phone: visiblePhone(provider),
          area: area && texts.areaInEmirate({ ...area, name: area.name[locale] }),
        }}
      />
    </div>
  );
}

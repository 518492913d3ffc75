import { SaveViewedProvider } from '@/components/saved/save-button';
import { visiblePhone } from '@/lib/domain/contact';
import { otherName, type Provider } from '@/lib/domain/provider';
import { getIntl } from '@/lib/routing/get-intl';
import { ACTION } from './provider-action';

/** Renders the heart button of a provider's page, with what the list of saved providers shows of it. */
export async function SaveProvider({ provider }: { provider: Provider }) {
  const { t, locale, texts } = await getIntl('saved');
  const { id, name, area } = provider;
  return (
    <SaveViewedProvider
      provider={{
        id,
        name,
        otherName: otherName(provider, locale) ?? undefined,
        phone: visiblePhone(provider),
        area: area && texts.areaInEmirate({ ...area, name: area.name[locale] }),
      }}
      className={ACTION}
      label={t('save')}
    />
  );
}

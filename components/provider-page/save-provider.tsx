import { getLocale, getTranslations } from 'next-intl/server';
import { getProviderTexts } from '@/components/facts/get-provider-texts';
import { SaveButton, SaveViewedProvider } from '@/components/saved/save-button';
import { buttonStyle } from '@/components/ui/button';
import { visiblePhone } from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';

interface SaveProviderProps {
  provider: Provider;
  /** Whether to render the button of the header, which has a label, rather than that of the action bar. */
  isInHeader?: boolean;
}

/** Renders the heart button of a provider's page, which is in the header on wide screens and in the action bar on others. */
export async function SaveProvider({ provider, isInHeader }: SaveProviderProps) {
  const [t, texts, locale] = await Promise.all([getTranslations('saved'), getProviderTexts(), getLocale()]);
  const { id, name, area } = provider;
  const toSave = {
    id,
    name,
    phone: visiblePhone(provider),
    area: area && texts.areaInEmirate({ ...area, name: area.name[locale] }),
  };
  if (!isInHeader) return <SaveViewedProvider provider={toSave} />;
  return (
    <SaveButton provider={toSave} className={buttonStyle('outlined', 'max-lg:hidden')} label={t('save')} />
  );
}

import { getLocale, getTranslations } from 'next-intl/server';
import { languageOf } from '@/components/ui/language-of';
import { visibleChat, visiblePhone, websiteLink } from '@/lib/domain/contact';
import { EMIRATES } from '@/lib/domain/emirates';
import type { Provider } from '@/lib/domain/provider';
import { claimSchema } from '@/lib/forms/claim/schema';
import type { Field } from './fields';
import { fieldsOf } from './fields-of';

type ClaimField = keyof typeof claimSchema.shape;

const OF_CLAIM = ['phone', 'whatsapp', 'hours', 'price'] as const;
const isOfClaim = (name: ClaimField): name is (typeof OF_CLAIM)[number] =>
  (OF_CLAIM as readonly string[]).includes(name);

/** The fields of a claim (product rule 2.23), filled in with what the site shows of the provider. */
export async function claimFields(provider: Provider): Promise<Field[]> {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const label = (name: ClaimField) => {
    if (name === 'provider') return '';
    return isOfClaim(name) ? t(`claim.fields.${name}`) : t(`listingForm.fields.${name}`);
  };
  const emirates = EMIRATES.map((emirate) => [emirate, t(`emirates.${emirate}.name`)] as const);
  const fields = fieldsOf(claimSchema, label, {
    business_name: { autoComplete: 'organization' },
    emirates: { options: [['', t('forms.choose')], ...emirates] },
    website: { placeholder: 'https://' },
    address: { hint: t('listingForm.hints.address'), autoComplete: 'street-address', isWide: true },
    hours: { hint: t('claim.hints.hours') },
    price: { hint: t('claim.hints.price') },
    description: { isWide: true },
  });
  const known = publicValues(provider);
  return fields.map((field) => {
    const initial = acceptable(field.name, known[field.name]);
    const isText = initial !== undefined && !field.options;
    return { ...field, initial, lang: isText ? languageOf(initial, locale).lang : undefined };
  });
}

function publicValues(provider: Provider): Record<string, string | null | undefined> {
  return {
    provider: String(provider.id),
    business_name: provider.name,
    emirates: provider.emirates[0],
    website: websiteLink(provider),
    address: provider.address,
    phone: visiblePhone(provider),
    whatsapp: visibleChat(provider),
    hours: provider.openingHours,
    price: provider.priceRange,
    description: provider.description,
  };
}

/** What the form itself would refuse (a text that is too long, two numbers) is left for the owner to type; empty changes nothing. */
function acceptable(name: string, value: string | null | undefined): string | undefined {
  const schema = claimSchema.shape[name as ClaimField];
  return value && schema.safeParse(value).success ? value : undefined;
}

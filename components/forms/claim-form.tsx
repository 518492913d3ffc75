import { getTranslations } from 'next-intl/server';
import { CheckList } from '@/components/ui/check-list';
import { languageOf } from '@/components/ui/data-text';
import { visibleChat, visiblePhone, websiteLink } from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';
import { claimListing } from '@/lib/forms/actions';
import { claimSchema } from '@/lib/forms/schemas';
import { getIntl } from '@/lib/routing/get-intl';
import { type Field, fieldsOf } from './fields';
import { FormAside } from './form-columns';
import { formLabels } from './form-labels';
import { isListingField, listingOptions } from './listing-form';
import { SubmissionForm } from './submission-form';

interface ClaimFormProps {
  id: number;
  /** Undefined while there is no directory. */
  provider?: Provider;
}

/** Renders the form with which an owner claims a provider (product rule 2.23). */
export async function ClaimForm({ id, provider }: ClaimFormProps) {
  return (
    <SubmissionForm
      name="claim"
      action={claimListing}
      fields={await claimFields(id, provider)}
      labels={await formLabels('claim')}
    />
  );
}

type ClaimField = keyof typeof claimSchema.shape;

/** Returns the fields of a claim (product rule 2.23), prefilled with the provider's public facts. */
export async function claimFields(id: number, provider?: Provider): Promise<Field[]> {
  const { t, locale } = await getIntl();
  const fields = fieldsOf(
    claimSchema,
    (name) => (isListingField(name) ? t(`listingForm.fields.${name}`) : t(`claim.fields.${name}`)),
    {
      ...listingOptions(t),
      price: { hint: t('claim.hints.price') },
      photos: { hint: t('claim.hints.photos'), placeholder: 'https://', isWide: true },
      description: { isWide: true },
    },
  );
  const known = { ...(provider && publicValues(provider)), provider: String(id) };
  return fields.map((field) => {
    const initial = validValue(field.name, known[field.name as keyof typeof known]);
    const isText = initial !== undefined && !field.options;
    return { ...field, initial, lang: isText ? languageOf(initial, locale).lang : undefined };
  });
}

function publicValues(provider: Provider): Record<string, string | null | undefined> {
  return {
    business_name: provider.name,
    name_ar: provider.nameAr,
    emirates: provider.emirates[0],
    website: websiteLink(provider),
    address: provider.address,
    licence_number: provider.licenceNumber,
    phone: visiblePhone(provider),
    whatsapp: visibleChat(provider),
    hours: provider.openingHours,
    price: provider.priceRange,
    price_small: provider.prices.small?.toString(),
    price_suv: provider.prices.suv?.toString(),
    price_large: provider.prices.large?.toString(),
    description: provider.description,
  };
}

/** Returns a value if the form would accept it; invalid ones (too long, two phone numbers) are left empty. */
function validValue(name: string, value: string | null | undefined): string | undefined {
  const schema = claimSchema.shape[name as ClaimField];
  return value && schema.safeParse(value).success ? value : undefined;
}

const STEPS = [1, 2, 3] as const;

/** Explains what happens after a claim (product rule 2.23). */
export async function ClaimSidebar() {
  const t = await getTranslations();
  return (
    <FormAside id="next" title={t('forms.next')}>
      <CheckList items={STEPS.map((step) => t(`claim.next.${step}`))} isOrdered />
    </FormAside>
  );
}

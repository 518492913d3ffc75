import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { carCareIn } from '@/lib/domain/car-care';
import { EMIRATES } from '@/lib/domain/emirates';
import { submitListing } from '@/lib/forms/actions';
import { listingSchema } from '@/lib/forms/schemas';
import { type Field, fieldsOf } from './fields';
import { FormAside } from './form-columns';
import { formLabels } from './form-labels';
import { SubmissionForm } from './submission-form';

/** Renders the form for a listing submission (product rule 5.1). */
export async function ListingForm() {
  return (
    <SubmissionForm
      name="listing"
      action={submitListing}
      fields={await listingFields()}
      labels={await formLabels('listingForm')}
    />
  );
}

/** Returns the fields of a listing submission (product rule 5.1). */
export async function listingFields(): Promise<Field[]> {
  const t = await getTranslations();
  return fieldsOf(listingSchema, (name) => t(`listingForm.fields.${name}`), {
    ...listingOptions(t),
    service_type: {
      hint: t('listingForm.hints.service_type'),
      options: carCareIn('listing').map(
        ({ slug, name }) => [name, t(`listingForm.serviceOptions.${slug}`)] as const,
      ),
    },
    description: { hint: t('listingForm.hints.description'), isWide: true },
  });
}

/** Returns the properties of the fields that listings share with claims. */
export function listingOptions(t: Awaited<ReturnType<typeof getTranslations<never>>>) {
  const emirates = EMIRATES.map((emirate) => [emirate, t(`emirates.${emirate}.name`)] as const);
  return {
    business_name: { autoComplete: 'organization' },
    name_ar: { hint: t('listingForm.hints.name_ar') },
    emirates: { options: [['', t('forms.choose')] as const, ...emirates] },
    website: { placeholder: 'https://' },
    address: { hint: t('listingForm.hints.address'), autoComplete: 'address-line1', isWide: true },
    licence_number: { hint: t('listingForm.hints.licence_number') },
    hours: { hint: t('listingForm.hints.hours') },
    price_small: { hint: t('listingForm.hints.carPrice') },
    price_suv: { hint: t('listingForm.hints.carPrice') },
    price_large: { hint: t('listingForm.hints.carPrice') },
  };
}

/** Whether a field of a claim is one of listings, too. */
export function isListingField<N extends string>(name: N): name is N & keyof typeof listingSchema.shape {
  return name in listingSchema.shape;
}

const REASONS = [
  ['visibility', 'search'],
  ['inquiries', 'phone'],
  ['free', 'tag'],
] as const;

/** Lists the benefits of being listed. */
export async function ListingSidebar() {
  const t = await getTranslations('listingForm');
  return (
    <FormAside id="why" title={t('whyTitle')}>
      <ul className="mt-3 grid gap-5">
        {REASONS.map(([reason, icon]) => (
          <li key={reason} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 text-water-600" />
            <div className="min-w-0">
              <h3>{t(`why.${reason}.title`)}</h3>
              <p className="text-ink-700">{t(`why.${reason}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </FormAside>
  );
}

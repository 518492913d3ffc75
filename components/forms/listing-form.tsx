import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { EMIRATES } from '@/lib/domain/emirates';
import { LISTING_SERVICE_TYPES, type ListingServiceType } from '@/lib/domain/wash-types';
import { submitListing } from '@/lib/forms/actions';
import { listingSchema } from '@/lib/forms/schemas';
import { type Field, fieldsOf } from './fields';
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

const SERVICE_TYPE_KEYS = {
  'Mobile Car Wash': 'mobile',
  'Steam Cleaning': 'steam',
  'Auto Detailing': 'detailing',
  'Waterless Wash': 'waterless',
  'Eco-Friendly': 'eco',
  '24/7 Services': 'always',
  'Luxury Services': 'luxury',
  'Fleet Services': 'fleet',
} as const satisfies Record<ListingServiceType, string>;

/** Returns the fields of a listing submission (product rule 5.1). */
export async function listingFields(): Promise<Field[]> {
  const t = await getTranslations();
  return fieldsOf(listingSchema, (name) => t(`listingForm.fields.${name}`), {
    business_name: { autoComplete: 'organization' },
    emirates: {
      options: [
        ['', t('forms.choose')],
        ...EMIRATES.map((emirate) => [emirate, t(`emirates.${emirate}.name`)] as const),
      ],
    },
    website: { placeholder: 'https://' },
    address: { hint: t('listingForm.hints.address'), autoComplete: 'street-address', isWide: true },
    service_type: {
      options: LISTING_SERVICE_TYPES.map(
        (type) => [type, t(`listingForm.serviceOptions.${SERVICE_TYPE_KEYS[type]}`)] as const,
      ),
    },
    description: { hint: t('listingForm.hints.description'), isWide: true },
  });
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
    <aside className="panel form-panel form-sidebar" aria-labelledby="why">
      <h2 id="why" className="text-lg">
        {t('whyTitle')}
      </h2>
      <ul className="reasons">
        {REASONS.map(([reason, icon]) => (
          <li key={reason}>
            <Icon name={icon} />
            <h3>{t(`why.${reason}.title`)}</h3>
            <p>{t(`why.${reason}.text`)}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}

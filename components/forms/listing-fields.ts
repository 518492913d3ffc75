import { getTranslations } from 'next-intl/server';
import { EMIRATES } from '@/lib/domain/emirates';
import { LISTING_SERVICE_TYPES, type ListingServiceType } from '@/lib/domain/listing-service-types';
import { listingSchema } from '@/lib/forms/listing/schema';
import type { Field } from './fields';
import { fieldsOf } from './fields-of';

const KEYS = {
  'Mobile Car Wash': 'mobile',
  'Steam Cleaning': 'steam',
  'Auto Detailing': 'detailing',
  'Waterless Wash': 'waterless',
  'Eco-Friendly': 'eco',
  '24/7 Services': 'always',
  'Luxury Services': 'luxury',
  'Fleet Services': 'fleet',
} as const satisfies Record<ListingServiceType, string>;

/** The fields of a business that wants to be listed (product rule 5.1). */
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
        (type) => [type, t(`listingForm.serviceOptions.${KEYS[type]}`)] as const,
      ),
    },
    description: { hint: t('listingForm.hints.description'), isWide: true },
  });
}

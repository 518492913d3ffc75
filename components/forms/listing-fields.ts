import { getTranslations } from 'next-intl/server';
import { EMIRATES } from '@/lib/domain/emirates';
import { LISTING_SERVICE_TYPES, type ListingServiceType } from '@/lib/domain/listing-service-types';
import { LIMITS } from '@/lib/forms/limits';
import type { Field } from './fields';

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

/** The fields of a business that wants to be listed (spec §5 "Listing"). */
export async function listingFields(): Promise<Field[]> {
  const t = await getTranslations();
  return [
    {
      name: 'business_name',
      label: t('listingForm.businessName'),
      isRequired: true,
      autoComplete: 'organization',
      maxLength: LIMITS.name,
    },
    {
      name: 'email',
      label: t('forms.email'),
      type: 'email',
      isRequired: true,
      autoComplete: 'email',
      maxLength: LIMITS.email,
    },
    {
      name: 'emirates',
      label: t('listingForm.emirate'),
      type: 'select',
      isRequired: true,
      options: [
        ['', t('forms.choose')],
        ...EMIRATES.map((emirate) => [emirate, t(`emirates.${emirate}.name`)] as const),
      ],
    },
    {
      name: 'website',
      label: t('listingForm.website'),
      type: 'url',
      autoComplete: 'url',
      maxLength: LIMITS.website,
      placeholder: 'https://',
    },
    {
      name: 'address',
      label: t('listingForm.address'),
      hint: t('listingForm.addressHint'),
      autoComplete: 'street-address',
      maxLength: LIMITS.address,
      isWide: true,
    },
    {
      name: 'service_type',
      label: t('listingForm.serviceTypes'),
      type: 'toggles',
      options: LISTING_SERVICE_TYPES.map(
        (type) => [type, t(`listingForm.serviceOptions.${KEYS[type]}`)] as const,
      ),
    },
    {
      name: 'description',
      label: t('listingForm.description'),
      hint: t('listingForm.descriptionHint'),
      type: 'textarea',
      maxLength: LIMITS.description,
      isWide: true,
    },
  ];
}

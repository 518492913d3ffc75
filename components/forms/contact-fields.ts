import { getTranslations } from 'next-intl/server';
import { LIMITS } from '@/lib/forms/limits';
import type { Field } from './fields';

/** The fields of a message to the team (spec §5 "Contact"). */
export async function contactFields(): Promise<Field[]> {
  const t = await getTranslations('forms');
  return [
    { name: 'name', label: t('name'), isRequired: true, autoComplete: 'name', maxLength: LIMITS.name },
    {
      name: 'email',
      label: t('email'),
      type: 'email',
      isRequired: true,
      autoComplete: 'email',
      maxLength: LIMITS.email,
    },
    {
      name: 'message',
      label: t('message'),
      type: 'textarea',
      isRequired: true,
      maxLength: LIMITS.message,
      isWide: true,
    },
  ];
}

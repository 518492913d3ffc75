import { useTranslations } from 'next-intl';
import { DataText } from '@/components/ui/data-text';

/** What a provider typed, beside the fact that was read from it. */
export function TypedWords({ text }: { text: string }) {
  const t = useTranslations('provider');
  return (
    <p className="mt-2 text-sm text-ink-500">
      {t('typed')}{' '}
      <q>
        <DataText>{text}</DataText>
      </q>
    </p>
  );
}

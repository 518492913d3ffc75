import { getTranslations } from 'next-intl/server';
import { isPreview } from '@/lib/hidden';

/** Says on every page of a preview that forms store nothing there (product rule 8.8). */
export async function PreviewNotice() {
  if (!isPreview()) return null;
  const t = await getTranslations('preview');
  return (
    <p role="note" className="bg-sun-50 px-4 py-2 text-center text-sm font-medium text-sun-800">
      {t('notice')}
    </p>
  );
}

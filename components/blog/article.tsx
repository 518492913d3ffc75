import { getLocale, getTranslations } from 'next-intl/server';
import { languageOf } from '@/components/ui/language-of';
import { sanitizeRichText } from '@/lib/rich-text/sanitize';

/** HTML of an editor, sanitized, in its own language and direction. */
export async function Article({ html }: { html: string }) {
  const t = await getTranslations('blog');
  const locale = await getLocale();
  const text = html.replace(/<[^>]*>/g, ' ');
  const { lang } = languageOf(text, locale);
  return (
    <div
      className="article"
      lang={lang}
      dir={lang && (lang === 'ar' ? 'rtl' : 'ltr')}
      dangerouslySetInnerHTML={{
        __html: sanitizeRichText(html, locale, { table: t('table'), video: t('video') }),
      }}
    />
  );
}

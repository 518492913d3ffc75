import { getLocale, getTranslations } from 'next-intl/server';
import { languageOf } from '@/components/ui/language-of';
import { sanitiseArticle } from '@/lib/articles/sanitise';

/** HTML of an editor, sanitised, in its own language and direction. */
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
        __html: sanitiseArticle(html, locale, { table: t('table'), video: t('video') }),
      }}
    />
  );
}

import './article.css';
import { languageOf } from '@/components/ui/data-text';
import { categoryImage } from '@/lib/domain/post';
import { sanitizeRichText } from '@/lib/rich-text/sanitize';
import { getIntl } from '@/lib/routing/get-intl';
import { BrokenPictures } from './broken-pictures';

interface ArticleProps {
  html: string;
  /** Replaces images that are broken or cannot be shown. */
  fallback?: string;
}

/** Renders an editor's HTML, sanitized, in its own language and direction. */
export async function Article({ html, fallback = categoryImage(null) }: ArticleProps) {
  const { t, locale } = await getIntl('blog');
  const text = html.replace(/<[^>]*>/g, ' ');
  const { lang } = languageOf(text, locale);
  const labels = { table: t('table'), video: t('video') };
  return (
    <>
      <div
        className="article"
        lang={lang}
        dir={lang && (lang === 'ar' ? 'rtl' : 'ltr')}
        dangerouslySetInnerHTML={{ __html: sanitizeRichText(html, { locale, fallback, labels }) }}
      />
      <BrokenPictures />
    </>
  );
}

'use client';

import { useParams } from 'next/navigation';
import { MessagePage } from '@/components/layout/message-page';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';

/**
 * Texts of the error page. They are part of every page's script, because a failed page cannot load messages, so they are few
 * and separate from `messages/`.
 */
const TEXTS = {
  en: {
    title: 'Something went wrong',
    text: 'This page could not be shown. Loading it again usually helps.',
    reload: 'Reload page',
  },
  ar: {
    title: 'حدث خطأ ما',
    text: 'تعذّر عرض هذه الصفحة. إعادة تحميلها تحل المشكلة غالبًا.',
    reload: 'إعادة تحميل الصفحة',
  },
} satisfies Record<Locale, Record<'title' | 'text' | 'reload', string>>;

/** The error boundary of all pages, which offers to reload. */
export default function ErrorPage() {
  const { locale } = useParams<{ locale: string }>();
  const texts = TEXTS[isLocale(locale) ? locale : DEFAULT_LOCALE];
  return (
    <main>
      <MessagePage title={texts.title} text={texts.text}>
        <button type="button" className="button button-sun" onClick={() => window.location.reload()}>
          {texts.reload}
        </button>
      </MessagePage>
    </main>
  );
}

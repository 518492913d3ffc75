'use client';

import { useParams, usePathname } from 'next/navigation';
import { MessagePage } from '@/components/layout/message-page';
import { buttonStyle } from '@/components/ui/button';
import { NO_DIRECTORY } from '@/lib/directory/no-directory-error';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';

/**
 * Texts of the error page. They are part of every page's script, because a failed page cannot load messages, so they are few
 * and separate from `messages/`.
 */
const TEXTS = {
  en: {
    title: 'Something went wrong',
    text: 'We couldn’t show this page. It’s probably temporary, so try loading it again.',
    reload: 'Reload page',
    reference: 'Reference',
    noDirectory: 'We can’t reach the directory',
    tryAgain: 'We can’t show this page right now. Try again in a moment.',
  },
  ar: {
    title: 'حدث خطأ ما',
    text: 'تعذّر عرض هذه الصفحة. العطل مؤقت غالبًا، فأعد تحميلها.',
    reload: 'إعادة تحميل الصفحة',
    reference: 'الرقم المرجعي',
    noDirectory: 'تعذّر الوصول إلى الدليل',
    tryAgain: 'تعذّر عرض هذه الصفحة الآن. يُرجى المحاولة بعد قليل.',
  },
} satisfies Record<
  Locale,
  Record<'title' | 'text' | 'reload' | 'reference' | 'noDirectory' | 'tryAgain', string>
>;

/** Returns the id of the last request for a page, which the log has as `request`; undefined if its response has none. */
function lastRequest(pathname: string): string | undefined {
  const requests = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return requests
    .filter(
      ({ initiatorType, name }) =>
        /^(?:navigation|fetch)$/.test(initiatorType) && new URL(name).pathname === pathname,
    )
    .at(-1)
    ?.serverTiming?.find(({ name }) => name === 'request')?.description;
}

/** The error boundary of all pages, which offers to reload and shows the `digest` and the request of the error in the log. */
export default function ErrorPage({ error: { digest } }: { error: Error & { digest?: string } }) {
  const { locale } = useParams<{ locale: string }>();
  const pathname = usePathname();
  const texts = TEXTS[isLocale(locale) ? locale : DEFAULT_LOCALE];
  const isUnavailable = digest === NO_DIRECTORY;
  return (
    <main>
      <MessagePage
        title={isUnavailable ? texts.noDirectory : texts.title}
        text={isUnavailable ? texts.tryAgain : texts.text}
      >
        <button type="button" className={buttonStyle('main')} onClick={() => window.location.reload()}>
          {texts.reload}
        </button>
        {digest && !isUnavailable && (
          <p className="self-center text-sm text-ink-500">
            {texts.reference}: <bdi>{[digest, lastRequest(pathname)].filter(Boolean).join(' · ')}</bdi>
          </p>
        )}
      </MessagePage>
    </main>
  );
}

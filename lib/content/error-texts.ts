/**
 * Texts of the error page. They are part of every page's script, because a failed page cannot load messages, so they are few
 * and separate from `messages/`.
 */
export const ERROR_TEXTS = {
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
} as const;

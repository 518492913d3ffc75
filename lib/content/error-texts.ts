/**
 * The texts of the page that is shown when a render fails. They are part of the script of every page, because a failed
 * page can not fetch messages; hence few, and apart from `messages/`.
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

/**
 * The texts of the pages that are shown when a render fails. They are part of the script of every page, because a
 * failed page can not fetch messages; hence few, and apart from `messages/`.
 */
export const ERROR_TEXTS = {
  en: {
    error: 'Something went wrong',
    errorText: 'This page could not be shown. Loading it again usually helps.',
    reload: 'Reload page',
    missing: 'Oops! Page not found',
    missingText: 'It has just been removed from the directory.',
    home: 'Back to Home',
  },
  ar: {
    error: 'حدث خطأ ما',
    errorText: 'تعذّر عرض هذه الصفحة. إعادة تحميلها تحل المشكلة غالبًا.',
    reload: 'إعادة تحميل الصفحة',
    missing: 'عذرًا! الصفحة غير موجودة',
    missingText: 'أُزيلت هذه الصفحة من الدليل للتو.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
} as const;

/** The texts of a page whose row went missing while it was rendered: apart from `messages/` as `error-texts.ts` is. */
export const MISSING_TEXTS = {
  en: {
    title: 'Oops! Page not found',
    text: 'It has just been removed from the directory.',
    home: 'Back to Home',
  },
  ar: {
    title: 'عذرًا! الصفحة غير موجودة',
    text: 'أُزيلت هذه الصفحة من الدليل للتو.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
} as const;

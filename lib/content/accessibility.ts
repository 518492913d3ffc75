import type { LocalizedName } from '../domain/locales';

/** A test that fails where a criterion is broken: its file below `tests`, and words of its title. */
type ProvingTest = readonly [file: string, title: string];

/** How it is known that the site meets a criterion: by tests, by a check by hand (YYYY-MM-DD), or because there is nothing that it is about. */
type Proof = { tests: readonly ProvingTest[] } | { checkedOn: string } | { isAbsent: true };

/** A success criterion of WCAG 2.2. */
export type Criterion = Proof & { number: string; level: 'A' | 'AA'; name: LocalizedName };

const AXE: ProvingTest = ['e2e/accessibility', 'is accessible, fits every width and complains of nothing'];
const MENU: ProvingTest = ['e2e/navigation', 'keeps the focus, and closes on Escape'];
const LINKS: ProvingTest = ['site/specification', 'header, Emirates menu and footer have their links'];
const MAP: ProvingTest = ['e2e/map', 'Escape returns the focus, and buttons move the map'];
const CHOICE: ProvingTest = ['e2e/filters', 'a filter applies immediately, keeping focus'];
const ERRORS: ProvingTest = ['e2e/forms', 'a wrong value is marked with the reason'];
const CONTRAST: ProvingTest = ['project/contrast', 'every colour reads on each ground'];
const tests = (...all: ProvingTest[]) => ({ tests: all });
const NONE = { isAbsent: true } as const;
const checked = (day: string) => ({ checkedOn: day });

/** All criteria of levels A and AA, with their proof; `tests/project/documentation.test.ts` looks for the tests (product rule 2.31). */
// prettier-ignore
const ROWS: readonly (readonly [number: string, level: Criterion['level'], en: string, ar: string, proof: Proof])[] = [
  ['1.1.1', 'A', 'Non-text Content', 'المحتوى غير النصي', tests(AXE)],
  ['1.2.1', 'A', 'Audio-only and Video-only (Prerecorded)', 'الصوت وحده والفيديو وحده (المسجّل)', NONE],
  ['1.2.2', 'A', 'Captions (Prerecorded)', 'الترجمة المصاحبة (المسجّل)', NONE],
  ['1.2.3', 'A', 'Audio Description or Media Alternative (Prerecorded)', 'الوصف الصوتي أو بديل الوسائط (المسجّل)', NONE],
  ['1.2.4', 'AA', 'Captions (Live)', 'الترجمة المصاحبة (المباشر)', NONE],
  ['1.2.5', 'AA', 'Audio Description (Prerecorded)', 'الوصف الصوتي (المسجّل)', NONE],
  ['1.3.1', 'A', 'Info and Relationships', 'المعلومات والعلاقات', tests(AXE)],
  ['1.3.2', 'A', 'Meaningful Sequence', 'التسلسل المفهوم', checked('2026-11-25')],
  ['1.3.3', 'A', 'Sensory Characteristics', 'الخصائص الحسية', checked('2026-11-28')],
  ['1.3.4', 'AA', 'Orientation', 'اتجاه الشاشة', checked('2026-11-28')],
  ['1.3.5', 'AA', 'Identify Input Purpose', 'تحديد الغرض من الحقول', tests(AXE)],
  ['1.4.1', 'A', 'Use of Color', 'استخدام اللون', tests(['e2e/appearance', 'pages are readable in forced colours'])],
  ['1.4.2', 'A', 'Audio Control', 'التحكم في الصوت', NONE],
  ['1.4.3', 'AA', 'Contrast (Minimum)', 'التباين (الحد الأدنى)', tests(CONTRAST, AXE)],
  ['1.4.4', 'AA', 'Resize Text', 'تكبير النص', tests(['e2e/appearance', 'no page scrolls sideways at twice the font size'])],
  ['1.4.5', 'AA', 'Images of Text', 'صور النصوص', checked('2026-11-29')],
  ['1.4.10', 'AA', 'Reflow', 'إعادة التدفق', tests(AXE)],
  ['1.4.11', 'AA', 'Non-text Contrast', 'تباين العناصر غير النصية', tests(CONTRAST)],
  ['1.4.12', 'AA', 'Text Spacing', 'تباعد النص', checked('2026-11-25')],
  ['1.4.13', 'AA', 'Content on Hover or Focus', 'ما يظهر عند التحويم أو التركيز', checked('2026-11-29')],
  ['2.1.1', 'A', 'Keyboard', 'لوحة المفاتيح', tests(MENU, MAP, CHOICE)],
  ['2.1.2', 'A', 'No Keyboard Trap', 'لا احتجاز للوحة المفاتيح', tests(MENU)],
  ['2.1.4', 'A', 'Character Key Shortcuts', 'اختصارات الأحرف', NONE],
  ['2.2.1', 'A', 'Timing Adjustable', 'ضبط الوقت', tests(['e2e/focus', 'a notification stays while its button has the focus'])],
  ['2.2.2', 'A', 'Pause, Stop, Hide', 'الإيقاف المؤقت والإيقاف والإخفاء', NONE],
  ['2.3.1', 'A', 'Three Flashes or Below Threshold', 'ثلاث ومضات أو أقل', NONE],
  ['2.4.1', 'A', 'Bypass Blocks', 'تخطّي الأجزاء المكرّرة', tests(['e2e/navigation', 'the skip link is the first tab stop'])],
  ['2.4.2', 'A', 'Page Titled', 'عنوان الصفحة', tests(['site/pages', 'every page has its language, heading, metadata'])],
  ['2.4.3', 'A', 'Focus Order', 'ترتيب التركيز', tests(CHOICE, MENU)],
  ['2.4.4', 'A', 'Link Purpose (In Context)', 'الغرض من الرابط (في سياقه)', tests(AXE)],
  ['2.4.5', 'AA', 'Multiple Ways', 'طرق متعددة', tests(LINKS)],
  ['2.4.6', 'AA', 'Headings and Labels', 'العناوين والتسميات', checked('2026-11-29')],
  ['2.4.7', 'AA', 'Focus Visible', 'ظهور التركيز', tests(['e2e/focus', 'the focus ring of a card is inside it'])],
  ['2.4.11', 'AA', 'Focus Not Obscured (Minimum)', 'عدم حجب التركيز (الحد الأدنى)', tests(['e2e/focus', 'does not cover the focus'])],
  ['2.5.1', 'A', 'Pointer Gestures', 'إيماءات المؤشر', tests(MAP)],
  ['2.5.2', 'A', 'Pointer Cancellation', 'إلغاء الضغط', checked('2026-11-28')],
  ['2.5.3', 'A', 'Label in Name', 'النص الظاهر ضمن الاسم', tests(AXE)],
  ['2.5.4', 'A', 'Motion Actuation', 'التشغيل بالحركة', NONE],
  ['2.5.7', 'AA', 'Dragging Movements', 'حركات السحب', tests(MAP)],
  ['2.5.8', 'AA', 'Target Size (Minimum)', 'حجم الهدف (الحد الأدنى)', tests(AXE)],
  ['3.1.1', 'A', 'Language of Page', 'لغة الصفحة', tests(['site/pages', 'every page has its language, heading, metadata'])],
  ['3.1.2', 'AA', 'Language of Parts', 'لغة الأجزاء', tests(['components/provider-card', 'marks the language of database texts'])],
  ['3.2.1', 'A', 'On Focus', 'عند التركيز', checked('2026-11-29')],
  ['3.2.2', 'A', 'On Input', 'عند الإدخال', tests(['components/filter-form', 'an option that arrow keys chose in a closed select is applied on'])],
  ['3.2.3', 'AA', 'Consistent Navigation', 'تنقّل ثابت', tests(LINKS)],
  ['3.2.4', 'AA', 'Consistent Identification', 'تسميات ثابتة', tests(['project/messages', 'contains a word that the glossary excludes'])],
  ['3.2.6', 'A', 'Consistent Help', 'مساعدة في مكان ثابت', tests(LINKS)],
  ['3.3.1', 'A', 'Error Identification', 'تحديد الخطأ', tests(ERRORS)],
  ['3.3.2', 'A', 'Labels or Instructions', 'التسميات والإرشادات', tests(AXE)],
  ['3.3.3', 'AA', 'Error Suggestion', 'اقتراح التصحيح', tests(ERRORS)],
  ['3.3.4', 'AA', 'Error Prevention (Legal, Financial, Data)', 'منع الأخطاء (القانونية والمالية والبيانات)', NONE],
  ['3.3.7', 'A', 'Redundant Entry', 'الإدخال المتكرر', tests(['e2e/forms', 'keeps every field, and is stored once when sent again'])],
  ['3.3.8', 'AA', 'Accessible Authentication (Minimum)', 'تسجيل دخول ميسّر (الحد الأدنى)', NONE],
  ['4.1.2', 'A', 'Name, Role, Value', 'الاسم والدور والقيمة', tests(AXE)],
  ['4.1.3', 'AA', 'Status Messages', 'رسائل الحالة', tests(CHOICE)],
];

export const CRITERIA: readonly Criterion[] = ROWS.map(([number, level, en, ar, proof]) => ({
  number,
  level,
  name: { en, ar },
  ...proof,
}));

/** The day on which the statement was last reviewed, YYYY-MM-DD. */
export const STATEMENT_REVIEWED = '2026-11-29';

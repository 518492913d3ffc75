import { createFormatter, createTranslator } from 'use-intl/core';
import { getFilterNames } from '@/components/filters/filter-fields';
import { getListTitle } from '@/components/lists/list-title';
import { listProviders } from '@/lib/directory/list-providers';
import { parseFilter } from '@/lib/domain/filter';
import { FORMATS } from '@/lib/i18n/formatters';
import type { Locale } from '@/lib/i18n/locales';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';
import { sampleDirectory } from '../support/sample-directory';

let locale: Locale;
jest.mock('next-intl/server', () => ({
  getLocale: async () => locale,
  getTranslations: async (options?: string | object) =>
    createTranslator({
      locale,
      messages: locale === 'ar' ? ar : en,
      namespace: typeof options === 'string' ? options : undefined,
    } as never),
  getFormatter: async () => createFormatter({ locale, formats: FORMATS }),
  getNow: async () => new Date(),
}));

/** Wednesday 15:00 in Dubai. */
const MOMENT = new Date('2026-11-25T11:00:00Z');

const directory = sampleDirectory();

const filterOf = (query: string) => parseFilter(new URLSearchParams(query));
const listOf = (query: string) => listProviders(directory, filterOf(query), MOMENT);

async function titleOf(query: string, language: Locale) {
  locale = language;
  const namesOf = await getFilterNames([...directory.areas.values()], [...directory.kinds.values()]);
  return getListTitle(filterOf(query), listOf(query), namesOf);
}

// prettier-ignore
test.each<[query: string, en: string, ar: string]>([
  ['q=open+now+near+dubai+marina', '# car washes open now within 10 km of Dubai Marina', '# خدمة غسيل مفتوحة الآن ضمن 10 كم من دبي مارينا'],
  ['washType=steam-cleaning&emirate=sharjah&max=60', 'Steam Cleaning in Sharjah for up to AED 60', 'غسيل بالبخار في الشارقة بسعر يصل إلى 60 درهمًا'],
  // What is said is the same as what is chosen.
  ['q=steam+in+sharjah+under+60', 'Steam Cleaning in Sharjah for up to AED 60', 'غسيل بالبخار في الشارقة بسعر يصل إلى 60 درهمًا'],
  // Another order stays within the same distance.
  ['q=cheapest+steam+near+szr', 'Steam Cleaning within 3 km of Sheikh Zayed Road', 'غسيل بالبخار ضمن 3 كم من شارع الشيخ زايد'],
  ['q=steam+near+szr&sort=price', 'Steam Cleaning within 3 km of Sheikh Zayed Road', 'غسيل بالبخار ضمن 3 كم من شارع الشيخ زايد'],
  ['q=steam+near+szr&near=25.08,55.14&sort=near', 'Steam Cleaning within 3 km of Sheikh Zayed Road · Nearest first', 'غسيل بالبخار ضمن 3 كم من شارع الشيخ زايد · الأقرب أولًا'],
  ['q=steam+near+szr', 'Steam Cleaning within 3 km of Sheikh Zayed Road', 'غسيل بالبخار ضمن 3 كم من شارع الشيخ زايد'],
  ['q=ppf+near+musaffah', 'Paint protection by distance from Musaffah', 'حماية الطلاء بحسب المسافة من مصفح'],
  ['q=dubai+or+sharjah', '# car washes in Dubai or Sharjah', '# خدمة غسيل في دبي أو الشارقة'],
  ['q=not+automatic+dubai', '# car washes in Dubai · Not Automatic', '# خدمة غسيل في دبي · ما عدا غسيل آلي'],
  ['near=25.08,55.14&sort=near&radius=5&open=now', '# car washes open now within 5 km of you', '# خدمة غسيل مفتوحة الآن ضمن 5 كم منك'],
  ['near=25.08,55.14&sort=near&serviceType=drive', '# car washes · Nearest first', '# خدمة غسيل · الأقرب أولًا'],
  ['q=50+to+80+aed+ajman', '# car washes in Ajman for AED 50 to 80', '# خدمة غسيل في عجمان بسعر من 50 إلى 80 درهمًا'],
  ['q=from+100+aed', '# car washes from AED 100', '# خدمة غسيل بسعر يبدأ من 100 درهم'],
  // From the price guide: whoever lists a price.
  ['washType=interior&emirate=dubai&min=1&car=suv&sort=price', 'Interior cleaning in Dubai with a listed price', 'تنظيف داخلي في دبي بسعر متوفر'],
  // A kind alone names its country; the hours are no kind beside another one.
  ['q=ceramic+coating', 'Ceramic coating in the UAE', 'طلاء سيراميك في الإمارات'],
  ['q=24/7+self+service+in+dubai', 'Self-Service in Dubai · 24/7 Services', 'خدمة ذاتية في دبي · على مدار الساعة'],
  ['washType=247-services', '24/7 Services in the UAE', 'على مدار الساعة في الإمارات'],
  // Nothing is offered above an empty list.
  ['q=ppf+under+9000', 'No car washes for up to AED 9,000 · Paint protection', 'لا توجد خدمات غسيل بسعر يصل إلى 9,000 درهم · حماية الطلاء'],
  ['q=мойка+дубай', '# car washes in Dubai', '# خدمة غسيل في دبي'],
  ['q=tyre', '# car washes for “tyre”', '# خدمة غسيل عن «tyre»'],
  // Numbers in all forms of Arabic; those that only have the letters of a place are not in it.
  ['q=hatta', '1 car wash for “hatta”', 'خدمة غسيل واحدة عن «hatta»'],
  ['area=jebel-ali', '1 car wash in Jebel Ali', 'خدمة غسيل واحدة في جبل علي'],
  ['area=port-saeed', '2 car washes in Port Saeed', 'خدمتا غسيل في بورسعيد'],
  ['open=fri-2130&emirate=ajman&rating=4.9', '3 car washes in Ajman · 4.9+ Stars · Open Friday 21:30', '3 خدمات غسيل في عجمان · 4.9 نجوم فأكثر · مفتوح الجمعة الساعة 9:30 م'],
])('%s is %j, %j', async (query, en, ar) => {
  const titles = [(await titleOf(query, 'en'))?.title, (await titleOf(query, 'ar'))?.title];
  // The number of the list, where nothing depends on it.
  const count = String(listOf(query).total);
  expect(titles).toEqual([en, ar].map((title) => title.replace('#', count)));
});

test.each(['', 'q=car+wash', 'sort=price', 'car=suv'])(
  'the list of everything (%s) has no title of its own',
  async (query) => expect(await titleOf(query, 'en')).toBeUndefined(),
);

test('the heading has as much as fits on a phone', async () => {
  const { heading, title } = (await titleOf('rating=4.5&verified=1&emirate=dubai&eco=1', 'en'))!;
  expect(title).toBe('21 car washes in Dubai · 4.5+ Stars · Verified · Eco-friendly');
  expect(heading).toBe('21 car washes in Dubai');
  const searched = await titleOf('q=dubai+verified+eco+4.5+stars', 'en');
  expect(searched!.heading).toBe('21 car washes in Dubai · 4.5+ Stars · Verified · Eco-friendly');
});

test('the heading of an empty list keeps every condition', async () => {
  for (const language of ['en', 'ar'] as const) {
    const query = 'emirate=umm-al-quwain&serviceType=mobile&open=thu-0330&rating=4.9&eco=1';
    const { heading, title } = (await titleOf(query, language))!;
    expect(heading).toBe(title);
    expect(heading.split(' · ')).toHaveLength(5);
  }
});

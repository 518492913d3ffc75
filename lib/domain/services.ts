import { hasAny, keywordText } from './keywords';
import type { ProviderIndex, Services } from './provider';
import type { ProviderRow } from './provider-row';
import { foldText, plainText } from './text';
import type { Vocabulary } from './vocabulary';
import { type Kind, kindsNotInWashTypes, type WashType } from './wash-types';

/** What filters by wash type and service mode compare. */
export type ServiceTexts = Pick<ProviderIndex, 'washTypeOptions' | 'washTypeText' | 'serviceLocationText'>;

type Texts = Pick<
  ProviderRow,
  | 'business_name'
  | 'service_category'
  | 'wash_type'
  | 'service_description'
  | 'service_location'
  | 'location_type'
  | 'opening_hours'
  | 'eco_certified'
>;

/**
 * Reads what a provider does from its texts, by keywords that staff may add to (product rules 2.6 and 3.10).
 * @param onMenu the kinds of the lines of its menu
 */
export function readServices(
  row: Texts,
  vocabulary: Vocabulary,
  onMenu: ReadonlySet<string> = new Set(),
): Services & { texts: ServiceTexts } {
  const washTypes = washTypesOf(row, vocabulary);
  const kinds = kindsOf(row, washTypes, vocabulary, onMenu);
  const washTypeText = [row.wash_type, row.service_category, row.service_description]
    .map((text) => foldText(text ?? ''))
    .join('\n')
    .replace(/[-_]/g, ' ');
  return {
    washTypes,
    kinds,
    ...serviceModesOf(row),
    isEco: washTypes.includes('eco-friendly'),
    texts: {
      washTypeOptions: [
        ...washTypes,
        ...vocabulary.kindWords
          .filter(({ kind, slugWords }) => kinds.includes(kind) || washTypeText.includes(slugWords))
          .map(({ kind }) => kind.slug),
      ],
      washTypeText,
      serviceLocationText: foldText(row.service_location ?? ''),
    },
  };
}

const NO_TEXTS: Texts = {
  business_name: '', service_category: null, wash_type: null, service_description: null,
  service_location: null, location_type: null, opening_hours: null, eco_certified: null,
}; // prettier-ignore

/** Returns the wash types that a category names, and the kinds that are none of these (product rule 2.8). */
export function readCategory(
  category: string | null,
  vocabulary: Vocabulary,
): Pick<Services, 'washTypes' | 'kinds'> {
  const { washTypes, kinds } = readServices({ ...NO_TEXTS, service_category: category }, vocabulary);
  return { washTypes, kinds: kindsNotInWashTypes(kinds, washTypes) };
}

/** The only words of a service location that make it a wash type. */
const ONLY_MOBILE = ['mobile', 'متنقل', 'متنقله'];

/** Returns wash types by keywords, and by two rules besides: who only comes to you is mobile; who is certified or uses no water is eco. */
function washTypesOf(row: Texts, { washTypes }: Vocabulary): WashType[] {
  const waterless = washTypes.find(({ slug }) => slug === 'waterless-wash');
  const isBesides: Partial<Record<WashType, boolean>> = {
    'mobile-car-wash': ONLY_MOBILE.includes(plainText(row.service_location ?? '').trim()),
    'eco-friendly':
      row.eco_certified === true || hasAny(keywordText(row.wash_type), waterless?.keywords ?? []),
  };
  const text = keywordText(row.wash_type, row.service_category, row.business_name, row.service_description);
  return washTypes
    .filter(({ slug, keywords, exceptions, alsoIn }) => {
      if (isBesides[slug]) return true;
      const searched = alsoIn ? text + keywordText(row[alsoIn]) : text;
      return hasKeyword(searched, keywords, exceptions);
    })
    .map(({ slug }) => slug);
}

/** Whether a text has a keyword outside phrases that mean something else. */
function hasKeyword(text: string, keywords: readonly string[], exceptions: readonly string[]): boolean {
  // Exceptions are rare, and taking them out of a text is slow.
  if (!hasAny(text, keywords)) return false;
  return exceptions.length === 0 || hasAny(exceptions.reduce(withoutPhrase, text), keywords);
}

function withoutPhrase(text: string, phrase: string): string {
  return text.replaceAll(phrase, ' ');
}

/** Returns kinds by keywords, those that follow a wash type, and those of lines of the menu that follow none. */
function kindsOf(
  row: Texts,
  washTypes: readonly WashType[],
  { kindWords }: Vocabulary,
  onMenu: ReadonlySet<string>,
): Kind[] {
  const names = keywordText(row.wash_type, row.service_category, row.business_name);
  const text = names + keywordText(row.service_description);
  return kindWords
    .filter(
      ({ kind, keywords, nameKeywords, exceptions }) =>
        (kind.washType === null ? onMenu.has(kind.slug) : washTypes.includes(kind.washType)) ||
        hasKeyword(names, nameKeywords, exceptions) ||
        hasKeyword(text, keywords, exceptions),
    )
    .map(({ kind }) => kind);
}

const MOBILE = ['mobile', 'متنقل'];
const ONSITE = ['onsite', 'on-site', 'on site', 'في الموقع', 'في المحل', 'في المركز', 'في المغسله'];
const BOTH = ['both', 'كلاهما'];

/** Returns whether a provider comes to the car, and whether cars may come to it. */
function serviceModesOf({
  service_location,
  service_category,
}: Texts): Pick<Services, 'servesMobile' | 'servesOnsite'> {
  const place = plainText(service_location ?? '');
  const servesBoth = hasAny(place, BOTH);
  return {
    servesMobile: servesBoth || hasAny(place, MOBILE) || hasAny(plainText(service_category ?? ''), MOBILE),
    servesOnsite: servesBoth || hasAny(place, ONSITE),
  };
}

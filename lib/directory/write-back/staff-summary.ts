import { createHash } from 'node:crypto';
import { visiblePhones } from '../../domain/contact';
import { hasHours } from '../../domain/dated-hours';
import { pricesOf } from '../../domain/price-query';
import { PROBLEM_TYPES, type ProblemName, SEVERITIES, type Severity } from '../../domain/problem-types';
import type { Problem } from '../../domain/problems';
import type { Provider } from '../../domain/provider';
import type { StaffTexts } from '../../i18n/staff-texts';
import type { Examined } from './find-problems';

/** What the site understood of a provider, in words: a row of `provider_readings`, whose other columns the database fills. */
export interface StaffSummary {
  provider_id: number;
  name: string | null;
  emirate: string | null;
  area: string | null;
  phones: string | null;
  hours: string | null;
  price: string | null;
  services: string | null;
  /** The columns whose text says nothing to the site. */
  not_understood: string | null;
  /** Of the worst problem. */
  severity: Severity | null;
  problems: readonly Problem[];
  /** The number of problems that are errors. */
  errors: number;
  /** Differs as soon as the row or what the site makes of it does. */
  hash: string;
}

/** Problems of a text that the site cannot read. */
const UNREAD: readonly ProblemName[] = [
  'no_area',
  'phone_invalid',
  'whatsapp_not_understood',
  'hours_not_understood',
  'hours_by_machine',
  'price_level',
  'price_not_understood',
  'website_not_understood',
  'picture_not_understood',
];

/** Says what the site understood of a provider and of the row that it was derived from (product rule 3.12). */
export function toStaffSummary({ row, provider, problems }: Examined, texts: StaffTexts): StaffSummary {
  const severities = problems.map(({ problem }) => PROBLEM_TYPES[problem].severity);
  const unread = problems.filter(({ problem }) => UNREAD.includes(problem)).map(({ field }) => field);
  const reading = {
    provider_id: row.id,
    name: row.business_name,
    emirate: joined(provider.emirates.map(texts.emirate), ', '),
    area: provider.area?.name.en ?? null,
    phones: joined(
      visiblePhones(provider).flatMap(({ text, link }) => (link ? [text] : [])),
      ', ',
    ),
    hours: hasHours(provider) ? hoursOf(provider, texts) : null,
    price: priceOf(provider, texts),
    services: joined([...provider.kinds.map(({ name }) => name.en), texts.serviceMode(provider)], ' · '),
    not_understood: joined([...new Set(unread)], ', '),
    severity: SEVERITIES.find((severity) => severities.includes(severity)) ?? null,
    problems,
    errors: severities.filter((severity) => severity === 'error').length,
  };
  return { ...reading, hash: hashOf([reading, row.updated_at]) };
}

/** The hours of any week, and those of seasons: what is read must not depend on the day. */
function hoursOf(provider: Provider, texts: StaffTexts): string | null {
  const { openTimes, byAppointment } = provider;
  const isUsualKnown = openTimes !== null || byAppointment.length > 0;
  const usual = isUsualKnown ? texts.hoursOfWeek({ ...provider, seasons: [] }) : [];
  return joined([...usual, ...texts.hoursOfSeasons(provider)], '; ');
}

/** "AED 35–60", with those for each size of car if they are known. */
function priceOf(provider: Provider, texts: StaffTexts): string | null {
  const { priceFrom, priceTo } = provider;
  const range = (priceFrom ?? priceTo) === null ? null : texts.price(pricesOf(provider));
  return joined([range, texts.carPrices(pricesOf(provider))], '; ');
}

function joined(parts: readonly (string | null)[], separator: string): string | null {
  return parts.filter(Boolean).join(separator) || null;
}

function hashOf(content: unknown): string {
  return createHash('sha1').update(JSON.stringify(content)).digest('base64url').slice(0, 12);
}

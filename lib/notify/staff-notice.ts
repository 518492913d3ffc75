import type { Digest, HeldNotice, MissingFact, OutboxItem, TakenClaim } from '../data/outbox';
import { groupBy } from '../domain/group-by';
import type { SubmissionKind } from '../domain/submission-state';
import { firstCharacters } from '../domain/text';
import { environment } from '../env';
import { SITE } from '../site';
import type { Mail } from './mail';

/** What staff are told: no personal data, because chats and mailboxes keep it. */
export interface StaffNotice {
  text: string;
  /** The row in Supabase Studio, if its address is configured. */
  link?: string;
}

type StaffItem = Exclude<OutboxItem, { kind: 'answer' | 'owner link' }>;

const NAMES: Record<SubmissionKind, [one: string, many: string]> = {
  message: ['message', 'messages'],
  booking: ['booking request', 'booking requests'],
  report: ['report', 'reports'],
  listing: ['listing', 'listings'],
  claim: ['claim', 'claims'],
  review: ['review', 'reviews'],
};
/** Languages other than English, for staff. */
const LANGUAGES: Record<string, string> = { ar: 'Arabic' };

/** Returns the text about a new submission, or about all that are open and new errors in the data. */
export function staffNotice(item: StaffItem): StaffNotice {
  return { text: textOf(item), link: studioLink(item) };
}

/** Returns the same notice as a mail. */
export function staffMail(item: StaffItem): Mail {
  const { text, link } = staffNotice(item);
  return {
    to: environment().STAFF_EMAIL!,
    subject: `${SITE.name}: ${subjectOf(item)}`,
    text: link ? `${text}\n\n${link}` : text,
  };
}

function subjectOf(item: StaffItem): string {
  if (item.kind === 'digest') return 'Open submissions, new errors and missing facts';
  if (item.kind === 'calls') return `Callers say that a number is wrong, provider ${item.row}`;
  if (item.kind === 'taken') return `Changed by an owner's link, claim no. ${item.row}`;
  return `New ${NAMES[item.kind][0]}, no. ${item.row}`;
}

function textOf(item: StaffItem): string {
  if (item.kind === 'digest') return digest(item.content);
  if (item.kind === 'calls')
    return `Callers from three networks say that the number of provider ${item.row} is wrong. Call it, and answer in call_alerts.`;
  if (item.kind === 'taken') return taken(item.content, item.row);
  return announcement(item);
}

function taken({ result, history }: TakenClaim, row: string): string {
  const undo = history === null ? '' : ` To undo it, set undo in row ${history} of provider_history.`;
  return `By an owner's link, claim no. ${row}: ${result}${undo}`;
}

function announcement(item: Extract<StaffItem, { due: string }>): string {
  const language = LANGUAGES[item.language ?? ''];
  return `New ${NAMES[item.kind][0]}${language ? ` in ${language}` : ''}, no. ${item.row}. Due by ${formatDue(item.due)}.`;
}

function digest({ problems, held = [], missing, ...content }: Digest): string {
  const kinds = Object.entries(content) as [SubmissionKind, { open: number; late: number }][];
  const [open, late] = [sum(kinds.map(([, { open }]) => open)), sum(kinds.map(([, { late }]) => late))];
  const parts = kinds.map(([kind, counts]) => {
    const name = NAMES[kind][counts.open === 1 ? 0 : 1];
    return `${counts.open} ${name}${counts.late ? ` (${counts.late} late)` : ''}`;
  });
  return [
    ...(kinds.length > 0 ? [`${open} open, ${late} of them late: ${parts.join(', ')}.`] : []),
    ...(problems ? [newErrors(problems)] : []),
    ...held.map(describeHeld),
    ...(missing ? [missingFacts(missing)] : []),
  ].join(' ');
}

const FACTS: Record<MissingFact['missing'], string> = { phone: 'phone', hours: 'hours', price: 'prices' };
/** Chats take two thousand characters. */
const MAX_NAME = 40;

function missingFacts({ total, providers }: NonNullable<Digest['missing']>): string {
  const groups = groupBy(providers, ({ missing }) => [missing]);
  const asked = [...groups].map(([fact, of]) => {
    const names = of.map(({ id, name }) => `${firstCharacters(name, MAX_NAME)} (${id})`);
    return `${FACTS[fact]} of ${names.join(', ')}`;
  });
  const facts = total === 1 ? '1 fact is' : `${total} facts are`;
  return `${facts} missing (missing_facts). Today: ${asked.join('; ')}.`;
}

function describeHeld({ table, what, gone, shown, isOver }: HeldNotice): string {
  const lost =
    what === 'rows'
      ? `${gone} of ${shown} rows of ${table}`
      : `${gone} of ${shown} values of ${table}.${what}`;
  return isOver
    ? `${lost} were gone at once; after half an hour the site stopped showing them (held_back).`
    : `${lost} are gone, and the site still shows them: tick "release" in held_back if that is meant.`;
}

function newErrors({ total, newErrors }: NonNullable<Digest['problems']>): string {
  const errors = newErrors === 1 ? '1 new error' : `${newErrors} new errors`;
  return `${errors} in the data of providers, which has ${total} problems in all (provider_problems).`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** A deadline at midnight belongs to the day that ends. */
function formatDue(due: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Dubai',
  }).format(new Date(due).getTime() - 1_000);
}

function studioLink({ table, ...item }: StaffItem): string | undefined {
  const { STUDIO_URL } = environment();
  if (!STUDIO_URL) return undefined;
  const row = item.kind === 'taken' ? item.content.history : item.kind === 'digest' ? null : item.row;
  const key = item.kind === 'calls' ? 'provider_id' : 'id';
  const filter = row === null ? '' : `&filter=${key}:eq:${row}`;
  return `${STUDIO_URL.replace(/\/$/, '')}/editor/${table}?schema=public${filter}`;
}

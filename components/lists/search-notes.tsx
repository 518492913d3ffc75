import { Fragment } from 'react';
import type { FilterNames } from '@/components/filters/filter-fields';
import { Link } from '@/components/ui/link';
import type { ProviderFilter } from '@/lib/domain/filter';
import type { ProviderList, Statement } from '@/lib/domain/provider-list';
import { hasUnreadLetters } from '@/lib/domain/unread-text';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';

interface SearchNotesProps {
  filter: ProviderFilter;
  list: ProviderList;
  namesOf: FilterNames;
}

/** Of many, the first say enough. */
const MAX_NAMED = 12;

/**
 * Renders how a search was read (product rule 5.4): which words as others, what was counted of the rest, and what lists do not know;
 * then what was probably meant, and which place of a shared name.
 */
export async function SearchNotes({ filter, list, namesOf }: SearchNotesProps) {
  const { t, to, format } = await getIntl();
  const { parsedQuery, total, licensed = 0, offer, choices = [] } = list;
  if (!parsedQuery) return null;
  const { corrected, makes, notes, unused, unwanted, unknown, asTyped } = parsedQuery;
  // Of an empty list, the reason may name them itself.
  const unlisted = total === 0 && !list.alternatives.some((other) => other.unknown.length > 0) ? unknown : [];
  const unread = unused.filter(hasUnreadLetters);
  const others = unused.filter((word) => !hasUnreadLetters(word));
  const quoted = (words: readonly string[]) =>
    format.list(words.map((text) => t('alternatives.quoted', { text })));
  const eitherOf = (words: readonly string[]) =>
    format.list(
      words.map((text) => t('alternatives.quoted', { text: asTyped[text] ?? text })),
      { type: 'disjunction' },
    );
  const sentences = [
    ...Object.entries(corrected).map(([typed, word]) => t('filter.corrected', { typed, word })),
    ...(await statementTexts(list, filter.search ?? '', namesOf)),
    ...(unlisted.length > 0
      ? [t('alternatives.none', { words: eitherOf(unlisted.slice(0, MAX_NAMED)) })]
      : []),
    ...(unwanted.length > 0 ? [t('filter.unwanted', { words: eitherOf(unwanted.slice(0, MAX_NAMED)) })] : []),
    ...(unread.length > 0
      ? [t('alternatives.unread.words', { words: quoted(unread.slice(0, MAX_NAMED)) })]
      : []),
    ...(others.length > 0 ? [t('filter.unused', { words: quoted(others.slice(0, MAX_NAMED)) })] : []),
    ...notes.map((note) =>
      note === 'phone' || note === 'link' || note === 'code'
        ? t(`alternatives.unread.${note}`)
        : note === 'licence'
          ? t(`filter.licence.${licensed === 0 ? 'none' : licensed === total ? 'all' : 'some'}`, {
              count: licensed,
            })
          : t(`filter.note.${note}`, { words: quoted(makes) }),
    ),
  ];
  const isAsked = choices.length > 0;
  if (sentences.length === 0 && !offer && !isAsked) return null;
  return (
    <div className="mb-3 text-sm leading-snug lg:mt-2">
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      {offer && (
        <p>
          <Link href={to(servicesRoute({ ...filter, search: offer.search, page: 1 }))} className="text-link">
            {t('alternatives.didYouMean', { search: offer.search })}
          </Link>{' '}
          ({format.number(offer.total)})
        </p>
      )}
      {isAsked && (
        <p>
          {t('filter.whichPlace')}{' '}
          {choices.map(({ area, search, ...choice }, place) => (
            <Fragment key={area}>
              {place > 0 && ' · '}
              <Link
                href={to(servicesRoute({ ...filter, area, search: search || undefined, page: 1 }))}
                className="text-link"
              >
                {namesOf.ofPlace(area)}
              </Link>{' '}
              ({format.number(choice.total)})
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

/** Returns the sentences of what was counted; the words that none of the list mentions share one. */
async function statementTexts(
  { statements, total, parsedQuery }: ProviderList,
  search: string,
  namesOf: FilterNames,
): Promise<string[]> {
  const { t, format } = await getIntl();
  const number = format.number(total);
  const quoted = (text: string) => t('alternatives.quoted', { text: parsedQuery?.asTyped[text] ?? text });
  const isUnmentioned = (statement: Statement) => statement.type === 'mentions' && statement.count === 0;
  const unmentioned = (isArabicAlone: boolean) => {
    const words = statements.flatMap((statement) =>
      statement.type === 'mentions' &&
      statement.count === 0 &&
      isArabicAlone === (statement.isArabicAlone ?? false)
        ? [quoted(statement.word)]
        : [],
    );
    if (words.length === 0) return [];
    const listed = { total, number, words: format.list(words, { type: 'disjunction' }) };
    return [t(`statement.${isArabicAlone ? 'mentionedByNoneInArabic' : 'mentionedByNone'}`, listed)];
  };
  const sentences = statements
    .filter((statement) => !isUnmentioned(statement))
    .map((statement) => {
      if (statement.type === 'mentions') {
        const { word, as, count, areFirst } = statement;
        // In other words that mean the same: “bike” (“motorbike”)
        const words = as.length > 0 ? `${quoted(word)} (${as.map(quoted).join(' / ')})` : quoted(word);
        return t(`statement.${areFirst ? 'mentionedFirst' : 'mentioned'}`, { count, number, words });
      }
      if (statement.type === 'mentionsAny')
        return t('statement.mentionedAny', {
          count: statement.count,
          number,
          words: format.number(statement.words),
        });
      if (statement.type === 'brushes') {
        const { without, silent, leftOut } = statement;
        return [
          ...(without + silent > 0 ? [t('statement.withoutBrushes', { count: without })] : []),
          ...(without > 0 && silent > 0 ? [t('statement.silentOnBrushes', { count: silent })] : []),
          ...(leftOut > 0 ? [t('statement.withBrushes', { count: leftOut })] : []),
        ].join(' ');
      }
      if (statement.type === 'lettersAlone') return t('statement.lettersAlone', { count: total, search });
      if (statement.type === 'letters') return t('statement.letters', { count: statement.count, search });
      if (statement.type === 'unknownPlace')
        return t('statement.unknownPlace', { words: quoted(statement.words.join(' ')) });
      if (statement.type === 'removes')
        return t('statement.removes', { count: statement.count, number, words: quoted(statement.word) });
      if (statement.type === 'trades') {
        const trades = statement.trades.map((trade) => t(`statement.trade.${trade}`));
        return t('statement.trades', { trades: format.list(trades, { type: 'disjunction' }) });
      }
      if (statement.type === 'pricesOf')
        return t('statement.pricesOf', {
          kind: namesOf.ofCondition({ anyOf: [{ washType: statement.washType }], not: false }),
        });
      const area = namesOf.ofPlace(statement.area);
      if (statement.type === 'landmark')
        return t(`statement.${statement.isNear ? 'landmarkNear' : 'landmark'}`, {
          name: quoted(statement.name),
          area: namesOf.ofCondition({ anyOf: [{ area: statement.area }], not: false }),
        });
      return t(statement.isUnlisted ? 'alternatives.noneInArea' : 'statement.noneInArea', { area });
    });
  return [...sentences, ...unmentioned(false), ...unmentioned(true)];
}

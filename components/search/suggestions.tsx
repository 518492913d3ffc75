import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Suggestion, SuggestionGroup } from '@/lib/domain/suggestions';
import { clearSearches, rememberSearch } from './recent-searches';
import { useCombobox } from './use-combobox';
import { useMatches } from './use-matches';

export interface SuggestionsProps {
  /** The search field, which keeps the focus. */
  field: HTMLInputElement;
  /** Whether something was typed before this was loaded. */
  isTyping: boolean;
}

const ICONS: Record<SuggestionGroup, IconName> = {
  washType: 'droplets',
  emirate: 'globe',
  area: 'map-pin',
  search: 'search',
  correction: 'search',
  provider: 'car',
  recent: 'clock',
  popular: 'search',
};
/** Of the filters and wash types that suggestions are about. */
const ICONS_ABOUT: Record<string, IconName> = {
  serviceMode: 'route',
  open: 'clock',
  maxPrice: 'tag',
  isStaffed: 'droplets',
  isEco: 'leaf',
  isVerified: 'badge-check',
  'mobile-car-wash': 'route',
  'eco-friendly': 'leaf',
  'steam-cleaning': 'cloud',
  '247-services': 'moon',
};
/** An option that empties the recent searches instead of leading somewhere. */
const CLEAR = '#clear';

/** Milliseconds without typing after which the number of suggestions is announced. */
const ANNOUNCEMENT_DELAY = 700;

const OPTION =
  'group flex min-h-target cursor-pointer items-center gap-3 rounded-item px-3 py-1.5 font-medium hover:bg-tint-50 ' +
  'aria-selected:bg-tint-100 forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] ' +
  'forced-colors:aria-selected:forced-color-adjust-none';

/** Turns a search field into a combobox that completes what is typed, and says what it means (product rule 2.16). */
export function Suggestions({ field, isTyping }: SuggestionsProps) {
  const t = useTranslations('suggestions');
  const router = useRouter();
  const id = useId();
  const isEmpty = field.value === '' && document.activeElement === field;
  const { matches: found, setTyped } = useMatches(isTyping || isEmpty ? field.value : undefined);
  const recent = found?.filter(({ group }) => group === 'recent').length ?? 0;
  const clear: Suggestion = { group: 'recent', name: t('clear'), href: CLEAR };
  const matches = found && recent > 0 ? [...found.slice(0, recent), clear, ...found.slice(recent)] : found;
  const { active, isOpen } = useCombobox(field, id, { matches, setTyped, choose });

  function choose({ href, group, name }: Suggestion) {
    setTyped(undefined);
    if (href === CLEAR) return clearSearches();
    if (group === 'correction') rememberSearch(name);
    if (group === 'search') rememberSearch(field.value);
    field.closest('dialog')?.close();
    router.push(href);
  }

  useEffect(() => {
    const { form } = field;
    const remember = () => rememberSearch(field.value);
    form?.addEventListener('submit', remember);
    return () => form?.removeEventListener('submit', remember);
  }, [field]);

  // Not at every letter, which would interrupt the screen reader's own echo.
  const count = matches && t('count', { count: matches.length });
  const [announced, setAnnounced] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(count), ANNOUNCEMENT_DELAY);
    return () => clearTimeout(timer);
  }, [count]);

  const chosen = matches?.[active];
  const groups = [...new Set(matches?.map(({ group }) => group))];
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t('list')}
        className="absolute inset-x-0 top-[calc(100%+0.4rem)] z-35 max-h-[min(30rem,62svh)] overflow-y-auto overscroll-contain rounded-panel border border-sand-200 bg-surface p-1.5 shadow-raised"
        hidden={!isOpen}
        // Keep the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map((group) => (
          <div key={group} role="group" aria-label={t(group)}>
            <strong aria-hidden className="block px-3 pt-2 pb-1 text-sm font-medium text-ink-500">
              {t(group)}
            </strong>
            {matches?.map(
              (match, index) =>
                match.group === group && (
                  <div
                    key={match.href}
                    id={`${id}${index}`}
                    role="option"
                    className={OPTION}
                    aria-selected={index === active}
                    onClick={() => choose(match)}
                  >
                    <Icon
                      name={match.href === CLEAR ? 'x' : (ICONS_ABOUT[match.about ?? ''] ?? ICONS[group])}
                      className="text-water-600 forced-colors:group-aria-selected:text-inherit"
                    />
                    <bdi className="min-w-0 truncate">{match.name}</bdi>
                    {match.hint && (
                      <span className="ms-auto flex-none text-sm font-normal text-ink-500 group-aria-selected:text-ink-700 forced-colors:group-aria-selected:text-inherit">
                        {match.hint}
                      </span>
                    )}
                  </div>
                ),
            )}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {/* VoiceOver ignores the active option of a field. */}
      <p aria-live="polite" className="sr-only">
        {chosen && [chosen.name, chosen.hint].filter(Boolean).join(' · ')}
      </p>
    </>
  );
}

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Suggestion, SuggestionGroup } from '@/lib/domain/suggestions';
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
  provider: 'car',
};

/** Milliseconds without typing after which the number of suggestions is announced. */
const ANNOUNCEMENT_DELAY = 700;

/** Turns a search field into a combobox with matching places, wash types and providers (product rule 2.16). */
export function Suggestions({ field, isTyping }: SuggestionsProps) {
  const t = useTranslations('suggestions');
  const router = useRouter();
  const id = useId();
  const { matches, setTyped } = useMatches(isTyping ? field.value : undefined);
  const { active, isOpen } = useCombobox(field, id, { matches, setTyped, choose });

  function choose({ href }: Suggestion) {
    setTyped(undefined);
    field.closest('dialog')?.close();
    router.push(href);
  }

  // Not at every letter, which would interrupt the screen reader's own echo.
  const count = matches && t('count', { count: matches.length });
  const [announced, setAnnounced] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(count), ANNOUNCEMENT_DELAY);
    return () => clearTimeout(timer);
  }, [count]);

  const groups = [...new Set(matches?.map(({ group }) => group))];
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t('list')}
        className="suggestions"
        hidden={!isOpen}
        // Keep the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map((group) => (
          <div key={group} role="group" aria-label={t(group)}>
            <strong aria-hidden>{t(group)}</strong>
            {matches?.map(
              (match, index) =>
                match.group === group && (
                  <div
                    key={match.href}
                    id={`${id}${index}`}
                    role="option"
                    aria-selected={index === active}
                    onClick={() => choose(match)}
                  >
                    <Icon name={ICONS[group]} />
                    <bdi>{match.name}</bdi>
                    {match.hint && <small>{match.hint}</small>}
                  </div>
                ),
            )}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}

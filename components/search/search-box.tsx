import { type ComponentType, type SyntheticEvent, useRef, useState } from 'react';
import { buttonStyle, iconButtonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { importLazily } from '@/components/ui/lazy';
import { MAX_SEARCH_LENGTH } from '@/lib/domain/text';
import type { SuggestionsProps } from './suggestions';

interface SearchBoxProps {
  label: string;
  /** Shown above the text on wide screens, where the field is part of a bar. */
  caption?: string;
  placeholder: string;
  search?: string;
  ref?: React.Ref<HTMLInputElement>;
}

const loadSuggestions = () => import('./suggestions').then((file) => file.Suggestions);

/** Renders the search field with its button, inside a form to /services. Suggestions are loaded on first use. */
export function SearchBox({ label, caption, placeholder, search, ref }: SearchBoxProps) {
  const [loaded, setLoaded] = useState<SuggestionsProps & { View: ComponentType<SuggestionsProps> }>();
  const hasRequested = useRef(false);

  async function suggest({ currentTarget: field, type }: SyntheticEvent<HTMLInputElement>) {
    if (hasRequested.current) return;
    hasRequested.current = true;
    const before = type === 'focus' ? field.value : undefined;
    // If they cannot be loaded, the field works without them.
    const View = await importLazily(loadSuggestions).catch(() => undefined);
    if (View) setLoaded({ View, field, isTyping: field.value !== before });
  }

  return (
    <div className="search-box">
      <Icon name="search" />
      {caption && (
        <span className="bar-group-name" aria-hidden="true">
          {caption}
        </span>
      )}
      <input
        ref={ref}
        className="input"
        type="search"
        name="q"
        aria-label={label}
        defaultValue={search}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={placeholder}
        enterKeyHint="search"
        onFocus={suggest}
        onInput={suggest}
      />
      <button
        className={caption ? iconButtonStyle('filled', 'rounded-pill row:hidden') : buttonStyle('filled')}
        aria-label={label}
      >
        <Icon name="arrow-left" className="icon-directional rotate-180" />
      </button>
      {loaded && <loaded.View field={loaded.field} isTyping={loaded.isTyping} />}
    </div>
  );
}

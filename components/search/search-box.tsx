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

/** In a row with other controls, and in the bar of a list (search-bar.css). */
const STYLES = {
  plain: {
    box: 'relative flex min-w-0 flex-[1_1_8rem]',
    icon: 'start-[0.9rem] top-3',
    field: 'ps-[2.9rem] pe-15',
    button: buttonStyle('filled', 'absolute inset-y-0 end-0 rounded-s-none px-[0.9rem]'),
  },
  bar: {
    box: 'bar-search',
    icon: 'start-[1.1rem] top-[0.9rem] row:hidden',
    field:
      'rounded-[inherit] border-0 bg-transparent px-13 row:px-4.5 row:pt-[1.65rem] row:pb-[0.4rem] row:text-(length:--text-sm)',
    button: iconButtonStyle('filled', 'absolute inset-y-1 end-1 rounded-pill row:hidden'),
  },
};

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

  const style = caption ? STYLES.bar : STYLES.plain;
  return (
    <div className={`search-box ${style.box}`}>
      <Icon name="search" className={`absolute text-water-600 ${style.icon}`} />
      {caption && (
        <span className="bar-group-name" aria-hidden="true">
          {caption}
        </span>
      )}
      <input
        ref={ref}
        // Without the browser's own button to clear it, beside ours; the placeholder fits on phones.
        className={`input placeholder:text-sm placeholder:text-ellipsis [&::-webkit-search-cancel-button]:hidden ${style.field}`}
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
      <button className={style.button} aria-label={label}>
        <Icon name="arrow-left" className="icon-directional rotate-180" />
      </button>
      {loaded && <loaded.View field={loaded.field} isTyping={loaded.isTyping} />}
    </div>
  );
}

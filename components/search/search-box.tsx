import { type ComponentType, type SyntheticEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { importLazily } from '@/components/ui/lazy';
import { MAX_SEARCH_LENGTH } from '@/lib/domain/search-text';
import type { SuggestionsProps } from './suggestions';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  search?: string;
  ref?: React.Ref<HTMLInputElement>;
}

const loadSuggestions = () => import('./suggestions').then((file) => file.Suggestions);

/** The field of the directory's search, with its button; its form leads to /services. It suggests from its first use on. */
export function SearchBox({ label, placeholder, search, ref }: SearchBoxProps) {
  const [loaded, setLoaded] = useState<SuggestionsProps & { View: ComponentType<SuggestionsProps> }>();
  const isAsked = useRef(false);

  async function suggest({ currentTarget: field, type }: SyntheticEvent<HTMLInputElement>) {
    if (isAsked.current) return;
    isAsked.current = true;
    const before = type === 'focus' ? field.value : undefined;
    // When they can not be loaded, the plain field goes on.
    const View = await importLazily(loadSuggestions).catch(() => undefined);
    if (View) setLoaded({ View, field, isTyping: field.value !== before });
  }

  return (
    <div className="search-box">
      <Icon name="search" />
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
      <button className="button button-water" aria-label={label}>
        <Icon name="arrow-left" className="icon-directional rotate-180" />
      </button>
      {loaded && <loaded.View field={loaded.field} isTyping={loaded.isTyping} />}
    </div>
  );
}

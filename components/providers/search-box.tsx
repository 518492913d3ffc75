import { Icon } from '@/components/ui/icon';
import { LONGEST_SEARCH } from '@/lib/domain/search-text';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  search?: string;
  ref?: React.Ref<HTMLInputElement>;
}

/** The field of the directory's search, with its button; its form leads to /services. */
export function SearchBox({ label, placeholder, search, ref }: SearchBoxProps) {
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
        maxLength={LONGEST_SEARCH}
        placeholder={placeholder}
        enterKeyHint="search"
      />
      <button className="button button-water" aria-label={label}>
        <Icon name="arrow-left" className="icon-directional rotate-180" />
      </button>
    </div>
  );
}

import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { SavedPageTexts } from './saved-texts';

interface SavedEmptyProps {
  texts: SavedPageTexts;
  servicesHref: string;
  ref: Ref<HTMLHeadingElement>;
}

/** What an empty list says: how something comes into it. */
export function SavedEmpty({ texts, servicesHref, ref }: SavedEmptyProps) {
  return (
    <div className="saved-empty panel">
      <div className="saved-empty-picture" aria-hidden="true">
        <span />
        <span>
          <Icon name="heart" />
        </span>
        <span />
      </div>
      <h2 ref={ref} tabIndex={-1} className="text-2xl">
        {texts.emptyTitle}
      </h2>
      <p>{texts.emptyText}</p>
      <Link href={servicesHref} className="button button-water">
        {texts.toServices}
      </Link>
    </div>
  );
}

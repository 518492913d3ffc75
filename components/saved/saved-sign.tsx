import { Icon } from '@/components/ui/icon';
import { useSavedParts } from './use-saved-parts';

/** The way to what is saved, in the header, and with it all that pages show of the device. */
export function SavedSign({ href, label }: { href: string; label: string }) {
  const parts = useSavedParts();
  return (
    <>
      <a href={href} className="saved-sign">
        <Icon name="heart" label={label} />
        {parts && <parts.SavedCount />}
      </a>
      {parts && <parts.KeptOnPage href={href} />}
    </>
  );
}

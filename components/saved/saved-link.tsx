import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useSaved } from './saved-store';

interface SavedLinkProps {
  href: string;
  /** Whether it is in the bar of phones, which names its links. */
  isInBar?: boolean;
}

/** Renders the link to the saved providers, with their number. */
export function SavedLink({ href, isInBar }: SavedLinkProps) {
  const t = useTranslations('saved');
  const count = useSaved(({ providers }) => providers.length);
  return (
    <a href={href} className={`saved-link ${isInBar ? 'bottom-link' : 'header-icon'}`}>
      <span className="relative">
        <Icon name="heart" label={isInBar ? undefined : t('title')} />
        {count > 0 && <b className="saved-count">{count}</b>}
      </span>
      {isInBar && t('title')}
    </a>
  );
}

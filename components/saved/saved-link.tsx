import { useTranslations } from 'next-intl';
import { iconButtonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useSaved } from './saved-store';

interface SavedLinkProps {
  href: string;
  /** Whether it is in the bar of phones, which names its links. */
  isInBar?: boolean;
  /** Whether it leads to this page. */
  isCurrent?: boolean;
}

/** Renders the link to the saved providers, with their number. */
export function SavedLink({ href, isInBar, isCurrent }: SavedLinkProps) {
  const t = useTranslations('saved');
  const count = useSaved(({ providers }) => providers.length);
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={isInBar ? 'bottom-link' : iconButtonStyle('plain', 'overflow-visible rounded-pill')}
    >
      <span className="relative">
        <Icon name="heart" label={isInBar ? undefined : t('title')} />
        {count > 0 && <Count>{count}</Count>}
      </span>
      {isInBar && t('title')}
    </a>
  );
}

/** Renders a number at the corner of an icon: the one text below 14 px, which the page behind the link repeats. */
function Count({ children }: { children: number }) {
  return (
    <b className="absolute start-3 -top-2 min-w-5 rounded-pill bg-sun-400 px-1 text-center text-[0.75rem] leading-4.5 font-bold text-sea-950">
      {children}
    </b>
  );
}

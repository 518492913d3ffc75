import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { useSaved } from './saved-store';

/** Renders the header's link to the saved providers, with their number. */
export function SavedLink({ href }: { href: string }) {
  const t = useTranslations('saved');
  const count = useSaved(({ providers }) => providers.length);
  return (
    <a href={href} className="saved-link">
      <Icon name="heart" label={t('title')} />
      {count > 0 && <b>{count}</b>}
    </a>
  );
}

import { type ComponentType, type MouseEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyLoad } from '@/components/ui/lazy-load';
import { opensElsewhere } from '@/components/ui/opens-elsewhere';
import type { SearchDialogProps } from './search-dialog';

interface HeaderSearchProps {
  /** URL of the list of all services, in the language of the page. */
  href: string;
  label: string;
}

const loadDialog = () => import('./search-dialog');

/** The search of every page, behind its sign. Without script, or when that can not be loaded, it leads to all services. */
export function HeaderSearch({ href, label }: HeaderSearchProps) {
  const [open, setOpen] = useState<{
    Dialog: ComponentType<SearchDialogProps>;
    labels: SearchDialogProps['labels'];
  }>();

  async function show(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    try {
      const { SearchDialog, readLabels } = await lazyLoad(loadDialog);
      setOpen({ Dialog: SearchDialog, labels: await readLabels() });
    } catch {
      location.assign(href);
    }
  }

  return (
    <>
      <a href={href} className="search-sign" aria-label={label} onClick={show}>
        <Icon name="search" />
      </a>
      {open && <open.Dialog action={href} labels={open.labels} onClose={() => setOpen(undefined)} />}
    </>
  );
}

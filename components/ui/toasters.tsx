import { useEffect, useRef } from 'react';
import { toast, Toaster, type ToasterProps } from 'sonner';
import type { Channel, Notice } from './notify';

interface ToastersProps {
  label: string;
  direction: 'ltr' | 'rtl';
  /** The messages so far, the newest last. */
  notices: Notice[];
}

const WIDTH = 356;
const GAP = 14;

const CHANNELS: Record<Channel, ToasterProps> = {
  single: { visibleToasts: 1, duration: 5_000, position: 'bottom-center' },
  stack: { visibleToasts: 3, duration: 4_000, position: 'bottom-right' },
};

/** The two channels of the site (product rule 4.5), both shown by one library. */
export function Toasters({ label, direction, notices }: ToastersProps) {
  const shown = useRef<Notice[]>([]);
  useEffect(() => {
    for (const notice of notices) {
      if (!shown.current.includes(notice)) toast(notice.text, { toasterId: notice.channel });
    }
    shown.current = notices;
  }, [notices]);

  return Object.entries(CHANNELS).map(([channel, options]) => (
    <Toaster
      key={channel}
      id={channel}
      {...options}
      gap={GAP}
      dir={direction}
      containerAriaLabel={label}
      style={{ '--width': `${WIDTH}px` } as React.CSSProperties}
      toastOptions={{ className: 'toast' }}
    />
  ));
}

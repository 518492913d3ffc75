import { usePathname, useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { toast, Toaster, type ToasterProps } from 'sonner';
import { conventionsOf } from '@/lib/i18n/locales';
import type { Channel, Notification } from './notify';

const WIDTH = 356;
const GAP = 14;
/** Milliseconds; keyboard users need time to reach the button. */
const DURATION_WITH_ACTION = 10_000;
/** Milliseconds that a toast stays after it was last hovered or focused. */
const DURATION_AFTER_USE = 3_000;

const CHANNELS = {
  single: { visibleToasts: 1, duration: 5_000, position: 'bottom-center', label: 'messages' },
  stack: { visibleToasts: 3, duration: 4_000, position: 'bottom-right', label: 'formMessages' },
} as const satisfies Record<Channel, ToasterProps & { label: string }>;

/** Inline styles for the action button, because the library's own styles override classes. */
const ACTION = {
  height: 'var(--spacing-target)',
  paddingInline: '0.75rem',
  borderRadius: 'var(--radius-item)',
  background: 'var(--color-action)',
  color: 'white',
  fontSize: 'var(--text-sm)',
};
const LINK = {
  ...ACTION,
  paddingInline: '0.25rem',
  background: 'transparent',
  color: 'var(--color-water-700)',
};
/** Keeps toasts above the bars at the bottom of the screen. */
const ABOVE_BARS = { bottom: 'calc(1rem + var(--tray, 0px) + var(--bars, 0px))' };
/** On phones they are close to the bar at the bottom, so that they cover little. */
const ON_BARS = {
  bottom: 'calc(0.25rem + var(--toast-bottom, var(--bottom-bar, env(safe-area-inset-bottom))))',
};

/** Renders both notification channels (product rule 4.5) and their notices. */
export function Toasters({ notices }: { notices: Notification[] }) {
  const t = useTranslations('site');
  const { direction } = conventionsOf(useLocale());
  const shown = useRef<Notification[]>([]);
  // A toast is about what was done on this page, and would cover the next.
  const path = usePathname();
  useEffect(() => () => void toast.dismiss(), [path]);
  const router = useRouter();
  const showNew = useEffectEvent(() => {
    for (const notice of notices) if (!shown.current.includes(notice)) show(notice, router.push);
    shown.current = notices;
  });
  useEffect(() => showNew(), [notices]);

  return Object.entries(CHANNELS).map(([channel, { label, ...options }]) => (
    <Toaster
      key={channel}
      id={channel}
      {...options}
      gap={GAP}
      dir={direction}
      containerAriaLabel={t(label)}
      style={{ '--width': `${WIDTH}px` } as React.CSSProperties}
      offset={ABOVE_BARS}
      mobileOffset={ON_BARS}
      toastOptions={{ className: 'toast', actionButtonStyle: ACTION, cancelButtonStyle: LINK }}
    />
  ));
}

function show({ text, channel, action, link }: Notification, open: (href: string) => void) {
  const id = toast(text, {
    toasterId: channel,
    ...(action && {
      action: { label: action.label, onClick: action.run },
      duration: Infinity,
    }),
    ...(link && { cancel: { label: link.label, onClick: () => open(link.href) } }),
  });
  if (action) dismissAfter(DURATION_WITH_ACTION, id);
}

/** Dismisses a toast with an action after a while, unless it is in use; Sonner itself would dismiss it while it has the focus. */
function dismissAfter(duration: number, id: string | number) {
  setTimeout(() => {
    const isInUse = document.hidden || document.querySelector('.toast:is(:hover, :focus, :focus-within)');
    if (isInUse) dismissAfter(DURATION_AFTER_USE, id);
    else toast.dismiss(id);
  }, duration);
}

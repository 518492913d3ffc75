import { Icon, type IconName } from './icon';

const KINDS = {
  success: 'bg-leaf-100 text-leaf-800',
  failure: 'bg-alert-50 text-alert-700',
  tip: 'bg-sun-50 text-sm text-sun-800',
} as const;

interface NoticeProps {
  kind: keyof typeof KINDS;
  icon?: IconName;
  /** More classes, for its place on the page. */
  className?: string;
  children: string;
}

/** Renders what became of something, or what to know before it is done. */
export function NoticeBox({ kind, icon, className = '', children }: NoticeProps) {
  return (
    <p className={`flex gap-2.5 rounded-note px-4 py-3 font-medium ${KINDS[kind]} ${className}`}>
      {icon && <Icon name={icon} className="mt-0.5" />}
      {children}
    </p>
  );
}

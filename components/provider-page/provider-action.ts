import { buttonStyle } from '@/components/ui/button';

/** A button of the line above the name on wide screens, round on the picture on phones. */
export const ACTION = buttonStyle(
  'plain',
  'max-lg:w-target max-lg:rounded-pill max-lg:bg-surface max-lg:px-0 max-lg:shadow-card max-lg:[&>span]:sr-only',
);

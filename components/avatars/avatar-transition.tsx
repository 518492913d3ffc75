import { ViewTransition } from 'react';

interface AvatarTransitionProps {
  /** Id of the provider. */
  id: number;
  /** Whether to name the transition. A page may show a provider twice, but names must be unique. */
  isActive: boolean;
  children: React.ReactNode;
}

/** Animates the avatar from its card to the provider's page. */
export function AvatarTransition({ id, isActive, children }: AvatarTransitionProps) {
  return (
    <ViewTransition name={isActive ? `avatar-${id}` : undefined} share="avatar" default="none">
      {children}
    </ViewTransition>
  );
}

import { ViewTransition } from 'react';

interface MovingFaceProps {
  /** Id of the provider. */
  id: number;
  /** Whether it is the one that moves: a list may have a provider twice, and a name must not be there twice. */
  isMoving: boolean;
  children: React.ReactNode;
}

/** Lets the picture of a provider move from its card to its place on the provider's page. */
export function MovingFace({ id, isMoving, children }: MovingFaceProps) {
  return (
    <ViewTransition name={isMoving ? `face-${id}` : undefined} share="face" default="none">
      {children}
    </ViewTransition>
  );
}

import { ViewTransition } from 'react';
import { SPRITE } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { Scene } from '@/lib/domain/avatar';
import { type Tone, toneOf } from '@/lib/domain/tone';

interface ProviderPictureProps {
  /** Of the provider. */
  id: number;
  scene: Scene;
  /** Where it differs from the provider's own. */
  tone?: Tone;
  /** `src` of its first photo. */
  photo?: string;
  /** `src` of its logo. */
  logo?: string;
  className?: string;
}

/** Renders a provider's photo, or else the drawn scene of what it does, with its logo. Decorative: the name is next to it. */
export function ProviderPicture({
  id,
  scene,
  tone = toneOf(id),
  photo,
  logo,
  className,
}: ProviderPictureProps) {
  return (
    <span className={className ? `picture ${className}` : 'picture'} data-tone={tone} aria-hidden="true">
      <SceneImage name={scene} />
      {photo && <Picture src={photo} loading="lazy" className="picture-photo" />}
      {logo && <Picture src={logo} loading="lazy" className="picture-logo" />}
    </span>
  );
}

/** Renders one of the drawn scenes in the colours of the element around it. */
export function SceneImage({ name, ...attributes }: { name: Scene } & React.ComponentProps<'svg'>) {
  return (
    <svg {...attributes}>
      {name.split(' ').map((part) => (
        <use key={part} href={`${SPRITE}#${part}`} />
      ))}
    </svg>
  );
}

interface PictureTransitionProps {
  /** Id of the provider. */
  id: number;
  /** Whether to name the transition. A page may show a provider twice, but names must be unique. */
  isActive: boolean;
  children: React.ReactNode;
}

/** Animates the picture from its card to the provider's page. */
export function PictureTransition({ id, isActive, children }: PictureTransitionProps) {
  return (
    <ViewTransition name={isActive ? `avatar-${id}` : undefined} share="avatar" default="none">
      {children}
    </ViewTransition>
  );
}

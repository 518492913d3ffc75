import { useLocale } from 'next-intl';
import { ViewTransition } from 'react';
import { languageOf } from '@/components/ui/data-text';
import { Picture } from '@/components/ui/picture';
import { initialsOf, type Scene, toneOf } from '@/lib/domain/avatar';
import type { ProviderSummary } from '@/lib/domain/provider';

const SPRITE = '/sprite.svg';

interface ProviderAvatarProps {
  provider: Pick<ProviderSummary, 'id' | 'name'>;
  scene: Scene;
  /** `src` of its logo, if it has one. */
  logo?: string | null;
  /** `src` of its first photo, which stands in for a missing logo. */
  photo?: string | null;
}

/** Renders a provider's logo or photo, or else its initials on a drawn scene. Decorative: the name is next to it. */
export function ProviderAvatar({ provider: { id, name }, scene, logo, photo }: ProviderAvatarProps) {
  const locale = useLocale();
  const initials = initialsOf(name);
  return (
    <span className="avatar" data-tone={toneOf(id)} aria-hidden="true">
      <SceneImage name={scene} />
      {initials && <b lang={languageOf(initials, locale).lang}>{initials}</b>}
      {logo ? (
        <Picture src={logo} loading="lazy" />
      ) : (
        photo && <Picture src={photo} loading="lazy" className="photo" />
      )}
    </span>
  );
}

/** Renders one of the drawn scenes in the colours of the surrounding avatar. */
export function SceneImage({ name, ...attributes }: { name: Scene } & React.ComponentProps<'svg'>) {
  return (
    <svg {...attributes}>
      <use href={`${SPRITE}#scene-${name}`} />
    </svg>
  );
}

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

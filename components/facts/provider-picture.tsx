import { Picture } from '@/components/ui/picture';
import { type Scene, toneOf } from '@/lib/domain/avatar';
import { SceneImage } from './provider-avatar';

interface ProviderPictureProps {
  /** Of the provider. */
  id: number;
  scene: Scene;
  /** `src` of its first photo. */
  photo?: string;
  /** `src` of its logo. */
  logo?: string;
}

/** Renders a provider's photo, or else the drawn scene of what it does, with its logo. Decorative: the name is next to it. */
export function ProviderPicture({ id, scene, photo, logo }: ProviderPictureProps) {
  return (
    <span className="picture" data-tone={toneOf(id)} aria-hidden="true">
      <SceneImage name={scene} />
      {photo && <Picture src={photo} loading="lazy" className="picture-photo" />}
      {logo && <Picture src={logo} loading="lazy" className="picture-logo" />}
    </span>
  );
}

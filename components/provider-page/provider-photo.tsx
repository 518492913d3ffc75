import { SceneImage } from '@/components/avatars/provider-avatar';
import { Picture } from '@/components/ui/picture';
import { sceneOf, toneOf } from '@/lib/domain/avatar';
import type { Provider } from '@/lib/domain/provider';
import { photoAttributes } from '@/lib/http/pictures';

/** Width of the main column, or of a phone's screen. */
const SIZES = '(min-width: 64rem) 48rem, 100vw';

/** Renders the provider's photo with a fixed aspect ratio; falls back to its scene if the photo cannot be loaded. */
export function ProviderPhoto({ provider }: { provider: Provider }) {
  if (!provider.photo) return null;
  return (
    <div className="avatar provider-photo" data-tone={toneOf(provider.id)} aria-hidden="true">
      <SceneImage name={sceneOf(provider)} />
      <Picture {...photoAttributes(provider.photo, SIZES)} />
    </div>
  );
}

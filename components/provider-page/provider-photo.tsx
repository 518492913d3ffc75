import { SceneImage } from '@/components/avatars/provider-avatar';
import { Picture } from '@/components/ui/picture';
import { sceneOf, toneOf } from '@/lib/domain/avatar';
import type { Provider } from '@/lib/domain/provider';
import { photoAttributes } from '@/lib/http/pictures';

/** The width of the column of facts, or of a phone's screen. */
const SIZES = '(min-width: 64rem) 48rem, 100vw';

/** Renders the photo of a provider in a frame of fixed proportions, where its scene stands in for one that cannot be loaded. */
export function ProviderPhoto({ provider }: { provider: Provider }) {
  if (!provider.photo) return null;
  return (
    <div className="avatar provider-photo" data-tone={toneOf(provider.id)} aria-hidden="true">
      <SceneImage name={sceneOf(provider)} />
      <Picture {...photoAttributes(provider.photo, SIZES)} />
    </div>
  );
}

import { Scene } from '@/components/avatars/provider-avatar';
import { Picture } from '@/components/ui/picture';
import { avatarOf } from '@/lib/domain/avatar';
import type { Provider } from '@/lib/domain/provider';
import { photoAttributes } from '@/lib/http/pictures';

/** Width of the main column, or of a phone's screen. */
const SIZES = '(min-width: 64rem) 48rem, 100vw';

/** Renders the provider's photo with a fixed aspect ratio; falls back to its scene if the photo cannot be loaded. */
export function ProviderPhoto({ provider }: { provider: Provider }) {
  if (!provider.photo) return null;
  const { scene, tone } = avatarOf(provider);
  return (
    <div className="avatar provider-photo" data-tone={tone} aria-hidden="true">
      <Scene name={scene} />
      <Picture {...photoAttributes(provider.photo, SIZES)} />
    </div>
  );
}

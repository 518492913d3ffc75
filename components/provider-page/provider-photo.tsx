import { Scene } from '@/components/avatars/provider-avatar';
import { Picture } from '@/components/ui/picture';
import { avatarOf } from '@/lib/domain/avatar';
import type { Provider } from '@/lib/domain/provider';
import { photoAttributes } from '@/lib/http/pictures';

/** The width of the column of facts, or of a phone's screen. */
const SIZES = '(min-width: 64rem) 48rem, 100vw';

/** Renders the photo of a provider in a frame of fixed proportions, where its scene stands in for one that cannot be loaded. */
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

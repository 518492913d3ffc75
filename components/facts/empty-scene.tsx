import type { Scene } from '@/lib/domain/avatar';
import { SceneImage } from './provider-avatar';

/** Renders the drawing above the message of an empty list. */
export function EmptyScene({ name }: { name: Scene }) {
  return (
    <span className="picture max-w-md rounded-panel" data-tone="night" aria-hidden="true">
      <SceneImage name={name} />
    </span>
  );
}

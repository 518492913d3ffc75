import { saved } from './kept-store';
import { useKept } from './use-kept';

/** How many are saved, on the sign of the header. */
export function SavedCount() {
  const { length } = useKept(saved).providers;
  return length > 0 && <b>{length}</b>;
}

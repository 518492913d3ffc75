import { useLocale } from 'next-intl';
import { languageOf } from '@/components/ui/language-of';
import { Picture } from '@/components/ui/picture';
import { initialsOf, type Scene, toneOf } from '@/lib/domain/face';
import type { ProviderSummary } from '@/lib/domain/provider';

/** Written by scripts/tools/scenes.mjs. */
const SCENES_FILE = '/scenes.svg';

interface ProviderFaceProps {
  provider: Pick<ProviderSummary, 'id' | 'name'>;
  scene: Scene;
  /** `src` of its logo, if it has one. */
  logo?: string | null;
}

/** Renders the picture of a provider: its logo, or else its initials on a drawn scene. The name stands beside it. */
export function ProviderFace({ provider: { id, name }, scene, logo }: ProviderFaceProps) {
  const locale = useLocale();
  const initials = initialsOf(name);
  return (
    <span className="face" data-tone={toneOf(id)} aria-hidden="true">
      <SceneImage name={scene} />
      {initials && <b lang={languageOf(initials, locale).lang}>{initials}</b>}
      {logo && <Picture src={logo} loading="lazy" />}
    </span>
  );
}

/** Renders one of the drawn scenes in the colours of the face around it. */
export function SceneImage({ name }: { name: Scene }) {
  return (
    <svg>
      <use href={`${SCENES_FILE}#${name}`} />
    </svg>
  );
}

import { useLocale } from 'next-intl';
import { languageOf } from '@/components/ui/language-of';
import { Picture } from '@/components/ui/picture';
import { type Face, faceOf } from '@/lib/domain/face';
import type { ProviderSummary } from '@/lib/domain/provider';

/** Written by scripts/tools/scenes.mjs. */
const SCENES_FILE = '/scenes.svg';

interface ProviderFaceProps {
  provider: Pick<ProviderSummary, 'id' | 'name' | 'kinds' | 'servesMobile'>;
  /** `src` of its logo, if it has one. */
  logo?: string | null;
}

/** Renders the picture of a provider, over which its logo lies; its name stands beside it. */
export function ProviderFace({ provider, logo }: ProviderFaceProps) {
  const locale = useLocale();
  const { scene, tone, initials } = faceOf(provider);
  return (
    <span className="face" data-tone={tone} aria-hidden="true">
      <Scene name={scene} />
      {initials && <b lang={languageOf(initials, locale).lang}>{initials}</b>}
      {logo && <Picture src={logo} loading="lazy" />}
    </span>
  );
}

/** Renders one of the drawn scenes in the colours of the face around it. */
export function Scene({ name }: { name: Face['scene'] }) {
  return (
    <svg>
      <use href={`${SCENES_FILE}#${name}`} />
    </svg>
  );
}

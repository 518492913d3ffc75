import { useLocale } from 'next-intl';
import { languageOf } from '@/components/ui/language-of';
import { faceOf } from '@/lib/domain/face';
import type { ProviderSummary } from '@/lib/domain/provider';

/** Written by scripts/tools/scenes.mjs. */
const SCENES_FILE = '/scenes.svg';

interface ProviderFaceProps {
  provider: Pick<ProviderSummary, 'id' | 'name' | 'kinds' | 'servesMobile'>;
}

/** Renders the picture of a provider; its name stands beside it. */
export function ProviderFace({ provider }: ProviderFaceProps) {
  const locale = useLocale();
  const { scene, tone, initials } = faceOf(provider);
  return (
    <span className="face" data-tone={tone} aria-hidden="true">
      <svg>
        <use href={`${SCENES_FILE}#${scene}`} />
      </svg>
      {initials && <b lang={languageOf(initials, locale).lang}>{initials}</b>}
    </span>
  );
}

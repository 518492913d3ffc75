'use client';

import { buttonStyle } from '@/components/ui/button';
import { LazyBoundary, lazyComponent } from '@/components/ui/lazy';
import { SectionFailed } from '@/components/ui/section-failed';
import type { EmiratesMapProps } from './emirates-map';
import { useHasBeenVisible } from './use-has-been-visible';

interface MapFrameProps extends EmiratesMapProps {
  /** Id of the section that the map belongs to. */
  section: string;
  labels: EmiratesMapProps['labels'] & { loading: string; failed: string; reload: string };
}

/** Share of the section that must be visible before the map is loaded (product rule 2.11). */
const VISIBLE_SHARE = 0.2;

/** As large without the map as with it. */
const FRAME =
  'map-frame relative grid min-h-[calc(7.75rem+85vw)] content-start gap-3 rounded-card border border-sand-200 bg-(image:--image-shallows) px-3 py-4 md:min-h-156 md:content-center md:p-6 noscript:hidden';

const EmiratesMap = lazyComponent(() => import('./emirates-map').then((file) => file.EmiratesMap));

/** Renders the map once its section is visible; the placeholder has the same size. */
export function MapFrame({ section, labels, regions }: MapFrameProps) {
  const isVisible = useHasBeenVisible(section, VISIBLE_SHARE);
  const loading = (
    <div className={FRAME}>
      <p role="status" className="place-self-center text-ink-700">
        {labels.loading}
      </p>
    </div>
  );
  const failed = (
    <SectionFailed>
      <p>{labels.failed}</p>
      <button type="button" className={buttonStyle('filled')} onClick={() => window.location.reload()}>
        {labels.reload}
      </button>
    </SectionFailed>
  );
  if (!isVisible) return loading;
  return (
    <LazyBoundary loading={loading} failed={failed}>
      <div className={FRAME}>
        <EmiratesMap labels={labels} regions={regions} />
      </div>
    </LazyBoundary>
  );
}

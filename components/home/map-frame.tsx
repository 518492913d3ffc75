'use client';

import { SectionBoundary } from '@/components/ui/section-boundary';
import { useSectionFile, useSeen } from '@/components/ui/lazy-section';
import type { EmiratesMapProps } from './emirates-map';

interface MapFrameProps extends EmiratesMapProps {
  /** Id of the section that the map belongs to. */
  section: string;
  labels: EmiratesMapProps['labels'] & { loading: string; failed: string; reload: string };
}

/** Share of the section that must be visible before the map is loaded (spec §9). */
const VISIBLE = 0.2;

/** The place of the map: it is loaded when a visitor comes near, and takes no other space then. */
export function MapFrame(props: MapFrameProps) {
  return (
    <SectionBoundary text={props.labels.failed} reload={props.labels.reload}>
      <MapWhenSeen {...props} />
    </SectionBoundary>
  );
}

function MapWhenSeen({ section, labels, regions }: MapFrameProps) {
  const isSeen = useSeen(section, VISIBLE);
  const file = useSectionFile(() => import('./emirates-map'), isSeen);
  return (
    <div className="map-frame">
      {file ? (
        <file.EmiratesMap labels={labels} regions={regions} />
      ) : (
        <p role="status" className="map-loading">
          {labels.loading}
        </p>
      )}
    </div>
  );
}

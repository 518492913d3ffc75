import type { Scene } from '@/lib/domain/avatar';
import { SceneImage } from './provider-picture';

interface EmptyMessageProps {
  /** The drawing above it; without one it takes little room. */
  scene?: Scene;
  title: string;
  text?: React.ReactNode;
  /** For a title that takes the focus. */
  titleRef?: React.Ref<HTMLHeadingElement>;
  /** Ways out. */
  children: React.ReactNode;
}

/** Renders what takes the place of an empty list: a drawing, a sentence and ways out. */
export function EmptyMessage({ scene, title, text, titleRef, children }: EmptyMessageProps) {
  return (
    <section
      aria-label={title}
      className={`panel grid grid-cols-1 justify-items-center gap-3 px-5 pt-5 text-center ${scene ? 'pb-7' : 'pb-5'}`}
    >
      {scene && (
        <span className="picture w-full max-w-md rounded-panel" data-tone="night" aria-hidden="true">
          <SceneImage name={scene} />
        </span>
      )}
      <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="text-xl outline-none">
        {title}
      </h2>
      {text && <p className="max-w-md text-ink-500">{text}</p>}
      {children}
    </section>
  );
}

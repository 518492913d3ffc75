import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyLoad } from './lazy-load';

interface EnhancedProps<Props> {
  /** Loads the component that takes the place of the plain disclosures; it has a button where they have a summary. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** The plain disclosures, which do the work as well. */
  children: React.ReactNode;
}

/**
 * Progressive enhancement of plain disclosures (`<details>`): what takes their place is loaded at the first hover, focus
 * or touch, and comes when all of them are closed and nothing is pressed. The focus stays where it was.
 */
export function Enhanced<Props extends object>({ load, props, children }: EnhancedProps<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);

  async function enhance() {
    // When it can not be loaded, the plain disclosures go on.
    const Loaded = await lazyLoad(load).catch(() => undefined);
    // The browser first does what the event that is under way is for.
    if (Loaded) setTimeout(() => replaceBy(Loaded));
  }

  function replaceBy(Loaded: ComponentType<Props>) {
    if (isPressed.current || place.current?.querySelector('[open]')) return;
    const focused = triggersIn(place.current).findIndex((trigger) => trigger === document.activeElement);
    // At once: a press can not come between the question and the change.
    flushSync(() => setComponent(() => Loaded));
    triggersIn(place.current)[focused]?.focus();
  }

  if (Component) {
    return (
      <div ref={place}>
        <Component {...props} />
      </div>
    );
  }
  const press = () => void (isPressed.current = true);
  const release = () => void (isPressed.current = false);
  return (
    <div
      ref={place}
      onPointerEnter={enhance}
      onFocus={enhance}
      onPointerDown={press}
      onKeyDown={press}
      onPointerCancel={release}
      onKeyUp={release}
      // The last event of a press, by whatever it was done.
      onClick={() => {
        release();
        void enhance();
      }}
    >
      {children}
    </div>
  );
}

function triggersIn(place: HTMLElement | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>('summary, button') ?? [])];
}

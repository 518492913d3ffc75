import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { restingStop, sheetHeight, sheetLength, type SheetStop, stopBeside } from './sheet-stop';

interface SheetHeadProps {
  stop: SheetStop;
  onStop: (stop: SheetStop) => void;
  children: React.ReactNode;
}

/** Pixels that a finger moves while it presses. */
const SLOP = 6;

interface Drag {
  startY: number;
  startHeight: number;
  /** Where the pointer was last, and when. */
  y: number;
  time: number;
  /** Pixels per millisecond, up. */
  speed: number;
  hasMoved: boolean;
}

/** Renders the top of the sheet, by which it is dragged, with a button that does the same for keys and single presses. */
export function SheetHead({ stop, onStop, children }: SheetHeadProps) {
  const t = useTranslations('resultsMap.sheet');
  const drag = useRef<Drag>(null);

  const viewOf = (head: HTMLElement) => head.closest<HTMLElement>('.map-view')!;

  function start({
    currentTarget,
    target,
    pointerId,
    clientY,
    timeStamp,
    isPrimary,
  }: PointerEvent<HTMLElement>) {
    if (!isPrimary) return;
    (target as Element).setPointerCapture(pointerId);
    const startHeight = currentTarget.parentElement!.offsetHeight;
    drag.current = { startY: clientY, startHeight, y: clientY, time: timeStamp, speed: 0, hasMoved: false };
  }

  function move({ currentTarget, clientY, timeStamp, buttons }: PointerEvent<HTMLElement>) {
    const current = drag.current;
    if (!current || buttons === 0) return;
    const { startY, startHeight, y, time, hasMoved } = current;
    if (!hasMoved && Math.abs(clientY - startY) < SLOP) return;
    const view = viewOf(currentTarget);
    view.dataset.dragged = '';
    view.style.setProperty('--sheet', `${startHeight + startY - clientY}px`);
    const speed = (y - clientY) / Math.max(1, timeStamp - time);
    drag.current = { ...current, y: clientY, time: timeStamp, speed, hasMoved: true };
  }

  function end({ currentTarget, type }: PointerEvent<HTMLElement>) {
    if (!drag.current?.hasMoved) return;
    const { startHeight, startY, y, speed } = drag.current;
    const view = viewOf(currentTarget);
    const full = view.clientHeight;
    const heights = { peek: sheetHeight('peek', full), half: sheetHeight('half', full), full };
    const next = type === 'pointerup' ? restingStop(heights, startHeight + startY - y, speed) : stop;
    delete view.dataset.dragged;
    view.style.setProperty('--sheet', sheetLength(next));
    onStop(next);
  }

  /** A drag that ends on a button does not press it. */
  function click(event: MouseEvent) {
    if (!drag.current?.hasMoved) return;
    event.preventDefault();
    event.stopPropagation();
    drag.current = null;
  }

  function press(event: KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    onStop(stopBeside(stop, step));
  }

  return (
    <div
      className="flex-none sheet:touch-none sheet:pb-1"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClickCapture={click}
    >
      <button
        type="button"
        className="sheet-handle hidden h-6 w-full cursor-grab place-content-center in-[.map-view:has(.map-failed)]:hidden! sheet:grid"
        aria-label={t(stop)}
        onClick={() => onStop(stop === 'full' ? 'peek' : stopBeside(stop, 1))}
        onKeyDown={press}
      >
        <i className="w-10 rounded-pill border-y-2 border-sand-400" />
      </button>
      {children}
    </div>
  );
}

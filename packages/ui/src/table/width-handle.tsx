import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './width-handle.css.ts';

interface WidthHandleProps {
  /** The name of the column. */
  name: string;
  /** The width now, in pixels. */
  width: number;
  range: { readonly least: number; readonly most: number };
  onTry: (width: number | undefined) => void;
  /** Undefined goes back to the table's own width. */
  onChoose: (width: number | undefined) => void;
}

/** How far one key goes, in pixels. */
const step = 8;

/** The edge of a head cell: dragging it or its arrow keys widen the column, a double click or Enter puts it back. */
export function WidthHandle({ name, width, range, onTry, onChoose }: WidthHandleProps) {
  const { table } = useMessages();
  /** What the keys held down have come to. */
  const keyed = useRef<number>(undefined);
  const within = (wanted: number) => Math.round(Math.min(Math.max(wanted, range.least), range.most));

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return;
    // Neither selects text nor moves the column.
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.focus({ preventScroll: true });
    const from = event.clientX;
    const widthAt = ({ clientX }: MouseEvent) => within(width + clientX - from);
    const drag = new AbortController();
    const listen = { signal: drag.signal, capture: true };
    const cancel = () => {
      drag.abort();
      onTry(undefined);
    };
    window.addEventListener('pointermove', (moved) => onTry(widthAt(moved)), listen);
    window.addEventListener(
      'pointerup',
      (up) => {
        drag.abort();
        if (up.clientX !== from) onChoose(widthAt(up));
      },
      listen,
    );
    window.addEventListener('pointercancel', cancel, listen);
    window.addEventListener('blur', cancel, { signal: drag.signal });
    window.addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape') return;
        // Closes nothing else.
        pressed.stopPropagation();
        cancel();
      },
      listen,
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const now = keyed.current ?? width;
    const wanted: Readonly<Record<string, number>> = {
      ArrowLeft: now - step,
      ArrowRight: now + step,
      Home: range.least,
      End: range.most,
    };
    const next = wanted[event.key];
    if (next === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (next === undefined) return onChoose(undefined);
    keyed.current = within(next);
    onTry(keyed.current);
  }
  /** A key held down is one choice. */
  function settle() {
    if (keyed.current === undefined) return;
    onChoose(keyed.current);
    keyed.current = undefined;
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be dragged within a head cell.
    <span
      role="separator"
      tabIndex={0}
      className={css.handle}
      aria-orientation="vertical"
      aria-label={table.width(name)}
      aria-valuemin={range.least}
      aria-valuemax={range.most}
      aria-valuenow={within(width)}
      title={table.widthHint}
      onPointerDown={onPointerDown}
      onDoubleClick={() => onChoose(undefined)}
      onKeyDown={onKeyDown}
      onKeyUp={settle}
      onBlur={settle}
    />
  );
}

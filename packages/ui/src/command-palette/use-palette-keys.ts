import { type KeyboardEvent, useState } from 'react';
import { isComposing } from './palette-keys.ts';
import { stepped } from './results.ts';

interface PaletteKeys {
  id: string;
  /** The number of rows. */
  count: number;
  /** A change activates the first row again. */
  query: string;
  /** @param index -1 without rows */
  onEnter: (index: number) => void;
}

/** The step of Page Up and Page Down. */
const leap = 5;

/** Arrow keys move through the rows and wrap around, Enter chooses. Home and End belong to the field. */
export function usePaletteKeys({ id, count, query, onEnter }: PaletteKeys) {
  const [place, setPlace] = useState({ query, index: 0 });
  const index = place.query === query ? place.index : 0;
  const active = count === 0 ? -1 : Math.min(index, count - 1);
  const setActive = (next: number) => setPlace({ query, index: next });

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent) || event.altKey || event.ctrlKey || event.metaKey) return;
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: stepped(active, 1, count),
      ArrowUp: stepped(active, -1, count),
      PageDown: Math.min(count - 1, active + leap),
      PageUp: Math.max(0, active - leap),
    };
    const target = targets[event.key];
    if (target !== undefined) setActive(target);
    else if (event.key === 'Enter') onEnter(active);
    else return;
    event.preventDefault();
  }

  return { active, activeId: active < 0 ? undefined : optionId(id, active), setActive, onKeyDown };
}

export function optionId(id: string, index: number): string {
  return `${id}-option-${index}`;
}

import { type PointerEvent, useEffect, useState } from 'react';

interface Held<Value> {
  readonly value: Value;
}

/**
 * Freezes a value while the pointer is pressed. Otherwise inserted rows would move a pressed row away, and
 * the browser fires no click if a press ends on another row.
 */
export function useFreezeWhilePressed<Value>(
  value: Value,
): readonly [still: Value, onPointerDown: (event: PointerEvent) => void] {
  const [held, setHeld] = useState<Held<Value>>();

  useEffect(() => {
    if (held === undefined) return;
    // The click follows pointerup.
    const release = () => setTimeout(() => setHeld(undefined));
    const ends = ['pointerup', 'pointercancel', 'blur'] as const;
    for (const end of ends) window.addEventListener(end, release);
    return () => {
      for (const end of ends) window.removeEventListener(end, release);
    };
  }, [held]);

  return [held ? held.value : value, ({ button }) => button === 0 && setHeld({ value })];
}

import { type PointerEvent, useEffect, useState } from 'react';

interface Held<Value> {
  readonly value: Value;
}

/**
 * What is given, or while it is pressed what it was: with other rows coming before it, a row would go from under the
 * pointer, and where a press ends on another row than it began on the browser makes no click of it.
 */
export function useFreezeWhilePressed<Value>(
  value: Value,
): readonly [still: Value, onPointerDown: (event: PointerEvent) => void] {
  const [held, setHeld] = useState<Held<Value>>();

  useEffect(() => {
    if (held === undefined) return;
    // The click comes after the pointer has been let go.
    const release = () => setTimeout(() => setHeld(undefined));
    const ends = ['pointerup', 'pointercancel', 'blur'] as const;
    for (const end of ends) window.addEventListener(end, release);
    return () => {
      for (const end of ends) window.removeEventListener(end, release);
    };
  }, [held]);

  return [held ? held.value : value, ({ button }) => button === 0 && setHeld({ value })];
}

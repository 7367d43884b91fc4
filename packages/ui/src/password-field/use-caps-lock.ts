import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock was on at the last key; unknown before the first key. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  return {
    on,
    read: (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock')),
    forget: () => setOn(false),
  };
}

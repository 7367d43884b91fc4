import { useEffect, useEffectEvent } from 'react';
import { getKeyName, readPress } from './key-name.ts';
import { areLettersOn } from './letter-keys.ts';

/** What each key does: `j`, `X`, `g o`. An act that returns false leaves the key to the browser. */
export type KeyActs = Readonly<Record<string, (() => unknown) | undefined>>;

type Listener = (meaning: string) => boolean;

/** The acts of all that is on the screen; of two for a key the later counts. */
const listening: Listener[] = [];
let prefix = '';

/** Whatever takes letters itself: fields, menus, and what is open over the page. */
const fields =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"], [role="combobox"]';

/** The list of keys, since it turns the letters on again, and the key that closes. */
const isAlwaysOn = (meaning: string): boolean => meaning === '?' || meaning === 'Escape';

function press(event: KeyboardEvent): void {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  const isTaken =
    defaultPrevented ||
    ctrlKey ||
    metaKey ||
    altKey ||
    event.key === 'Shift' ||
    (target instanceof Element && target.closest(fields) !== null) ||
    document.querySelector('[aria-modal="true"]') !== null;
  if (isTaken) return;
  const read = readPress(prefix, getKeyName(event));
  prefix = read.prefix;
  if (!isAlwaysOn(read.meaning) && !areLettersOn()) return;
  if (listening.toReversed().some((act) => act(read.meaning))) event.preventDefault();
}

/** Lets keys act while the component is on the screen. Letters rest while a field has the focus. */
export function useKeys(acts: KeyActs): void {
  const act = useEffectEvent((meaning: string): boolean => {
    const found = acts[meaning];
    return found !== undefined && found() !== false;
  });
  useEffect(() => {
    const listener: Listener = (meaning) => act(meaning);
    if (listening.length === 0) document.addEventListener('keydown', press);
    listening.push(listener);
    return () => {
      listening.splice(listening.indexOf(listener), 1);
      if (listening.length === 0) document.removeEventListener('keydown', press);
    };
  }, []);
}

import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { retryable } from '../lazy-part/retryable.ts';

/** The components of Radix that draw a layer. */
export type Radix = typeof import('./radix-layers.ts');

const load = retryable(() => import('./radix-layers.ts'));
let loaded: Radix | undefined;
const listeners = new Set<() => void>();

/** Loads what draws dialogs, menus, popovers and tooltips. A failed load is retried at the next call. */
export async function fetchLayers(): Promise<void> {
  if (loaded !== undefined) return;
  loaded = await load();
  for (const listener of listeners) listener();
}

/** Radix, inside of what `WithRadix` draws. @throws Error anywhere else */
export function loadedRadix(): Radix {
  if (loaded === undefined) throw new Error('Radix is drawn outside of WithRadix.');
  return loaded;
}

/** After a failure, the next press tries again. */
function fetchQuietly(): void {
  fetchLayers().catch(() => {
    for (const press of presses) addEventListener(press, fetchQuietly, { capture: true, once: true });
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const getLoaded = () => loaded;

/** Whether to draw as before Radix has loaded. Only stories set it. */
export const IsRadixAwaited = createContext(false);

interface WithRadixProps {
  children: (radix: Radix) => ReactNode;
  /** Drawn until Radix has loaded. */
  waiting?: ReactNode;
}

/** Draws with Radix once it has loaded, and does not load it. */
export function WhenLoaded({ children, waiting }: WithRadixProps) {
  const radix = useSyncExternalStore(subscribe, getLoaded, getLoaded);
  return radix === undefined || use(IsRadixAwaited) ? waiting : children(radix);
}

/** Draws with Radix as soon as it has loaded. Mount it only where a layer is wanted: it starts the load. */
export function WithRadix(props: WithRadixProps) {
  useEffect(fetchQuietly, []);
  return <WhenLoaded {...props} />;
}

/** The same from the first opening on: a layer that closes may still fade out. */
export function OnceOpen({ open, ...props }: WithRadixProps & { open: boolean }) {
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  useEffect(expectLayers, []);
  return wasOpen && <WithRadix {...props} />;
}

/** When a page has what it shows first, in milliseconds: the layers never compete with that. */
const SETTLED = 2_000;

const presses = ['pointerdown', 'keydown'] as const;
/** The first signs that somebody uses the page. */
const signs = [...presses, 'pointermove', 'focusin'] as const;
let isExpected = false;

/**
 * Loads the layers at the first movement of the pointer or the focus, or once the page has settled. A widget with a closed
 * layer calls it, so that the layer opens at once later, also without a network.
 */
export function expectLayers(): void {
  if (isExpected) return;
  isExpected = true;
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    fetchQuietly();
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  setTimeout(begin, SETTLED);
}

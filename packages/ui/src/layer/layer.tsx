import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { layerOrder } from './layer-order.css.ts';
import './radix-styles.css.ts';

/** The kinds of layers, from bottom to top. */
export type LayerKind = 'popover' | 'dialog' | 'toast' | 'tooltip';

export interface Layer {
  readonly kind: LayerKind;
  /** Set it on the floating element: `style={{ zIndex: layer.zIndex }}`. */
  readonly zIndex: string;
  /**
   * The portal target: the open dialog if any, since a locked page only scrolls inside it; else the body.
   * Both are inside `<html>`, which has the brand's variables. Fits Radix's `Portal container`.
   */
  readonly container: HTMLElement | undefined;
}

interface Stacking {
  readonly zIndex: string;
  readonly container: HTMLElement | undefined;
}

const StackingContext = createContext<Stacking | null>(null);

/** The z-index above the opener: a popover in a dialog is one above the dialog. */
export function useLayer(kind: LayerKind): Layer {
  const below = use(StackingContext);
  return useMemo(() => {
    const own = layerOrder[kind];
    const zIndex = below === null ? own : `calc(max(${own}, ${below.zIndex}) + 1)`;
    return { kind, zIndex, container: below?.container };
  }, [kind, below]);
}

/**
 * Provides this layer to everything opened from within. Wrap the content of every floating element in it. A
 * dialog also becomes the portal target of its popovers.
 */
export function LayerScope({ layer, children }: { layer: Layer; children: ReactNode }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const container = layer.kind === 'dialog' ? (root ?? undefined) : layer.container;
  const stacking = useMemo(() => ({ zIndex: layer.zIndex, container }), [layer.zIndex, container]);
  return (
    <StackingContext value={stacking}>
      {children}
      {layer.kind === 'dialog' && <div ref={setRoot} />}
    </StackingContext>
  );
}

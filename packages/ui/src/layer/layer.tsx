import { vars } from '@deck/tokens/contract';
import * as DismissableLayer from '@radix-ui/react-dismissable-layer';
import { createContext, type ReactNode, type Ref, use, useMemo, useState } from 'react';
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
    const own = vars.layer[kind];
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

export interface EscapableProps {
  /** Called on Escape while this layer is topmost. */
  onEscape: () => void;
  /** The floating element: a single element that accepts a ref. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Adds our own floating element (a combobox's list) to Radix's stack of layers. So Escape closes one layer at
 * a time, and lower layers do not receive the key. Mount it only while open. Radix's own layers do not need
 * it.
 */
export function Escapable({ onEscape, children, ref }: EscapableProps) {
  return (
    <DismissableLayer.Root
      asChild
      ref={ref ?? null}
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onEscape();
      }}
    >
      {children}
    </DismissableLayer.Root>
  );
}

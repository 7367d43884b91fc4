import { vars } from '@deck/tokens/contract';
import * as DismissableLayer from '@radix-ui/react-dismissable-layer';
import { createContext, type ReactNode, type Ref, use, useMemo, useState } from 'react';
import './radix-styles.css.ts';

/** What can float over the page, from below to above. */
export type LayerKind = 'popover' | 'dialog' | 'toast' | 'tooltip';

export interface Layer {
  readonly kind: LayerKind;
  /** Set on the floating element itself: `style={{ zIndex: layer.zIndex }}`. */
  readonly zIndex: string;
  /**
   * Where to portal to: the open dialog when there is one, since a locked page scrolls only what stands inside it;
   * else the body. Both are below `<html>`, where the brand's variables stand. Fits Radix's `Portal container`.
   */
  readonly container: HTMLElement | undefined;
}

interface Stacking {
  readonly zIndex: string;
  readonly container: HTMLElement | undefined;
}

const StackingContext = createContext<Stacking | null>(null);

/** The place of a floating element above what it was opened from: a popover in a dialog stands one above the dialog. */
export function useLayer(kind: LayerKind): Layer {
  const below = use(StackingContext);
  return useMemo(() => {
    const own = vars.layer[kind];
    const zIndex = below === null ? own : `calc(max(${own}, ${below.zIndex}) + 1)`;
    return { kind, zIndex, container: below?.container };
  }, [kind, below]);
}

/**
 * Tells what is opened from within this layer where it stands. Wrap the content of every floating element in it;
 * a dialog also becomes the place its own popovers are portalled to.
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
  /** Escape was pressed while this layer was the topmost. */
  onEscape: () => void;
  /** The floating element: one element, which takes the ref. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Joins a floating element of our own (a combobox's list) to the stack of Radix's layers: one Escape closes one layer,
 * and nothing beneath hears that key. Mount it only while the element is open. Radix's own need it not.
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

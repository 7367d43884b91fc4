import * as DismissableLayer from '@radix-ui/react-dismissable-layer';
import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react';
import { useJoinedRef } from './join-props.ts';
import { getOpenLayers, isCovered, pressLater } from './layer-above.ts';

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
  const own = useRef<HTMLDivElement>(null);
  const below = useRef<ReadonlySet<Element>>(new Set());
  const joined = useJoinedRef(own, ref, undefined);
  useLayoutEffect(() => {
    below.current = new Set(getOpenLayers());
  }, []);
  return (
    <DismissableLayer.Root
      asChild
      ref={joined}
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        event.stopPropagation();
        // A dialog joins the stack of layers a moment after it is seen. The key is meant for it.
        const isAbove = () => own.current !== null && isCovered(own.current, below.current);
        if (!isAbove() || !pressLater(event, isAbove)) onEscape();
      }}
    >
      {children}
    </DismissableLayer.Root>
  );
}

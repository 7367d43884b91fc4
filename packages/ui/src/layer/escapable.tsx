import * as DismissableLayer from '@radix-ui/react-dismissable-layer';
import type { ReactNode, Ref } from 'react';

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

import { tooltipWidth } from '@deck/tokens';
import { Tooltip as Radix } from 'radix-ui';
import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import * as css from './tooltip.css.ts';

interface TooltipBase {
  /** A short sentence, rendered when shown. Essential text belongs on the page. */
  text: ReactNode;
  /** The maximum width in pixels; by default 150. */
  width?: number | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

export interface TooltipProps extends Omit<TooltipBase, 'text'> {
  /** A short sentence. Essential text belongs on the page. Without it the control is rendered unchanged. */
  text: string | undefined;
  /** The control: a single focusable element that accepts a ref and a trigger's handlers. */
  children: ReactElement;
}

export interface ExplainedProps extends TooltipBase {
  /** Text or a badge, which is not focusable itself. */
  children: ReactNode;
}

/** A short text next to a control, on hover and focus. Escape hides it. */
export function Tooltip({ children, text, ...tip }: TooltipProps) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root open={open && text !== undefined} onOpenChange={setOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        {open && text !== undefined && <TooltipContent {...tip} text={text} />}
      </Radix.Root>
    </Radix.Provider>
  );
}

/** The same for text and badges: they become a tab stop, and a tap shows the tooltip. */
export function Explained({ children, ...tip }: ExplainedProps) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger className={css.words} type="button" onClick={stayOpen(setOpen)}>
          {children}
        </Radix.Trigger>
        {open && <TooltipContent {...tip} />}
      </Radix.Root>
    </Radix.Provider>
  );
}

/** Touch has no hover: a press shows the tooltip instead of closing it. */
export function stayOpen(setOpen: (open: boolean) => void) {
  return (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
}

/** The floating part, for triggers with their own way to open it. */
export function TooltipContent({ text, width = tooltipWidth, side = 'top' }: TooltipBase) {
  const layer = useLayer('tooltip');
  return (
    <Radix.Portal container={layer.container}>
      <Radix.Content
        className={css.content}
        style={{ zIndex: layer.zIndex, maxWidth: width }}
        side={side}
        sideOffset={4}
        collisionPadding={8}
      >
        <LayerScope layer={layer}>{text}</LayerScope>
        <Radix.Arrow className={css.arrow} width={10} height={5} />
      </Radix.Content>
    </Radix.Portal>
  );
}

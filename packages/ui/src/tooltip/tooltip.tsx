import { tooltipWidth } from '@deck/tokens';
import { Tooltip as Radix } from 'radix-ui';
import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import * as css from './tooltip.css.ts';

interface TooltipBase {
  /** One short sentence, drawn when it is shown. What must be read belongs on the page. */
  text: ReactNode;
  /** The most it may be wide, in pixels. 150 unless its text asks for another. */
  width?: number | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
}

export interface TooltipProps extends Omit<TooltipBase, 'text'> {
  /** One short sentence. What must be read belongs on the page. Without one the control stands as it is. */
  text: string | undefined;
  /** The control it explains: one focusable element that takes a ref and the handlers of a trigger. */
  children: ReactElement;
}

export interface ExplainedProps extends TooltipBase {
  /** Words or a badge, which by themselves take no focus. */
  children: ReactNode;
}

/** A sentence that appears beside a control, on hover and on focus. Escape takes it away. */
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

/** The same for words and badges: they become a stop of the keyboard, and a tap shows the sentence. */
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

/** A finger has no hover: a press shows the sentence, where a tooltip would close. */
export function stayOpen(setOpen: (open: boolean) => void) {
  return (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
}

/** The floating part, for triggers of the kit that open it in their own way. */
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

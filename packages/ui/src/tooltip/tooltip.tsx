import { tooltipWidth } from '@deck/tokens';
import { type MouseEvent, type ReactElement, type ReactNode, type Ref, useState } from 'react';
import { LayerScope, useLayer } from '../layer/layer.tsx';
import type { Radix } from '../layer/on-demand.tsx';
import { Standby } from '../layer/standby.tsx';
import * as css from './tooltip.css.ts';

interface TooltipBase {
  /** A short sentence, rendered when shown. Essential text belongs on the page. */
  text: ReactNode;
  /** The maximum width in pixels; by default 150. */
  width?: number | undefined;
  /** Where it stands, as long as there is room. */
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
    <TooltipTrigger
      {...tip}
      text={text}
      open={open && text !== undefined}
      onOpenChange={setOpen}
      trigger={children}
    />
  );
}

/** The same for text and badges: they become a tab stop, and a tap shows the tooltip. */
export function Explained({ children, ...tip }: ExplainedProps) {
  const [open, setOpen] = useState(false);
  return (
    <TooltipTrigger
      {...tip}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button className={css.words} type="button" onClick={stayOpen(setOpen)}>
          {children}
        </button>
      }
    />
  );
}

interface TooltipTriggerProps extends TooltipBase {
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** How long the pointer must rest on the trigger, in milliseconds. */
  delay?: number | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A tooltip on a trigger, for widgets with their own way to open it. */
export function TooltipTrigger({
  trigger,
  open,
  onOpenChange,
  delay = 300,
  ref,
  ...tip
}: TooltipTriggerProps) {
  return (
    <Standby kind="tooltip" open={open} onOpenChange={onOpenChange} trigger={trigger} ref={ref}>
      {({ Tooltip: Radix }, stand) => (
        <Radix.Provider delayDuration={delay}>
          <Radix.Root open={open} onOpenChange={onOpenChange}>
            <Radix.Trigger asChild>{stand}</Radix.Trigger>
            {open && <TooltipContent {...tip} Radix={Radix} />}
          </Radix.Root>
        </Radix.Provider>
      )}
    </Standby>
  );
}

/** Touch has no hover: a press shows the tooltip instead of closing it. */
export function stayOpen(setOpen: (open: boolean) => void) {
  return (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
}

type ContentProps = TooltipBase & { Radix: Radix['Tooltip'] };

function TooltipContent({ text, width = tooltipWidth, side = 'top', Radix }: ContentProps) {
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

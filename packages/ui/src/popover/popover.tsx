import type { ReactElement, ReactNode } from 'react';
import { PopoverFrame } from '../layer/popover-frame.tsx';
import { panel } from './popover.css.ts';

export interface PopoverProps {
  /** The button that toggles it. */
  trigger: ReactElement;
  /** The accessible name. */
  label: string;
  /** Whether it is shown. */
  open: boolean;
  /** Called when it opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** As high as the available space at most: its content must scroll itself. */
  children: ReactNode;
}

/** A non-modal popup below a button. On a phone it has the full width. */
export function Popover(props: PopoverProps) {
  return <PopoverFrame {...props} className={panel} align="end" />;
}

import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import * as css from './rich-text.css.ts';

interface ToolButtonProps {
  label: string;
  icon: IconShape;
  pressed?: boolean | undefined;
  /** Stays focusable when disabled: the focus is not lost when there is nothing left to undo. */
  off?: boolean | undefined;
  onPress: () => void;
}

/** A button of the toolbar. A mouse press leaves the focus in the text. */
export function ToolButton({ label, icon, pressed, off, onPress }: ToolButtonProps) {
  return (
    <button
      className={css.tool}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onMouseDown={keepFocus}
      onClick={off ? undefined : onPress}
    >
      <Icon shape={icon} />
    </button>
  );
}

export function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

interface OpenerProps {
  label: string;
  /** Shows text next to an icon that is not well known. */
  words?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A toolbar button that opens a popover; it accepts a trigger's props. */
export function ToolOpener({ label, words, children, ...trigger }: OpenerProps) {
  return (
    <button
      {...trigger}
      className={words === undefined ? css.tool : css.wordTool}
      type="button"
      aria-label={words === undefined ? label : undefined}
      title={words === undefined ? label : undefined}
      onMouseDown={keepFocus}
    >
      {children}
      {words}
    </button>
  );
}

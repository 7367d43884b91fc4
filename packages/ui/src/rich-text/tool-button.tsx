import { Toolbar } from 'radix-ui';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconShape } from '../icon/icon.tsx';
import * as css from './rich-text.css.ts';

interface ToolButtonProps {
  label: string;
  icon: IconShape;
  pressed?: boolean | undefined;
  /** It keeps its place on the keyboard's way: the focus is not lost when there is nothing left to undo. */
  off?: boolean | undefined;
  onPress: () => void;
}

/** One act of the toolbar. A press of the mouse leaves the focus in the text. */
export function ToolButton({ label, icon, pressed, off, onPress }: ToolButtonProps) {
  return (
    <Toolbar.Button
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
    </Toolbar.Button>
  );
}

export function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

interface OpenerProps {
  label: string;
  /** Words beside the icon, where it alone is not known. */
  words?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button of the toolbar that opens something; takes what a trigger hands down. */
export function ToolOpener({ label, words, children, ...trigger }: OpenerProps) {
  return (
    <Toolbar.Button
      {...trigger}
      className={words === undefined ? css.tool : css.wordTool}
      type="button"
      aria-label={words === undefined ? label : undefined}
      title={words === undefined ? label : undefined}
      onMouseDown={keepFocus}
    >
      {children}
      {words}
    </Toolbar.Button>
  );
}

import { type KeyboardEvent, useState } from 'react';
import { isComposing } from './palette-keys.ts';
import type { CommandPaletteProps, PaletteAct, PaletteItem } from './palette-props.ts';

type Props = Pick<CommandPaletteProps, 'onActs' | 'acts' | 'onAct' | 'onOpenChange'>;

/** The result whose acts are shown in place of the results, and the keys that lead to them and back. */
export function useActsOf({ onActs, acts, onAct, onOpenChange }: Props) {
  const [item, setItem] = useState<PaletteItem>();

  function show(next: PaletteItem | undefined) {
    if (next === item) return;
    setItem(next);
    onActs?.(next);
  }

  function run(act: PaletteAct | undefined) {
    if (act === undefined || item === undefined) return;
    onOpenChange(false);
    onAct?.(act, item);
  }

  /** Returns whether the key was one of these. The arrows belong to the field until the caret is at its end. */
  function takesKey(event: KeyboardEvent<HTMLInputElement>, active: PaletteItem | undefined): boolean {
    if (isComposing(event.nativeEvent) || event.altKey || event.ctrlKey || event.metaKey) return false;
    const act = acts?.find(({ letter }) => letter !== undefined && event.code === `Key${letter}`);
    if (item === undefined) {
      if (event.key !== 'ArrowRight' || !active?.hasActs || onActs === undefined) return false;
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      if (selectionStart !== value.length || selectionEnd !== value.length) return false;
      show(active);
    } else if (event.key === 'ArrowLeft') show(undefined);
    else if (act !== undefined) run(act);
    else return false;
    event.preventDefault();
    return true;
  }

  return { item, show, run, takesKey };
}

import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { isComposing } from './palette-keys.ts';
import type { CommandPaletteProps, PaletteAct, PaletteItem } from './palette-props.ts';

type Props = Pick<CommandPaletteProps, 'onActs' | 'acts' | 'onAct' | 'onOpenChange'>;

/** A result rests so many milliseconds before its acts are asked for: the arrows pass many. */
const REST = 150;

/**
 * The acts of the active result, which stand beside the results. The arrow to the right leads the keys to them, the
 * arrow to the left back.
 */
export function usePaletteActs(
  { onActs, acts, onAct, onOpenChange }: Props,
  active: PaletteItem | undefined,
) {
  const [acted, setActed] = useState<PaletteItem>();
  const [asked, setAsked] = useState<string>();
  const item = acted ?? (active?.hasActs && onActs !== undefined ? active : undefined);
  const shown = item !== undefined && item.id === asked ? acts : undefined;

  const ask = useEffectEvent(() => {
    setAsked(item?.id);
    onActs?.(item);
  });
  const id = item?.id;
  const isActing = acted !== undefined;
  useEffect(() => {
    if (id === undefined || id === asked) return;
    const timer = setTimeout(ask, isActing ? 0 : REST);
    return () => clearTimeout(timer);
  }, [id, asked, isActing]);

  function run(act: PaletteAct | undefined) {
    if (act === undefined || item === undefined) return;
    onOpenChange(false);
    onAct?.(act, item);
  }

  /** Returns whether the key was one of these. The arrows belong to the field until the caret is at its end. */
  function takesKey(event: KeyboardEvent<HTMLInputElement>): boolean {
    if (isComposing(event.nativeEvent) || event.altKey || event.ctrlKey || event.metaKey) return false;
    const act = shown?.find(({ letter }) => letter !== undefined && event.code === `Key${letter}`);
    if (acted === undefined) {
      if (event.key !== 'ArrowRight' || item === undefined) return false;
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      if (selectionStart !== value.length || selectionEnd !== value.length) return false;
      setActed(item);
    } else if (event.key === 'ArrowLeft') setActed(undefined);
    else if (act !== undefined) run(act);
    else return false;
    event.preventDefault();
    return true;
  }

  return { item, acts: shown, isActing, leave: () => setActed(undefined), run, takesKey };
}

import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, GripVertical } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Menu } from '../menu/menu.tsx';
import type { MenuItem } from '../menu/menu-items.ts';
import { useMessages } from '../provider/ui-provider.tsx';
import * as css from './sortable-list.css.ts';
import type { useDrag } from './use-drag.ts';

interface HandleProps {
  name: string;
  /** The ID of the instructions. */
  hint: string;
  /** The index from 0. */
  place: number;
  total: number;
  disabled: boolean;
  drag: Pick<ReturnType<typeof useDrag>, 'onPointerDown' | 'wasDragged'>;
  onMove: (to: number) => void;
}

/** Moves an entry. Dragging is optional: a press shows a menu of moves, without any keys. */
export function Handle({ name, hint, place, total, disabled, drag, onMove }: HandleProps) {
  const { sortableList: words } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const last = total - 1;
  const keys: Readonly<Record<string, number>> = {
    ArrowUp: place - 1,
    ArrowDown: place + 1,
    Home: 0,
    End: last,
  };

  function onKeyDown(event: KeyboardEvent) {
    const to = keys[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Prevents scrolling, and keeps the menu closed.
    event.preventDefault();
    onMove(to);
  }

  const moves: readonly (MenuItem | false)[] = [
    place > 0 && { label: words.up, icon: ArrowUp, onSelect: () => onMove(place - 1) },
    place < last && { label: words.down, icon: ArrowDown, onSelect: () => onMove(place + 1) },
    place > 1 && { label: words.first, icon: ArrowUpToLine, onSelect: () => onMove(0) },
    place < last - 1 && { label: words.last, icon: ArrowDownToLine, onSelect: () => onMove(last) },
  ];
  return (
    <Menu
      align="start"
      open={isOpen}
      onOpenChange={setOpen}
      items={moves.filter((one) => one !== false)}
      trigger={
        <button
          type="button"
          className={css.handle}
          aria-label={words.handle(name)}
          aria-describedby={hint}
          disabled={disabled}
          onPointerDown={(event) => !disabled && drag.onPointerDown(event, place)}
          onClick={() => !drag.wasDragged() && setOpen(true)}
          onKeyDown={onKeyDown}
        >
          <Icon shape={GripVertical} />
        </button>
      }
    />
  );
}

import { type ReactNode, useId, useRef, useState } from 'react';
import { useMessages } from '../provider/ui-provider.tsx';
import { Announcement } from '../typed-value/announcement.tsx';
import { Handle } from './handle.tsx';
import { moved } from './places.ts';
import * as css from './sortable-list.css.ts';
import { useDrag } from './use-drag.ts';

export interface SortableListProps<Item> {
  /** The items to sort. */
  label: string;
  /** The things, in their order. */
  items: readonly Item[];
  /** Unique within the list. */
  itemKey: (item: Item) => string;
  /** The entry's name, for its handle and for announcements. */
  itemName: (item: Item) => string;
  /** Called with all entries in their new order. */
  onSort: (items: readonly Item[]) => void;
  /** For a menu: entries of one line, without lines between them. */
  dense?: boolean | undefined;
  /** Disables reordering. */
  disabled?: boolean | undefined;
  /** The content next to the handle. It may contain fields and another sortable list. */
  children: (item: Item) => ReactNode;
}

/** A list with a user-defined order: by dragging a handle, by arrow keys, or by a menu of moves. */
export function SortableList<Item>({ items, itemKey, itemName, onSort, ...props }: SortableListProps<Item>) {
  const { sortableList: words } = useMessages();
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const hint = useId();

  function move(from: number, to: number) {
    const item = items[from];
    if (item === undefined || to === from || to < 0 || to >= items.length) return;
    onSort(moved(items, from, to));
    setSaid(words.place(itemName(item), to + 1, items.length));
  }
  const drag = useDrag({
    list,
    onDrop: move,
    onBack: (from) => {
      const item = items[from];
      if (item !== undefined) setSaid(words.back(itemName(item)));
    },
  });

  return (
    <div className={css.root}>
      <ol ref={list} className={css.list} aria-label={props.label}>
        {items.map((item, index) => {
          const place = drag.getPlace(index);
          return (
            <li
              key={itemKey(item)}
              className={css.entry({
                state: !place ? 'still' : place.isHeld ? 'held' : 'aside',
                dense: props.dense ?? false,
              })}
              style={place && { transform: `translateY(${place.by}px)` }}
            >
              <Handle
                name={itemName(item)}
                hint={hint}
                place={index}
                total={items.length}
                disabled={props.disabled === true || items.length < 2}
                drag={drag}
                onMove={(to) => move(index, to)}
              />
              <div className={css.content}>{props.children(item)}</div>
            </li>
          );
        })}
      </ol>
      <span id={hint} hidden>
        {words.hint}
      </span>
      <Announcement text={said} />
    </div>
  );
}

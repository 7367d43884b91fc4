import { unparsedField } from '@deck/ui';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { PositionForm } from '../position-form.ts';
import { wrongFields } from './order-errors.ts';
import type { OrderForm, OrderFormMethods } from './order-form.ts';

/** Nobody works on more at once: of twenty open positions none is seen whole, and each key takes longer. */
const MOST_OPEN = 3;

/** The positions in which something is wrong or missing, in their order. */
function getUnfinished(form: OrderForm): readonly string[] {
  const places = Object.keys(wrongFields(form)).map((path) => /^positions\.(\d+)\./.exec(path)?.[1]);
  return form.positions.filter((_, place) => places.includes(String(place))).map(({ key }) => key);
}

/** Which positions are open at first: the only one, else the first of those that are not finished. */
function openAtFirst(form: OrderForm): ReadonlySet<string> {
  const [only, ...others] = form.positions;
  if (only && others.length === 0) return new Set([only.key]);
  return new Set(getUnfinished(form).slice(0, MOST_OPEN));
}

const getKeys = (positions: readonly PositionForm[]): ReadonlySet<string> =>
  new Set(positions.map(({ key }) => key));

export const menuId = (key: string): string => `position-${key}`;
export const cardId = (key: string): string => `position-card-${key}`;

/** A text in an open position that no field can read yet: folded, or of another type, the position would lose it. */
export function unreadIn(key: string): HTMLElement | undefined {
  const card = document.getElementById(cardId(key));
  return card === null ? undefined : unparsedField(card);
}

/** The positions of an order: which of them are open, and how they are added, moved and removed. */
export function usePositions(form: OrderFormMethods) {
  const array = useFieldArray({ control: form.control, name: 'positions', keyName: 'fieldId' });
  const [open, setOpen] = useState(() => openAtFirst(form.getValues()));
  const positions = form.getValues('positions');
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => getKeys(positions));
  // Others altogether: a draft was taken up again.
  if (positions.length > 0 && positions.every(({ key }) => !seen.has(key))) {
    setSeen(getKeys(positions));
    setOpen(openAtFirst(form.getValues()));
  }
  // What was pressed may stand elsewhere once its position has moved.
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    if (focusNext.current !== undefined) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  return {
    positions,
    open,
    unfinished: new Set(getUnfinished(form.getValues())),
    /** Adds one at the end. Finished positions are folded. The last unfinished ones stay open, as do unparsed ones. */
    add: (position: PositionForm) => {
      const values = form.getValues();
      const unfinished = getUnfinished(values);
      const left = values.positions.map(({ key }) => key).filter((key) => open.has(key));
      const worked = left.filter((key) => unfinished.includes(key)).slice(1 - MOST_OPEN);
      setOpen(new Set([...left.filter((key) => worked.includes(key) || unreadIn(key)), position.key]));
      setSeen(new Set([...seen, position.key]));
      array.append(position, { shouldFocus: true, focusName: `positions.${values.positions.length}.name` });
    },
    move: (index: number, to: number) => {
      const { key } = form.getValues(`positions.${index}`);
      array.move(index, to);
      focusNext.current = menuId(key);
    },
    remove: (index: number) => array.remove(index),
    unfold: (key: string) => setOpen(new Set([...open, key])),
    /** Where a text in it is not read yet, that takes the focus instead. */
    fold: (key: string) => {
      const unread = unreadIn(key);
      if (unread !== undefined) return unread.focus();
      setOpen(new Set([...open].filter((each) => each !== key)));
      focusNext.current = menuId(key);
    },
    /**
     * Opens the first that are wrong, so that their sentences are seen; the others say that they are. What is not read
     * yet stays open.
     */
    unfoldWrong: () => {
      const wrong = getUnfinished(form.getValues()).slice(0, MOST_OPEN);
      if (wrong.length > 0) setOpen(new Set([...wrong, ...[...open].filter(unreadIn)]));
    },
  };
}

export type Positions = ReturnType<typeof usePositions>;

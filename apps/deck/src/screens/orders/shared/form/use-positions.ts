import { useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { wrongFields } from './order-draft.ts';
import type { OrderFields, OrderForm, PositionForm } from './order-form.ts';

/** The places of the positions in which something is wrong or missing. */
function unfinished(form: OrderForm): ReadonlySet<number> {
  const places = Object.keys(wrongFields(form)).map((path) => /^positions\.(\d+)\./.exec(path)?.[1]);
  return new Set(places.filter((place) => place !== undefined).map(Number));
}

/** Which positions are open at first: the only one, else those that are not finished. */
function openAtFirst(form: OrderForm): ReadonlySet<string> {
  const { positions } = form;
  const places = unfinished(form);
  return new Set(
    positions.filter((_, index) => positions.length === 1 || places.has(index)).map(({ key }) => key),
  );
}

const keysOf = (positions: readonly PositionForm[]): ReadonlySet<string> =>
  new Set(positions.map(({ key }) => key));

export const menuId = (key: string): string => `position-${key}`;

/** The positions of an order: which of them are open, and how they are added, moved and removed. */
export function usePositions(form: OrderFields) {
  const array = useFieldArray({ control: form.control, name: 'positions', keyName: 'fieldId' });
  const [open, setOpen] = useState(() => openAtFirst(form.getValues()));
  const positions = form.getValues('positions');
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => keysOf(positions));
  // Others altogether: a draft was taken up again.
  if (positions.length > 0 && positions.every(({ key }) => !seen.has(key))) {
    setSeen(keysOf(positions));
    setOpen(openAtFirst(form.getValues()));
  }
  // What was pressed may stand elsewhere once its position has moved.
  const focusNext = useRef<string>(undefined);
  useEffect(() => {
    if (focusNext.current !== undefined) document.getElementById(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  const isFinished = (key: string, places: ReadonlySet<number>, all: readonly PositionForm[]) =>
    !places.has(all.findIndex((each) => each.key === key));

  return {
    positions,
    open,
    /** Adds one at the end. What is finished is folded, what is not stays open. */
    add: (position: PositionForm) => {
      const values = form.getValues();
      const places = unfinished(values);
      const left = [...open].filter((key) => !isFinished(key, places, values.positions));
      setOpen(new Set([...left, position.key]));
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
    fold: (key: string) => {
      setOpen(new Set([...open].filter((each) => each !== key)));
      focusNext.current = menuId(key);
    },
    /** Opens what is wrong, so that its sentences are seen. */
    unfoldWrong: () => {
      const values = form.getValues();
      const places = unfinished(values);
      setOpen(new Set([...open, ...values.positions.filter((_, n) => places.has(n)).map(({ key }) => key)]));
    },
  };
}

export type Positions = ReturnType<typeof usePositions>;

import { useState } from 'react';
import { within } from 'storybook/test';
import { Switch } from '../switch/switch.tsx';
import { SortableList, type SortableListProps } from './sortable-list.tsx';

export interface Method {
  readonly name: string;
  readonly on: boolean;
}

export const methods: readonly Method[] = ['Cards', 'Wallets', 'Bank transfer', 'Local methods', 'iDEAL'].map(
  (name) => ({ name, on: true }),
);

/** What every story hands on: entries that are known by their name. */
export const named: Omit<SortableListProps<Method>, 'items' | 'onSort'> = {
  label: 'Payment methods',
  itemKey: ({ name }: Method) => name,
  itemName: ({ name }: Method) => name,
  children: ({ name }: Method) => name,
};

/** Keeps the order, and still tells the story of every change. */
export function Held(props: SortableListProps<Method>) {
  const [items, setItems] = useState(props.items);
  return (
    <SortableList
      {...props}
      items={items}
      onSort={(next) => {
        setItems(next);
        props.onSort(next);
      }}
    />
  );
}

export const switched = ({ name, on }: Method) => (
  <Switch label={name} checked={on} onChange={() => undefined} />
);

export const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const at = (element: Element, by = 0) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 + by };
};

const fire = (target: EventTarget, type: string, place: object) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, button: 0, ...place }),
  );

/** What a hand does comes after what it saw. */
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Takes a handle with the pointer and pushes it by so many pixels; what is answered lets go, or does not. */
export async function push(handle: HTMLElement, by: number, pointerType: 'mouse' | 'touch' = 'mouse') {
  const start = at(handle);
  fire(handle, 'pointerdown', { ...start, pointerType });
  await frame();
  const end = { ...start, clientY: start.clientY + by, pointerType };
  fire(window, 'pointermove', { ...end, clientY: start.clientY + by / 2 });
  fire(window, 'pointermove', end);
  await frame();
  return {
    letGo: () => {
      fire(window, 'pointerup', end);
      handle.click();
    },
    cancel: () => fire(window, 'pointercancel', end),
  };
}

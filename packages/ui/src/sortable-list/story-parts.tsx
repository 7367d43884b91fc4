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

/** The props of every story, with entries identified by name. */
export const named: Omit<SortableListProps<Method>, 'items' | 'onSort'> = {
  label: 'Payment methods',
  itemKey: ({ name }: Method) => name,
  itemName: ({ name }: Method) => name,
  children: ({ name }: Method) => name,
};

/** Keeps the order as state, and reports every change to the story. */
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

/** Waits for the browser to render before the next pointer event. */
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Presses a handle and drags it by the given pixels. Returns functions to release or cancel. */
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

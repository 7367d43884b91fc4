import type { ReactNode } from 'react';
import { mount } from '../mount.tsx';
import { makeOrders, type Order } from '../rows.ts';

declare global {
  interface Window {
    /** Draws the table after its rows are in memory. */
    mountTable: () => void;
  }
}

/** An area of 600 pixels for a table. The address gives the number of orders. */
export function tablePage(draw: (orders: readonly Order[]) => ReactNode): void {
  const orders = makeOrders(Number(new URLSearchParams(location.search).get('rows')));
  window.mountTable = () =>
    mount(<div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>{draw(orders)}</div>);
}

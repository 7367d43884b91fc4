import type { ReactNode } from 'react';
import { mount } from '../mount.tsx';
import { makeOrders, type Order } from '../rows.ts';

declare global {
  interface Window {
    /** Draws the table, once its rows stand in memory. */
    mountTable: () => void;
  }
}

/** A place of 600 pixels for a table of as many orders as the address says. */
export function tablePage(draw: (orders: readonly Order[]) => ReactNode): void {
  const orders = makeOrders(Number(new URLSearchParams(location.search).get('rows')));
  window.mountTable = () =>
    mount(<div style={{ display: 'flex', flexDirection: 'column', height: 600 }}>{draw(orders)}</div>);
}

/** What draws every kind of layer. Only `on-demand.tsx` imports it, so that it loads on demand. */
export { Branch } from '@radix-ui/react-dismissable-layer';
export * as Popper from '@radix-ui/react-popper';
export { Dialog, DropdownMenu, Popover, Tooltip } from 'radix-ui';
export { Escapable } from './escapable.tsx';

import { vars } from '@deck/tokens/contract';

/** The focus ring of buttons, links and checkboxes. Spread it into `':focus-visible'`. */
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' };

/** The focus style of a field: a coloured border, and 3 px of the same colour at 28 %. */
export function halo(color: string) {
  return {
    borderColor: color,
    boxShadow: `0 0 0 3px color-mix(in oklab, ${color} 28%, transparent)`,
    // Forced colours remove shadows, but draw a transparent outline in a system colour.
    outline: '2px solid transparent',
    outlineOffset: '1px',
  };
}

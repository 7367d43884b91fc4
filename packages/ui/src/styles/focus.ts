import { vars } from '@deck/tokens/contract';

/** The ring of buttons, links and checks, shown for the keyboard. Spread into `':focus-visible'`. */
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' };

/** The halo of a field: its border in the colour, and 3 px of the same at 28 %. */
export function halo(color: string) {
  return {
    borderColor: color,
    boxShadow: `0 0 0 3px color-mix(in oklab, ${color} 28%, transparent)`,
    // Forced colours drop shadows: a transparent outline is drawn there in the system's own colour.
    outline: '2px solid transparent',
    outlineOffset: '1px',
  };
}

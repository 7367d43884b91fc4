import { createGlobalVar, globalStyle } from '@vanilla-extract/css';

/*
 * What Radix sets on the body and around what floats is inherited, and would have the browser compute every element
 * within anew at each opening, each placing and each closing. It is kept to the elements that read it.
 */

// An open dialog. The scrollbar's width is read by nobody; clicks are kept from the page by the scrim, which every
// dialog has and which covers all of it. (The type of this property knows no `!important`.)
createGlobalVar('removed-body-scroll-bar-size', { syntax: '<length>', inherits: false, initialValue: '0px' });
globalStyle('body', { ['pointerEvents' as string]: 'auto !important' });

// What floats: its wrapper is told the room there is and the width of what it hangs on, and its panel alone reads it,
// by these names or by those of its kind.
const room = ['transform-origin', 'available-width', 'available-height', 'anchor-width', 'anchor-height'].map(
  (measure) => `radix-popper-${measure}`,
);
const roomOfKinds = ['popover', 'dropdown-menu', 'tooltip'].flatMap((kind) =>
  ['content-transform-origin', 'content-available-width', 'content-available-height']
    .concat('trigger-width', 'trigger-height')
    .map((measure) => `radix-${kind}-${measure}`),
);
for (const name of [...room, ...roomOfKinds]) createGlobalVar(name, { syntax: '*', inherits: false });
globalStyle('[data-radix-popper-content-wrapper] > *', {
  vars: Object.fromEntries(room.map((name) => [`--${name}`, 'inherit'])),
});

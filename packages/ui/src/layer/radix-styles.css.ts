import { createGlobalVar, globalStyle } from '@vanilla-extract/css';

/*
 * What Radix sets on the body and around what floats is inherited, and would have the browser compute every element
 * within anew at each opening, each placing and each closing. It is kept to the elements that read it.
 */

// An open dialog. Nobody reads the scrollbar's width, and every dialog has a scrim that blocks clicks on the
// page. (The type of this property does not allow `!important`.)
createGlobalVar('removed-body-scroll-bar-size', { syntax: '<length>', inherits: false, initialValue: '0px' });
globalStyle('body', { ['pointerEvents' as string]: 'auto !important' });

// Floating content: the wrapper gets the available space and the anchor's width, and only its panel reads
// them.
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

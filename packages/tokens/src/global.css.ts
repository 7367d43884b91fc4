import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { text } from './text.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset', { margin: 0 });

globalStyle('ul, ol, fieldset', { padding: 0 });

globalStyle('ul, ol', { listStyle: 'none' });

globalStyle('fieldset', { border: 0, minInlineSize: 0 });

globalStyle('legend', { padding: 0 });

globalStyle('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});

globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' });

globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });

globalStyle('h1, h2, h3, h4, h5, h6', { font: 'inherit' });

globalStyle('a', { color: 'inherit', textDecoration: 'none' });

globalStyle('html', { textSizeAdjust: '100%' });

globalStyle('body', {
  ...text.body,
  minBlockSize: '100dvh',
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.regular,
  fontOpticalSizing: 'auto',
  // Weights are chosen for this rendering; macOS would draw them bolder by default.
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});

globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 });

globalStyle('::selection', { background: vars.color.accentSoftHover, color: vars.color.text });

globalStyle('::placeholder', { color: vars.color.text3, opacity: 1 });

globalStyle('[hidden]', { display: 'none !important' });

// Forced colours: the ring must be a system colour.
globalStyle(':focus-visible', { '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } } });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // With a short duration, every property would have a transition: a frame of the old layout.
      transitionProperty: 'none !important',
    },
  },
});

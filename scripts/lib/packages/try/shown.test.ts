import { expect, it } from 'vitest';
import { shownFaults } from './shown.mjs';

const html =
  '<p class="own">5<!-- --> languages</p><label>Guest</label><input value="Nikos"/>' +
  '<span aria-label="Meridian"></span><div aria-label="Due €648.00"></div><button type="button" class="a b">Send the link</button>';
const styles = '@font-face{}:root{--deck-color-canvas:#fff;--deck-color-accent:#000;--deck-kit:1}.a{}.b{}';
const whole = { html, styles, fonts: ['inter.woff2'], scripts: {} };

it('a page with its texts, classes and styles has no fault', () => {
  expect(shownFaults(whole, ['own'])).toEqual([]);
});

it.each([
  ['a text', { html: html.replace('Send the link', '') }, 'The page lacks Send the link.'],
  ['the style of a class', { styles: styles.replace('.b{}', '') }, 'The styles lack .b of the button.'],
  ['a brand', { styles: styles.replace('--deck-color-canvas', '') }, 'The styles lack --deck-color-canvas:'],
  ['the fonts', { fonts: [] }, "The brand's fonts did not come."],
  ['its own class', { html: html.replace('own', '') }, 'The page lacks the class own.'],
])('a page without %s is refused', (_, part, fault) => {
  expect(shownFaults({ ...whole, ...part }, ['own'])).toEqual([fault]);
});

import { expect, it } from 'vitest';
import { judge } from './drawn.mjs';

const drawn = {
  ...{ width: 120, height: 36, ground: 'rgb(11, 77, 184)', corner: '6px' },
  ...{ sent: '1 sent', errors: [] },
};

it('a button that is drawn and clicks has no fault', () => {
  expect(judge(drawn)).toEqual([]);
});

it.each([
  ['without a size', { width: 0, height: 0 }, 'The button is 0 by 0 pixels.'],
  ['without its colour', { ground: 'rgba(0, 0, 0, 0)' }, 'The button has no colour of its own.'],
  ['without its corners', { corner: '0px' }, 'The button has no round corners.'],
  ['that does nothing', { sent: '0 sent' }, 'A click on the button led to "0 sent".'],
  ['beside an error', { errors: ['No brand is loaded'] }, 'The console says: No brand is loaded'],
])('a button %s is a fault', (_, part, fault) => {
  expect(judge({ ...drawn, ...part })).toEqual([fault]);
});

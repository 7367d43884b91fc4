import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRuns } from './runs.ts';

describe('the figures of a text', () => {
  test.each([
    ['24.11 - 28.11.2026', ['24.11', '28.11.2026']],
    ['KLB-20418', ['20418']],
    ['20.11.2026 09:12.', ['20.11.2026', '09:12']],
    ['48,500.00', ['48,500.00']],
    ['no figures', []],
    ['', []],
  ])('%s', (text, figures) => {
    expect(
      parseRuns(text)
        .filter((run) => run.isFigures)
        .map((run) => run.text),
    ).toEqual(figures);
  });

  test('the runs joined are the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(
          parseRuns(text)
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

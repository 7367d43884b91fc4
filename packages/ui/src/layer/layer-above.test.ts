import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressLater } from './layer-above.ts';

const pressed: Event[] = [];

class Key extends Event {
  readonly key: string;
  constructor(type: string, init: KeyboardEventInit) {
    super(type, init);
    this.key = init.key ?? '';
  }
}

const pressEscape = () => new Key('keydown', { key: 'Escape' }) as unknown as KeyboardEvent;

beforeEach(() => {
  pressed.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('KeyboardEvent', Key);
  vi.stubGlobal('document', { activeElement: { dispatchEvent: (event: Event) => pressed.push(event) } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('presses the key again while a layer waits for it', () => {
  expect(pressLater(pressEscape(), () => true)).toBe(true);
  expect(pressed).toEqual([]);
  vi.runAllTimers();
  expect(pressed).toEqual([expect.objectContaining({ type: 'keydown', key: 'Escape' })]);
});

it('drops the key once the layer has gone', () => {
  pressLater(pressEscape(), () => false);
  vi.runAllTimers();
  expect(pressed).toEqual([]);
});

it('gives up when no layer takes the key, so that what is below can be closed', () => {
  let event = pressEscape();
  let count = 0;
  while (pressLater(event, () => true)) {
    vi.runAllTimers();
    event = pressed.at(-1) as KeyboardEvent;
    count += 1;
  }
  expect(count).toBe(100);
});

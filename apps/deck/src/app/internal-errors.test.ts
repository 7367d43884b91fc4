import { createErrorEvents, type ErrorEvent, NetworkError } from '@deck/api/client';
import { expect, test } from 'vitest';
import { hearInternalErrors } from './internal-errors.ts';

/** What is heard of an error that nobody caught. */
function getHeard(event: object): readonly ErrorEvent[] {
  const page = Object.assign(new EventTarget(), { location: { origin: 'https://deck.example' } });
  const events = createErrorEvents();
  const heard: ErrorEvent[] = [];
  events.subscribe((one) => heard.push(one));
  hearInternalErrors(page as EventTarget & Pick<Window, 'addEventListener' | 'location'>, events);
  page.dispatchEvent(event as Event);
  return heard;
}
const thrown = (error: unknown) => Object.assign(new Event('error'), { error });
const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });
const from = (...addresses: readonly string[]) =>
  Object.assign(new TypeError('x is undefined'), {
    stack: ['TypeError: x is undefined', ...addresses.map((one) => `    at run (${one}:1:2)`)].join('\n'),
  });

test.each([
  [
    'thrown by a handler',
    thrown,
    from('https://deck.example/assets/a.js', 'https://deck.example/assets/b.js'),
  ],
  ['of a promise nobody waits for', rejected, from('https://deck.example/assets/a.js')],
  ['without a trace', thrown, from()],
])('an error %s is an internal error', (_, event, error) => {
  expect(getHeard(event(error))).toEqual([{ message: 'errors.generic', cause: error }]);
});

test.each([
  ['a call that failed', rejected(new NetworkError({ call: 'a.b', method: 'GET', path: '/' }, 'lost', null))],
  ['what was given up', rejected(new DOMException('', 'AbortError'))],
  ['a script of others', thrown(from('https://deck.example/assets/a.js', 'https://chat.example/widget.js'))],
  ['an extension', rejected(from('chrome-extension://abc/content.js'))],
  ['a script that says nothing of itself', thrown(null)],
])('%s is none', (_, event) => {
  expect(getHeard(event)).toEqual([]);
});

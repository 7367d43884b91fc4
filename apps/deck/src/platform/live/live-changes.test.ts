import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { live } from '../polling.ts';
import { followChanges, isLive, type LiveEvent, onChange } from './live-changes.ts';

/** The browser's event source, moved by the test. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: Source[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.all.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  say(event: LiveEvent) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
}

let stop: () => void;
let heard: LiveEvent[];
let stopHearing: () => void;
const source = () => {
  const last = Source.all.at(-1);
  if (!last) throw new Error('No stream was opened');
  return last;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('navigator', {});
  heard = [];
  stopHearing = onChange((event) => heard.push(event));
  stop = followChanges('eleni', 'aegean');
});
afterEach(() => {
  stop();
  stopHearing();
  Source.all.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks less often while the stream is open, and as before when it is gone', () => {
  expect(source().url).toBe('/api/v1/events?division=aegean');
  expect([isLive(), live.refetchInterval()]).toEqual([false, 30_000]);
  source().dispatchEvent(new Event('open'));
  expect([isLive(), live.refetchInterval()]).toEqual([true, 120_000]);
  source().dispatchEvent(new Event('error'));
  expect([isLive(), live.refetchInterval()]).toEqual([false, 30_000]);
});

it('tells of a change, and of anything once it is open again', () => {
  source().dispatchEvent(new Event('open'));
  source().say({ kind: 'ORDER', id: 'o1' });
  source().dispatchEvent(new Event('error'));
  source().dispatchEvent(new Event('open'));
  expect(heard).toEqual([{ kind: 'ORDER', id: 'o1' }, { kind: 'ANYTHING' }]);
});

it('tries again after a minute what the server refused', () => {
  source().close();
  source().dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(59_000);
  expect(Source.all).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(Source.all).toHaveLength(2);
});

it('is over with the session', () => {
  source().dispatchEvent(new Event('open'));
  stop();
  expect([isLive(), source().readyState]).toEqual([false, Source.CLOSED]);
});

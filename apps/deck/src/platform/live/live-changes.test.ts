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

it('announces a change, and that anything may have changed once it is open again', () => {
  source().dispatchEvent(new Event('open'));
  source().say({ kind: 'ORDER', id: 'o1' });
  source().dispatchEvent(new Event('error'));
  source().dispatchEvent(new Event('open'));
  expect(heard).toEqual([{ kind: 'ORDER', id: 'o1' }, { kind: 'ANYTHING' }]);
});

/** The server refuses the stream, as a proxy does while no server is up. */
function refuse() {
  source().close();
  source().dispatchEvent(new Event('error'));
}

it('tries a refused stream again after five seconds, then ever less often, up to a minute', () => {
  for (const seconds of [5, 10, 20, 40, 60, 60]) {
    const before = Source.all.length;
    refuse();
    vi.advanceTimersByTime(seconds * 1_000 - 1);
    expect(Source.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(Source.all).toHaveLength(before + 1);
  }
});

it('reads everything again once the server is back after a release', () => {
  source().dispatchEvent(new Event('open'));
  refuse();
  expect([isLive(), heard]).toEqual([false, []]);
  vi.advanceTimersByTime(5_000);
  source().dispatchEvent(new Event('open'));
  expect([isLive(), heard]).toEqual([true, [{ kind: 'ANYTHING' }]]);
  refuse();
  vi.advanceTimersByTime(5_000);
  expect(Source.all).toHaveLength(3);
});

it('is over with the session', () => {
  source().dispatchEvent(new Event('open'));
  stop();
  expect([isLive(), source().readyState]).toEqual([false, Source.CLOSED]);
});

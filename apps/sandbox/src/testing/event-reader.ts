import { EVENTS } from '../live/event-stream.ts';
import type { Browser } from './browser.ts';

export interface EventReader {
  readonly response: Response;
  /** The next block of lines; undefined at the end. */
  line(): Promise<string | undefined>;
  /** The next event, heartbeats aside; undefined at the end. */
  event(): Promise<unknown>;
  cancel(): Promise<void>;
}

/** Opens the stream of events of a browser. @throws Error if the server refuses it */
export async function openEvents(browser: Browser, division?: string): Promise<EventReader> {
  const response = await browser.send(division ? `${EVENTS}?division=${division}` : EVENTS);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!response.ok || !reader) throw new Error(`The stream was answered with ${response.status}`);
  let rest = '';
  const line = async (): Promise<string | undefined> => {
    while (!rest.includes('\n\n')) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      rest += value;
    }
    const end = rest.indexOf('\n\n');
    const first = rest.slice(0, end);
    rest = rest.slice(end + 2);
    return first;
  };
  const event = async (): Promise<unknown> => {
    const text = await line();
    if (text === undefined) return undefined;
    return text.startsWith('data: ') ? JSON.parse(text.slice(6)) : event();
  };
  return { response, line, event, cancel: () => reader.cancel() };
}

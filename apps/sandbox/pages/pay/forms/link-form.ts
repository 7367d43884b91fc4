import type { Sent } from '../../../src/payer/forms/once-per-form.ts';
import type { Reply } from '../../shared/ask.ts';
import { type Read, type Readable, reader, SOON } from '../reader.ts';

interface Own {
  /** The answer to it was lost. It can be sent again: however often it arrives, it counts once. */
  readonly lost: boolean;
  /** What the server refused, a key of words per field. */
  readonly wrong: Readonly<Record<string, string>>;
  /** Why it refused the whole form: a code. */
  readonly refused: string | undefined;
}

/** What the page of a link's form knows at a moment. It goes on sending while the browser goes on to the payment. */
export type LinkFormState<View> = Read<View> & Own;

export interface LinkFormApi<View> {
  read(): Promise<Reply<View>>;
  send(filled: Readonly<Record<string, unknown>>): Promise<Reply<Sent>>;
}

export interface LinkForm<View> extends Readable<LinkFormState<View>> {
  send(filled: Readonly<Record<string, unknown>>): Promise<void>;
  /** The reader came back from the payment by the browser's own way. */
  returned(): void;
}

interface LinkFormOptions {
  /** Milliseconds between two readings. */
  pace: number;
  /** Leads the browser to the payment that was made. */
  go: (sent: Sent, filled: Readonly<Record<string, unknown>>) => void;
}

const beginning: Own = { lost: false, wrong: {}, refused: undefined };

/** A form behind a link that many may use: it is filled in, and leads to a payment of the reader's own. */
export function linkForm<View>(api: LinkFormApi<View>, { pace, go }: LinkFormOptions): LinkForm<View> {
  const { readable, state, set, read } = reader<View, Own>({
    own: beginning,
    ask: api.read,
    pace: ({ view }) => (view === undefined ? SOON : pace),
  });
  // What is filled in the same way is the same payment; changed, it is another.
  const keys = new Map<string, string>();

  function keyOf(filled: Readonly<Record<string, unknown>>): string {
    const content = JSON.stringify(filled);
    const key = keys.get(content) ?? newKey();
    keys.set(content, key);
    return key;
  }

  return {
    ...readable,
    send: async (filled) => {
      if (state().sending) return;
      set(beginning, { sending: true });
      const reply = await api.send({ key: keyOf(filled), ...filled });
      if (reply.kind === 'answer') return go(reply.body, filled);
      if (reply.kind === 'lost') return set({ lost: true }, { sending: false });
      const isAboutFields = Object.keys(reply.fields).length > 0;
      set({ wrong: reply.fields, refused: isAboutFields ? undefined : reply.code }, { sending: false });
      // The link is no longer what the page shows.
      if (!isAboutFields) await read();
    },
    returned: () => {
      set({}, { sending: false });
      void read();
    },
  };
}

/** Of 32 hexadecimal digits. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

import type { Sent } from '../../../src/payer/forms/once-per-form.ts';
import type { Reply } from '../../shared/ask.ts';
import { type Read, type Readable, reader, SOON } from '../reader.ts';

interface Own {
  /** The answer was lost. It can be resent: however often it arrives, it counts once. */
  readonly lost: boolean;
  /** The server's errors: a message key per field. */
  readonly wrong: Readonly<Record<string, string>>;
  /** The code of a refusal of the whole form. */
  readonly refused: string | undefined;
}

/** The state of a link's form. It stays "sending" while the browser loads the payment's page. */
export type LinkFormState<View> = Read<View> & Own;

export interface LinkFormApi<View> {
  read(): Promise<Reply<View>>;
  send(filled: Readonly<Record<string, unknown>>): Promise<Reply<Sent>>;
}

export interface LinkForm<View> extends Readable<LinkFormState<View>> {
  send(filled: Readonly<Record<string, unknown>>): Promise<void>;
  /** Called when the user returned from the payment by the browser's Back. */
  returned(): void;
}

interface LinkFormOptions {
  /** The polling interval in milliseconds. */
  pace: number;
  /** Navigates to the created payment. */
  go: (sent: Sent, filled: Readonly<Record<string, unknown>>) => void;
}

const beginning: Own = { lost: false, wrong: {}, refused: undefined };

/** The form of a link for many payers: it creates a payment for each and navigates to it. */
export function linkForm<View>(api: LinkFormApi<View>, { pace, go }: LinkFormOptions): LinkForm<View> {
  const { readable, state, set, read } = reader<View, Own>({
    own: beginning,
    ask: api.read,
    pace: ({ view }) => (view === undefined ? SOON : pace),
  });
  // The same values mean the same payment; changed values mean another.
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
      // The link has changed since it was shown.
      if (!isAboutFields) await read();
    },
    returned: () => {
      set({}, { sending: false });
      void read();
    },
  };
}

/** 32 hexadecimal digits. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

import { traceHeader } from '../metrics/trace.ts';
import { type Carrier, RefusedForGood } from './carry-mail.ts';

/** The timeout for a gateway, in milliseconds. */
const PATIENCE = 20_000;
/** What the gateway will never take, however often it is asked: an unknown number, a text it cannot read. */
const FOR_GOOD: ReadonlySet<number> = new Set([400, 410, 422]);

type Message = Parameters<Carrier['carry']>[0];

interface Gateway {
  /** Where messages are posted, `https://…`. It may hold a secret, and is never logged. */
  readonly url: string;
  /** Sent as `Authorization: Bearer …`; undefined: no such header. */
  readonly secret: string | undefined;
  /** What is posted of a message, as JSON. */
  readonly toBody: (message: Message) => Readonly<Record<string, string>>;
}

/** The body for an SMS gateway. */
export const smsBody = ({ id, recipient, sender, body }: Message) => ({
  id,
  to: recipient,
  from: sender,
  text: body,
});

/** The body for Telegram, as its Bot API takes it. */
export const telegramBody = ({ id, recipient, body }: Message) => ({ id, chat_id: recipient, text: body });

/** A gateway that takes messages by POST. Each attempt carries the same id, so that it can detect duplicates. */
export function httpCarrier({ url, secret, toBody }: Gateway): Carrier {
  return {
    carry: async (message) => {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': message.id,
          ...traceHeader(),
          ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
        },
        body: JSON.stringify(toBody(message)),
      });
      if (FOR_GOOD.has(response.status))
        throw new RefusedForGood(`The gateway answered ${response.status}`, await readWords(response));
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The gateway answered ${response.status}`);
    },
    close: () => undefined,
  };
}

/** What the gateway says is wrong, as such gateways name it; Telegram says it in `description`. */
async function readWords(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer !== 'object' || answer === null) return '';
  const { description, message, error } = answer as Readonly<Record<string, unknown>>;
  return [description, message, error].find((words) => typeof words === 'string') ?? '';
}

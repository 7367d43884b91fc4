import type { MessageChannel } from '@deck/api/vocabulary';

/** A message as the inbox lists it. Instants in UTC. */
export interface InboxMessage {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly recipient: string;
  readonly sender: string;
  readonly subject: string;
  readonly sentAt: string;
  readonly opened: boolean;
}

/** A message with its text: HTML of an e-mail, plain words of an SMS or a Telegram message. */
export interface InboxMessageView extends InboxMessage {
  readonly body: string;
}

/** What time it is in the sandbox. */
export interface ClockView {
  readonly now: string;
}

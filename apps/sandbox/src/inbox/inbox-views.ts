import type { MessageChannel } from '@deck/api/vocabulary';

/** A message in the inbox's list. Instants in UTC. */
export interface InboxMessage {
  readonly id: string;
  readonly channel: MessageChannel;
  readonly recipient: string;
  readonly sender: string;
  readonly subject: string;
  readonly sentAt: string;
  readonly opened: boolean;
}

/** A message with its text: HTML for an e-mail, plain text for an SMS or a Telegram message. */
export interface InboxMessageView extends InboxMessage {
  readonly body: string;
  /** An e-mail as plain text; empty for what is plain anyway. */
  readonly plain: string;
}

/** The sandbox's current time. */
export interface ClockView {
  readonly now: string;
}

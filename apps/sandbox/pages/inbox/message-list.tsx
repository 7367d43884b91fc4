import type { MessageChannel } from '@deck/api/vocabulary';
import { Button, EmptyState, Icon, Skeleton, VisuallyHidden } from '@deck/ui';
import { type LucideIcon, Mail, MessageSquareText, Send } from 'lucide-react';
import type { InboxMessage } from '../../src/inbox/inbox-views.ts';
import { deviceZone } from '../shared/mount.tsx';
import { shortDay } from '../shared/short-day.ts';
import * as css from './message-list.css.ts';
import { useWords } from './use-words.ts';

const icons: Record<MessageChannel, LucideIcon> = { EMAIL: Mail, SMS: MessageSquareText, TELEGRAM: Send };

interface MessageListProps {
  /** Undefined while they are first loading. */
  messages: readonly InboxMessage[] | undefined;
  chosen: string | undefined;
  /** The sandbox's time; undefined while unknown. */
  now: string | undefined;
}

/** All messages, newest first. */
export function MessageList({ messages, chosen, now }: MessageListProps) {
  const words = useWords();
  if (!messages) return <Awaited />;
  if (messages.length === 0)
    return (
      <EmptyState
        title={words.empty.title}
        text={words.empty.text}
        action={<Button href="/">{words.empty.action}</Button>}
      />
    );
  return (
    <nav aria-label={words.messages}>
      <ul>
        {messages.map((message) => (
          <li key={message.id}>
            <Row message={message} isChosen={message.id === chosen} now={now ?? new Date().toISOString()} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Row({ message, isChosen, now }: { message: InboxMessage; isChosen: boolean; now: string }) {
  const words = useWords();
  return (
    <a className={css.row} href={`#${message.id}`} aria-current={isChosen ? 'true' : undefined}>
      <span className={message.opened ? css.dot.read : css.dot.unread}>
        {!message.opened && <VisuallyHidden>{words.unread}</VisuallyHidden>}
      </span>
      <span className={message.opened ? css.sender.read : css.sender.unread}>{message.sender}</span>
      <time className={css.time} dateTime={message.sentAt}>
        {shortDay(message.sentAt, now, deviceZone())}
      </time>
      <span className={css.subject}>{message.subject || words.smsSubject}</span>
      <span className={css.recipient}>
        <Icon shape={icons[message.channel]} size={12} />
        <VisuallyHidden>{words.channel[message.channel]}</VisuallyHidden>
        {words.to(message.recipient)}
      </span>
    </a>
  );
}

function Awaited() {
  return (
    <div aria-busy className={css.awaited}>
      {[60, 75, 55, 70].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={12} />
      ))}
    </div>
  );
}

import { DescriptionList, EmailFrame, EmptyState, IconButton, Spinner } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { ArrowLeft, MailX } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { InboxMessageView } from '../../src/inbox/inbox-views.ts';
import { ask, type Reply } from '../shared/ask.ts';
import { deviceZone } from '../shared/mount.tsx';
import { framed, linkified } from './message-body.ts';
import * as css from './message-pane.css.ts';
import { useWords } from './use-words.ts';

interface MessagePaneProps {
  id: string;
  /** Called when the message is opened. */
  onOpened: () => void;
}

export function MessagePane({ id, onOpened }: MessagePaneProps) {
  const words = useWords();
  const [reply, setReply] = useState<Reply<InboxMessageView>>();
  const opened = useEffectEvent((answer: Reply<InboxMessageView>) => {
    setReply(answer);
    onOpened();
  });
  useEffect(() => {
    let isHere = true;
    void ask<InboxMessageView>(`/sandbox/api/messages/${encodeURIComponent(id)}/open`, { post: {} }).then(
      (answer) => isHere && opened(answer),
    );
    return () => {
      isHere = false;
    };
  }, [id]);

  if (!reply)
    return (
      <div className={css.awaited}>
        <Spinner />
      </div>
    );
  if (reply.kind !== 'answer') {
    const { title, text } = reply.kind === 'lost' ? words.lost : words.missing;
    return <EmptyState icon={MailX} tone="danger" title={title} text={text} />;
  }
  return <Message message={reply.body} />;
}

function Message({ message }: { message: InboxMessageView }) {
  const words = useWords();
  const zone = deviceZone();
  return (
    <article className={css.message} aria-label={words.message}>
      <header className={css.head}>
        <div className={css.back}>
          <IconButton icon={ArrowLeft} label={words.back} href="#" />
        </div>
        <div className={css.about}>
          <h2 className={css.subject}>{message.subject || words.smsSubject}</h2>
          <DescriptionList
            items={[
              { term: words.from, description: message.sender },
              { term: words.toTerm, description: message.recipient },
              { term: words.sent, description: `${formatInstant(message.sentAt, zone)}, ${zone}` },
            ]}
          />
        </div>
      </header>
      {message.channel === 'EMAIL' ? (
        // Scripts in a letter are blocked, and its links open in a new tab.
        <EmailFrame className={css.letter} label={message.subject} html={framed(message.body)} opensLinks />
      ) : (
        <div className={css.phone}>
          <p className={css.sms}>
            {linkified(message.body).map(({ at, text, isAddress }) =>
              isAddress ? (
                <a key={at} className={css.address} href={text} target="_blank" rel="noreferrer">
                  {text}
                </a>
              ) : (
                text
              ),
            )}
          </p>
        </div>
      )}
    </article>
  );
}

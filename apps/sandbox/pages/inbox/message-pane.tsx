import { DescriptionList, EmailFrame, EmptyState, IconButton, SegmentedControl, Spinner } from '@deck/ui';
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

type Form = 'letter' | 'plain';

function Message({ message }: { message: InboxMessageView }) {
  const words = useWords();
  const [form, setForm] = useState<Form>('letter');
  const zone = deviceZone();
  const isEmail = message.channel === 'EMAIL';
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
        {isEmail && message.plain !== '' && (
          <SegmentedControl<Form>
            label={words.form.label}
            labelHidden
            value={form}
            options={[
              { value: 'letter', label: words.form.letter },
              { value: 'plain', label: words.form.plain },
            ]}
            onChange={setForm}
          />
        )}
      </header>
      {isEmail && form === 'letter' ? (
        // Scripts in a letter are blocked, and its links open in a new tab.
        <EmailFrame className={css.letter} label={message.subject} html={framed(message.body)} opensLinks />
      ) : (
        <PlainText text={isEmail ? message.plain : message.body} isLetter={isEmail} />
      )}
    </article>
  );
}

/** A text message, or an e-mail as programs without HTML show it. Its addresses can be opened. */
function PlainText({ text, isLetter }: { text: string; isLetter: boolean }) {
  return (
    <div className={css.phone}>
      <p className={isLetter ? css.plain : css.sms}>
        {linkified(text).map(({ at, text: part, address }) =>
          address ? (
            <a key={at} className={css.address} href={address} target="_blank" rel="noreferrer">
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
    </div>
  );
}

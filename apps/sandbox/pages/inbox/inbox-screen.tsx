import { artwork } from '@deck/tokens/brand';
import { Alert, Artwork, EmptyState, Tag } from '@deck/ui';
import { MailOpen } from 'lucide-react';
import type { ClockView, InboxMessage } from '../../src/inbox/inbox-views.ts';
import { ClockCard } from './clock-card.tsx';
import * as css from './inbox-screen.css.ts';
import { MessageList } from './message-list.tsx';
import { MessagePane } from './message-pane.tsx';
import { useChosen } from './use-chosen.ts';
import { usePolled } from './use-polled.ts';
import { useWords } from './use-words.ts';

const REFRESH = 3_000;

export function InboxScreen() {
  const words = useWords();
  const chosen = useChosen();
  const messages = usePolled<InboxMessage[]>('/sandbox/api/messages', REFRESH);
  const clock = usePolled<ClockView>('/sandbox/api/clock', REFRESH);
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <span className={css.logo}>
          <Artwork svg={artwork.markSvg} />
        </span>
        <h1 className={css.title}>{words.title}</h1>
        <Tag label={words.sandbox} />
        <p className={css.intro}>{words.intro}</p>
      </header>
      <div className={css.panes}>
        <div className={chosen === undefined ? css.side.shown : css.side.behind}>
          <ClockCard clock={clock} onMoved={messages.again} />
          {messages.isLost && (
            <div className={css.lost}>
              <Alert tone="danger" title={words.lost.title} announced>
                {words.lost.text}
              </Alert>
            </div>
          )}
          <MessageList messages={messages.value} chosen={chosen} now={clock.value?.now} />
        </div>
        <main className={chosen === undefined ? css.reading.behind : css.reading.shown}>
          {chosen === undefined ? (
            <EmptyState icon={MailOpen} title={words.choose.title} text={words.choose.text} />
          ) : (
            <MessagePane key={chosen} id={chosen} onOpened={messages.again} />
          )}
        </main>
      </div>
    </div>
  );
}

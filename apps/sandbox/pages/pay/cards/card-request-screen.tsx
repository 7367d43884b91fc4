import { Alert, Button } from '@deck/ui';
import { formatDate } from '@deck/values';
import { Lock } from 'lucide-react';
import { useEffect } from 'react';
import type { CardRequestWords } from '../../words/card-request.ts';
import { AbsentNotice } from '../absent-notice.tsx';
import { CardForm } from '../card-form.tsx';
import { DueLine } from '../due-line.tsx';
import { Framed } from '../framed.tsx';
import { Header } from '../header.tsx';
import { LostNotice } from '../lost-notice.tsx';
import { note } from '../pay-header.css.ts';
import { page } from '../pay-screen.css.ts';
import { useReading } from '../reading.ts';
import {
  type CardRequest,
  type CardRequestSession,
  type CardRequestState,
  getOutcome,
} from './card-request.ts';
import { CardRequestOutcome } from './card-request-outcome.tsx';

const FORM = 'card';

interface CardRequestScreenProps {
  own: CardRequestWords;
  state: CardRequestState;
  session: CardRequestSession;
}

export function CardRequestScreen({ own, state, session }: CardRequestScreenProps) {
  const { view } = state;
  useEffect(() => {
    if (view) document.title = `${view.property.name} · ${own.title}`;
  }, [view, own]);
  if (!view) {
    const stage = state.missing ? 'missing' : state.unreachable ? 'unreachable' : 'loading';
    return (
      <div className={page}>
        <Header awaited={stage === 'loading'} />
        <Framed>
          <AbsentNotice stage={stage} onRetry={session.refresh} />
        </Framed>
      </div>
    );
  }
  const outcome = getOutcome(view);
  return (
    <div className={page}>
      <Head view={view} own={own} state={state} />
      {outcome === 'open' ? (
        <GiveCard view={view} own={own} state={state} session={session} />
      ) : (
        <Framed legal={view.property}>
          <CardRequestOutcome outcome={outcome} view={view} own={own} />
        </Framed>
      )}
    </div>
  );
}

interface PartProps extends Omit<CardRequestScreenProps, 'session'> {
  view: CardRequest;
}

function Head({ view, own, state }: PartProps) {
  const { words } = useReading();
  const days = [view.from, view.to === view.from ? null : view.to].filter((day) => day !== null);
  const subject = [`${words.receipt.order} ${view.orderExternalId}`, days.map(formatDate).join(' - ')];
  return (
    <Header property={view.property} subject={subject.filter(Boolean).join(', ')} title={own.title}>
      {view.open && view.expiresAt !== null && <DueLine until={view.expiresAt} ahead={state.clockAhead} />}
      {view.open && view.customerNote !== '' && <p className={note}>{view.customerNote}</p>}
    </Header>
  );
}

function GiveCard({ view, own, state, session }: PartProps & { session: CardRequestSession }) {
  const busy = state.sending || state.lost === 'checking';
  return (
    <Framed
      legal={view.property}
      act={
        <Button variant="primary" size="wide" icon={Lock} type="submit" form={FORM} loading={busy}>
          {own.save}
        </Button>
      }
    >
      <Alert tone="info" title={own.nothing.title}>
        {own.nothing.text(view.property.name)}
      </Alert>
      <LostNotice lost={state.lost} />
      <CardForm
        id={FORM}
        holder={view.customerName.toUpperCase()}
        taken={view.takenCards}
        again={false}
        focused={false}
        refused={state.wrong}
        now={() => new Date(Date.now() + state.clockAhead)}
        onSubmit={session.sendCard}
      />
    </Framed>
  );
}

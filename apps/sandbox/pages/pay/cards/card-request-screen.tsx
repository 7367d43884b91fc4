import { Alert, Button } from '@deck/ui';
import { formatDate } from '@deck/values';
import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CardRequestWords } from '../../words/card-request.ts';
import { AbsentNotice } from '../absent-notice.tsx';
import { type CardFields, CardFrame } from '../card-frame.tsx';
import { DueLine } from '../due-line.tsx';
import { Framed } from '../framed.tsx';
import { Header } from '../header.tsx';
import { LostNotice } from '../lost-notice.tsx';
import { note } from '../pay-header.css.ts';
import { page } from '../pay-screen.css.ts';
import { useReading } from '../reading.ts';
import { Refused } from '../refused.tsx';
import {
  type CardRequest,
  type CardRequestSession,
  type CardRequestState,
  getOutcome,
} from './card-request.ts';
import { CardRequestOutcome } from './card-request-outcome.tsx';

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
  const fields = useRef<CardFields>(null);
  const submit = () => fields.current?.submit();
  const busy = state.sending || state.lost === 'checking';
  return (
    <Framed
      legal={view.property}
      act={
        <Button variant="primary" size="wide" icon={Lock} loading={busy} onClick={submit}>
          {own.save}
        </Button>
      }
    >
      <Alert tone="info" title={own.nothing.title}>
        {own.nothing.text(view.property.name)}
      </Alert>
      <LostNotice lost={state.lost} />
      <Refused wrong={state.wrong} />
      <CardFrame
        fields={fields}
        pspUrl={view.pspUrl}
        holder={view.customerName.toUpperCase()}
        accepted={view.cardTypes.includes('unknown') ? [] : view.cardTypes}
        focused={false}
        busy={busy}
        onToken={session.sendCard}
        onSubmit={submit}
      />
    </Framed>
  );
}

import { Alert, Button } from '@deck/ui';
import { Lock } from 'lucide-react';
import { useRef } from 'react';
import type { CardRequestWords } from '../../words/card-request.ts';
import { AbsentPage } from '../absent-page.tsx';
import { type CardFields, CardFrame } from '../card-frame.tsx';
import { GuestFrame, type Slots } from '../guest-frame.tsx';
import { LostNotice } from '../lost-notice.tsx';
import { useReading } from '../reading.ts';
import { Refused } from '../refused.tsx';
import { useGuestContent } from '../use-guest-content.ts';
import type { CardRequest, CardRequestSession, CardRequestState } from './card-request.ts';
import { toCardContent } from './card-request-content.ts';

interface CardRequestScreenProps {
  own: CardRequestWords;
  state: CardRequestState;
  session: CardRequestSession;
}

export function CardRequestScreen(props: CardRequestScreenProps) {
  const { view, missing, unreachable } = props.state;
  if (view) return <CardPage {...props} view={view} />;
  return <AbsentPage missing={missing} unreachable={unreachable} onRetry={props.session.refresh} />;
}

interface CardPageProps extends CardRequestScreenProps {
  view: CardRequest;
}

function CardPage({ view, own, state, session }: CardPageProps) {
  const { guest } = useReading();
  const content = toCardContent(useGuestContent(view.guest, state.clockAhead), view, { own, guest });
  const fields = useRef<CardFields>(null);
  const submit = () => fields.current?.submit();
  const busy = state.sending || state.lost === 'checking';
  const open: Slots = {
    notice: toNotice(state, own, view.property.name),
    payment: (
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
    ),
    act: (
      <Button variant="primary" size="wide" icon={Lock} loading={busy} onClick={submit}>
        {content.form.button}
      </Button>
    ),
  };
  return <GuestFrame content={content} accent={view.accent} {...(view.open && open)} />;
}

/** That nothing is charged, unless there is something newer to say. */
function toNotice({ lost, wrong }: CardRequestState, { nothing }: CardRequestWords, name: string) {
  if (lost !== 'no') return <LostNotice lost={lost} />;
  if (Object.keys(wrong).length > 0) return <Refused wrong={wrong} />;
  return (
    <Alert tone="info" title={nothing.title}>
      {nothing.text(name)}
    </Alert>
  );
}

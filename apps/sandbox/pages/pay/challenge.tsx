import { cardLabel } from '@deck/api/rules';
import { Button, DescriptionList, Icon } from '@deck/ui';
import { Landmark } from 'lucide-react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import * as css from './challenge.css.ts';
import { Headline } from './headline.tsx';
import { LostNotice } from './lost-notice.tsx';
import { explanation } from './pay-screen.css.ts';
import type { PaymentState } from './payment-session.ts';
import { useReading } from './reading.ts';

interface ChallengeProps {
  view: PayerView;
  state: PaymentState;
  amount: string;
  onAnswer: (confirmed: boolean) => void;
}

/** 3-D Secure: a simulated bank asks the cardholder to confirm. */
export function Challenge({ view, state, amount, onAnswer }: ChallengeProps) {
  const { challenge } = useReading().words;
  const busy = state.sending || state.lost === 'checking';
  return (
    <>
      <LostNotice lost={state.lost} />
      <section className={css.bank} aria-busy={busy}>
        <p className={css.name}>
          <Icon shape={Landmark} size={16} />
          {challenge.bank}
        </p>
        <Headline>{challenge.title}</Headline>
        <DescriptionList
          items={[
            { term: challenge.to, description: view.property.name },
            { term: challenge.amount, description: amount },
            ...(view.card
              ? [
                  {
                    term: challenge.card,
                    description: cardLabel({ type: view.card.type, number: view.card.lastFour }),
                  },
                ]
              : []),
          ]}
        />
        <p className={explanation}>{challenge.text}</p>
        <div className={css.acts}>
          <Button variant="primary" size="wide" loading={busy} onClick={() => onAnswer(true)}>
            {challenge.confirm(amount)}
          </Button>
          <Button size="wide" disabled={busy} onClick={() => onAnswer(false)}>
            {challenge.reject}
          </Button>
        </div>
      </section>
    </>
  );
}

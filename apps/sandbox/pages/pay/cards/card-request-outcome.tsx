import { cardLabel } from '@deck/api/rules';
import { Icon } from '@deck/ui';
import { Ban, CircleCheck, CircleX, Clock } from 'lucide-react';
import type { CardRequestWords } from '../../words/card-request.ts';
import { Contact } from '../contact.tsx';
import { Over } from '../ended.tsx';
import { Headline } from '../headline.tsx';
import { explanation } from '../pay-screen.css.ts';
import { useReading } from '../reading.ts';
import * as css from '../receipt.css.ts';
import type { CardOutcome, CardRequest } from './card-request.ts';

interface CardRequestOutcomeProps {
  outcome: Exclude<CardOutcome, 'open'>;
  view: CardRequest;
  own: CardRequestWords;
}

/** The outcome of the card, with nothing left to do for the guest. */
export function CardRequestOutcome({ outcome, view, own }: CardRequestOutcomeProps) {
  const { declined } = useReading().words;
  const { property, card } = view;
  const name = card ? cardLabel({ type: card.type, number: card.lastFour }) : '';
  switch (outcome) {
    case 'saved':
      return <Done title={own.saved.title} text={own.saved.text(property.name, name)} property={property} />;
    case 'known':
      return <Done title={own.known.title} text={own.known.text(property.name)} property={property} />;
    case 'declined': {
      const known: Readonly<Record<string, { title: string }>> = declined;
      const { title } = known[view.reason ?? ''] ?? declined.other;
      const text = own.declined(property.name);
      return <Over icon={CircleX} tone="danger" title={title} text={text} property={property} />;
    }
    case 'expired':
    case 'canceled': {
      const { title, text } = own[outcome];
      const icon = outcome === 'expired' ? Clock : Ban;
      return <Over icon={icon} title={title} text={text(property.name)} property={property} />;
    }
  }
}

type DoneProps = { title: string; text: string; property: CardRequest['property'] };

function Done({ title, text, property }: DoneProps) {
  return (
    <>
      <div className={css.done}>
        <span className={css.mark.paid}>
          <Icon shape={CircleCheck} size={20} />
        </span>
        <Headline>{title}</Headline>
        <p className={explanation}>{text}</p>
      </div>
      <Contact property={property} />
    </>
  );
}

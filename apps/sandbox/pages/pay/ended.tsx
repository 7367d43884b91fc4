import { EmptyState, type IconShape } from '@deck/ui';
import { Ban, CircleX, Clock, Undo2 } from 'lucide-react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import { Contact } from './contact.tsx';
import { useReading } from './reading.ts';
import { getEnding } from './stage.ts';

const icons = { expired: Clock, revoked: Ban, refunded: Undo2, released: Undo2, failed: CircleX };

/** Why nothing can be paid here any more. */
export function Ended({ view }: { view: PayerView }) {
  const { words } = useReading();
  const ending = getEnding(view);
  const { title, text } = words.closed[ending];
  return (
    <Over
      icon={icons[ending]}
      tone={ending === 'failed' ? 'danger' : 'neutral'}
      title={title}
      text={text(view.property.name)}
      property={view.property}
    />
  );
}

interface OverProps {
  icon: IconShape;
  tone?: 'neutral' | 'danger';
  title: string;
  text: string;
  property: { readonly email: string; readonly phone: string };
}

/** Why there is nothing left to do here, and the contact. */
export function Over({ property, ...message }: OverProps) {
  return (
    <div role="status">
      <EmptyState {...message} note={<Contact property={property} centred />} />
    </div>
  );
}

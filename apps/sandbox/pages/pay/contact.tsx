import { TextLink } from '@deck/ui';
import type { PayerView } from '../../src/payer/payer-view.ts';
import { useReading } from './reading.ts';
import { contact } from './receipt.css.ts';

/** Whom to ask. */
export function Contact({ property: { email, phone } }: Pick<PayerView, 'property'>) {
  const { words } = useReading();
  return (
    <p className={contact}>
      {words.questions} <TextLink href={`mailto:${email}`}>{email}</TextLink>{' '}
      <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>
    </p>
  );
}

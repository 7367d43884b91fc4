import { AmountField, Button, PhoneField, TextField } from '@deck/ui';
import { formatMoney, parseMoney } from '@deck/values';
import { ArrowRight } from 'lucide-react';
import type { FormEvent } from 'react';
import { PermanentForm as Draft } from '../../../src/payer/forms/form-draft.ts';
import type { PermanentView } from '../../../src/payer/forms/permanent-form.ts';
import type { LinkFormWords } from '../../words/link-forms-en.ts';
import { Contact } from '../contact.tsx';
import { Framed } from '../framed.tsx';
import { type KnownPayer, knownPayer } from '../known-payer.ts';
import { form, note } from '../pay-screen.css.ts';
import { useReading } from '../reading.ts';
import { FormNotices } from './form-notices.tsx';
import type { LinkFormState } from './link-form.ts';
import { sayWrong } from './say-wrong.ts';
import { useFields } from './use-fields.ts';
import { wrongIn } from './wrong-fields.ts';

const FORM = 'permanent';
const empty = { firstName: '', lastName: '', email: '', phone: '', reference: '' };

/** The initial form, with the payer's details from the address. */
function getInitial({ name, email }: KnownPayer) {
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { ...empty, firstName, lastName: rest.join(' '), email };
}

interface PermanentFormProps {
  view: PermanentView;
  own: LinkFormWords;
  state: LinkFormState<PermanentView>;
  onSend: (filled: Readonly<Record<string, string>>) => void;
}

export function PermanentForm({ view, own, state, onSend }: PermanentFormProps) {
  const { words, language } = useReading();
  const isOpen = view.amount === null;
  const { draft, bind, checked } = useFields<keyof typeof empty | 'amount'>({
    initial: { amount: '', ...getInitial(knownPayer(window.location.search)) },
    wrongIn: ({ amount, ...person }) =>
      isOpen
        ? // Without an amount the server reports no error for it.
          {
            ...(amount === '' && { amount: 'required' }),
            ...wrongIn(Draft, { ...person, ...(amount && { amount }) }),
          }
        : wrongIn(Draft, person),
    refused: state.wrong,
    say: (key) => sayWrong(key, words, own),
  });
  const amount = view.amount ?? draft.amount;

  function submit(event: FormEvent) {
    event.preventDefault();
    const filled = checked();
    if (!filled) return;
    const { amount: typed, ...person } = filled;
    onSend({ ...person, ...(isOpen && { amount: typed }), language });
  }

  return (
    <Framed
      legal={view}
      act={
        <Button
          variant="primary"
          size="wide"
          icon={ArrowRight}
          type="submit"
          form={FORM}
          loading={state.sending}
        >
          {amount === '' ? own.go : own.goAmount(formatMoney(parseMoney(amount, view.currency), language))}
        </Button>
      }
    >
      <FormNotices state={state} own={own} name={view.propertyName} />
      <form id={FORM} className={form} method="post" noValidate onSubmit={submit}>
        {isOpen && <AmountField {...bind('amount')} label={own.amount} currency={view.currency} />}
        <TextField {...bind('firstName')} label={own.firstName} hint={own.latin} autoComplete="given-name" />
        <TextField {...bind('lastName')} label={own.lastName} autoComplete="family-name" />
        <TextField {...bind('email')} label={own.email} type="email" inputMode="email" autoComplete="email" />
        <PhoneField {...bind('phone')} label={own.phone} autoComplete="tel" />
        <TextField {...bind('reference')} label={own.reference} hint={own.referenceHint} />
      </form>
      <p className={note}>{own.next}</p>
      <Contact property={view} />
    </Framed>
  );
}

import type { GuestContent } from '@deck/guest';
import { AmountField, Button, PhoneField, TextField } from '@deck/ui';
import { formatMoney, parseMoney } from '@deck/values';
import { ArrowRight } from 'lucide-react';
import type { FormEvent } from 'react';
import { PermanentForm as Draft } from '../../../src/payer/forms/form-draft.ts';
import type { PermanentView } from '../../../src/payer/forms/permanent-form.ts';
import { linkFormWords } from '../../words/link-forms.ts';
import { GuestFrame, type Slots } from '../guest-frame.tsx';
import { type KnownPayer, knownPayer } from '../known-payer.ts';
import { column, note } from '../pay-screen.css.ts';
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
  content: GuestContent;
  state: LinkFormState<PermanentView>;
  onSend: (filled: Readonly<Record<string, string>>) => void;
}

/** The payer says who they are, and how much if the link leaves it open; each gets a payment of their own. */
export function PermanentForm({ view, content, state, onSend }: PermanentFormProps) {
  const { words, guest, language } = useReading();
  const { asks } = guest.words.form;
  const own = linkFormWords[language];
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

  const hasNotice = state.lost || state.refused !== undefined;
  const open: Slots = {
    notice: hasNotice ? <FormNotices state={state} own={own} name={view.propertyName} /> : undefined,
    payment: (
      <form id={FORM} className={column} method="post" noValidate onSubmit={submit}>
        {isOpen && <AmountField {...bind('amount')} label={asks.amount} currency={view.currency} />}
        <TextField {...bind('firstName')} label={asks.firstName} hint={own.latin} autoComplete="given-name" />
        <TextField {...bind('lastName')} label={asks.lastName} autoComplete="family-name" />
        <TextField
          {...bind('email')}
          label={asks.email}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <PhoneField {...bind('phone')} label={own.phone} autoComplete="tel" />
        <TextField {...bind('reference')} label={own.reference} hint={own.referenceHint} />
        <p className={note}>{own.next}</p>
      </form>
    ),
    act: (
      <Button
        variant="primary"
        size="wide"
        icon={ArrowRight}
        type="submit"
        form={FORM}
        loading={state.sending}
      >
        {amount === ''
          ? content.form.button
          : own.goAmount(formatMoney(parseMoney(amount, view.currency), language))}
      </Button>
    ),
  };
  return <GuestFrame content={content} accent={view.accent} {...(view.open && open)} />;
}

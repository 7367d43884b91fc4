import { Alert, AmountField, Button, TextField } from '@deck/ui';
import { formatMoney, parseMoney } from '@deck/values';
import { ArrowRight } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { SplitForm as Draft } from '../../../src/payer/forms/form-draft.ts';
import type { SplitView } from '../../../src/payer/forms/split-form.ts';
import type { LinkFormWords } from '../../words/link-forms-en.ts';
import { Contact } from '../contact.tsx';
import { Framed } from '../framed.tsx';
import { form, note } from '../pay-screen.css.ts';
import { useReading } from '../reading.ts';
import { FormNotices } from './form-notices.tsx';
import type { LinkFormState } from './link-form.ts';
import { sayWrong } from './say-wrong.ts';
import { suggestedPart, wrongPart } from './split-sums.ts';
import { useFields } from './use-fields.ts';
import { wrongIn } from './wrong-fields.ts';

const FORM = 'split';

interface SplitFormProps {
  view: SplitView;
  own: LinkFormWords;
  state: LinkFormState<SplitView>;
  onSend: (filled: Readonly<Record<string, string>>) => void;
  /** A part this user has begun to pay before. */
  begun: ReactNode;
}

export function SplitForm({ view, own, state, onSend, begun }: SplitFormProps) {
  const { words, language } = useReading();
  const money = (amount: string) => formatMoney(parseMoney(amount, view.currency), language);
  const [unit, left] = [money(view.unit), money(view.left)];
  const { draft, bind, checked } = useFields({
    initial: { amount: suggestedPart(window.location.search, view), firstName: '', lastName: '', email: '' },
    wrongIn: (filled) => {
      const part = wrongPart(filled.amount, view);
      return { ...wrongIn(Draft, filled), ...(part && { amount: part }) };
    },
    refused: state.wrong,
    say: (key, field) => {
      if (key === 'tooMuch') return own.wrong.tooMuch(left);
      if (key === 'step' || (key === 'amount' && field === 'amount')) return own.wrong.step(unit, left);
      return sayWrong(key, words, own);
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const filled = checked();
    if (filled) onSend(filled);
  }

  function payRest() {
    const filled = checked(['amount']);
    if (filled) onSend({ ...filled, amount: view.left });
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
          {draft.amount === '' ? own.go : own.goAmount(money(draft.amount))}
        </Button>
      }
    >
      {begun}
      {state.refused === 'PAYMENTS_AMOUNT_EXCEEDS_ORDER' ? (
        <Alert tone="warning" title={own.split.taken.title(left)} announced>
          {own.split.taken.text}
        </Alert>
      ) : (
        <FormNotices state={state} own={own} name={view.propertyName} />
      )}
      <form id={FORM} className={form} method="post" noValidate onSubmit={submit}>
        <AmountField
          {...bind('amount')}
          label={own.split.part}
          hint={own.split.range(unit, left)}
          currency={view.currency}
        />
        <Button size="wide" disabled={state.sending} onClick={payRest}>
          {own.split.rest(left)}
        </Button>
        <TextField {...bind('firstName')} label={own.firstName} hint={own.latin} autoComplete="given-name" />
        <TextField {...bind('lastName')} label={own.lastName} autoComplete="family-name" />
        <TextField
          {...bind('email')}
          label={own.email}
          hint={own.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </form>
      <p className={note}>{own.next}</p>
      <Contact property={view} />
    </Framed>
  );
}

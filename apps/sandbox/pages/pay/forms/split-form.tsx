import type { GuestContent } from '@deck/guest';
import { Alert, AmountField, Button, TextField } from '@deck/ui';
import { formatMoney, parseMoney } from '@deck/values';
import { ArrowRight } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { SplitForm as Draft } from '../../../src/payer/forms/form-draft.ts';
import type { SplitView } from '../../../src/payer/forms/split-form.ts';
import type { LinkFormWords } from '../../words/link-forms-en.ts';
import { GuestFrame } from '../guest-frame.tsx';
import { column, note } from '../pay-screen.css.ts';
import { useReading } from '../reading.ts';
import { FormNotices } from './form-notices.tsx';
import type { LinkFormState } from './link-form.ts';
import { sayWrong } from './say-wrong.ts';
import { getUnderway, suggestedPart, wrongPart } from './split-sums.ts';
import { useFields } from './use-fields.ts';
import { wrongIn } from './wrong-fields.ts';

const FORM = 'split';

interface SplitFormProps {
  view: SplitView;
  content: GuestContent;
  own: LinkFormWords;
  state: LinkFormState<SplitView>;
  onSend: (filled: Readonly<Record<string, string>>) => void;
  /** A part this user has begun to pay before. */
  begun: ReactNode;
}

/** Asks how much of the order this payer takes. */
export function SplitForm({ view, content, own, state, onSend, begun }: SplitFormProps) {
  const { words, guest, language } = useReading();
  const { asks } = guest.words.form;
  const money = (amount: string) => formatMoney(parseMoney(amount, view.currency), language);
  const [least, unit, left] = [money(view.least), money(view.unit), money(view.left)];
  const { draft, bind, checked } = useFields({
    initial: { amount: suggestedPart(window.location.search, view), firstName: '', lastName: '', email: '' },
    wrongIn: (filled) => {
      const part = wrongPart(filled.amount, view);
      return { ...wrongIn(Draft, filled), ...(part && { amount: part }) };
    },
    refused: state.wrong,
    say: (key, field) => {
      if (key === 'tooMuch') return own.wrong.tooMuch(left);
      if (key === 'step' || (key === 'amount' && field === 'amount'))
        return own.wrong.step(least, unit, left);
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

  const underway = getUnderway(view);
  const hasNotice = state.lost || state.refused !== undefined;
  return (
    <GuestFrame
      content={content}
      accent={view.accent}
      notice={hasNotice && <SplitNotice view={view} own={own} state={state} left={left} />}
      payment={
        <div className={column}>
          {begun}
          {underway && <p className={note}>{own.split.underway(money(underway))}</p>}
          <form id={FORM} className={column} method="post" noValidate onSubmit={submit}>
            <AmountField
              {...bind('amount')}
              label={asks.part}
              hint={own.split.range(least, left)}
              currency={view.currency}
            />
            <Button size="wide" disabled={state.sending} onClick={payRest}>
              {own.split.rest(left)}
            </Button>
            <TextField
              {...bind('firstName')}
              label={asks.firstName}
              hint={own.latin}
              autoComplete="given-name"
            />
            <TextField {...bind('lastName')} label={asks.lastName} autoComplete="family-name" />
            <TextField
              {...bind('email')}
              label={asks.email}
              hint={own.emailHint}
              type="email"
              inputMode="email"
              autoComplete="email"
            />
            <p className={note}>{own.next}</p>
          </form>
        </div>
      }
      act={
        <Button
          variant="primary"
          size="wide"
          icon={ArrowRight}
          type="submit"
          form={FORM}
          loading={state.sending}
        >
          {draft.amount === '' ? content.form.button : own.goAmount(money(draft.amount))}
        </Button>
      }
    />
  );
}

type SplitNoticeProps = Pick<SplitFormProps, 'view' | 'own' | 'state'> & { left: string };

/** Somebody was faster, or the form did not arrive. */
function SplitNotice({ view, own, state, left }: SplitNoticeProps) {
  if (state.refused !== 'PAYMENTS_AMOUNT_EXCEEDS_ORDER')
    return <FormNotices state={state} own={own} name={view.propertyName} />;
  return (
    <Alert tone="warning" title={own.split.taken.title(left)} announced>
      {own.split.taken.text}
    </Alert>
  );
}

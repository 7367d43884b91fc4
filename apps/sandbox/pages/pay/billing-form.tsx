import { longestBilling } from '@deck/api/rules';
import { Button, TextField } from '@deck/ui';
import { type FormEvent, useRef, useState } from 'react';
import type { Legal } from '../../src/payer/legal.ts';
import { Headline } from './headline.tsx';
import { LostNotice } from './lost-notice.tsx';
import { PayFooter } from './pay-footer.tsx';
import { explanation, form, main } from './pay-screen.css.ts';
import type { BillingAddress } from './payer-api.ts';
import type { PaymentState } from './payment-session.ts';
import { useReading } from './reading.ts';

const FORM = 'billing';

interface BillingFormProps {
  legal: Legal;
  state: PaymentState;
  amount: string;
  onGive: (address: BillingAddress) => void;
}

/** The form for the card's billing address, if the PSP asks for it. */
export function BillingForm({ legal, state, amount, onGive }: BillingFormProps) {
  const { billing, wrong } = useReading().words;
  const [address, setAddress] = useState<BillingAddress>({ street: '', postalCode: '' });
  const [tried, setTried] = useState(false);
  const inputs = { street: useRef<HTMLInputElement>(null), postalCode: useRef<HTMLInputElement>(null) };
  const fields = ['street', 'postalCode'] as const;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const empty = fields.find((field) => address[field].trim() === '');
    if (empty) inputs[empty].current?.focus();
    else onGive(address);
  }

  const bind = (field: keyof BillingAddress, wire: string) => {
    const isEmpty = tried && address[field].trim() === '';
    const feedback = isEmpty
      ? wrong.required
      : wire in state.wrong
        ? wrong.tooLong(longestBilling[field])
        : undefined;
    return {
      ref: inputs[field],
      label: billing[field],
      value: address[field],
      onChange: (value: string) => setAddress({ ...address, [field]: value }),
      ...(feedback !== undefined && { state: 'error' as const, feedback }),
    };
  };

  return (
    <>
      <main className={main}>
        <Headline>{billing.title}</Headline>
        <p className={explanation}>{billing.text}</p>
        <LostNotice lost={state.lost} />
        <form id={FORM} className={form} method="post" noValidate onSubmit={submit}>
          <TextField {...bind('street', 'street')} autoComplete="billing street-address" />
          <TextField {...bind('postalCode', 'postal_code')} autoComplete="billing postal-code" />
        </form>
      </main>
      <PayFooter legal={legal}>
        <Button
          variant="primary"
          size="wide"
          type="submit"
          form={FORM}
          loading={state.sending || state.lost === 'checking'}
        >
          {billing.go(amount)}
        </Button>
      </PayFooter>
    </>
  );
}

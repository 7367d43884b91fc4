import { longestBilling } from '@deck/api/rules';
import { Button, TextField } from '@deck/ui';
import { type FormEvent, useRef, useState } from 'react';
import { Headline } from './headline.tsx';
import { LostNotice } from './lost-notice.tsx';
import { column, explanation } from './pay-screen.css.ts';
import type { BillingAddress } from './payer-api.ts';
import type { PaymentState } from './payment-session.ts';
import { useReading } from './reading.ts';
import type { Slots } from './slots.ts';

const FORM = 'billing';

interface BillingProps {
  state: PaymentState;
  amount: string;
  onGive: (address: BillingAddress) => void;
}

/** Asks for the card's billing address, if the PSP wants it. */
export const billingSlots = (props: BillingProps): Slots => ({
  notice: props.state.lost !== 'no' && <LostNotice lost={props.state.lost} />,
  payment: <BillingForm {...props} />,
  act: <BillingButton {...props} />,
});

function BillingButton({ state, amount }: BillingProps) {
  const { billing } = useReading().words;
  const busy = state.sending || state.lost === 'checking';
  return (
    <Button variant="primary" size="wide" type="submit" form={FORM} loading={busy}>
      {billing.go(amount)}
    </Button>
  );
}

function BillingForm({ state, onGive }: BillingProps) {
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
    <form id={FORM} className={column} method="post" noValidate onSubmit={submit}>
      <Headline>{billing.title}</Headline>
      <p className={explanation}>{billing.text}</p>
      <TextField {...bind('street', 'street')} autoComplete="billing street-address" />
      <TextField {...bind('postalCode', 'postal_code')} autoComplete="billing postal-code" />
    </form>
  );
}

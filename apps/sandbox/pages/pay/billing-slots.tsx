import { Button } from '@deck/ui';
import { lazy, Suspense } from 'react';
import type { Slots } from './guest-frame.tsx';
import { LostNotice } from './lost-notice.tsx';
import type { BillingAddress } from './payer-api.ts';
import type { PaymentState } from './payment-session.ts';
import { useReading } from './reading.ts';

const FORM = 'billing';

const BillingForm = lazy(() => import('./billing-form.tsx'));

interface BillingProps {
  state: PaymentState;
  amount: string;
  onGive: (address: BillingAddress) => void;
}

/** Asks for the card's billing address, if the PSP wants it. */
export const billingSlots = ({ state, amount, onGive }: BillingProps): Slots => ({
  notice: state.lost !== 'no' && <LostNotice lost={state.lost} />,
  payment: (
    <Suspense>
      <BillingForm id={FORM} wrong={state.wrong} onGive={onGive} />
    </Suspense>
  ),
  act: <BillingButton state={state} amount={amount} />,
});

function BillingButton({ state, amount }: Pick<BillingProps, 'state' | 'amount'>) {
  const { billing } = useReading().words;
  const busy = state.sending || state.lost === 'checking';
  return (
    <Button variant="primary" size="wide" type="submit" form={FORM} loading={busy}>
      {billing.go(amount)}
    </Button>
  );
}

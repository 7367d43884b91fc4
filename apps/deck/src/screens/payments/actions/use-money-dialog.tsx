import type { Payment } from '@deck/api/contract/payments';
import type { PaymentAction } from '@deck/api/vocabulary';
import { type ReactNode, useState } from 'react';
import { MoneyDialog } from './money-dialog.tsx';

interface Opened {
  readonly action: PaymentAction;
  readonly paymentId: string;
}

interface MoneyDialogHost {
  open: (action: PaymentAction, payment: Payment) => void;
  /** To be drawn by the screen. */
  dialog: ReactNode;
}

/** The money dialog of a screen. It follows its payment among those that the screen reads. */
export function useMoneyDialog(payments: readonly Payment[]): MoneyDialogHost {
  const [opened, setOpened] = useState<Opened>();
  const payment = payments.find(({ id }) => id === opened?.paymentId);
  return {
    open: (action, { id }) => setOpened({ action, paymentId: id }),
    dialog: opened && payment && (
      <MoneyDialog action={opened.action} payment={payment} onClose={() => setOpened(undefined)} />
    ),
  };
}

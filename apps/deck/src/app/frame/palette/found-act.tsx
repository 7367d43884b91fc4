import type { Payment } from '@deck/api/contract/payments';
import { MoneyDialog } from '../../../domain/payment/actions/money-dialog.tsx';
import SendDialog from '../../../domain/payment/send-dialog.tsx';

export interface FoundActProps {
  act: 'capture' | 'refund' | 'send';
  payment: Payment;
  onClose: () => void;
}

/** The dialog of an act that was begun in the palette: the same as on the order's page, which is open behind it. */
export default function FoundAct({ act, payment, onClose }: FoundActProps) {
  return act === 'send' ? (
    <SendDialog payment={payment} onClose={onClose} />
  ) : (
    <MoneyDialog action={act} payment={payment} onClose={onClose} />
  );
}

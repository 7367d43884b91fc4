import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { useQuery } from '@tanstack/react-query';
import { MoneyDialog } from '../../domain/payment/actions/money-dialog.tsx';
import { api } from '../../platform/api.ts';

/** Followed by itself: a payment that was captured leaves the block, and its outcome is still to be read. */
export default function CaptureDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { data } = useQuery({ ...query(api.payments.get, { id: payment.id }), initialData: payment });
  return <MoneyDialog action="capture" payment={data} onClose={onClose} />;
}

import type { Payment } from '@deck/api/contract/payments';
import type { Transaction } from '@deck/api/contract/transactions';
import { query } from '@deck/api/react';
import { pspStatuses } from '@deck/api/rules';
import { Alert, Button, useToast } from '@deck/ui';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../api.ts';
import { useOnce } from '../../../forms/use-once.ts';
import type { Verdict } from '../actions/doubt-alert.tsx';
import { rereadMoney } from '../shared/reread-money.ts';

interface CheckAgainProps {
  payment: Payment;
  transactions: readonly Transaction[];
}

/** The bank owes an answer: it can be asked for it again, by hand too. */
export function CheckAgain({ payment, transactions }: CheckAgainProps) {
  const isOpen =
    pspStatuses.includes(payment.status) || transactions.some(({ status }) => status === 'PROCESSING');
  return isOpen ? <Waiting payment={payment} /> : null;
}

function Waiting({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'app']);
  const toast = useToast();
  const update = useOnce(
    (id: string, idempotencyKey) => api.paymentActions.update({ id, body: {} }, { idempotencyKey }),
    {
      onDone: (now) => {
        const hasNews = now.status !== payment.status || now.modifiedAt !== payment.modifiedAt;
        toast({
          tone: hasNews ? 'success' : 'info',
          title: t(hasNews ? 'check.changed' : 'check.unchanged'),
        });
        void rereadMoney();
      },
      repeatable: true,
      // Asking changes nothing that the bank has not done already: reading the payment says all there is.
      look: async (): Promise<Verdict> => {
        await queryClient.fetchQuery({ ...query(api.payments.get, { id: payment.id }), staleTime: 0 });
        void rereadMoney();
        return 'undone';
      },
    },
  );
  return (
    <Alert
      tone="info"
      title={t('check.waiting')}
      action={
        <Button
          size="small"
          icon={RotateCw}
          loading={update.isSending}
          onClick={() => update.send(payment.id)}
        >
          {t('check.again')}
        </Button>
      }
    >
      {payment.status === 'WAITING' && `${t('app:errors.code.LONG_WAITING')} `}
      {t('check.waitingText')}
    </Alert>
  );
}

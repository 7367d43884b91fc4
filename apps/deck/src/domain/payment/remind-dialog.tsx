import type { Payment } from '@deck/api/contract/payments';
import { Alert, Modal, useToast, useUi } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { amountText } from '../../platform/format/amount-text.ts';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { invalidateMoneyQueries } from './invalidate-money-queries.ts';

interface RemindDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Reminds the guest of a link once, however often it is pressed. */
export default function RemindDialog({ payment, onClose }: RemindDialogProps) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const toast = useToast();
  const { id, number, amount, currency } = payment;
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const remind = useMutation({
    mutationFn: () => api.payments.remind({ id }, { idempotencyKey, handledErrors: 'all' }),
    onSuccess: async () => {
      await invalidateMoneyQueries();
      toast({ tone: 'success', title: t('remind.done'), text: number });
      onClose();
    },
  });
  const refusal = useRefusal(remind.error);
  return (
    <Modal
      open
      size="small"
      title={t('remind.title', { payment: number })}
      description={t('remind.text', { amount: amountText(amount, currency, locale) })}
      onClose={onClose}
      loading={remind.isPending}
      action={{ label: t('remind.send'), onAct: () => remind.mutate() }}
    >
      {refusal !== undefined && <Alert tone="danger" announced title={refusal} />}
    </Modal>
  );
}

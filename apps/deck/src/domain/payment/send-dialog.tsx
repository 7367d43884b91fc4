import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { Modal } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { LinkSides } from './payment-link.tsx';

/** Sends a link again, to its last recipient or to another one. */
export default function SendDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation('collect');
  const { data } = useQuery({ ...query(api.payments.get, { id: payment.id }), initialData: payment });
  return (
    <Modal open size="large" title={t('send.title', { payment: data.number })} onClose={onClose}>
      {/* A part that still loads must not hide the dialog around it. */}
      <Suspense fallback={null}>
        <LinkSides payment={data} />
      </Suspense>
    </Modal>
  );
}

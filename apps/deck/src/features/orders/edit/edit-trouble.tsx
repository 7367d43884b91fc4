import { Alert, Button } from '@deck/ui';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';
import { EditConflict } from './edit-conflict.tsx';
import type { EditedOrder } from './use-edit-order.ts';

/** What stands between the form and the saved order: a closed order, a colleague's edit, a lost answer, a refusal. */
export function EditTrouble({ edited }: { edited: EditedOrder }) {
  const { t } = useTranslation(['orders', 'app', 'messages']);
  const { order, form, sending, isOvertaken } = edited;
  const { unknownOutcome, isSending } = sending;
  const { errors } = useFormState({ control: form.control });
  const refusal = useRefusal(sending.refusal);
  if (!order.actions.edit.allowed) return <ClosedOrder edited={edited} />;
  if (unknownOutcome === 'reading')
    return (
      <Alert tone="warning" announced title={t('edit.unknown')}>
        {t('edit.unknownReading')}
      </Alert>
    );
  if (unknownOutcome === 'unread')
    return (
      <Alert
        tone="danger"
        announced
        title={t('edit.unknown')}
        action={
          <Button size="small" onClick={sending.readAgain}>
            {t('app:action.retry')}
          </Button>
        }
      >
        {t('edit.unknownBlind')}
      </Alert>
    );
  if (unknownOutcome !== undefined && edited.isSaved())
    return (
      <Alert
        tone="success"
        announced
        title={t('edit.unknownDone')}
        action={
          <Button size="small" href={`/orders/${order.id}`}>
            {t('edit.open')}
          </Button>
        }
      />
    );
  if (isOvertaken && !isSending) return <EditConflict key={order.revision} edited={edited} />;
  if (unknownOutcome !== undefined)
    return (
      <Alert tone="warning" announced title={t('edit.unknown')}>
        {t('edit.unknownNot')}
      </Alert>
    );
  if (sending.refusal === null || isSending) return null;
  // Settled by what was chosen above, or said where it is wrong.
  if (sending.refusal.code === 'ORDER_EDITED_MEANWHILE') return null;
  if (Object.keys(errors).length > 0)
    return <Alert tone="danger" announced title={t('app:errors.code.INVALID_VALUE')} />;
  if (sending.refusal.status === 409) return <Alert tone="danger" announced title={refusal} />;
  return (
    <Alert tone="danger" announced title={t('messages:orderUnexpected')}>
      {refusal}
    </Alert>
  );
}

/** Closed while one was typing: what is typed stays to be read, and is not saved. */
function ClosedOrder({ edited: { order } }: { edited: Pick<EditedOrder, 'order'> }) {
  const { t } = useTranslation('orders');
  const kind = order.state === 'REVOKED' ? 'canceled' : 'finalized';
  return (
    <Alert
      tone="warning"
      announced
      title={t(`edit.${kind}`)}
      action={
        <Button size="small" href={`/orders/${order.id}`}>
          {t('edit.open')}
        </Button>
      }
    >
      {t(`edit.${kind}Text`)}
    </Alert>
  );
}

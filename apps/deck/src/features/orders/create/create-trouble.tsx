import { Alert, Button } from '@deck/ui';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';
import { LostOrder } from './lost-order.tsx';
import type { NewOrder } from './use-new-order.tsx';

/** Why the order was not made, or that nobody knows whether it was. */
export function CreateTrouble({ order, onBack }: { order: NewOrder; onBack: () => void }) {
  const { t } = useTranslation(['orders', 'app', 'messages']);
  const { form, sending } = order;
  const { errors } = useFormState({ control: form.control });
  const refusal = useRefusal(sending.refusal);
  if (sending.unknownOutcome !== undefined) return <LostOrder order={order} />;
  if (sending.refusal === null || sending.isSending) return null;
  if (sending.refusal.code === 'IDEMPOTENCY_KEY_REUSED')
    return (
      <Alert
        tone="warning"
        announced
        title={t('create.createdOther')}
        action={
          <Button size="small" href="/orders">
            {t('create.openList')}
          </Button>
        }
      />
    );
  if (Object.keys(errors).length === 0)
    return (
      <Alert tone="danger" announced title={t('messages:orderUnexpected')}>
        {refusal}
      </Alert>
    );
  return (
    <Alert
      tone="danger"
      announced
      title={t(
        errors.externalId?.message === 'unique'
          ? 'app:errors.code.ORDER_ALREADY_EXISTS'
          : 'app:errors.code.INVALID_VALUE',
      )}
      action={
        <Button size="small" onClick={onBack}>
          {t('create.correct')}
        </Button>
      }
    />
  );
}

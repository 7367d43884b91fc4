import { ApiError } from '@deck/api/client';
import { pspFeatures } from '@deck/api/vocabulary';
import { Alert, Button, Column, Columns, Skeleton, useUi } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../platform/format/amount-text.ts';
import type { IdempotentMutation } from '../../../platform/forms/use-idempotent-mutation.ts';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';

/** Where the cards of a form will stand. */
export function FormSkeleton() {
  return (
    <Columns aria-busy>
      <Column>
        <Skeleton shape="block" height={160} />
        <Skeleton shape="block" height={220} />
      </Column>
      <Skeleton shape="block" height={260} />
    </Columns>
  );
}

interface RefusalNoticeProps {
  failure: Error | null;
  /** The order a payment was to be made of, where there is one. */
  orderId?: string | undefined;
  /** Leaves for the order with what was typed kept, where there is something to keep. */
  onEditOrder?: (() => void) | undefined;
  /** A fast payment names its currency itself, so that is what another method may bring. */
  isFast?: boolean;
}

/** Why the server refused it, and the way on, above what was typed. Wrong fields say it themselves. */
export function RefusalNotice({ failure, orderId, onEditOrder, isFast = false }: RefusalNoticeProps) {
  const { t } = useTranslation(['collect', 'app', 'messages']);
  const { locale } = useUi();
  const refusal = useRefusal(failure);
  if (!(failure instanceof ApiError) || failure.status === 400) return null;
  const { code, params } = failure;
  const text = (name: string) => (typeof params[name] === 'string' ? params[name] : '');
  const feature = pspFeatures.find((one) => one === params.feature);
  switch (code) {
    case 'PAYMENTS_AMOUNT_EXCEEDS_ORDER':
      return (
        <Alert
          tone="danger"
          announced
          title={t('app:errors.code.PAYMENTS_AMOUNT_EXCEEDS_ORDER')}
          action={
            orderId && (
              <Button
                size="small"
                {...(onEditOrder ? { onClick: onEditOrder } : { href: `/orders/${orderId}/edit` })}
              >
                {t('refusal.editOrder')}
              </Button>
            )
          }
        >
          {t('amount.tooMuch', { amount: amountText(text('available'), text('currency'), locale) })}
        </Alert>
      );
    case 'NO_SUITABLE_PSP_PROFILE_FOUND':
      return (
        <Alert
          tone="danger"
          announced
          title={t(
            isFast ? 'messages:methodWithoutCurrency' : 'app:errors.code.NO_SUITABLE_PSP_PROFILE_FOUND',
          )}
        >
          {params.method
            ? t('refusal.method', { method: text('method'), currency: text('currency') })
            : t(feature ? `refusal.noFeature.${feature}` : 'refusal.noMethod', {
                currency: text('currency'),
              })}
        </Alert>
      );
    case 'TERMINAL_OPENED':
      return (
        <Alert
          tone="info"
          announced
          title={t('refusal.terminal')}
          action={
            <Button size="small" href={text('link')} target="_blank">
              {t('made.openTerminal')}
            </Button>
          }
        >
          {t('refusal.terminalText')}
        </Alert>
      );
    default:
      return refusal ? <Alert tone="danger" announced title={refusal} /> : null;
  }
}

type OutcomeNoticeProps = Pick<IdempotentMutation<never>, 'unknownOutcome' | 'isSending' | 'sendAgain'>;

/** The answer was lost: says so, and lets it be sent again once what there is now was read again. */
export function OutcomeNotice({ unknownOutcome, isSending, sendAgain }: OutcomeNoticeProps) {
  const { t } = useTranslation('collect');
  if (unknownOutcome === undefined) return null;
  return (
    <Alert
      tone="warning"
      announced
      title={t('unknown.title')}
      action={
        <Button size="small" loading={isSending} onClick={sendAgain}>
          {t('unknown.again')}
        </Button>
      }
    >
      {t(unknownOutcome === 'reading' ? 'unknown.reading' : 'unknown.text')}
    </Alert>
  );
}

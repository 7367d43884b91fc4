import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { Badge, type Breadcrumb, PageHeader, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStay } from '../../../platform/format/stay.ts';
import { useChargedText } from '../payment-words.ts';

interface LinkHeaderProps {
  payment: Payment;
  /** The pages above this one. */
  above: readonly Breadcrumb[];
  /** Of a wizard. */
  stepper?: ReactNode;
}

/** The head of a page about a link that was made: its sum, its number, and until when it can be used. */
export function LinkHeader({ payment, above, stepper }: LinkHeaderProps) {
  const { t } = useTranslation('collect');
  const { timeZone } = useUi();
  const amount = useChargedText(payment);
  const { number, expiresAt, status } = payment;
  return (
    <PageHeader
      breadcrumbs={[...above, { label: t('qr.link') }]}
      title={t('made.linkTitle', { amount })}
      badge={status === 'LINK_CREATED' && <Badge tone="neutral" label={t('made.notSent')} />}
      context={
        expiresAt === null
          ? t('made.unlimited', { payment: number })
          : t('made.validUntil', {
              payment: number,
              time: `${formatInstant(expiresAt, timeZone)}, ${timeZone.replaceAll('_', ' ')}`,
            })
      }
      stepper={stepper}
    />
  );
}

/** Whose order it is, where and when: `Ingrid Solheim, Kalypso Bay Resort, 12.06 - 19.06.2027`. */
export const describeOrder = ({ customer, propertyName, startDate, endDate }: Order): string =>
  [`${customer.firstName} ${customer.lastName}`.trim(), propertyName, formatStay(startDate, endDate)]
    .filter((text) => text !== '')
    .join(', ');

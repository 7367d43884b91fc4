import type { Movement } from '@deck/api/contract/days';
import type { MovementSortField } from '@deck/api/vocabulary';
import { Figures, fixedRoom, rooms, useUi } from '@deck/ui';
import { zonedParts } from '@deck/values';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMethodTitle } from '../../domain/payment/use-method-title.ts';
import { getHeads, type ListColumn } from '../../platform/list/columns.ts';
import { useColleagueName } from './use-colleague-name.ts';

type Head = keyof typeof import('../../platform/i18n/en/day.ts')['day']['columns'];

/** The columns of the movements of a day. What went out stands below zero. */
export function useMovementColumns(): readonly ListColumn<Movement, MovementSortField>[] {
  const { t } = useTranslation('day');
  const { timeZone } = useUi();
  const methodTitle = useMethodTitle();
  const colleagueName = useColleagueName();
  return useMemo(() => {
    const { head, sorted } = getHeads<MovementSortField, Head>((word) => t(`columns.${word}`));
    const words = (text: (movement: Movement) => string) => ({ cell: text, csv: text });
    return [
      {
        ...sorted('at', 'at', fixedRoom(80, 0)),
        phone: 'meta',
        cell: ({ at }) => <Figures>{zonedParts(at, timeZone).time}</Figures>,
        csv: ({ at }) => ({ at }),
      },
      {
        ...head('kind', 'kind', { least: 112, ideal: 128, most: 160, priority: 0 }),
        phone: 'status',
        ...words(({ kind }) => t(`kind.${kind}`)),
      },
      {
        ...head('order', 'order', { least: 96, ideal: 112, most: 144, priority: 1 }),
        phone: 'meta',
        cell: ({ orderExternalId, paymentNumber }) => (
          <Figures>{orderExternalId ?? paymentNumber ?? ''}</Figures>
        ),
        csv: ({ orderExternalId }) => orderExternalId,
      },
      {
        ...head('customer', 'customer', rooms.name),
        phone: 'title',
        ...words(
          ({ customerName, kind }) => customerName || t(kind === 'PAYOUT' ? 'toBank' : `kind.${kind}`),
        ),
      },
      { ...head('method', 'method', rooms.word), ...words(({ method }) => methodTitle(method)) },
      {
        ...head('colleague', 'colleague', { ...rooms.word, ideal: 144 }),
        ...words(({ colleague }) => colleagueName(colleague)),
      },
      {
        ...head('property', 'property', rooms.text),
        rare: true,
        ...words(({ propertyName }) => propertyName),
      },
      {
        ...head('payment', 'payment', rooms.id),
        rare: true,
        ...words(({ paymentNumber }) => paymentNumber ?? ''),
      },
      {
        ...head('amount', 'amount', rooms.amount),
        phone: 'amount',
        amount: ({ amount, currency, kind }) => ({
          amount: kind === 'REFUND' || kind === 'PAYOUT' ? `-${amount}` : amount,
          currency,
        }),
      },
    ];
  }, [t, timeZone, methodTitle, colleagueName]);
}

import type { WalletBalance } from '@deck/api/contract/company';
import { query } from '@deck/api/react';
import { media } from '@deck/tokens';
import { Button, type TableColumn, useMedia, useUi } from '@deck/ui';
import { isPositive, parseMoney } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { quietApi } from '../../platform/api.ts';
import { amountText } from '../../platform/format/amount-text.ts';
import { live } from '../../platform/polling.ts';
import { useSession } from '../../platform/session/session-store.ts';
import * as css from './home-screen.css.ts';
import { TableBlock } from './table-block.tsx';

type Sum = Exclude<keyof WalletBalance, 'currency'>;

const isSome = (sum: Sum) => (balance: WalletBalance) =>
  isPositive(parseMoney(balance[sum], balance.currency));

const allSums: readonly Sum[] = ['available', 'pending', 'reserved', 'paidOut', 'owed'];

/** Of each sum, as far as it has room: a debt always, what is long gone last. */
const getSumRoom = (priority: number) => ({ least: 102, ideal: 128, most: 160, priority });
const priorities = { available: 0, owed: 0, pending: 1, reserved: 2, paidOut: 3 } satisfies Record<
  Sum,
  number
>;

/** What lies at the payment service provider and what it has paid out, by currency; a debt only where there is one. */
export function Wallet() {
  const { t } = useTranslation('home');
  const { locale } = useUi();
  const isPhone = useMedia(media.phone);
  const { context } = useSession().environment;
  const balances = useQuery({
    ...query(quietApi.businessProfiles.balances, { id: context.businessProfileId }),
    ...live,
  });
  const amount = (sum: Sum) => (balance: WalletBalance) => ({
    amount: balance[sum],
    currency: balance.currency,
  });
  const [showsAll, setShowsAll] = useState(false);
  const all = balances.data ?? [];
  const zero = all.filter((balance) => !allSums.some((sum) => isSome(sum)(balance)));
  // A company without any money sees its currencies all the same.
  const folds = zero.length > 0 && zero.length < all.length;
  const rows = folds && !showsAll ? all.filter((balance) => !zero.includes(balance)) : all;
  const sums: Sum[] = [
    'pending',
    'reserved',
    'paidOut',
    ...(rows.some(isSome('owed')) ? ['owed' as const] : []),
  ];
  const columns: TableColumn<WalletBalance>[] = [
    {
      id: 'currency',
      head: t('wallet.currency'),
      room: { least: 84, ideal: 92, most: 104, priority: 0 },
      phone: 'title',
      cell: ({ currency }) => currency,
    },
    {
      id: 'available',
      head: t('wallet.available'),
      room: getSumRoom(priorities.available),
      phone: 'amount',
      hideCurrency: true,
      emphasis: true,
      amount: amount('available'),
    },
    ...sums.map((sum): TableColumn<WalletBalance> => {
      const head = t(`wallet.${sum}`);
      if (!isPhone)
        return {
          id: sum,
          head,
          room: getSumRoom(priorities[sum]),
          hideCurrency: true,
          emphasis: false,
          amount: amount(sum),
        };
      // Without its head an amount has to say what it is; nothing is not worth a word there.
      const word = (balance: WalletBalance) =>
        isSome(sum)(balance) && `${head} ${amountText(balance[sum], balance.currency, locale)}`;
      return { id: sum, head, room: getSumRoom(priorities[sum]), phone: 'meta', cell: word };
    }),
  ];
  return (
    <TableBlock
      title={t('wallet.title')}
      read={balances}
      columns={columns}
      rows={rows}
      rowKey={({ currency }) => currency}
      failed={t('wallet.failed')}
      empty={t('wallet.empty')}
      foot={
        folds && (
          <div className={css.zero}>
            <span>
              {t('wallet.zero', {
                count: zero.length,
                codes: zero.map(({ currency }) => currency).join(', '),
              })}
            </span>
            <Button
              size="small"
              variant="quiet"
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {t(showsAll ? 'wallet.hide' : 'wallet.show')}
            </Button>
          </div>
        )
      }
    />
  );
}

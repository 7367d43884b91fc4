import type { WalletBalance } from '@deck/api/contract/company';
import { query } from '@deck/api/react';
import type { TableColumn } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { quietApi } from '../../api.ts';
import { live } from '../../live.ts';
import { useSession } from '../../session/session-store.ts';
import { TableBlock } from './table-block.tsx';

const sums = ['available', 'pending', 'reserved'] as const;

/** What lies at the payment service provider, by currency. */
export function Wallet() {
  const { t } = useTranslation('home');
  const { context } = useSession().environment;
  const balances = useQuery({
    ...query(quietApi.businessProfiles.balances, { id: context.businessProfileId }),
    ...live,
  });
  const columns: TableColumn<WalletBalance>[] = [
    { id: 'currency', head: t('wallet.currency'), phone: 'title', cell: ({ currency }) => currency },
    ...sums.map((sum) => ({
      id: sum,
      head: t(`wallet.${sum}`),
      hideCurrency: true,
      emphasis: sum === 'available',
      phone: sum === 'available' ? ('amount' as const) : ('hidden' as const),
      amount: (balance: WalletBalance) => ({ amount: balance[sum], currency: balance.currency }),
    })),
  ];
  return (
    <TableBlock
      title={t('wallet.title')}
      read={balances}
      columns={columns}
      rows={balances.data ?? []}
      rowKey={({ currency }) => currency}
      failed={t('wallet.failed')}
      empty={t('wallet.empty')}
    />
  );
}

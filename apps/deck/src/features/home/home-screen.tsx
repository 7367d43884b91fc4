import { PageHeader } from '@deck/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session/session-store.ts';
import { useCompany } from '../../platform/session/use-company.ts';
import { AwaitingCapture } from './awaiting-capture.tsx';
import { allBlocks, type HomeBlock, homeBlocks } from './blocks.ts';
import { ExpiringSoon } from './expiring-soon.tsx';
import * as css from './home-screen.css.ts';
import { LastOrders } from './last-orders.tsx';
import { LastPayments } from './last-payments.tsx';
import { PaymentsChart } from './payments-chart.tsx';
import { useQuickActions } from './quick-actions.tsx';
import { Wallet } from './wallet.tsx';

const blocks: Readonly<
  Record<HomeBlock, { readonly Block: ComponentType; readonly size: 'wide' | 'side' | 'half' }>
> = {
  CHART: { Block: PaymentsChart, size: 'wide' },
  WALLET: { Block: Wallet, size: 'side' },
  AWAITING_CAPTURE: { Block: AwaitingCapture, size: 'half' },
  EXPIRING_SOON: { Block: ExpiringSoon, size: 'half' },
  LAST_ORDERS: { Block: LastOrders, size: 'half' },
  LAST_PAYMENTS: { Block: LastPayments, size: 'half' },
};

/** The first screen of the day. Each block stands alone; which ones, and in what order, the company has said. */
export function HomeScreen() {
  const { t } = useTranslation(['home', 'orders', 'payments']);
  const { profile, permissionMap } = useSession();
  const company = useCompany();
  // What the company wants is not guessed at while it is being asked for.
  const chosen = company.isPending ? [] : (company.data?.mainPage.blocks ?? allBlocks);
  return (
    <>
      <PageHeader
        title={t('greeting', { name: profile.firstName })}
        {...useQuickActions(chosen.includes('QUICK_ACTIONS'))}
      />
      <div className={css.blocks}>
        {!company.isPending &&
          homeBlocks(chosen, permissionMap).map((name) => {
            const { Block, size } = blocks[name];
            return (
              <div key={name} className={css.sizes[size]}>
                <Block />
              </div>
            );
          })}
      </div>
    </>
  );
}

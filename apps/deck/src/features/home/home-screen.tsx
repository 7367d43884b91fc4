import { Button, IconButton, Menu, PageHeader, useNow, useUi } from '@deck/ui';
import { zonedParts } from '@deck/values';
import { Plus, Upload, Zap } from 'lucide-react';
import type { ComponentType, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftsButton } from '../../domain/drafts/drafts-button.tsx';
import { useMayOpen } from '../../platform/navigation/screen-context.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { useCompany } from '../../platform/session/use-company.ts';
import { allBlocks, type HomeBlock, homeBlocks } from './blocks.ts';
import { greetingAt } from './greeting.ts';
import * as css from './home-screen.css.ts';
import { LastOrders, LastPayments } from './last-rows.tsx';
import { PaymentsChart } from './payments-chart.tsx';
import { AwaitingCapture, ExpiringSoon } from './waiting-payments.tsx';
import { Wallet } from './wallet.tsx';

const blocks: Readonly<Record<HomeBlock, ComponentType>> = {
  CHART: PaymentsChart,
  WALLET: Wallet,
  AWAITING_CAPTURE: AwaitingCapture,
  EXPIRING_SOON: ExpiringSoon,
  LAST_ORDERS: LastOrders,
  LAST_PAYMENTS: LastPayments,
};

/** The first screen of the day. The company chooses its blocks and their order. */
export function HomeScreen() {
  const { t } = useTranslation(['home', 'orders', 'payments']);
  const { profile, permissionMap } = useSession();
  const company = useCompany();
  const { timeZone } = useUi();
  // What the company wants is not guessed at while it is being asked for.
  const chosen = company.isPending ? [] : (company.data?.mainPage.blocks ?? allBlocks);
  const quick = useQuickActions(chosen.includes('QUICK_ACTIONS'));
  return (
    <>
      <PageHeader
        title={t(`greeting.${greetingAt(zonedParts(useNow(), timeZone).time)}`, { name: profile.firstName })}
        actions={
          <>
            <DraftsButton />
            {quick.actions}
          </>
        }
        phoneActions={
          <>
            <DraftsButton onPhone />
            {quick.phoneActions}
          </>
        }
      />
      <div className={css.blocks}>
        {!company.isPending &&
          homeBlocks(chosen, permissionMap).map((name) => {
            const Block = blocks[name];
            return (
              <div key={name} className={css.block}>
                <Block />
              </div>
            );
          })}
      </div>
    </>
  );
}

const ways = [
  { path: '/orders/upload-file', label: 'uploadFile', icon: Upload, variant: 'secondary' },
  { path: '/orders/fast-payment', label: 'fastPayment', icon: Zap, variant: 'secondary' },
  { path: '/orders/create', label: 'newOrder', icon: Plus, variant: 'primary' },
] as const;

interface QuickActions {
  readonly actions: ReactElement | undefined;
  /** The same behind one button, the main one first. */
  readonly phoneActions: ReactElement | undefined;
}

/** What most days begin with, as far as someone may. @param shown whether the company wants it on its main page */
function useQuickActions(shown: boolean): QuickActions {
  const { t } = useTranslation('home');
  const mayOpen = useMayOpen();
  const open = ways.filter(({ path }) => mayOpen(path));
  if (!shown || open.length === 0) return { actions: undefined, phoneActions: undefined };
  return {
    actions: (
      <>
        {open.map(({ path, label, icon, variant }) => (
          <Button key={path} href={path} icon={icon} variant={variant}>
            {t(`quick.${label}`)}
          </Button>
        ))}
      </>
    ),
    phoneActions: (
      <Menu
        trigger={<IconButton icon={Plus} size="large" variant="primary" label={t('quick.begin')} />}
        items={open
          .map(({ path, label, icon }) => ({ label: t(`quick.${label}`), icon, href: path }))
          .reverse()}
      />
    ),
  };
}

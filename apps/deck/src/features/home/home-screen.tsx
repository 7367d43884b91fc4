import { Button, IconButton, Menu, PageHeader, useNow, useUi } from '@deck/ui';
import { today } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { Plus, Upload, Zap } from 'lucide-react';
import type { ComponentType, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftsButton } from '../../domain/drafts/drafts-button.tsx';
import { useMayOpen } from '../../platform/navigation/screen-context.ts';
import { useRight, useSession } from '../../platform/session/session-store.ts';
import { useCompany } from '../../platform/session/use-company.ts';
import { Arrivals } from './arrivals.tsx';
import { allBlocks, type HomeBlock, homeBlocks } from './blocks.ts';
import { dayName } from './day-words.ts';
import { queueQuery } from './home-data.ts';
import * as css from './home-screen.css.ts';
import { LastOrders, LastPayments } from './last-rows.tsx';
import { PaymentsChart } from './payments-chart.tsx';
import { Queue } from './queue.tsx';
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

/**
 * Today: what waits for a person and who arrives; below, the blocks of the main page as the company chose and ordered
 * them.
 */
export function HomeScreen() {
  const { permissionMap } = useSession();
  const company = useCompany();
  // What the company wants is not guessed at while it is being asked for.
  const chosen = company.isPending ? [] : (company.data?.mainPage.blocks ?? allBlocks);
  const quick = useQuickActions(chosen.includes('QUICK_ACTIONS'));
  const { t } = useTranslation('home');
  const seesOrders = useRight('ORDERS_LIST_VIEW');
  const seesPayments = useRight('ALL_PAYMENTS_LIST_VIEW');
  return (
    <>
      <PageHeader
        title={t('title')}
        context={useSentence(seesOrders || seesPayments)}
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
      {(seesOrders || seesPayments) && (
        <div className={seesOrders ? css.today : css.alone}>
          <Queue />
          {seesOrders && (
            <div className={css.first}>
              <Arrivals />
            </div>
          )}
        </div>
      )}
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

/** "Wednesday 25 November. 10 things wait for a person, 4 of them end today." */
function useSentence(isAsked: boolean): string {
  const { t } = useTranslation('home');
  const { locale, timeZone } = useUi();
  const now = today(timeZone, useNow());
  const { data } = useQuery({ ...queueQuery, enabled: isAsked });
  const day = `${dayName(data?.day ?? now, locale)}.`;
  if (data === undefined) return day;
  if (data.total === 0) return `${day} ${t('nothingWaits')}.`;
  const waits = t('waits', { count: data.total });
  return `${day} ${data.endToday > 0 ? `${waits}, ${t('endToday', { count: data.endToday })}` : waits}.`;
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

import type { Day, DaySum } from '@deck/api/contract/days';
import { Card, Figures, fixedRoom, Skeleton, Table, type TableColumn, TextLink, useUi } from '@deck/ui';
import {
  addDays,
  addMonths,
  type CivilDate,
  compareMoney,
  formatDate,
  formatMoney,
  parseMoney,
  subtract,
} from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../platform/format/amount-text.ts';
import { useMayOpen } from '../../platform/navigation/screen-context.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { currencyOfDay, dayQuery } from './day-list.ts';
import * as css from './day-screen.css.ts';

const room = { least: 96, ideal: 112, most: 144, priority: 1 };

/** What moved, in one figure of the company's currency and in a row for each. */
export function DaySums({ day, read }: { day: CivilDate; read: Day | undefined }) {
  const { t } = useTranslation('day');
  const figure = (id: Exclude<keyof DaySum, 'currency'>, leaves = true): TableColumn<DaySum> => ({
    id,
    head: t(`sums.${id}`),
    room: leaves ? room : { ...room, priority: 0 },
    phone: id === 'moved' ? 'amount' : 'hidden',
    hideCurrency: true,
    emphasis: id === 'moved',
    amount: (sum) => ({ amount: id === 'refunds' ? toNegative(sum[id]) : sum[id], currency: sum.currency }),
  });
  const columns: TableColumn<DaySum>[] = [
    {
      id: 'currency',
      head: t('columns.currency'),
      room: fixedRoom(80, 0),
      phone: 'title',
      cell: ({ currency }) => currency,
    },
    figure('charges'),
    figure('captures'),
    figure('refunds'),
    figure('moved', false),
    { ...figure('released'), room: { ...room, priority: 2 } },
    { ...figure('paidOut'), room: { ...room, priority: 3 } },
  ];
  return (
    <Card flush title={t('moved')} meta={t('sumsHint')}>
      <div className={css.headline}>
        {read ? <Headline day={day} read={read} /> : <Skeleton width="40%" height={36} />}
      </div>
      <Table
        label={t('byCurrency')}
        frame="card"
        columns={columns}
        rows={read?.sums ?? []}
        rowKey={({ currency }) => currency}
        loading={read === undefined}
        empty={{ title: t('empty') }}
      />
    </Card>
  );
}

const toNegative = (amount: string): string => (/[1-9]/.test(amount) ? `-${amount}` : amount);

function Headline({ day, read }: { day: CivilDate; read: Day }) {
  const { locale } = useUi();
  const currency = currencyOfDay(read, useSession().environment.defaultCurrency);
  const moved = read.sums.find((sum) => sum.currency === currency)?.moved ?? '0';
  return (
    <>
      <p className={css.figure}>
        <Figures>{amountText(moved, currency, locale)}</Figures>
      </p>
      <div>
        <Difference day={day} moved={moved} currency={currency} />
        <ToChart day={day} />
      </div>
    </>
  );
}

/** The way back to the chart of the day's month, which shows the same figures. */
function ToChart({ day }: { day: CivilDate }) {
  const { t } = useTranslation('day');
  const mayOpen = useMayOpen();
  const first = `${day.slice(0, 7)}-01`;
  const month = new URLSearchParams({ period: 'custom', from: first, to: addDays(addMonths(first, 1), -1) });
  if (!mayOpen('/')) return null;
  return (
    <p className={css.words}>
      <TextLink href={`/?${month}`}>{t('chart')}</TextLink>
    </p>
  );
}

/** Against the day before, in words. */
function Difference({ day, moved, currency }: { day: CivilDate; moved: string; currency: string }) {
  const { t } = useTranslation('day');
  const { locale } = useUi();
  const before = addDays(day, -1);
  const { data } = useQuery(dayQuery(before));
  if (data === undefined) return <p className={css.words}>{'\u00a0'}</p>;
  const other = parseMoney(data.sums.find((sum) => sum.currency === currency)?.moved ?? '0', currency);
  const here = parseMoney(moved, currency);
  const order = compareMoney(here, other);
  const word = order === 0 ? 'same' : order > 0 ? 'more' : 'less';
  const difference = order > 0 ? subtract(here, other) : subtract(other, here);
  return (
    <p className={css.words}>
      {t(`difference.${word}`, {
        difference: formatMoney(difference, locale),
        date: formatDate(before),
        amount: formatMoney(other, locale),
      })}
    </p>
  );
}

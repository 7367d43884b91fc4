import type { ArrivalSum, Arrivals as ArrivalsAnswer } from '@deck/api/contract/today';
import { media } from '@deck/tokens';
import { Amount, Card, Figures, MoneySums, Skeleton, TextLink, useMedia, useUi } from '@deck/ui';
import { formatAmount, isPositive, moneyLineNames, parseMoney } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ShareWords, toMoneyCell } from '../../domain/order/order-money-cell.tsx';
import { amountText } from '../../platform/format/amount-text.ts';
import { formatStay } from '../../platform/format/stay.ts';
import { PartFailed } from '../../platform/navigation/page-states.tsx';
import { useMayOpen } from '../../platform/navigation/screen-context.ts';
import { live } from '../../platform/polling.ts';
import * as css from './arrivals.css.ts';
import { arrivalsQuery } from './home-data.ts';

/** The money of guests who arrive within 14 days: the sum still due, and their orders. */
export function Arrivals() {
  const { t } = useTranslation('home');
  const isPhone = useMedia(media.phone);
  const { data, isLoadingError, refetch } = useQuery({ ...arrivalsQuery, ...live });
  return (
    <Card
      flush
      title={t('arrivals.title')}
      meta={data && !isPhone && <Figures>{formatStay(data.from, data.to)}</Figures>}
    >
      {data ? (
        <Money arrivals={data} isPhone={isPhone} />
      ) : (
        <div className={css.money}>
          {isLoadingError ? (
            <PartFailed title={t('arrivals.failed')} onRetry={() => void refetch()} />
          ) : (
            <>
              <Skeleton width="50%" height={32} />
              <Skeleton shape="block" height={isPhone ? 16 : 64} />
            </>
          )}
        </div>
      )}
    </Card>
  );
}

function Money({ arrivals, isPhone }: { arrivals: ArrivalsAnswer; isPhone: boolean }) {
  const { t } = useTranslation('home');
  const [first, ...others] = arrivals.sums;
  if (first === undefined || arrivals.total === 0) return <p className={css.calm}>{t('arrivals.empty')}</p>;
  const more = arrivals.total - arrivals.rows.length;
  return (
    <>
      <div className={css.money}>
        <Sum sum={first} bare={isPhone} />
        {others.length > 0 && <Others sums={others} />}
        {!arrivals.totalExact && <p className={css.note}>{t('arrivals.atLeast')}</p>}
      </div>
      {/* A phone shows whom to call first: the queue is right below. */}
      {!isPhone && <Rows {...arrivals} />}
      {!isPhone && more > 0 && (
        <p className={css.rest}>
          <TextLink href={`/orders?start-from=${arrivals.from}&start-to=${arrivals.to}&sort=start,asc`}>
            {t('arrivals.more', { count: more })}
          </TextLink>
        </p>
      )}
    </>
  );
}

const names = ['paid', 'held', 'asked', 'refunded', 'notAsked'] as const;

function Sum({ sum, bare }: { sum: ArrivalSum; bare: boolean }) {
  const { t } = useTranslation('home');
  const { locale } = useUi();
  const { currency, total, due } = sum;
  const of = (amount: string) => parseMoney(amount, currency);
  const whole = of(total).minor;
  const sums = names
    .map((name) => ({ name, money: of(sum[name]) }))
    .filter(({ name, money }) => name !== 'refunded' || isPositive(money))
    .map(({ name, money }) => ({
      name,
      share: whole > 0n ? Number((money.minor * 1_000_000n) / whole) / 1_000_000 : 0,
      label: t(`arrivals.part.${name}`),
      amount: formatAmount(money, locale),
    }));
  return (
    <>
      <p className={css.due}>
        <span className={css.figure}>
          <Figures>{amountText(due, currency, locale)}</Figures>
        </span>
        <span className={css.note}>{t('arrivals.due')}</span>
      </p>
      <MoneySums sums={sums} bare={bare} />
    </>
  );
}

/** Currencies are never added up: the others are said in a line. */
function Others({ sums }: { sums: readonly ArrivalSum[] }) {
  const { t } = useTranslation('home');
  const { locale } = useUi();
  const owed = sums.filter(({ due, currency }) => isPositive(parseMoney(due, currency)));
  if (owed.length === 0) return null;
  const amounts = owed.map(({ due, currency }) => amountText(due, currency, locale)).join(', ');
  return (
    <p className={css.note}>
      <Figures>{t('arrivals.also', { amounts })}</Figures>
    </p>
  );
}

function Rows({ rows, from }: Pick<ArrivalsAnswer, 'rows' | 'from'>) {
  const { t } = useTranslation('orders');
  const opens = useMayOpen()('/orders/{id}');
  const shares = Object.fromEntries(
    moneyLineNames.map((name) => [name, (percent: number) => t(`money.share.${name}`, { percent })]),
  ) as ShareWords;
  // One currency stands above; each row says its own only where they differ.
  const isOne = new Set(rows.map(({ order }) => order.currency)).size === 1;
  return (
    <ul className={css.rows}>
      {rows.map(({ order, due }) => {
        const name = `${order.customer.firstName} ${order.customer.lastName}`.trim();
        return (
          <li key={order.id} className={css.row}>
            <span className={order.startDate === from ? css.dayNow : css.day}>
              <Figures>{formatStay(order.startDate, null).slice(0, 5)}</Figures>
            </span>
            <span className={css.name} title={name}>
              {opens ? <TextLink href={`/orders/${order.id}`}>{name}</TextLink> : name}
            </span>
            {toMoneyCell(order, shares)}
            <span className={css.amount}>
              <Amount emphasis amount={due} currency={order.currency} hideCurrency={isOne} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

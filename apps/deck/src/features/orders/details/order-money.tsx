import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { cardLabel } from '@deck/api/rules';
import { MoneyHeadline, OrderMoneyLine, Stack, useNow, useUi } from '@deck/ui';
import { formatMoney, type MoneyLineName, money, toMoneyLine } from '@deck/values';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { getMoneyLineFacts } from '../../../domain/order/money-line.ts';
import { formatMoment, getDayMarks } from './day-marks.ts';
import { MoneyActButton } from './money-acts.tsx';
import { getMoneySentence } from './money-sentence.ts';
import { getMoneySources } from './money-sources.ts';
import type { ActOfPart } from './primary-act.ts';

interface OrderMoneyProps {
  order: Order;
  payments: readonly Payment[];
  selected: MoneyLineName | undefined;
  onSelect: (name: MoneyLineName | undefined) => void;
  actOf: ActOfPart;
}

/** The money of an order above its days. A part that is pressed marks its payments, and offers what they allow. */
export function OrderMoney({ order, payments, selected, onSelect, actOf }: OrderMoneyProps) {
  const { t } = useTranslation(['order', 'app', 'orders']);
  const { locale, timeZone } = useUi();
  const now = useNow();
  const act = selected && actOf(selected);
  const facts = getMoneyLineFacts(order);
  const { segments, excess, needle } = toMoneyLine(facts, now);
  const text = (minor: bigint) => formatMoney(money(minor, order.currency), locale);
  const sentence = getMoneySentence({ order, payments, now, locale, timeZone }, t);
  return (
    <Stack>
      <MoneyHeadline label={t('orders:details.total')} total={text(facts.total)} {...sentence} />
      <OrderMoneyLine
        label={t('money.list', { order: order.externalId })}
        parts={segments.map(({ name, share, minor }) => ({
          name,
          share,
          label: t(`money.${name}`),
          amount: text(minor),
          detail: getDetail(name, getMoneySources(name, payments), t, timeZone),
        }))}
        marks={
          facts.days
            ? getDayMarks(
                { order, payments, days: facts.days, now, needle },
                (kind) =>
                  kind === 'start' || kind === 'end'
                    ? t(`money.days.${order.positionType}.${kind}`)
                    : t(`money.marks.${kind}`),
                { timeZone, locale },
              )
            : []
        }
        selected={selected}
        onSelect={onSelect}
        act={act && <MoneyActButton act={act} size="small" />}
        excess={excess > 0n ? t('money.excess', { amount: text(excess) }) : undefined}
      />
    </Stack>
  );
}

/** What a part comes from, and until when. */
function getDetail(
  name: MoneyLineName,
  sources: readonly Payment[],
  t: TFunction<['order', 'app', 'orders']>,
  timeZone: string,
): string {
  if (name === 'notAsked') return t('money.atMost');
  const [only, another] = sources;
  if (only === undefined) return '';
  if (another !== undefined) return t('money.several', { count: sources.length });
  const { card, type, captureDeadline, expiresAt, executeAt, sendAt } = only;
  const method = card ? cardLabel(card) : t(`app:paymentType.${type}`);
  const time = (at: string) => formatMoment(at, timeZone);
  if (name === 'held' && captureDeadline !== null)
    return `${method}, ${t('money.capture', { time: time(captureDeadline) })}`;
  const planned = executeAt ?? sendAt;
  if (name === 'asked' && planned !== null) return `${method}, ${time(planned)}`;
  if (name === 'asked' && expiresAt !== null)
    return `${method}, ${t('money.until', { time: time(expiresAt) })}`;
  return method;
}

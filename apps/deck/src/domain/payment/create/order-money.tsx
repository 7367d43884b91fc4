import type { Order } from '@deck/api/contract/orders';
import { Card, MoneyLegend, MoneyLine, Stack, useUi } from '@deck/ui';
import { formatMoney, isPositive, type Money, money, parseMoney, subtract } from '@deck/values';
import { useTranslation } from 'react-i18next';

interface OrderMoneyProps {
  order: Order;
  /** What this payment takes of the order; undefined while it is not known, or where nothing is asked. */
  asked: Money | undefined;
  /** It is held first. */
  isToHold?: boolean;
  /** What the part that is asked is called; by default "This payment". */
  askedLabel?: string;
  /** Names the order in the title. */
  title?: string;
  /** At the end of the head; by default what is due after this payment. */
  note?: string;
}

/** The order's money as one line: what is paid, held, asked now and still due. It changes with the amount. */
export function OrderMoney({ order, asked, isToHold = false, askedLabel, title, note }: OrderMoneyProps) {
  const { t } = useTranslation(['collect', 'orders']);
  const { locale } = useUi();
  const total = parseMoney(order.totalAmount, order.currency);
  const due = parseMoney(order.dueAmount, order.currency);
  const part = asked && isPositive(asked) ? atMost(asked, due) : undefined;
  const rest = part ? subtract(due, part) : due;
  const parts = [
    { name: 'paid', label: t('orders:details.paid'), sum: parseMoney(order.paidAmount, order.currency) },
    { name: 'held', label: t('orders:details.held'), sum: parseMoney(order.heldAmount, order.currency) },
    { name: 'asked', label: askedLabel ?? t('summary.this'), sum: part ?? money(0n, order.currency) },
    { name: 'due', label: t('money.due'), sum: rest },
  ] as const;
  const items = parts
    .filter(({ name, sum }) => isPositive(sum) || name === 'due')
    .map(({ name, label, sum }) => ({
      name,
      label,
      shortLabel: label,
      isToHold: isToHold && name === 'asked',
      amount: formatMoney(sum, locale),
      detail: '',
      isZero: !isPositive(sum),
      share: isPositive(total) ? Number(sum.minor) / Number(total.minor) : 0,
    }));
  const after = isPositive(rest)
    ? t('money.after', { amount: formatMoney(rest, locale) })
    : t('money.afterNothing');
  return (
    <Card
      title={title ?? t('money.total', { amount: formatMoney(total, locale) })}
      meta={note ?? (part ? after : undefined)}
    >
      <Stack>
        <MoneyLine
          segments={items.filter(({ isZero }) => !isZero)}
          label={items.map(({ label, amount }) => `${label} ${amount}`).join(', ')}
        />
        <MoneyLegend items={items} face="phone" />
      </Stack>
    </Card>
  );
}

const atMost = (part: Money, whole: Money): Money => (part.minor > whole.minor ? whole : part);

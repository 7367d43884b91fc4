import type { OrderSummary } from '@deck/api/contract/orders';
import { RowMoneyLine } from '@deck/ui';
import { clock, type MoneyLineName, toMoneyLine } from '@deck/values';
import { getMoneyLineFacts } from './money-line.ts';

/** The word of each share, which takes its per cent: "held 33 %". */
export type ShareWords = Readonly<Record<MoneyLineName, (percent: number) => string>>;

/** The money line of an order in its row. It asks for nothing of its own: thousands may go by. */
export function toMoneyCell(order: OrderSummary, words: ShareWords) {
  const facts = getMoneyLineFacts(order);
  const { segments, needle } = toMoneyLine(facts, clock.now());
  const said = segments.map(({ name, percent }) => words[name](percent)).join(', ');
  return <RowMoneyLine segments={segments} needle={needle} hasDays={facts.days !== null} label={said} />;
}

import { isSplitAmount } from '@deck/api/rules';
import { isAmount, parseMoney, subtract, toAmount, typedDecimals } from '@deck/values';
import type { SplitView } from '../../../src/payer/forms/split-form.ts';

type Sums = Pick<SplitView, 'open' | 'total' | 'paid' | 'left' | 'currency'>;

/** The answer of a split link. */
export type SplitStage = 'form' | 'done' | 'allUnderway' | 'closed';

export function splitStage({ open, total, paid, left, currency }: Sums): SplitStage {
  if (open) return 'form';
  const minor = (amount: string) => parseMoney(amount, currency).minor;
  if (minor(paid) >= minor(total)) return 'done';
  return minor(left) === 0n ? 'allUnderway' : 'closed';
}

/** The amount others have begun to pay, a decimal string; undefined if zero. */
export function getUnderway({ total, paid, left, currency }: Sums): string | undefined {
  const money = (amount: string) => parseMoney(amount, currency);
  const rest = subtract(subtract(money(total), money(paid)), money(left));
  return rest.minor > 0n ? toAmount(rest) : undefined;
}

/** The error of a typed amount. */
export function wrongPart(amount: string, { left, currency }: Sums): 'tooMuch' | 'step' | undefined {
  if (!isAmount(amount, currency)) return undefined;
  const { minor } = parseMoney(amount, currency);
  const most = parseMoney(left, currency).minor;
  if (minor > most) return 'tooMuch';
  return minor === 0n || isSplitAmount(minor, most, currency) ? undefined : 'step';
}

/** The suggested amount of a link, if its field can hold it and the rest suffices; else empty. */
export function suggestedPart(search: string, view: Sums): string {
  const asked = new URLSearchParams(search).get('amount') ?? '';
  const { currency } = view;
  if (!isAmount(asked, currency) || parseMoney(asked, currency).minor === 0n) return '';
  const typed = (asked.split('.')[1] ?? '').replace(/0+$/, '');
  if (typed.length > typedDecimals(currency) || wrongPart(asked, view)) return '';
  return toAmount(parseMoney(asked, currency));
}

import { addDays, addMonths } from '@deck/values';
import type { exchangeRates } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { AEGEAN, HALCYON } from './companies.ts';
import { type Random, randomFrom } from './random.ts';

type Row = typeof exchangeRates.$inferInsert;

/** The value of a unit in euros a year ago, in hundred-millionths. */
const beginnings: Readonly<Record<string, number>> = {
  BHD: 244_000_000,
  CHF: 104_300_000,
  GBP: 116_800_000,
  JPY: 618_000,
  KWD: 298_500_000,
  RUB: 1_021_000,
  SEK: 8_710_000,
  USD: 92_150_000,
};

/** Monthly rates of both companies for a year, a future rate, and a currency without a current rate. */
export function demoRates(now: Date): Row[] {
  const random = randomFrom(20_260);
  const thisMonth = `${now.toISOString().slice(0, 7)}-01`;
  const months = Array.from({ length: 14 }, (_, index) => addMonths(thisMonth, index - 12));
  const rowsOf = (businessProfileId: string, currency: string): Row[] => {
    let worth = beginnings[currency] ?? 0;
    return months.map((startDate) => {
      worth = moved(worth, random);
      const set = new Date(Math.min(Date.parse(`${startDate}T06:30:00Z`), now.getTime()));
      return {
        id: newId(set.getTime()),
        businessProfileId,
        currency,
        startDate,
        endDate: null,
        rate: decimal(worth),
        createdAt: set,
        modifiedAt: set,
      };
    });
  };
  const aegean = Object.keys(beginnings).flatMap((currency) => rowsOf(AEGEAN, currency));
  const halcyon = ['GBP', 'JPY', 'USD'].flatMap((currency) => rowsOf(HALCYON, currency));
  return [...aegean.filter((row) => !isGivenUp(row, thisMonth)), ...halcyon].map((row) =>
    ended(row, thisMonth),
  );
}

/** At most one and a half percent up or down per month. */
const moved = (worth: number, random: Random): number => Math.round((worth * random.int(985, 1015)) / 1000);

/** Six significant digits, as banks publish them. */
function decimal(hundredMillionths: number): string {
  const text = String(hundredMillionths).padStart(9, '0');
  const [whole, fraction] = [text.slice(0, -8), text.slice(-8)];
  const kept = /^0*\d{0,6}/.exec(whole === '0' ? fraction : fraction.slice(0, 5))?.[0] ?? '';
  return `${whole}.${kept.replace(/0+$/, '') || '0'}`;
}

/** The krona has no rate, since no Swedish guests came in these months. */
const isGivenUp = ({ currency, startDate }: Row, thisMonth: string): boolean =>
  currency === 'SEK' && startDate >= thisMonth;

const ended = (row: Row, thisMonth: string): Row =>
  row.currency === 'SEK' && row.startDate === addMonths(thisMonth, -1)
    ? { ...row, endDate: addDays(thisMonth, -1) }
    : row;

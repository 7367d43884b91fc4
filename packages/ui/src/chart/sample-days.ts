import { addDays, addMonths } from '@deck/values';
import type { ChartPoint, ChartSeriesByLook } from './chart-props.ts';

// Example figures for stories: a hotel group's takings and refunds.

const thousands = [
  82, 114, 61, 98, 142, 160, 123, 75, 91, 106, 138, 164, 150, 88, 72, 120, 127, 151, 178, 63,
];
const backs: Readonly<Record<number, number>> = { 2: 14, 5: 15, 8: 12, 12: 24, 15: 13, 18: 12 };

export const paidAndRefunded = {
  solid: { label: 'Paid', note: '214 payments' },
  hatched: { label: 'Refunded', note: '6 payments' },
} satisfies ChartSeriesByLook;

const figuresAt = (index: number) => ({
  solid: `${(thousands[index % thousands.length] ?? 0) * 100 + (index % 7)}.50`,
  hatched: `${(backs[index % thousands.length] ?? 0) * 100}.00`,
});

/** November 2026 as of the 20th: later days have no figures. */
export const november: readonly ChartPoint[] = Array.from({ length: 30 }, (_, day) => ({
  at: addDays('2026-11-01', day),
  ...(day < 20 && figuresAt(day)),
}));

/** Every day of a leap year. */
export const leapYear: readonly ChartPoint[] = Array.from({ length: 366 }, (_, day) => ({
  at: addDays('2028-01-01', day),
  ...figuresAt(day),
}));

/** Twelve months with the previous year's figures. */
export const twelveMonths: readonly ChartPoint[] = Array.from({ length: 12 }, (_, month) => ({
  at: addMonths('2026-01-01', month).slice(0, 7),
  ...figuresAt(month),
  line: `${(thousands[(month + 3) % thousands.length] ?? 0) * 90}.00`,
}));

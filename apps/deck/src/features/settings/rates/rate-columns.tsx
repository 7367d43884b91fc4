import type { ExchangeRate } from '@deck/api/contract/rates';
import { Figures, fixedRoom, rooms, StatusDot, type TableColumn } from '@deck/ui';
import { formatDate, formatRate } from '@deck/values';
import type { TFunction } from 'i18next';

type Words = TFunction<'rates'>;

export const worthText = (t: Words, { currency, toCurrency, rate }: ExchangeRate, locale: string): string =>
  t('worth', { from: currency, to: toCurrency, rate: formatRate(rate, locale) });

/** When a rate holds: today, not yet, or no longer. */
export const getRateState = ({ active, startDate }: ExchangeRate, today: string) => {
  if (active) return 'active';
  return startDate > today ? 'planned' : 'ended';
};

export const untilText = (t: Words, { validUntil }: ExchangeRate): string =>
  validUntil === null ? t('open') : formatDate(validUntil);

const tones = { active: 'success', planned: 'info', ended: 'neutral' } as const;

export function RateState({ state, label }: { state: keyof typeof tones; label: string }) {
  return <StatusDot tone={tones[state]} label={label} />;
}

/** The columns of rates; `today` leaves out what is the same of all that hold today. */
export function rateColumns(
  t: Words,
  locale: string,
  today: string,
  of: 'today' | 'all',
): TableColumn<ExchangeRate>[] {
  const state: TableColumn<ExchangeRate> = {
    id: 'state',
    head: t('field.state'),
    room: { ...rooms.status, least: 168 },
    phone: 'status',
    cell: (rate) => {
      const at = getRateState(rate, today);
      return <RateState state={at} label={t(`state.${at}`)} />;
    },
  };
  return [
    {
      id: 'currency',
      head: t('field.currency'),
      phone: 'title',
      room: { least: 80, ideal: 96, most: 120, priority: 0 },
      cell: ({ currency }) => currency,
    },
    {
      id: 'rate',
      head: t('field.rate'),
      room: { least: 168, ideal: 208, most: 264, priority: 0, grows: 1 },
      phone: 'amount',
      cell: (rate) => <Figures>{worthText(t, rate, locale)}</Figures>,
    },
    {
      id: 'start',
      head: t('field.start'),
      room: fixedRoom(104, 2),
      phone: 'meta',
      quiet: true,
      cell: ({ startDate }) => <Figures>{formatDate(startDate)}</Figures>,
    },
    {
      id: 'until',
      head: t('field.until'),
      // A day, or that it holds until the next one.
      room: { least: 104, ideal: 152, most: 176, priority: 1, shrinks: 0, grows: 2 },
      phone: 'meta',
      quiet: true,
      cell: (rate) => <Figures>{untilText(t, rate)}</Figures>,
    },
    ...(of === 'all' ? [state] : []),
  ];
}

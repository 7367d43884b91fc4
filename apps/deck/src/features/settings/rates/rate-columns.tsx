import type { ExchangeRate } from '@deck/api/contract/rates';
import { Figures, StatusDot, type TableColumn } from '@deck/ui';
import { formatDate } from '@deck/values';
import type { TFunction } from 'i18next';
import { rateText } from '../../../platform/format/rate-text.ts';

type Words = TFunction<'rates'>;

export const worthText = (t: Words, { currency, toCurrency, rate }: ExchangeRate, locale: string): string =>
  t('worth', { from: currency, to: toCurrency, rate: rateText(rate, locale) });

/** When a rate holds: today, not yet, or no longer. */
export const getStanding = ({ active, startDate }: ExchangeRate, today: string) => {
  if (active) return 'active';
  return startDate > today ? 'planned' : 'ended';
};

export const untilText = (t: Words, { validUntil }: ExchangeRate): string =>
  validUntil === null ? t('open') : formatDate(validUntil);

const tones = { active: 'success', planned: 'info', ended: 'neutral' } as const;

export function Standing({ standing, label }: { standing: keyof typeof tones; label: string }) {
  return <StatusDot tone={tones[standing]} label={label} />;
}

/** The columns of rates; `today` leaves out what is the same of all that hold today. */
export function rateColumns(
  t: Words,
  locale: string,
  today: string,
  of: 'today' | 'all',
): TableColumn<ExchangeRate>[] {
  const standing: TableColumn<ExchangeRate> = {
    id: 'standing',
    head: t('field.standing'),
    phone: 'status',
    cell: (rate) => {
      const at = getStanding(rate, today);
      return <Standing standing={at} label={t(`standing.${at}`)} />;
    },
  };
  return [
    {
      id: 'currency',
      head: t('field.currency'),
      phone: 'title',
      width: 90,
      cell: ({ currency }) => currency,
    },
    {
      id: 'rate',
      head: t('field.rate'),
      phone: 'amount',
      cell: (rate) => <Figures>{worthText(t, rate, locale)}</Figures>,
    },
    {
      id: 'start',
      head: t('field.start'),
      phone: 'meta',
      quiet: true,
      cell: ({ startDate }) => <Figures>{formatDate(startDate)}</Figures>,
    },
    {
      id: 'until',
      head: t('field.until'),
      phone: 'meta',
      quiet: true,
      cell: (rate) => <Figures>{untilText(t, rate)}</Figures>,
    },
    ...(of === 'all' ? [standing] : []),
  ];
}

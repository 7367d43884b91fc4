import type { MonthUntilNow as Month, MonthSum } from '@deck/api/contract/today';
import { Figures, TextLink, useUi } from '@deck/ui';
import { formatMoney, isPositive, parseMoney } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../platform/format/amount-text.ts';
import { PartFailed } from '../../platform/navigation/page-states.tsx';
import { useMayOpen } from '../../platform/navigation/screen-context.ts';
import { live } from '../../platform/polling.ts';
import { dayOfMonth } from './day-words.ts';
import { monthQuery } from './home-data.ts';
import { getMonthDifference } from './month-difference.ts';
import * as css from './month-until-now.css.ts';

/** What was paid this month until now, and how much that is against the same days of the month before. */
export function MonthUntilNow({ currency }: { currency: string }) {
  const { t } = useTranslation('home');
  const { locale } = useUi();
  const mayOpen = useMayOpen();
  const { data, isLoadingError, refetch } = useQuery({ ...monthQuery, ...live });
  if (isLoadingError) return <PartFailed title={t('month.failed')} onRetry={() => void refetch()} />;
  const sum = data?.sums.find((one) => one.currency === currency);
  return (
    <div className={css.root}>
      {data && sum ? (
        <p className={css.words}>
          <Difference sum={sum} before={data.before} />
          {isPositive(parseMoney(sum.refunded, currency)) &&
            ` ${t('month.refunded', { amount: amountText(sum.refunded, currency, locale) })}`}
        </p>
      ) : (
        <p className={css.words}>{'\u00a0'}</p>
      )}
      {mayOpen('/day') && <TextLink href="/day">{t('month.byDay')}</TextLink>}
    </div>
  );
}

function Difference({ sum, before }: { sum: MonthSum; before: Month['before'] }) {
  const { t } = useTranslation('home');
  const { locale } = useUi();
  const { word, difference, tenths } = getMonthDifference(sum);
  const last = dayOfMonth(before.to, locale);
  const days = before.to === before.from ? last : t('month.days', { first: 1, last });
  if (word === 'same') return t('month.same', { days });
  return (
    <>
      <strong className={word === 'more' ? css.more : css.less}>
        <Figures>{t(`month.${word}`, { difference: formatMoney(difference, locale) })}</Figures>
      </strong>{' '}
      {t('month.than', { days })}
      {tenths === undefined ? '.' : `, ${toPercent(tenths, locale)}.`}
    </>
  );
}

const toPercent = (tenths: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(tenths / 1000);

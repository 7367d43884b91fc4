import { Alert, Button, DescriptionList, Figures, Text, useUi } from '@deck/ui';
import { formatDate, formatMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { rateText } from '../../../format/rate-text.ts';
import { useRight } from '../../../session/session-store.ts';
import * as css from './payment-form.css.ts';
import type { NewPayment } from './use-payment-form.ts';

/** What becomes of the amount in the other currency, by which rate of which day; or that there is none. */
export function ConversionNote({
  payment: { conversion, rates, sides, openRates },
}: {
  payment: NewPayment;
}) {
  const { t } = useTranslation(['collect', 'messages', 'app']);
  const { locale } = useUi();
  if (conversion.kind === 'MISSING')
    return <RateMissing from={conversion.from} to={conversion.to} onOpen={openRates} />;
  if (conversion.kind === 'UNKNOWN' && rates.isFailed)
    return (
      <div className={css.note}>
        <Alert
          tone="danger"
          announced
          title={t('messages:load.rate')}
          action={
            <Button size="small" onClick={rates.retry}>
              {t('app:action.retry')}
            </Button>
          }
        />
      </div>
    );
  if (conversion.kind !== 'READY') return null;
  const day = formatDate(rates.day);
  const { from, to, rate, endDate } = conversion;
  const items = [
    ...(sides
      ? [
          { term: t('rate.collected'), description: formatMoney(sides.collected, locale) },
          { term: t('rate.charged'), description: formatMoney(sides.charged, locale) },
        ]
      : []),
    {
      term: t('rate.of', { date: day }),
      description: <Figures>{t('rate.worth', { from, to, rate: rateText(rate, locale) })}</Figures>,
    },
  ];
  return (
    <div className={css.note}>
      <DescriptionList items={items} />
      {endDate !== null && <Text>{t('rate.until', { date: formatDate(endDate) })}</Text>}
    </div>
  );
}

/** Nothing can be converted: what to do about it, and the way there for whoever may go it. */
function RateMissing({ from, to, onOpen }: { from: string; to: string; onOpen: () => void }) {
  const { t } = useTranslation('collect');
  const mayOpen = useRight('SETTINGS_VIEW');
  return (
    <div className={css.note}>
      <Alert
        tone="warning"
        announced
        title={t('rate.missing', { from, to })}
        action={
          mayOpen ? (
            <Button size="small" onClick={onOpen}>
              {t('rate.open')}
            </Button>
          ) : undefined
        }
      >
        {t(mayOpen ? 'rate.missingText' : 'rate.missingAsk')}
      </Alert>
    </div>
  );
}

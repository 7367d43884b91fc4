import type { Day, DayPart } from '@deck/api/contract/days';
import { Card, Figures, Select, useUi } from '@deck/ui';
import { formatAmount, parseMoney } from '@deck/values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMethodTitle } from '../../domain/payment/use-method-title.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { currencyOfDay } from './day-list.ts';
import * as css from './day-screen.css.ts';
import { useColleagueName } from './use-colleague-name.ts';

/** The movements of one currency by property, by method and by colleague. Each of the three adds up to the same sum. */
export function WhereItMoved({ day }: { day: Day }) {
  const { t } = useTranslation('day');
  const { defaultCurrency } = useSession().environment;
  const [chosen, setChosen] = useState('');
  const methodTitle = useMethodTitle();
  const colleagueName = useColleagueName();
  const codes = day.sums.map(({ currency }) => currency);
  const currency = codes.includes(chosen) ? chosen : currencyOfDay(day, defaultCurrency);
  const hasParts = (parts: readonly DayPart[]) => parts.some((part) => part.currency === currency);
  if (codes.length === 0) return null;
  const isEmpty = ![day.properties, day.methods, day.colleagues].some(hasParts);
  return (
    <Card
      title={t('where')}
      empty={isEmpty ? t('close.nothing') : undefined}
      control={
        codes.length > 1 ? (
          <div className={css.currency}>
            <Select
              label={t('columns.currency')}
              labelHidden
              options={codes.map((code) => ({ value: code, label: code }))}
              value={currency}
              onChange={setChosen}
            />
          </div>
        ) : undefined
      }
      meta={codes.length > 1 ? undefined : currency}
    >
      <Parts
        title={t('property')}
        parts={day.properties}
        currency={currency}
        labelOf={(name) => name || t('none')}
      />
      <Parts
        title={t('method')}
        parts={day.methods}
        currency={currency}
        labelOf={(name) => methodTitle(name) || t('none')}
      />
      <Parts title={t('colleague')} parts={day.colleagues} currency={currency} labelOf={colleagueName} />
    </Card>
  );
}

interface PartsProps {
  title: string;
  parts: readonly DayPart[];
  currency: string;
  labelOf: (name: string) => string;
}

function Parts({ title, parts, currency, labelOf }: PartsProps) {
  const { locale } = useUi();
  const shown = parts.filter((part) => part.currency === currency);
  const most = shown.reduce((top, { moved }) => Math.max(top, Number(moved)), 0);
  if (shown.length === 0) return null;
  return (
    <section className={css.parts} aria-label={title}>
      <h3 className={css.partsTitle}>{title}</h3>
      <ul className={css.list}>
        {shown.map(({ id, name, moved }) => (
          <li key={id} className={css.part}>
            <span className={css.name}>{labelOf(name)}</span>
            <span className={css.track} aria-hidden>
              <span className={css.bar} style={{ inlineSize: `${getShare(moved, most)}%` }} />
            </span>
            <span className={css.amount}>
              <Figures>{formatAmount(parseMoney(moved, currency), locale)}</Figures>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The length of a bar, in per cent of the longest; nothing for what went out. It is drawn, not counted with. */
const getShare = (moved: string, most: number): number =>
  most <= 0 ? 0 : Math.max(0, (Number(moved) / most) * 100);

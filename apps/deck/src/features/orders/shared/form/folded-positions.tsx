import { Badge, Card, Figures, IconButton, useUi } from '@deck/ui';
import { formatMoney, isAmount, parseMoney } from '@deck/values';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PositionIcon } from '../../../../domain/order/position-icon.tsx';
import { toDaysText } from '../order-words.ts';
import type { PositionForm } from '../position-form.ts';
import type { OrderFormMethods } from './order-form.ts';
import * as css from './positions.css.ts';

interface FoldedPositionsProps {
  form: OrderFormMethods;
  /** Where the first of them stands among all positions. */
  from: number;
  positions: readonly PositionForm[];
  /** The keys of those in which something is wrong or missing. */
  unfinished: ReadonlySet<string>;
  onOpen: (key: string) => void;
  menu: (index: number) => ReactNode;
}

/** Positions that nobody works on, a line each. */
export function FoldedPositions({ form, from, positions, unfinished, onOpen, menu }: FoldedPositionsProps) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  const currency = useWatch({ control: form.control, name: 'currency' });
  const title =
    positions.length === 1
      ? t('create.position', { number: from + 1 })
      : t('create.folded', { from: from + 1, to: from + positions.length });
  const withDays = positions.map((position) => ({ ...position, dates: toDaysText(position, t) }));
  return (
    <Card title={title}>
      <ol className={css.list} start={from + 1}>
        {withDays.map(({ key, type, name, amount, dates }, place) => (
          <li key={key} className={css.row}>
            <PositionIcon type={type} />
            <span className={css.words}>
              <span className={css.name}>{name || t(`app:positionType.${type}`)}</span>
              {dates !== '' && (
                <span className={css.quiet}>
                  <Figures>{dates}</Figures>
                </span>
              )}
              {unfinished.has(key) && <Badge tone="warning" label={t('create.notComplete')} />}
            </span>
            <span className={css.amount}>
              {isAmount(amount, currency) && formatMoney(parseMoney(amount, currency), locale)}
            </span>
            <span className={css.acts}>
              <IconButton
                icon={Pencil}
                label={t('create.openNumber', { number: from + place + 1 })}
                onClick={() => onOpen(key)}
              />
              {menu(from + place)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

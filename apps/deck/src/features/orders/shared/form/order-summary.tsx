import { policyShares } from '@deck/api/rules';
import { Alert, Card, Figures, useNow, useUi } from '@deck/ui';
import {
  addDays,
  daysBetween,
  formatDate,
  formatMoney,
  isAmount,
  type Money,
  parseMoney,
  share,
  today,
} from '@deck/values';
import { CalendarClock } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PositionIcon } from '../../../../domain/order/position-icon.tsx';
import { useSession } from '../../../../platform/session/session-store.ts';
import { toDaysText } from '../order-words.ts';
import { getStart, getTotal, type OrderFormMethods } from './order-form.ts';
import * as css from './order-summary.css.ts';

/** From here on the lines may need more room than there is. */
const MANY = 5;

/** What the order comes to, as it is typed. Each line follows its own fields, so that a key draws no more than it changes. */
export function OrderSummary({ form }: { form: OrderFormMethods }) {
  const { t } = useTranslation('orders');
  const keys = useWatch({
    control: form.control,
    name: 'positions',
    compute: (positions) => positions.map(({ key }) => key),
  });
  const [currency, propertyId] = useWatch({ control: form.control, name: ['currency', 'propertyId'] });
  return (
    <Card title={t('create.summary')}>
      <Who form={form} />
      <div
        className={css.lines}
        {...(keys.length > MANY && {
          className: css.manyLines,
          tabIndex: 0,
          role: 'group',
          'aria-label': t('details.positions'),
        })}
      >
        {keys.map((key, index) => (
          <PositionLine key={key} form={form} index={index} currency={currency} propertyId={propertyId} />
        ))}
      </div>
      <Total form={form} />
      <Scheduling form={form} />
    </Card>
  );
}

function Who({ form: { control } }: { form: OrderFormMethods }) {
  const [firstName, lastName, email] = useWatch({
    control,
    name: ['customer.firstName', 'customer.lastName', 'customer.email'],
  });
  const name = `${firstName} ${lastName}`.trim();
  if (name === '' && email === '') return null;
  return (
    <div className={css.part}>
      <p className={css.strong}>{name}</p>
      <p className={css.quiet}>{email}</p>
    </div>
  );
}

interface PositionLineProps {
  form: OrderFormMethods;
  index: number;
  currency: string;
  propertyId: string;
}

function PositionLine({ form: { control }, index, currency, propertyId }: PositionLineProps) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  const { properties } = useSession().environment;
  const position = useWatch({ control, name: `positions.${index}` });
  // Removed with its card, in the moment before its line is.
  if (!position) return null;
  const { type, name, amount } = position;
  const days = toDaysText(position, t);
  const property = properties.find(({ id }) => id === (position.propertyId || propertyId))?.name;
  return (
    <div className={css.position}>
      <PositionIcon type={type} />
      <div className={css.words}>
        <p className={css.strong}>{name || t(`app:positionType.${type}`)}</p>
        {type === 'ACCOMMODATION' && property !== undefined && <p className={css.quiet}>{property}</p>}
        {days !== '' && (
          <p className={css.quiet}>
            <Figures>{days}</Figures>
          </p>
        )}
      </div>
      <span className={css.amount}>
        {isAmount(amount, currency) && formatMoney(parseMoney(amount, currency), locale)}
      </span>
    </div>
  );
}

/** The sum of what is typed so far. Who shows it is drawn again when it changes, and not with every key. */
export const useTotal = ({ control }: OrderFormMethods): Money => useWatch({ control, compute: getTotal });

function Total({ form }: { form: OrderFormMethods }) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  const total = useTotal(form);
  const policy = useWatch({ control: form.control, name: 'paymentPolicy' });
  const percent = policyShares[policy];
  return (
    <>
      <div className={css.total}>
        <span>{t('details.total')}</span>
        <output className={css.figure}>{formatMoney(total, locale)}</output>
      </div>
      {percent < 100 && (
        <div className={css.line}>
          <span>{t(`app:policy.${policy}`)}</span>
          <span className={css.amount}>{formatMoney(share(total, percent), locale)}</span>
        </div>
      )}
    </>
  );
}

/** Nothing can be scheduled from the day the order begins, by the clocks of its property. */
function Scheduling({ form: { control } }: { form: OrderFormMethods }) {
  const { t } = useTranslation('orders');
  const { properties } = useSession().environment;
  const now = useNow();
  const start = useWatch({ control, compute: getStart });
  const propertyId = useWatch({ control, name: 'propertyId' });
  const zone = properties.find(({ id }) => id === propertyId)?.timezone;
  if (start === undefined || zone === undefined) return null;
  const count = daysBetween(today(zone, now), start);
  return (
    <div className={css.note}>
      <Alert tone="info" icon={CalendarClock}>
        {count > 0
          ? t('create.startsIn', { count, date: formatDate(addDays(start, -1)) })
          : t('create.hasStarted')}
      </Alert>
    </div>
  );
}

import { Alert, Card, Figures, useUi } from '@deck/ui';
import {
  addDays,
  daysBetween,
  formatDate,
  formatMoney,
  isAmount,
  money,
  parseMoney,
  share,
  today,
} from '@deck/values';
import { CalendarClock } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatStay } from '../../../../format/stay.ts';
import { useSession } from '../../../../session/session-store.ts';
import { shareOf } from '../../create/policy-share.ts';
import { PositionIcon } from '../position-icon.tsx';
import { type OrderFields, startOf, totalOf } from './order-form.ts';
import * as css from './order-summary.css.ts';

/** What the order comes to, as it is typed. Each line follows its own fields, so that a key draws no more than it changes. */
export function OrderSummary({ form }: { form: OrderFields }) {
  const { t } = useTranslation('orders');
  const keys = useWatch({
    control: form.control,
    name: 'positions',
    compute: (positions) => positions.map(({ key }) => key),
  });
  return (
    <Card title={t('create.summary')}>
      <Who form={form} />
      {keys.map((key, index) => (
        <PositionLine key={key} form={form} index={index} />
      ))}
      <Total form={form} />
      <Scheduling form={form} />
    </Card>
  );
}

function Who({ form: { control } }: { form: OrderFields }) {
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

function PositionLine({ form: { control }, index }: { form: OrderFields; index: number }) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  const { properties } = useSession().environment;
  const [currency, propertyId] = useWatch({ control, name: ['currency', 'propertyId'] });
  const position = useWatch({ control, name: `positions.${index}` });
  // Removed with its card, in the moment before its line is.
  if (!position) return null;
  const { type, name, days, amount } = position;
  const property = properties.find(({ id }) => id === (position.propertyId || propertyId))?.name;
  return (
    <div className={css.position}>
      <PositionIcon type={type} />
      <div className={css.words}>
        <p className={css.strong}>{name || t(`app:positionType.${type}`)}</p>
        {type === 'ACCOMMODATION' && property !== undefined && <p className={css.quiet}>{property}</p>}
        {type !== 'OTHER' && days.from !== '' && (
          <p className={css.quiet}>
            <Figures>{formatStay(days.from, days.to || null)}</Figures>
          </p>
        )}
      </div>
      <span className={css.amount}>
        {isAmount(amount, currency) && formatMoney(parseMoney(amount, currency), locale)}
      </span>
    </div>
  );
}

function Total({ form: { control } }: { form: OrderFields }) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  // As text: compared with the one before, it draws nothing while the sum stays.
  const minor = useWatch({ control, compute: (order) => String(totalOf(order).minor) });
  const [policy, currency] = useWatch({ control, name: ['paymentPolicy', 'currency'] });
  const percent = shareOf(policy);
  const total = money(BigInt(minor), currency);
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
function Scheduling({ form: { control } }: { form: OrderFields }) {
  const { t } = useTranslation('orders');
  const { properties } = useSession().environment;
  const start = useWatch({ control, compute: startOf });
  const propertyId = useWatch({ control, name: 'propertyId' });
  const zone = properties.find(({ id }) => id === propertyId)?.timezone;
  if (start === undefined || zone === undefined) return null;
  const count = daysBetween(today(zone, Date.now()), start);
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

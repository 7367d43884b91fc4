import { Card, Figures, useUi } from '@deck/ui';
import { formatMoney, isAmount, parseMoney, share } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { formatStay } from '../../../format/stay.ts';
import { useSession } from '../../../session/session-store.ts';
import { PositionIcon } from '../shared/position-icon.tsx';
import { totalOf } from './order-form.ts';
import * as css from './order-summary.css.ts';
import { shareOf } from './policy-share.ts';
import type { NewOrder } from './use-order-form.tsx';

/** What the order comes to, as it is typed. */
export function OrderSummary({ form }: Pick<NewOrder, 'form'>) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  const { properties } = useSession().environment;
  const { customer, positions, currency, propertyId, paymentPolicy } = form.watch();
  const total = totalOf({ positions, currency });
  const percent = shareOf(paymentPolicy);
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  const property = properties.find(({ id }) => id === propertyId)?.name;
  return (
    <Card title={t('create.summary')}>
      {(name !== '' || customer.email !== '') && (
        <div className={css.part}>
          <p className={css.strong}>{name}</p>
          <p className={css.quiet}>{customer.email}</p>
        </div>
      )}
      {positions.map((position, index) => (
        // Positions have no names of their own yet; their place is what tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew from the form each time
        <div key={index} className={css.position}>
          <PositionIcon type={position.type} />
          <div className={css.words}>
            <p className={css.strong}>{position.name || t(`app:positionType.${position.type}`)}</p>
            {position.type === 'ACCOMMODATION' && property !== undefined && (
              <p className={css.quiet}>{property}</p>
            )}
            {position.days.from !== '' && (
              <p className={css.quiet}>
                <Figures>{formatStay(position.days.from, position.days.to || null)}</Figures>
              </p>
            )}
          </div>
          <span className={css.amount}>
            {isAmount(position.amount, currency) &&
              formatMoney(parseMoney(position.amount, currency), locale)}
          </span>
        </div>
      ))}
      <div className={css.total}>
        <span>{t('details.total')}</span>
        <output className={css.figure}>{formatMoney(total, locale)}</output>
      </div>
      {percent < 100 && (
        <div className={css.line}>
          <span>{t(`app:policy.${paymentPolicy}`)}</span>
          <span className={css.amount}>{formatMoney(share(total, percent), locale)}</span>
        </div>
      )}
    </Card>
  );
}

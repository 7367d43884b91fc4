import type { PaymentPage } from '@deck/api/contract/payments';
import { media } from '@deck/tokens';
import { Figures, Skeleton, TextLink, useMedia, useUi } from '@deck/ui';
import { isPositive, parseMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../platform/format/amount-text.ts';
import { useMayOpen } from '../../../platform/navigation/screen-context.ts';
import * as css from './payment-totals.css.ts';

interface PaymentTotalsProps {
  /** Undefined while they come: the line keeps their place. */
  totals: PaymentPage['totals'] | undefined;
}

/**
 * What the payments found come to, currency by currency: a quiet line above them. It sums by the day they were made; the Day
 * says what moved on a day.
 */
export function PaymentTotals({ totals }: PaymentTotalsProps) {
  const { t } = useTranslation('payments');
  const { locale } = useUi();
  const mayOpen = useMayOpen();
  // There it is one line that scrolls: what scrolls must be reached without a mouse.
  const scrolls = useMedia(media.phone);
  if (!totals)
    return (
      <div className={css.strip} style={{ minHeight: lastHeight() }}>
        <span className={css.coming}>
          <Skeleton width={240} />
        </span>
      </div>
    );
  if (totals.length === 0) return null;
  return (
    <ul
      ref={noteHeight}
      className={css.strip}
      aria-label={t('list.totals.label')}
      tabIndex={scrolls ? 0 : undefined}
    >
      {totals.map(({ currency, count, paid, refunded }) => (
        <li key={currency} className={css.total}>
          <span className={css.currency}>{currency}</span>
          <span>{t('list.count', { count })}</span>
          <span className={css.paid}>
            <Figures>{t('list.totals.paid', { paid: amountText(paid, currency, locale) })}</Figures>
          </span>
          {isPositive(parseMoney(refunded, currency)) && (
            <span>
              <Figures>
                {t('list.totals.refunded', { refunded: amountText(refunded, currency, locale) })}
              </Figures>
            </span>
          )}
        </li>
      ))}
      <li className={css.total}>
        <span>{t('list.totals.made')}</span>
        {mayOpen('/day') && <TextLink href="/day">{t('list.totals.day')}</TextLink>}
      </li>
    </ul>
  );
}

const HEIGHT = 'TOTALS_HEIGHT';

/** So high were the totals last in this browser: that much room is kept while they come. */
function lastHeight(): number | undefined {
  try {
    return Number(localStorage.getItem(HEIGHT)) || undefined;
  } catch {
    return undefined;
  }
}

function noteHeight(strip: HTMLElement | null) {
  if (!strip) return;
  try {
    localStorage.setItem(HEIGHT, String(strip.offsetHeight));
  } catch {
    // A full storage only costs the place kept.
  }
}

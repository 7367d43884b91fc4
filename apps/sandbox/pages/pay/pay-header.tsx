import type { CustomerLanguage } from '@deck/api/vocabulary';
import { artwork } from '@deck/tokens/brand';
import { Skeleton } from '@deck/ui';
import { countryName } from '@deck/values';
import type { PayerView } from '../../src/payer/payer-view.ts';
import { DueLine } from './due-line.tsx';
import { LanguagePicker } from './language-picker.tsx';
import * as css from './pay-header.css.ts';
import type { PaymentState } from './payment-session.ts';
import { useReading } from './reading.ts';

interface PayHeaderProps {
  view: PayerView | undefined;
  amount: string;
  /** Whether the time that is left matters. */
  isOpen: boolean;
  state: PaymentState;
  onLanguage: (language: CustomerLanguage) => void;
}

/** Who asks for how much, and until when. */
export function PayHeader({ view, amount, isOpen, state, onLanguage }: PayHeaderProps) {
  const { words, language } = useReading();
  return (
    <header className={css.header}>
      <div className={css.who}>
        {view ? <Property property={view.property} language={language} /> : <Brand />}
        <LanguagePicker onChoose={onLanguage} />
      </div>
      {view && (
        <>
          <p className={css.subject}>
            {words.policy[view.policy]}, {view.orderExternalId}
          </p>
          <h1 className={css.amount}>{amount}</h1>
          {isOpen && view.expiresAt !== null && <DueLine until={view.expiresAt} ahead={state.clockAhead} />}
          {isOpen && view.customerNote !== '' && <p className={css.note}>{view.customerNote}</p>}
        </>
      )}
      {!view && !state.missing && !state.unreachable && (
        <div aria-busy className={css.awaited}>
          <Skeleton width="45%" height={12} />
          <Skeleton width="55%" height={28} />
          <Skeleton width="70%" height={12} />
        </div>
      )}
    </header>
  );
}

function Property({ property, language }: { property: PayerView['property']; language: string }) {
  return (
    <>
      <span className={css.tile} aria-hidden>
        {[...property.name.replace(/^\W+/, '')][0]}
      </span>
      <span className={css.names}>
        <span className={css.name}>{property.name}</span>
        <span className={css.city}>
          {property.city}, {countryName(property.country, language)}
        </span>
      </span>
    </>
  );
}

/** Before one knows whose payment it is. The mark is our own drawing, put in by the build. */
function Brand() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG of the repository, never of a person
    <span className={css.logo} aria-hidden dangerouslySetInnerHTML={{ __html: artwork.logoSvg }} />
  );
}

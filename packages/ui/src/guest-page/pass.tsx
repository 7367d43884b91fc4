import type { GuestContent } from '@deck/guest';
import type { ReactNode } from 'react';
import { PropertyLogo } from './artwork.tsx';
import { onTornAcross, onTornDown } from './faces.css.ts';
import { OrderLine } from './order-line.tsx';
import * as css from './pass.css.ts';
import { PassCode, PassSum, StateBadge } from './pass-stub.tsx';
import { PassTrip } from './pass-trip.tsx';

interface PassProps {
  content: GuestContent;
  code: ReactNode;
}

/** The receipt as a pass: the stay, and a stub with the payment, torn down on a desk and across on a phone. */
export function Pass({ content, code }: PassProps) {
  const { property, orderTitle, header, stay, line } = content;
  return (
    <article className={css.pass}>
      <div className={css.paper}>
        <header className={css.head}>
          <PropertyLogo property={property} size="medium" />
          <div className={css.names}>
            <p className={css.name}>{property.name}</p>
            {property.place !== '' && <p className={css.place}>{property.place}</p>}
          </div>
          <p className={`${css.order} ${onTornDown}`}>{stay === null ? header : orderTitle}</p>
          <div className={onTornAcross}>
            <StateBadge content={content} />
          </div>
        </header>
        <div className={css.stub}>
          <PassSum content={content} />
          <PassCode content={content} code={code} />
        </div>
        {(stay !== null || line !== null || Boolean(code)) && (
          <div className={css.trip({ hasTrip: stay !== null, hasTear: stay !== null || Boolean(code) })}>
            {stay !== null && <PassTrip pass={stay.pass} kind={property.kind} />}
            {line !== null && (
              <div className={`${css.line({ hasTrip: stay !== null })} ${onTornDown}`}>
                <OrderLine line={line} face="pass" />
              </div>
            )}
          </div>
        )}
      </div>
    </article>
  );
}

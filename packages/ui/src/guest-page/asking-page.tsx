import type { GuestContent } from '@deck/guest';
import { Alert } from '../alert/alert.tsx';
import { TrustLine } from '../trust-line/trust-line.tsx';
import * as css from './asking-page.css.ts';
import { BrandHead } from './brand-head.tsx';
import { onPhone, onWide } from './faces.css.ts';
import { Facts } from './facts.tsx';
import { HoldSteps } from './hold-steps.tsx';
import { LegalLinks } from './links.tsx';
import { OrderLine, ShortOrderLine } from './order-line.tsx';
import { Positions } from './positions.tsx';
import { type GuestPageSlots, getPaymentSlots } from './slots.tsx';
import { Stay } from './stay.tsx';
import { Sum } from './sum.tsx';

interface AskingPageProps {
  content: GuestContent;
  slots: GuestPageSlots;
  /** The elements of its landmarks, plain inside another page. */
  elements: PageElements;
}

export interface PageElements {
  header: 'header' | 'div';
  main: 'main' | 'div';
  footer: 'footer' | 'div';
}

/** The page until the payment is done: who asks for what, and how to pay it. */
export function AskingPage({ content, slots, elements: E }: AskingPageProps) {
  const links = slots.links ?? <LegalLinks facts={content.facts} />;
  const payment = getPaymentSlots(content, slots);
  const hasBar = Boolean(payment.act);
  return (
    <div className={css.page}>
      <E.header className={css.head}>
        <BrandHead content={content} />
      </E.header>
      <E.main className={css.main}>
        <div className={css.ask}>
          <Ask content={content} slots={{ ...slots, ...payment }} />
          {hasBar && (
            <div className={css.bar}>
              {payment.act}
              <div className={`${css.barLine} ${onPhone}`}>
                {content.form.trustShort !== '' && <TrustLine>{content.form.trustShort}</TrustLine>}
                {links}
              </div>
            </div>
          )}
          {payment.others && <div className={css.others}>{payment.others}</div>}
          {hasBar && content.form.trust !== '' && (
            <div className={`${css.trust} ${onWide}`}>
              <TrustLine>{content.form.trust}</TrustLine>
            </div>
          )}
        </div>
        <About content={content} />
      </E.main>
      <E.footer className={css.foot}>
        <div className={css.small}>
          {slots.footer}
          {slots.legal}
        </div>
        <div className={hasBar ? onWide : undefined}>{links}</div>
      </E.footer>
    </div>
  );
}

/** The sum, what there is to know of it, and the ways to pay. */
function Ask({ content, slots }: Omit<AskingPageProps, 'elements'>) {
  const { line, notice, holdSteps, staffNote } = content;
  const shown = slots.notice ?? (notice && <Notice notice={notice} />);
  return (
    <>
      <div className={css.headline}>
        <p className={`${css.header} ${onWide}`}>{content.header}</p>
        {slots.language && (
          <div className={css.language({ isFolded: content.state === 'DECLINED' })}>{slots.language}</div>
        )}
      </div>
      <div className={css.sum}>
        <Sum content={content} />
        {line !== null && (
          <div className={`${css.shortLine} ${onPhone}`}>
            <ShortOrderLine line={line} />
          </div>
        )}
      </div>
      {shown && <div className={css.notice}>{shown}</div>}
      {holdSteps.length > 0 && (
        <div className={css.part}>
          <HoldSteps steps={holdSteps} />
        </div>
      )}
      {staffNote !== '' && <p className={css.staffNote}>{staffNote}</p>}
      {slots.payment && <div className={css.part}>{slots.payment}</div>}
    </>
  );
}

function Notice({ notice: { tone, title, text } }: { notice: NonNullable<GuestContent['notice']> }) {
  return (
    <Alert tone={tone} title={title} announced>
      {text}
    </Alert>
  );
}

/** What is paid for, and what a careful guest looks for before paying. */
function About({ content: { stay, positions, line, facts } }: Pick<AskingPageProps, 'content'>) {
  return (
    <div className={css.about}>
      {(stay !== null || positions !== null) && (
        <div className={css.card}>
          {stay !== null && (
            <div className={css.block}>
              <Stay stay={stay} />
            </div>
          )}
          {positions !== null && (
            <div className={css.dense}>
              <Positions positions={positions} />
            </div>
          )}
        </div>
      )}
      {line !== null && (
        <div className={`${css.block} ${onWide}`}>
          <OrderLine line={line} face="page" />
        </div>
      )}
      <div className={css.card}>
        <div className={css.block}>
          <Facts facts={facts} />
        </div>
      </div>
      <p className={`${css.charger} ${onPhone}`}>{facts.charger.sentence}</p>
    </div>
  );
}

import type { GuestContent } from '@deck/guest';
import { Mail } from 'lucide-react';
import { Alert } from '../alert/alert.tsx';
import { Icon } from '../icon/icon.tsx';
import { PropertyPhoto } from './artwork.tsx';
import type { PageElements } from './asking-page.tsx';
import { onTornAcross, onTornDown } from './faces.css.ts';
import { ContactLinks } from './facts.tsx';
import { HoldSteps } from './hold-steps.tsx';
import { LegalLinks } from './links.tsx';
import { ShortOrderLine } from './order-line.tsx';
import { Pass } from './pass.tsx';
import * as css from './receipt.css.ts';
import type { GuestPageSlots } from './slots.tsx';

interface ReceiptProps {
  content: GuestContent;
  slots: GuestPageSlots;
  elements: PageElements;
}

/** The page once the payment is done: the pass over the photo, what one can do with it, what comes next. */
export function Receipt({ content, slots, elements: E }: ReceiptProps) {
  const { property, notice, receipt, state } = content;
  const hasPhoto = property.photoUrl !== null;
  return (
    <div className={css.page}>
      <div className={css.photo({ hasPhoto })}>
        <PropertyPhoto property={property} />
      </div>
      {slots.language && <E.header className={css.language}>{slots.language}</E.header>}
      <div className={css.place({ isAlone: content.stay === null && content.line === null })}>
        <E.main className={css.sheet({ hasPhoto })}>
          <Pass content={content} code={slots.code} />
          {slots.notice ??
            (state === 'REFUNDED' && notice !== null && (
              <Alert tone={notice.tone} title={notice.title}>
                {notice.text}
              </Alert>
            ))}
          <div className={css.acts}>
            {slots.receiptActs}
            <p className={`${css.sentTo} ${onTornDown}`}>{receipt?.sentTo}</p>
          </div>
          <Due content={content} />
          <div className={css.columns}>
            <Next content={content} />
            <Questions content={content} />
          </div>
          {receipt !== null && receipt.sentTo !== '' && (
            <p className={`${css.sentTo} ${css.withIcon} ${onTornAcross}`}>
              <Icon shape={Mail} />
              {receipt.sentTo}
            </p>
          )}
        </E.main>
      </div>
      <E.footer className={css.foot}>
        <div className={css.small}>
          {slots.footer}
          {slots.legal}
        </div>
        {slots.links ?? <LegalLinks facts={content.facts} />}
      </E.footer>
    </div>
  );
}

interface PartProps {
  content: GuestContent;
}

/** On a phone the rest has its own card; beside the stub it is in the pass. */
function Due({ content: { receipt, line } }: PartProps) {
  if (receipt === null || line === null) return null;
  return (
    <section className={`${css.card} ${onTornAcross}`}>
      <div>
        <h2 className={css.title}>{receipt.due === '' ? line.title : receipt.due}</h2>
        {receipt.dueBy !== '' && <p className={css.words}>{receipt.dueBy}</p>}
      </div>
      <ShortOrderLine line={line} />
    </section>
  );
}

function Next({ content: { next, holdSteps } }: PartProps) {
  if (next === null && holdSteps.length === 0) return <div className={onTornDown} />;
  return (
    <div className={css.next}>
      {holdSteps.length > 0 && <HoldSteps steps={holdSteps} />}
      {next !== null && (
        <section>
          <h2 className={css.heading}>{next.title}</h2>
          <ol className={css.steps}>
            {next.steps.map(({ when, what }) => (
              <li key={when} className={css.step}>
                <span className={css.when}>{when}</span> <span>{what}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function Questions({ content: { facts } }: PartProps) {
  const { questions, charger } = facts;
  return (
    <section>
      <h2 className={css.heading}>{questions.title}</h2>
      <div className={css.answers}>
        {questions.hours !== '' && <p className={css.words}>{questions.hours}</p>}
        <ContactLinks facts={facts} />
        <div className={css.charger}>
          <p className={css.small}>{charger.chargedBy}</p>
          {charger.statement !== '' && <p className={css.small}>{charger.statement}</p>}
        </div>
      </div>
    </section>
  );
}

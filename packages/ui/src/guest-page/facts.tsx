import type { GuestFactsContent } from '@deck/guest';
import { Mail, Phone } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { onPhone, onWide } from './faces.css.ts';
import * as css from './facts.css.ts';
import { GuestLink } from './link.tsx';

interface FactsProps {
  facts: GuestFactsContent;
}

/** What a careful guest looks for before paying: cancellation, whom to ask, who charges. */
export function Facts({ facts }: FactsProps) {
  const { cancellation, terms } = facts;
  return (
    <div className={css.facts}>
      {(cancellation !== null || terms !== null) && <Cancellation facts={facts} />}
      <Questions facts={facts} />
      <Charger facts={facts} />
    </div>
  );
}

function Cancellation({ facts: { cancellation, terms } }: FactsProps) {
  return (
    <section className={css.fact}>
      {cancellation !== null && (
        <>
          <h2 className={css.title}>{cancellation.title}</h2>
          <p className={css.words}>{cancellation.text}</p>
        </>
      )}
      {terms !== null && <GuestLink href={terms.url}>{terms.label}</GuestLink>}
    </section>
  );
}

function Questions({ facts }: FactsProps) {
  const { title, hours } = facts.questions;
  return (
    <section className={css.fact}>
      <h2 className={css.title}>{title}</h2>
      {hours !== '' && <p className={css.words}>{hours}</p>}
      <div className={onWide}>
        <ContactLinks facts={facts} />
      </div>
      <div className={`${css.acts} ${onPhone}`}>
        <ContactButtons facts={facts} />
      </div>
    </section>
  );
}

/** Telephone and address as they are read out. */
export function ContactLinks({ facts: { questions } }: FactsProps) {
  const [name, domain] = questions.email.split(/(?=@)/);
  return (
    <ul className={css.links}>
      {questions.phoneUrl !== '' && (
        <li>
          <GuestLink href={questions.phoneUrl}>{questions.phone}</GuestLink>
        </li>
      )}
      {questions.emailUrl !== '' && (
        <li>
          <GuestLink href={questions.emailUrl}>
            {name}
            <wbr />
            {domain}
          </GuestLink>
        </li>
      )}
    </ul>
  );
}

/** The same to be pressed by a thumb. */
export function ContactButtons({ facts: { questions } }: FactsProps) {
  return (
    <>
      {questions.phoneUrl !== '' && (
        <Button href={questions.phoneUrl} size="large" icon={Phone}>
          {questions.call}
        </Button>
      )}
      {questions.emailUrl !== '' && (
        <Button href={questions.emailUrl} size="large" icon={Mail}>
          {questions.write}
        </Button>
      )}
    </>
  );
}

function Charger({ facts: { charger } }: FactsProps) {
  return (
    <section className={`${css.fact} ${onWide}`}>
      <h2 className={css.title}>{charger.title}</h2>
      <p className={css.words}>{charger.text}</p>
      {charger.taxpayer !== '' && <p className={css.small}>{charger.taxpayer}</p>}
      {charger.statement !== '' && <p className={css.small}>{charger.statement}</p>}
    </section>
  );
}

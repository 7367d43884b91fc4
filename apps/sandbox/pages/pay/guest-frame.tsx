import type { GuestContent } from '@deck/guest';
import type { PropertyAccent } from '@deck/tokens';
import { artwork, brand } from '@deck/tokens/brand';
import { Artwork, GuestPage, type GuestPageProps } from '@deck/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './guest-frame.css.ts';
import { LanguagePicker } from './language-picker.tsx';
import { LegalLinks } from './legal-links.tsx';
import { useReading } from './reading.ts';

/** Whether the server that sent this page moves real money. */
const isReal = document.querySelector('meta[name="deck-environment"]')?.getAttribute('content') === 'prod';

/** What a state of the page puts into its places. A notice of `false` silences that of the content. */
export type Slots = Pick<GuestPageProps, 'notice' | 'payment' | 'act' | 'others' | 'receiptActs' | 'code'>;

interface GuestFrameProps extends Slots {
  content: GuestContent;
  accent: PropertyAccent | null;
  /** A banner at the top, if the page is not for the payer. */
  mark?: ReactNode;
}

/** A guest's page with what all of them have: the language, who runs the payments, terms and privacy. */
export function GuestFrame({ content, accent, mark, ...slots }: GuestFrameProps) {
  const { property, sum } = content;
  const title = `${property.name} · ${sum.amount || sum.label}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useReceiptFocus(content.receipt !== null);
  return (
    <GuestPage
      content={content}
      accent={accent}
      band={
        <>
          <SandboxBand />
          {mark}
        </>
      }
      language={<LanguagePicker />}
      footer={<PaymentsBy />}
      links={<LegalLinks facts={content.facts} />}
      {...slots}
    />
  );
}

/** The receipt that came in place of the form is read out from its heading. */
function useReceiptFocus(isDone: boolean): void {
  const wasDone = useRef(isDone);
  useEffect(() => {
    if (wasDone.current === isDone) return;
    wasDone.current = isDone;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [isDone]);
}

/** Says on every server but the real one that no money moves. */
function SandboxBand() {
  const { words } = useReading();
  return isReal ? null : <aside className={css.band}>{words.sandbox}</aside>;
}

/** Who runs the payments. */
export function PaymentsBy() {
  const { words } = useReading();
  return (
    <span className={css.by}>
      <span className={css.mark}>
        <Artwork svg={artwork.markSvg} />
      </span>
      {words.paymentsBy(brand.name)}
    </span>
  );
}

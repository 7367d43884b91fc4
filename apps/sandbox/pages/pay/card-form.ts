import { type RefObject, useRef, useState } from 'react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import type { CardFields } from './card-frame.tsx';
import { knownPayer } from './known-payer.ts';
import type { PaymentSession } from './payment-session.ts';
import { useReading } from './reading.ts';
import { sortWays, type Ways } from './sort-ways.ts';

type Method = PayerView['methods'][number];

/** The ways to pay, shared by the places of the page in which they stand. */
export interface CardForm {
  readonly fields: RefObject<CardFields | null>;
  readonly ways: Ways;
  /** The wallet whose sheet is open. */
  readonly sheet: Method | undefined;
  /** Begins with a method; a wallet opens its sheet. */
  choose(name: string): void;
  close(): void;
  /** Checks the typed card and sends it. */
  submit(): void;
  /** @param cardToken from the PSP's frame or the sheet of a wallet */
  send(cardToken: string): void;
}

export function useCardForm({ methods }: PayerView, session: PaymentSession): CardForm {
  const { language } = useReading();
  const fields = useRef<CardFields>(null);
  const [sheet, setSheet] = useState<Method>();
  return {
    fields,
    sheet,
    ways: sortWays(methods, knownPayer(window.location.search).method),
    choose: (name) => {
      const method = methods.find((one) => one.name === name);
      if (method?.way === 'WALLET') setSheet(method);
      else void session.sendMethod(name, language);
    },
    close: () => setSheet(undefined),
    submit: () => fields.current?.submit(),
    send: (cardToken) => {
      setSheet(undefined);
      void session.sendCard(cardToken, language);
    },
  };
}

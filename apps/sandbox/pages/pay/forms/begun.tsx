import { Alert, Button } from '@deck/ui';
import { formatMoney, parseMoney } from '@deck/values';
import { useEffect, useState } from 'react';
import type { PayerView } from '../../../src/payer/payer-view.ts';
import { ask } from '../../shared/ask.ts';
import type { LinkFormWords } from '../../words/link-forms-en.ts';
import { pageAt } from '../address.ts';
import { useReading } from '../reading.ts';
import { type BegunPart, begunPart } from './begun-part.ts';

interface BegunProps {
  /** The token of the split link. */
  token: string;
  currency: string;
  own: LinkFormWords;
}

/** Links back to the reserved part that was not paid. */
export function Begun({ token, currency, own: { split } }: BegunProps) {
  const { language } = useReading();
  const part = useUnpaid(token);
  if (!part) return null;
  const amount = formatMoney(parseMoney(part.amount, currency), language);
  return (
    <Alert
      tone="info"
      title={split.begun.title(amount)}
      action={
        <Button size="small" href={part.link}>
          {split.begun.go}
        </Button>
      }
    >
      {split.begun.text}
    </Alert>
  );
}

function useUnpaid(token: string): BegunPart | undefined {
  const [part, setPart] = useState<BegunPart>();
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const begun = begunPart(token);
      if (!begun) return;
      const payment = pageAt(new URL(begun.link, window.location.href).pathname).token;
      const reply = await ask<PayerView>(`/pay/api/${encodeURIComponent(payment)}`);
      const isUnpaid = reply.kind === 'answer' && reply.body.payable;
      if (!isOver) setPart(isUnpaid ? begun : undefined);
    };
    void look();
    // A page from the back-forward cache shows the state before anything was begun.
    window.addEventListener('pageshow', look);
    return () => {
      isOver = true;
      window.removeEventListener('pageshow', look);
    };
  }, [token]);
  return part;
}

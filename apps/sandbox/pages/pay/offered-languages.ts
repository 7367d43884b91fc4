import { type CustomerLanguage, customerLanguages } from '@deck/api/vocabulary';
import { useEffect, useState } from 'react';
import { ask, type Reply } from '../shared/ask.ts';

/**
 * The languages to choose from: those the dictionary has enabled and the pages speak, and the one being read. All of
 * them if the server does not say.
 */
export function toOffered(
  reply: Reply<readonly string[]> | undefined,
  wanted: CustomerLanguage,
): readonly CustomerLanguage[] {
  if (reply === undefined) return [wanted];
  if (reply.kind !== 'answer') return customerLanguages;
  return customerLanguages.filter((one) => one === wanted || reply.body.includes(one));
}

/** The languages that a payer may choose, asked for once. */
export function useOfferedLanguages(wanted: CustomerLanguage): readonly CustomerLanguage[] {
  const [reply, setReply] = useState<Reply<readonly string[]>>();
  useEffect(() => {
    let isShown = true;
    void ask<readonly string[]>('/pay/api/languages').then((answer) => {
      if (isShown) setReply(answer);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return toOffered(reply, wanted);
}

import type { CustomerLanguage, TemplateId } from '@deck/api/vocabulary';
import type { Sent } from '@deck/ui';
import { useState } from 'react';
import { api } from '../../../../api.ts';
import { useOnce } from '../../../../forms/use-once.ts';

interface TestLetter {
  readonly id: TemplateId;
  readonly language: CustomerLanguage;
  readonly email: string;
  readonly withQrcode: boolean;
  readonly entityId?: string | undefined;
}

/** Sends a letter to a colleague, each press a letter of its own, and knows to whom it went last. */
export function useSendTest() {
  const [sent, setSent] = useState<Sent>();
  const sending = useOnce(
    ({ entityId, ...letter }: TestLetter, idempotencyKey) =>
      api.templates.send(
        { ...letter, ...(entityId !== undefined && { entityId }) },
        { idempotencyKey, shows: 'all' },
      ),
    {
      repeatable: true,
      onDone: ({ recipient, sentAt, againAt }) => setSent({ to: recipient, at: sentAt, againAt }),
      // No call tells whether it went out; under the same key it goes out once at most.
      look: async (): Promise<'unknown'> => 'unknown',
    },
  );
  return { ...sending, sent };
}

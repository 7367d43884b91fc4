import { RESEND_SECONDS, secondsUntilResend } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { CustomerLanguage, TemplateId } from '@deck/api/vocabulary';
import { instantText } from '@deck/values';
import { and, desc, eq, gt } from 'drizzle-orm';
import { recordAct } from '../audit/record-act.ts';
import type { Caller, Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, messages } from '../database/schema.ts';
import { putIntoInbox } from '../mail/put-into-inbox.ts';
import type { EmailContent } from './email-content.ts';
import { renderEmail } from './render-email.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** The maximum number of test letters per company and hour. */
const MOST_PER_HOUR = 20;

interface TestEmail {
  readonly templateId: TemplateId;
  readonly language: CustomerLanguage;
  readonly recipient: string;
}

/**
 * Sends a test letter to any address: the contract has checked its form.
 * @throws Refusal MESSAGE_SENT_RECENTLY with the seconds to wait.
 */
export async function sendTest(
  tx: Queries,
  services: Pick<Services, 'carried' | 'clock'>,
  { divisionId }: Caller,
  { templateId, language, recipient }: TestEmail,
  content: EmailContent,
): Promise<{ recipient: string; sentAt: string; againAt: string }> {
  const now = services.clock.now();
  // The lock serialises two presses.
  await tx
    .select({ id: businessProfiles.id })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, divisionId))
    .for('no key update');
  await assertPause(tx, divisionId, recipient, now);
  const message = {
    businessProfileId: divisionId,
    kind: 'TEMPLATE_TEST',
    channel: 'EMAIL',
    recipient,
    sender: content.guest.property.name,
    ...(await renderEmail(content)),
  } as const;
  await putIntoInbox(tx, services, message, now);
  await recordAct(tx, {
    act: 'TEMPLATE_TESTED',
    subject: { id: templateId, name: templateId },
    after: { recipient, language },
  });
  const again = now.getTime() + RESEND_SECONDS * SECOND;
  return { recipient, sentAt: instantText(now.getTime()), againAt: instantText(again) };
}

async function assertPause(tx: Queries, divisionId: string, recipient: string, now: Date): Promise<void> {
  const sent = await tx
    .select({ recipient: messages.recipient, sentAt: messages.sentAt })
    .from(messages)
    .where(
      and(
        gt(messages.sentAt, new Date(now.getTime() - HOUR)),
        eq(messages.businessProfileId, divisionId),
        eq(messages.kind, 'TEMPLATE_TEST'),
      ),
    )
    .orderBy(desc(messages.sentAt))
    .limit(MOST_PER_HOUR);
  const last = sent.find((one) => one.recipient === recipient)?.sentAt ?? null;
  const oldest = sent[MOST_PER_HOUR - 1]?.sentAt;
  const full = oldest && Math.ceil((oldest.getTime() + HOUR - now.getTime()) / SECOND);
  const seconds = full ?? secondsUntilResend(last, now);
  if (seconds !== undefined) throw Refusal.because('MESSAGE_SENT_RECENTLY', { seconds });
}

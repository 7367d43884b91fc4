import type { BlockKey, CustomerLanguage, TemplateId, TemplateType } from '@deck/api/vocabulary';
import type { Queries } from '../database/queries.ts';
import { messageTemplates } from '../database/schema.ts';
import { AEGEAN, HALCYON } from './companies.ts';

interface Words {
  readonly company: string;
  readonly templateId: TemplateId;
  readonly type: TemplateType;
  readonly language: CustomerLanguage;
  readonly blockKey: BlockKey;
  readonly content: string;
}

const aegean = { company: AEGEAN, modifiedBy: 'Eleni Markou' };
const halcyon = { company: HALCYON, modifiedBy: 'Nikos Stathakis' };

/** Custom letter wordings of the demo companies: some published, some still drafts. */
const words: readonly (Words & { readonly modifiedBy: string })[] = [
  {
    ...aegean,
    templateId: 'PAYMENT_PAID',
    type: 'CUSTOM',
    language: 'en',
    blockKey: 'message',
    content:
      '<p>Thank you for your payment of <strong>{{payment_amount}}</strong> for order {{order_number}}.</p><p>We look forward to welcoming you at {{property_name}}. Check-in is from 15:00; tell us if you arrive later than 22:00.</p>',
  },
  {
    ...aegean,
    templateId: 'PAYMENT_PAID',
    type: 'CUSTOM',
    language: 'el',
    blockKey: 'message',
    content:
      '<p>Σας ευχαριστούμε για την πληρωμή <strong>{{payment_amount}}</strong> για την παραγγελία {{order_number}}.</p><p>Σας περιμένουμε στο {{property_name}}. Η άφιξη είναι από τις 15:00· ενημερώστε μας αν φτάσετε μετά τις 22:00.</p>',
  },
  {
    ...aegean,
    templateId: 'LINK_REMINDER',
    type: 'DRAFT',
    language: 'en',
    blockKey: 'message',
    content:
      '<p>Your stay at {{property_name}} is not confirmed yet: {{payment_amount}} for order {{order_number}} is still open.</p><p><span style="color:#b45309">We can hold the room until {{payment_expiry}}.</span></p>',
  },
  {
    ...halcyon,
    templateId: 'PAYMENT_AUTHORIZED',
    type: 'CUSTOM',
    language: 'en',
    blockKey: 'message',
    content:
      '<p>We have reserved <strong>{{payment_amount}}</strong> on your card {{card_number}} as the deposit for {{property_name}}, order {{order_number}}.</p><ul><li>Nothing is charged unless there is damage or extra fuel.</li><li>The reservation ends by itself after your charter.</li></ul>',
  },
  {
    ...halcyon,
    templateId: 'ORDER_FINALIZED',
    type: 'DRAFT',
    language: 'en',
    blockKey: 'message',
    content:
      '<p>Thank you for sailing with us. Your order {{order_number}} is complete.</p><p>Tell others how it was: <a href="https://halcyoncharter.gr/reviews">halcyoncharter.gr/reviews</a></p>',
  },
];

const DAY = 86_400_000;

export async function seedOwnEmails(tx: Queries, now: Date): Promise<void> {
  await tx.insert(messageTemplates).values(
    words.map(({ company, ...own }, at) => ({
      ...own,
      businessProfileId: company,
      modifiedAt: new Date(now.getTime() - (at + 2) * DAY),
    })),
  );
}

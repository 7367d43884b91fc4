import type { BlockText, MessageTemplate, RenderedEmail, TemplateEditor } from '@deck/api/contract/templates';
import type { UserNotification } from '@deck/api/contract/user-notifications';
import { templateIds } from '@deck/api/vocabulary';

const draft = {
  type: 'DRAFT',
  languages: ['en'],
  modifiedAt: '2026-11-17T13:29:35Z',
  modifiedBy: 'Eleni Markou',
} as const;

export const letters: readonly MessageTemplate[] = templateIds.map((templateId) => {
  const isBegun = templateId === 'LINK_REMINDER';
  return {
    templateId,
    types: isBegun ? ['DRAFT'] : [],
    languages: ['en', 'el', 'ru'],
    versions: isBegun ? [{ ...draft, languages: [...draft.languages] }] : [],
  };
});

const texts = (en: string, own: string | null = null): BlockText[] =>
  (['en', 'ru', 'el', 'lt', 'lv'] as const).map((language) => ({
    language,
    system: en,
    custom: null,
    draft: language === 'en' && own !== null ? { content: own } : null,
  }));

/** The reminder, with a message of the company's own begun. */
export const editor: TemplateEditor = {
  templateId: 'LINK_REMINDER',
  revision: '7908ae326e107631',
  versions: [{ ...draft, languages: [...draft.languages] }],
  tags: ['property_name', 'order_number', 'payment_amount', 'payment_expiry', 'customer_name'],
  blocks: [
    {
      blockKey: 'subject',
      format: 'TEXT',
      texts: texts('Your payment link expires soon: {{order_number}}, {{property_name}}'),
    },
    { blockKey: 'greeting', format: 'HTML', texts: texts('<p>Dear {{customer_name}},</p>') },
    {
      blockKey: 'message',
      format: 'HTML',
      texts: texts(
        '<p>A reminder: {{payment_amount}} for order {{order_number}} is not paid yet.</p>',
        '<p>Your stay at {{property_name}} is not confirmed yet: {{payment_amount}} is still open.</p>',
      ),
    },
    { blockKey: 'button', format: 'TEXT', texts: texts('Pay {{payment_amount}}') },
    { blockKey: 'expiry', format: 'HTML', texts: texts('<p>The link works until {{payment_expiry}}.</p>') },
  ],
};

export const rendered: RenderedEmail = {
  renderType: 'email',
  subject: 'Your payment link expires soon: KLB-20421, Kalypso Bay Resort',
  body: `<!doctype html><html lang="en"><head><title>Reminder</title></head>
<body style="font:15px/24px Arial,sans-serif;color:#0f1c2f;background:#ffffff;padding:24px">
<p>Dear Maria Papadopoulou,</p>
<p>Your stay at Kalypso Bay Resort is not confirmed yet: €1,240.00 is still open.</p>
<p><a href="https://pay.aegeanhouse.example/7Qm2vXc9Tz">Pay €1,240.00</a></p></body></html>`,
};

const news: UserNotification = {
  id: 'news-held',
  type: 'SUCCESS',
  tab: 'PAYMENTS',
  read: false,
  shown: true,
  important: false,
  eventId: 'payment-held',
  orderId: 'order-klb-20418',
  paymentId: 'payment-held',
  locale: 'en',
  title: 'Held: €2,160.00',
  text: '€2,160.00 of Ingrid Solheim is held for order KLB-20418, Kalypso Bay Resort.',
  createdAt: '2026-11-21T23:03:57Z',
};

/** Put before the person already: no story begins with a pile of toasts. */
export const notifications: readonly UserNotification[] = [
  news,
  {
    ...news,
    id: 'news-declined',
    type: 'DECLINED',
    title: 'Declined: ¥86,400',
    text: 'The bank declined ¥86,400 from Hiroshi Tanaka for order LYK-11066, Hotel Lykavittos.',
    createdAt: '2026-11-21T11:45:00Z',
  },
];

/** What has come since nobody looked. */
export const unshown = (count: number): readonly UserNotification[] =>
  Array.from({ length: count }, (_, at) => ({ ...news, id: `news-${at}`, shown: false }));

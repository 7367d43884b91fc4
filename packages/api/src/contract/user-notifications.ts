import * as z from 'zod/mini';
import { endpoint, page, param, text } from '../core/endpoint.ts';
import { notificationTabs, notificationTypes } from '../vocabulary/enums.ts';
import { interfaceLanguages } from '../vocabulary/languages.ts';
import { Id, Instant, say } from './formats.ts';

/** A notification to a user, shown in the deck. */
export const UserNotification = z.object({
  id: Id,
  type: z.enum(notificationTypes),
  /** The tab it is shown in: PAYMENTS for orders and their money, SYSTEM for everything else. */
  tab: z.enum(notificationTabs),
  read: z.boolean(),
  /** The user has seen it once, for example as a popup. */
  shown: z.boolean(),
  important: z.boolean(),
  /** The order or payment it concerns, or a subject an administrator named. */
  eventId: z.nullable(z.string()),
  /** The order and the payment a screen links to. */
  orderId: z.nullable(Id),
  paymentId: z.nullable(Id),
  /** Its language: the user's language when it was created. */
  locale: z.enum(interfaceLanguages),
  title: z.string(),
  text: z.string(),
  createdAt: Instant,
});
export type UserNotification = z.infer<typeof UserNotification>;

/** The number of unread notifications per tab, regardless of filters. */
export const UnreadCounts = z.object({ payments: z.int(), system: z.int() });
export type UnreadCounts = z.infer<typeof UnreadCounts>;

/** A single type, or all types of a tab. */
const TypeOrTab = z.enum([...notificationTypes, ...notificationTabs], say('choice'));
const mine = { needs: 'session', tokens: ['TELEGRAM'], notInSpec: true } as const;
const byBot =
  "By a TELEGRAM token: what the company's bot is to write into its chat, of the types its settings name, from the token's first issue on.";
const narrowed = { params: { notificationType: TypeOrTab }, response: UnreadCounts } as const;
const ofType =
  'With `notification-type` only those of one type, or of a tab: PAYMENTS or SYSTEM. Answers how many are unread then.';

/** The number of users notified. */
const Notified = z.object({ notified: z.int() });
const Type = z.enum(notificationTypes, say('choice'));
const Locale = z.enum(interfaceLanguages, say('choice'));
const event = { important: param.flag, eventId: param.text };
const word = { needs: 'adminKey', notInSpec: true, body: text, response: Notified } as const;
const wording =
  'The body is plain text, at most 2,000 characters; its first line becomes the title, at most 200. `event-id` may name an order or a payment: whoever is told in its company gets a link to it.';
const inLocale = 'Only people whose interface is in this language are told: the message is in it.';

export const userNotifications = {
  list: endpoint('GET /api/v1/user-notifications?page&size&notification-type&read', {
    summary: "One's own notifications of the division, newest first, with the number of unread ones.",
    description: `\`notification-type\` is one type, or a tab: PAYMENTS or SYSTEM. \`unread\` counts all of the division, up to 10,000. ${byBot}`,
    ...mine,
    params: { page: param.int, size: param.int, notificationType: TypeOrTab, read: param.flag },
    response: z.extend(page(UserNotification), { unread: UnreadCounts }),
  }),
  readAll: endpoint('PUT /api/v1/user-notifications/read-all?notification-type', {
    summary: "Mark all one's notifications of the division as read.",
    description: ofType,
    ...mine,
    ...narrowed,
  }),
  unreadAll: endpoint('PUT /api/v1/user-notifications/unread-all?notification-type', {
    summary: "Mark all one's notifications of the division as unread.",
    description: ofType,
    ...mine,
    ...narrowed,
  }),
  showAll: endpoint('PUT /api/v1/user-notifications/show-all?notification-type', {
    summary: "Mark all one's notifications of the division as shown: they pop up no more.",
    description: ofType,
    ...mine,
    ...narrowed,
  }),
  read: endpoint('PUT /api/v1/user-notifications/{notification-id}/read', {
    summary: 'Mark a notification as read.',
    ...mine,
    response: UserNotification,
  }),
  unread: endpoint('PUT /api/v1/user-notifications/{notification-id}/unread', {
    summary: 'Mark a notification as unread.',
    ...mine,
    response: UserNotification,
  }),
  notifyAll: endpoint('POST /api/v1/user-notifications/notify-all/{notification-type}?important&event-id', {
    summary: 'Tell everyone of all companies something, in each of their companies.',
    description: wording,
    ...word,
    params: { notificationType: Type, ...event },
  }),
  notifyAllIn: endpoint(
    'POST /api/v1/user-notifications/notify-all/{notification-type}/{locale}?important&event-id',
    {
      summary: 'Tell everyone who reads a language something.',
      description: `${inLocale} ${wording}`,
      ...word,
      params: { notificationType: Type, locale: Locale, ...event },
    },
  ),
  notifyCompany: endpoint(
    'POST /api/v1/user-notifications/notify-company/{company-id}/{notification-type}?important&event-id',
    {
      summary: 'Tell the people of a company something.',
      description: wording,
      ...word,
      params: { notificationType: Type, ...event },
    },
  ),
  notifyCompanyIn: endpoint(
    'POST /api/v1/user-notifications/notify-company/{company-id}/{notification-type}/{locale}?important&event-id',
    {
      summary: 'Tell the people of a company who read a language something.',
      description: `${inLocale} ${wording}`,
      ...word,
      params: { notificationType: Type, locale: Locale, ...event },
    },
  ),
  notifyUser: endpoint(
    'POST /api/v1/user-notifications/notify-user/{user-id}/{notification-type}?important&event-id',
    {
      summary: 'Tell one person something, in each of their companies.',
      description: wording,
      ...word,
      params: { notificationType: Type, ...event },
    },
  ),
};

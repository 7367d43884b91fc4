import type { contract } from '@deck/api/contract';
import type { Handlers } from '@deck/api/server';
import { type Context, requireCaller } from '../context.ts';
import { notifyPeople } from '../messaging/notify-people.ts';
import { listNotifications, markAll, markOne } from '../messaging/user-notifications.ts';

export const userNotificationHandlers: Handlers<typeof contract, Context>['userNotifications'] = {
  list: (args, call) => listNotifications(call.context.db, requireCaller(call), args),

  readAll: ({ notificationType }, call) =>
    markAll(call.context.db, requireCaller(call), notificationType, { read: true }),

  unreadAll: ({ notificationType }, call) =>
    markAll(call.context.db, requireCaller(call), notificationType, { read: false }),

  showAll: ({ notificationType }, call) =>
    markAll(call.context.db, requireCaller(call), notificationType, { shown: true }),

  read: ({ notificationId }, call) => markOne(call.context.db, requireCaller(call), notificationId, true),

  unread: ({ notificationId }, call) => markOne(call.context.db, requireCaller(call), notificationId, false),

  notifyAll: (word, { context: { db, clock } }) => notifyPeople(db, word, {}, clock.now()),

  notifyAllIn: ({ locale, ...word }, { context: { db, clock } }) =>
    notifyPeople(db, word, { locale }, clock.now()),

  notifyCompany: ({ companyId, ...word }, { context: { db, clock } }) =>
    notifyPeople(db, word, { companyId }, clock.now()),

  notifyCompanyIn: ({ companyId, locale, ...word }, { context: { db, clock } }) =>
    notifyPeople(db, word, { companyId, locale }, clock.now()),

  notifyUser: ({ userId, ...word }, { context: { db, clock } }) =>
    notifyPeople(db, word, { userId }, clock.now()),
};

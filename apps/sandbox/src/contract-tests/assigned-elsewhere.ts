/** What a call about a thing of another property answers somebody who may make it and is assigned elsewhere. */
export type Reach = 'answered' | 'not found' | 'not assigned' | 'incomplete';

/** Calls about the company and its people, and lists: answered, without what belongs to other properties. */
const areAnswered =
  /^(users|tokens|businessProfiles|rates|pspProfiles|userNotifications|auditEvents|templates|resources|sequences)\.|\.(list|counts|listTemplates|filter|suite8|upload)$/;

const exceptions: Readonly<Record<string, Reach>> = {
  'orders.create': 'not assigned',
  'imports.createTemplate': 'not assigned',
  'drafts.create': 'answered',
  'views.create': 'answered',
  'exports.start': 'answered',
  'days.get': 'answered',
  'days.close': 'answered',
  'today.queue': 'answered',
  'today.arrivals': 'answered',
  'today.month': 'answered',
  // The reservation of another property is unknown, and the message says too little for a new order.
  'hotelSystems.ifcgate': 'incomplete',
  'pspProfiles.paymentMethodGroups': 'not found',
  'templates.render': 'not found',
  // These lists are about one order or payment.
  'orderCards.list': 'not found',
  'orderPayments.list': 'not found',
  'transactions.list': 'not found',
  'callbacks.list': 'not found',
  // A colleague's own.
  'sessions.list': 'not found',
  'users.profile': 'not found',
  'users.environment': 'not found',
  'users.columnSettings': 'not found',
  'users.saveColumnSettings': 'not found',
  'userNotifications.read': 'not found',
  'userNotifications.unread': 'not found',
};

/** A session or a password, and what programs and strangers call, belong to no property. */
export const knowsProperties = ({ name, needs }: { name: string; needs: string }): boolean =>
  !['public', 'apiKey', 'adminKey'].includes(needs) && !/^(session|passwords)\./.test(name);

/** @param name a call by its area and operation, which `knowsProperties` */
export const getReach = (name: string): Reach =>
  exceptions[name] ?? (areAnswered.test(name) ? 'answered' : 'not found');

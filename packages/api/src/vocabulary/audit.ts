/** The acts of staff that are recorded for good. */
export const auditActs = [
  'SIGNED_IN',
  'SIGN_IN_REFUSED',
  'SIGNED_OUT',
  'SESSION_ENDED',
  'SESSIONS_ENDED',
  'PASSWORD_CHANGED',
  'TWO_FACTOR_ON',
  'TWO_FACTOR_OFF',
  'PERSON_INVITED',
  'PERSON_ENABLED',
  'PERSON_DISABLED',
  'PROFILE_CHANGED',
  'EMAIL_CHANGED',
  'ROLE_CHANGED',
  'RIGHTS_CHANGED',
  'PROPERTIES_ASSIGNED',
  'TOKEN_ISSUED',
  'TOKEN_REISSUED',
  'TOKEN_ENDED',
  'SETTINGS_CHANGED',
  'CALLBACKS_CHANGED',
  'LETTER_COPIES_CHANGED',
  'FISCAL_RECEIPTS_CHANGED',
  'COLUMNS_CHANGED',
  'PAYMENT_METHODS_CHANGED',
  'GUEST_PAGE_CHANGED',
  'VIEW_SHARED',
  'VIEW_CHANGED',
  'VIEW_REMOVED',
  'TEMPLATE_CHANGED',
  'TEMPLATE_TESTED',
  'IMPORT_TEMPLATE_CREATED',
  'IMPORT_TEMPLATE_CHANGED',
  'FILE_IMPORTED',
  'RATE_CREATED',
  'RATE_CHANGED',
  'RATE_REMOVED',
  'LIST_EXPORTED',
  'AUDIT_EXPORTED',
  'GUEST_EXPORTED',
  'GUEST_ERASED',
] as const;

/** What an act is about. */
export const auditSubjects = [
  'PERSON',
  'TOKEN',
  'COMPANY',
  'PROPERTY',
  'VIEW',
  'TEMPLATE',
  'IMPORT_TEMPLATE',
  'FILE',
  'RATE',
  'GUEST',
] as const;

/** The lists whose rows are taken into files. */
export const exportedLists = ['ORDERS', 'PAYMENTS', 'MOVEMENTS'] as const;

export type AuditAct = (typeof auditActs)[number];
export type ExportedList = (typeof exportedLists)[number];
export type AuditSubject = (typeof auditSubjects)[number];

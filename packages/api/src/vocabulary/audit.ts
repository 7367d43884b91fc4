/** The acts of staff that are recorded for good. */
export const auditActs = [
  'SIGNED_IN',
  'SIGN_IN_REFUSED',
  'PASSWORD_CHANGED',
  'TWO_FACTOR_ON',
  'TWO_FACTOR_OFF',
  'PERSON_INVITED',
  'PERSON_ENABLED',
  'PERSON_DISABLED',
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
  'TEMPLATE_CHANGED',
  'RATE_CREATED',
  'RATE_CHANGED',
  'RATE_REMOVED',
  'AUDIT_EXPORTED',
] as const;

/** What an act is about. */
export const auditSubjects = ['PERSON', 'TOKEN', 'COMPANY', 'TEMPLATE', 'RATE'] as const;

export type AuditAct = (typeof auditActs)[number];
export type AuditSubject = (typeof auditSubjects)[number];

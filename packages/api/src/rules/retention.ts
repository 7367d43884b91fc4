import type { RetentionKind } from '../vocabulary/company.ts';

/** Between how many days a company may choose for each kind of data. The record of acts is kept a year at least. */
export const retentionDays: Readonly<Record<RetentionKind, { readonly min: number; readonly max: number }>> =
  {
    guests: { min: 30, max: 7300 },
    messages: { min: 7, max: 7300 },
    imports: { min: 7, max: 7300 },
    callbacks: { min: 7, max: 7300 },
    letters: { min: 7, max: 7300 },
    auditEvents: { min: 365, max: 7300 },
    answers: { min: 1, max: 7 },
  };

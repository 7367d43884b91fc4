import type { Retention } from '@deck/api/contract/settings';
import { type RetentionKind, retentionKinds } from '@deck/api/vocabulary';

/** Digits of days by kind; empty: kept as long as it is usual. */
export type PrivacyForm = Record<RetentionKind, string>;

const map = <T>(of: (kind: RetentionKind) => T) =>
  Object.fromEntries(retentionKinds.map((kind) => [kind, of(kind)])) as Record<RetentionKind, T>;

export const toForm = (retention: Retention): PrivacyForm => map((kind) => String(retention[kind] ?? ''));

export const getRetention = (form: PrivacyForm): Retention =>
  map((kind) => (form[kind] === '' ? null : Number(form[kind])));

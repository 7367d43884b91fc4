import { check } from '@deck/api';
import { GuestPageDraft } from '@deck/api/contract/guest-page';
import type { WrongFields } from '../../platform/forms/contract-resolver.ts';

/** The values of the form for the guests' page of a property. An empty colour or time means none. */
export interface GuestPageForm {
  logoUrl: string | null;
  color: string;
  place: string;
  startTime: string;
  endTime: string;
  cancellation: string;
  deskHours: string;
}

export const toForm = ({
  logoUrl,
  color,
  place,
  startTime,
  endTime,
  cancellation,
  deskHours,
}: GuestPageDraft): GuestPageForm => ({
  logoUrl,
  color: color ?? '',
  place,
  startTime: startTime ?? '',
  endTime: endTime ?? '',
  cancellation,
  deskHours,
});

export const toDraft = (form: GuestPageForm): GuestPageDraft => ({
  ...form,
  color: form.color === '' ? null : form.color,
  startTime: form.startTime === '' ? null : form.startTime,
  endTime: form.endTime === '' ? null : form.endTime,
  place: form.place.trim(),
  cancellation: form.cancellation.trim(),
  deskHours: form.deskHours.trim(),
});

/** What the contract refuses, by field. */
export function wrongIn(form: GuestPageForm): WrongFields {
  const checked = check(GuestPageDraft, toDraft(form), 'body');
  return 'value' in checked ? {} : checked.fields;
}

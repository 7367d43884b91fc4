import { check } from '@deck/api';
import type { User } from '@deck/api/contract/people';
import { ProfileChanges, UserDraft } from '@deck/api/contract/users';
import { type InterfaceLanguage, interfaceLanguages } from '@deck/api/vocabulary';
import type { ComboboxOption } from '@deck/ui';
import type { WrongFields } from '../../platform/forms/contract-resolver.ts';

/** The values of a person's form, for the own profile and for a colleague. */
export interface PersonForm {
  firstName: string;
  lastName: string;
  position: string;
  phone: string;
  avatarUrl: string | null;
  locale: InterfaceLanguage;
  timezone: string;
  email: string;
  /** Empty: the e-mail address. */
  login: string;
  role: string;
  propertyIds: readonly string[];
}

export const emptyPerson = (locale: string, timezone: string): PersonForm => ({
  firstName: '',
  lastName: '',
  position: '',
  phone: '',
  avatarUrl: null,
  locale: interfaceLanguages.find((language) => language === locale) ?? 'en',
  timezone,
  email: '',
  login: '',
  role: '',
  propertyIds: [],
});

export const getPerson = ({ properties, ...user }: User): PersonForm => ({
  firstName: user.firstName,
  lastName: user.lastName,
  position: user.position,
  phone: user.phone,
  avatarUrl: user.avatarUrl,
  locale: user.locale,
  timezone: user.timezone,
  email: user.email,
  login: user.login,
  role: user.role,
  propertyIds: properties.map(({ id }) => id),
});

type Checked<T> = { readonly value: T } | { readonly fields: WrongFields };

/** The body of a new colleague; the fields that are wrong, by the names of the form, where it is none. */
export function toDraft({ login, email, ...person }: PersonForm): Checked<UserDraft> {
  const given = login.trim();
  const asked = { ...person, email: email.trim(), ...(given === '' ? {} : { login: given }) };
  const checked = check(UserDraft, asked, 'body');
  if ('value' in checked) return { value: checked.value as UserDraft };
  // A role that nobody chose is missing rather than none of the list.
  return { fields: person.role === '' ? { ...checked.fields, role: 'required' } : checked.fields };
}

/** The fields that the form changed. Only these are sent, so that a colleague's change stays. */
export function getChanges(before: PersonForm, after: PersonForm): Checked<ProfileChanges> {
  const { login: _, ...next } = { ...after, email: after.email.trim() };
  const changed = Object.entries(next).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof PersonForm]),
  );
  if (changed.length === 0) return { value: {} };
  const checked = check(ProfileChanges, Object.fromEntries(changed), 'body');
  return 'value' in checked ? { value: checked.value as ProfileChanges } : checked;
}

export const wrongIn = (checked: Checked<unknown>): WrongFields =>
  'fields' in checked ? checked.fields : {};

/**
 * The zones to choose from: those this browser knows, UTC, and the one that is chosen even where the browser calls it
 * by another name.
 */
export function timeZoneOptions(chosen: string): ComboboxOption[] {
  const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  zones.delete('');
  return [...zones].toSorted().map((zone) => ({
    value: zone,
    label: zone,
    // `New York` is searched with a space.
    keywords: zone.replaceAll(/[_/]/g, ' '),
  }));
}

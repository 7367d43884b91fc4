import { describe, expect, it } from 'vitest';
import { emptyPerson, getChanges, timeZoneOptions, toDraft, wrongIn } from './person-form.ts';

const person = {
  ...emptyPerson('el', 'Europe/Athens'),
  firstName: 'Αλίκη',
  lastName: "O'Νηλ",
  email: 'aliki@aegeanhouse.gr',
  role: 'AGENT',
};

describe('a new colleague', () => {
  it('signs in with the e-mail address unless another login is given', () => {
    const draft = toDraft({ ...person, email: ' aliki@aegeanhouse.gr ' });
    expect(draft).toMatchObject({ value: { email: 'aliki@aegeanhouse.gr', role: 'AGENT', propertyIds: [] } });
    expect(draft).not.toHaveProperty('value.login');
    expect(toDraft({ ...person, login: ' aliki ' })).toMatchObject({ value: { login: 'aliki' } });
  });

  it('is told field by field what is wrong', () => {
    expect(wrongIn(toDraft(emptyPerson('xx', 'Nowhere/Land')))).toEqual({
      firstName: 'required',
      lastName: 'required',
      timezone: 'choice',
      email: 'required',
      role: 'required',
    });
    expect(wrongIn(toDraft({ ...person, firstName: 'A<b', position: 'Chef 2', login: 'a b' }))).toEqual({
      firstName: 'personName',
      position: 'positionTitle',
      login: 'login',
    });
  });
});

describe('the changes of a form', () => {
  it('are only what is other than before', () => {
    expect(getChanges(person, person)).toEqual({ value: {} });
    expect(getChanges(person, { ...person, locale: 'ru', propertyIds: ['p1'] })).toEqual({
      value: { locale: 'ru', propertyIds: ['p1'] },
    });
  });

  it('leave a role of elsewhere alone', () => {
    const strange = { ...person, role: 'ONLY_USERS_LIST_VIEW' };
    expect(getChanges(strange, { ...strange, position: 'Chef' })).toEqual({ value: { position: 'Chef' } });
  });

  it('are checked by the contract', () => {
    expect(wrongIn(getChanges(person, { ...person, firstName: '  ' }))).toEqual({ firstName: 'required' });
  });
});

describe('the time zones to choose from', () => {
  const values = (chosen: string) => timeZoneOptions(chosen).map(({ value }) => value);

  it('hold UTC and the zone that is chosen, each once', () => {
    const zones = values('Europe/Athens');
    expect(zones).toContain('UTC');
    expect(zones.filter((zone) => zone === 'Europe/Athens')).toHaveLength(1);
    expect(values('Asia/Katmandu')).toContain('Asia/Katmandu');
  });

  it('offer nothing empty', () => {
    expect(values('')).not.toContain('');
  });

  it('are found by the words of a city', () => {
    const found = timeZoneOptions('UTC').find(({ value }) => value === 'America/New_York');
    expect(found?.keywords).toContain('New York');
  });
});

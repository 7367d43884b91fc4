import { describe, expect, it } from 'vitest';
import { type GuestPageForm, toDraft, toForm, wrongIn } from './guest-page-form.ts';

const form: GuestPageForm = {
  logoUrl: '/resources/files/8Qm2vXo1c0yH3k5TzGq7Aw.png',
  color: '#177f83',
  place: 'Naoussa, Paros, Greece',
  startTime: '15:00',
  endTime: '11:00',
  cancellation: 'Free until a week before arrival.',
  deskHours: 'Reception, 08:00 to 23:00',
};
const empty: GuestPageForm = {
  logoUrl: null,
  color: '',
  place: '',
  startTime: '',
  endTime: '',
  cancellation: '',
  deskHours: '',
};

describe('the form of what guests read', () => {
  it('goes there and back', () => {
    expect(toForm(toDraft(form))).toEqual(form);
    expect(toForm(toDraft(empty))).toEqual(empty);
  });

  it('sends nothing for an empty colour or time, and no spaces around words', () => {
    expect(toDraft(empty)).toMatchObject({ color: null, startTime: null, endTime: null, place: '' });
    expect(toDraft({ ...form, place: ' Naoussa ' }).place).toBe('Naoussa');
  });

  it('may be empty, and may be full', () => {
    expect(wrongIn(empty)).toEqual({});
    expect(wrongIn(form)).toEqual({});
  });

  it.each([
    [{ color: 'teal' }, { color: 'color' }],
    [{ startTime: '25:00' }, { startTime: 'time' }],
    [{ deskHours: 'x'.repeat(201) }, { deskHours: 'maxLength?max=200' }],
  ])('says at its field what the contract refuses: %j', (changes, wrong) => {
    expect(wrongIn({ ...form, ...changes })).toEqual(wrong);
  });
});

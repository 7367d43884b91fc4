import type { Settings } from '@deck/api/contract/settings';
import { describe, expect, it } from 'vitest';
import { generalIn, toForm, withPrefix } from './general-form.ts';

const general: Settings['general'] = {
  name: 'Aegean House',
  email: 'office@aegeanhouse.gr',
  legalAddress: 'Athens',
  website: '',
  phone: '',
  fieldOfActivity: '',
  features: '',
  notes: '',
  country: 'GR',
  currency: 'EUR',
  acceptedCurrencies: ['EUR', 'USD'],
  defaultCustomerLanguage: 'en',
  defaultCustomerCountry: 'GR',
  defaultPaymentMethod: null,
  applyExchangeRateByDefault: false,
  generateOrderId: true,
  showOrderDetails: true,
  orderPrefix: 'AEG',
  paymentLifetime: null,
  authorizationMethod: 'CHARGE',
  captureReminderTime: null,
  termsUrl: '',
  privacyUrl: '',
  taxpayerId: '',
  legalName: '',
  statement: '',
  logoUrl: null,
  color: null,
  bankName: '',
  iban: '',
  bic: '',
};
const form = toForm({ general } as Settings);

describe('the form of the company', () => {
  it('says again what is kept, without what only support changes', () => {
    const said = generalIn(form);
    expect(general).toMatchObject(said);
    expect(said).not.toHaveProperty('iban');
    expect(said).not.toHaveProperty('currency');
  });

  it('has no end of a lifetime and no reminder where there is none', () => {
    expect(form.paymentLifetime).toBe('unlimited');
    expect(generalIn({ ...form, paymentLifetime: 'P2D' }).paymentLifetime).toBe('P2D');
    expect(generalIn({ ...form, captureReminderTime: 'PT5H' }).captureReminderTime).toBeNull();
    expect(generalIn({ ...form, remindsOfCapture: true, captureReminderTime: 'PT5H' })).toMatchObject({
      captureReminderTime: 'PT5H',
    });
  });
});

it('shows the next number with another prefix', () => {
  expect(withPrefix('AEG-10453', 'KAL2')).toBe('KAL2-10453');
});

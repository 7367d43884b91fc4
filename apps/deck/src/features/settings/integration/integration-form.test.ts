import type { Settings } from '@deck/api/contract/settings';
import { describe, expect, it } from 'vitest';
import { wrongIn } from '../shared/settings-change.ts';
import { changeOf, integrationIn, toForm } from './integration-form.ts';

const kept = toForm({
  integration: { callbackUrls: { payment: 'https://pms.example/payments', order: null, card: null } },
} as Settings);
const change = (form: typeof kept) => changeOf(integrationIn(kept), integrationIn(form));
const withUrl = (order: string) => ({ ...kept, callbackUrls: { ...kept.callbackUrls, order } });

describe('the form of the integration', () => {
  it('never shows the secret, and sends one that was typed', () => {
    expect(kept.callbackSecret).toBe('');
    expect(change(kept)).toEqual({});
    expect(change({ ...kept, callbackSecret: 'a-long-enough-secret' })).toEqual({
      callbackSecret: 'a-long-enough-secret',
    });
    expect(wrongIn('integration', change({ ...kept, callbackSecret: 'short' }))).toEqual({
      callbackSecret: 'minLength?min=16',
    });
  });

  it('sends the address that was changed, and takes an empty one for none', () => {
    expect(change(withUrl('https://pms.example/orders'))).toEqual({
      callbackUrls: { order: 'https://pms.example/orders' },
    });
    expect(change({ ...kept, callbackUrls: { ...kept.callbackUrls, payment: ' ' } })).toEqual({
      callbackUrls: { payment: null },
    });
  });

  it.each(['javascript:alert(1)', 'pms.example', 'ftp://pms.example', 'https://a b'])(
    'refuses %s at its field',
    (url) => {
      expect(wrongIn('integration', change(withUrl(url)))).toEqual({ 'callbackUrls.order': 'url' });
    },
  );
});

import { describe, expect, it } from 'vitest';
import { changed, pathIn, wrongIn } from './settings-change.ts';

describe('a change of settings', () => {
  it('is what says something else, and nothing beside it', () => {
    expect(changed({ a: 1, b: [1, 2], c: { d: 1 } }, { a: 1, b: [2, 1], c: { d: 1 } })).toEqual({
      b: [2, 1],
    });
  });

  it('leaves out what says nothing', () => {
    expect(changed({ secret: undefined }, { secret: undefined })).toEqual({});
  });

  it.each([
    ['javascript:alert(1)', 'url'],
    ['hotel', 'url'],
    ['ftp://hotel.com', 'url'],
    [`https://hotel.com/${'a'.repeat(500)}`, 'maxLength?max=500'],
  ])('is refused at its field: %s', (termsUrl, message) => {
    expect(wrongIn('general', { termsUrl })).toEqual({ termsUrl: message });
  });

  it('is well where the contract says so', () => {
    expect(wrongIn('general', { termsUrl: '', orderPrefix: 'KAL' })).toEqual({});
  });

  it('names fields within their part', () => {
    expect(pathIn('general', 'general.email')).toBe('email');
    expect(pathIn('integration', 'integration.callbackUrls.payment')).toBe('callbackUrls.payment');
    expect(pathIn('general', 'meta')).toBe('meta');
  });
});

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, dropDraftsOfOthers, keepDrafts, openForm, readDraft, withoutSecrets } from './drafts.ts';
import { sessionStore } from './session-store.ts';

/** Entries as properties, the way a browser shows its storage to `Object.keys`. */
function storage() {
  const methods = {
    getItem(key: string) {
      return Object.hasOwn(this, key) ? (this as unknown as Record<string, string>)[key] : null;
    },
    setItem(key: string, value: string) {
      (this as unknown as Record<string, string>)[key] = value;
    },
    removeItem(key: string) {
      delete (this as unknown as Record<string, string>)[key];
    },
  };
  return Object.create(methods) as Storage;
}
const at = (userId: string, businessProfileId: string) =>
  vi.spyOn(sessionStore, 'identity').mockReturnValue({ userId, businessProfileId });

afterEach(() => vi.unstubAllGlobals());

beforeEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal('sessionStorage', storage());
});

describe('a draft', () => {
  it('comes back to the same person in the same division alone', () => {
    at('u1', 'd1');
    const close = openForm('orders.create', () => ({ name: 'Élodie' }));
    keepDrafts();
    close();
    expect(readDraft('orders.create')?.values).toEqual({ name: 'Élodie' });
    expect(readDraft('orders.edit')).toBeUndefined();
    at('u1', 'd2');
    expect(readDraft('orders.create')).toBeUndefined();
    dropDraftsOfOthers('u1');
    at('u1', 'd1');
    expect(readDraft('orders.create')).toBeDefined();
    dropDraftsOfOthers('u2');
    expect(readDraft('orders.create')).toBeUndefined();
  });

  it('is kept of open forms that hold something, and of no other', () => {
    at('u1', 'd1');
    openForm('empty', () => undefined)();
    const empty = openForm('empty', () => undefined);
    openForm('closed', () => 'x')();
    keepDrafts();
    empty();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is gone once it is dropped', () => {
    at('u1', 'd1');
    const close = openForm('form', () => 'typed');
    keepDrafts();
    close();
    dropDraft('form');
    expect(readDraft('form')).toBeUndefined();
  });

  it.each(['{', 'null', '[]', '{"at":"yesterday","values":1}', '{"at":1}', '"x"'])(
    'that was tampered with is none: %s',
    (text) => {
      at('u1', 'd1');
      sessionStorage.setItem('DRAFT/u1/d1/form', text);
      expect(readDraft('form')).toBeUndefined();
    },
  );

  const full = Object.assign(storage(), {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  it.each([
    ['denied', undefined],
    ['full', full],
  ])('lasts until the page is loaded anew where the storage is %s, and says so', (_, given) => {
    at('u1', 'd1');
    const close = openForm('form', () => ({ note: 'typed', password: 'Kalypso' }));
    expect(keepDrafts()).toBe(true);
    dropDraft('form');
    vi.stubGlobal('sessionStorage', given);
    expect(keepDrafts()).toBe(false);
    close();
    expect(readDraft('form')?.values).toEqual({ note: 'typed', password: '' });
    at('u1', 'd2');
    expect(readDraft('form')).toBeUndefined();
    at('u1', 'd1');
    dropDraftsOfOthers('u2');
    expect(readDraft('form')).toBeUndefined();
  });

  it('that was not stored is gone once it is dropped', () => {
    at('u1', 'd1');
    vi.stubGlobal('sessionStorage', undefined);
    const close = openForm('form', () => 'typed');
    keepDrafts();
    close();
    dropDraft('form');
    expect(readDraft('form')).toBeUndefined();
  });
});

describe('what is never kept', () => {
  it.each(['pan', 'cardNumber', 'cvc', 'securityCode', 'password', 'newPassword', 'code', 'otp', 'secret'])(
    'a field called %s',
    (name) => expect(withoutSecrets({ deep: [{ [name]: '123' }] })).toEqual({ deep: [{ [name]: '' }] }),
  );

  it.each(['postalCode', 'customer', 'company', 'language'])('but %s is', (name) =>
    expect(withoutSecrets({ [name]: 'x1' })).toEqual({ [name]: 'x1' }),
  );

  it('a number of a card, wherever it was typed and however it was written', () => {
    const cards = ['4242424242424242', '5555555555554444', '378282246310005', '6304000000000000'];
    const signs = fc.constantFrom('', ' ', '-');
    fc.assert(
      fc.property(
        fc.constantFrom(...cards),
        signs,
        fc.stringMatching(/^[a-z ]{0,9}$/),
        (card, sign, words) => {
          const text = `${words} ${card.match(/.{1,4}/g)?.join(sign)} ${words}`;
          expect(withoutSecrets({ internalNote: text })).toEqual({ internalNote: '' });
        },
      ),
    );
  });

  it('leaves amounts, dates and phones as they are', () => {
    const values = { amount: '1234567890.50', from: '2027-03-27', phone: '+30 210 123 4567', people: 2 };
    expect(withoutSecrets(values)).toEqual(values);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayLeave, onFailure } from './connection.ts';
import { sessionStore } from './session/session-store.ts';

const write = { method: 'POST', headers: new Headers() };

describe('a tab whose session went to another division or person', () => {
  afterEach(() => vi.restoreAllMocks());
  beforeEach(() => vi.spyOn(sessionStore, 'isOutdated').mockReturnValue(true));

  it.each(['POST', 'PUT', 'DELETE'])('sends no %s', (method) => {
    expect(mayLeave('/api/v1/orders', { method })).toBe(false);
  });

  it('sends no GET that creates', () => {
    const headers = new Headers({ 'Idempotency-Key': 'k' });
    expect(mayLeave('/api/v1/import/files/1/process/2', { method: 'GET', headers })).toBe(false);
  });

  it('reads, and may end the session', () => {
    expect(mayLeave('/api/v1/orders', { method: 'GET' })).toBe(true);
    expect(mayLeave('/auth/v1/session', { method: 'DELETE' })).toBe(true);
  });

  it('holds a write back without a word: the question is on the screen', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const { createApi } = await import('@deck/api/client');
    const { passwords } = await import('@deck/api/contract/passwords');
    const { connection } = await import('./connection.ts');
    const told = vi.fn();
    const stop = onFailure(told);
    const calls = createApi({ passwords }, connection);
    await expect(calls.passwords.forgot({ body: { login: 'x' } })).rejects.toThrow('lost');
    stop();
    expect([fetch.mock.calls, told.mock.calls]).toEqual([[], []]);
    vi.unstubAllGlobals();
  });
});

it('a tab that is up to date writes', () => expect(mayLeave('/api/v1/orders', write)).toBe(true));

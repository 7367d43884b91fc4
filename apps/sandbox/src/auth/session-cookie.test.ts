import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getRefusal, noSession } from '../testing/refusals.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const ELENI = 'eleni.markou@aegeanhouse.gr';

describe('with TLS', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ publicUrl: 'https://deck.example' });
  });
  afterAll(() => app.close());

  test('the session belongs to this host alone, by TLS alone, and no script reads it', async () => {
    const { cookies } = await app.signedIn(ELENI);
    expect([...cookies.keys()].sort()).toEqual(['XSRF-TOKEN', '__Host-deck_session']);
    const answer = await app.browser().send('/auth/v1/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: ELENI, password: 'Kalypso-2026' }),
    });
    const given = answer.headers.getSetCookie();
    expect(given).toContainEqual(
      expect.stringMatching(/^__Host-deck_session=[\w-]{22}; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    );
    expect(given).toContainEqual(
      expect.stringMatching(/^XSRF-TOKEN=[0-9a-f]{32}; Path=\/; Secure; SameSite=Lax$/),
    );
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  test('a session cookie that a neighbouring host could have set is ignored', async () => {
    const browser = await app.signedIn(ELENI);
    const secret = browser.cookies.get('__Host-deck_session') ?? '';
    browser.cookies.delete('__Host-deck_session');
    browser.cookies.set('deck_session', secret);
    expect(await getRefusal(browser.api.session.validate())).toEqual(noSession);
  });

  test('signing out deletes it', async () => {
    const browser = await app.signedIn(ELENI);
    await browser.api.session.terminate();
    expect(browser.cookies.has('__Host-deck_session')).toBe(false);
  });
});

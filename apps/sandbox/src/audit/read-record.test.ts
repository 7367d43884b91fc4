import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { someone } from '../testing/people.ts';
import { getRefusal } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { ELENI } from './testing/act-world.ts';

let app: TestApp;
let owner: Browser;

const nikos = (body: Parameters<Browser['api']['users']['update']>[0]['body']) =>
  owner.api.users.update({ userId: 'user-nikos', body });

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn(ELENI);
  await someone(app, 'nikos', 'AGENT', [AEGEAN]);
  await nikos({ email: 'nikos.new@aegeanhouse.gr' });
  await nikos({ role: 'MANAGER' });
});
afterAll(() => app.close());

test.each([
  'UPDATE deck.audit_events SET person_name = $$Nobody$$',
  'DELETE FROM deck.audit_events',
  'TRUNCATE deck.audit_events',
])('the record cannot be altered by %s', async (statement) => {
  await expect(app.connection.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
});

describe('the record', () => {
  test('is read by act, person, subject and time, a page at a time, newest first', async () => {
    const { api } = owner;
    const all = await api.auditEvents.list({ size: 2 });
    expect(all.content.map(({ act }) => act)).toEqual(['ROLE_CHANGED', 'EMAIL_CHANGED']);
    expect(all.totalElements).toBe(4);
    const mails = (await api.auditEvents.list({ act: 'EMAIL_CHANGED' })).content;
    expect(mails).toMatchObject([
      {
        personId: 'user-eleni-markou',
        subjectId: 'user-nikos',
        changes: [{ field: 'email', before: 'nikos@aegeanhouse.gr', after: 'nikos.new@aegeanhouse.gr' }],
      },
    ]);
    const ofNikos = await api.auditEvents.list({
      subject: 'PERSON',
      subjectId: 'user-nikos',
      personId: 'user-eleni-markou',
    });
    expect(ofNikos.content.map(({ act }) => act)).toEqual(['ROLE_CHANGED', 'EMAIL_CHANGED']);
    expect((await api.auditEvents.list({ from: '2026-11-21T00:00:00Z' })).content).toEqual([]);
    expect((await api.auditEvents.list({ to: '2026-11-19T00:00:00Z' })).content).toEqual([]);
  });

  test('has an empty value and a missing one apart', async () => {
    const general = { captureReminderTime: 'P2D' } as const;
    await owner.api.businessProfiles.saveSettings({ id: AEGEAN, body: { general } });
    await owner.api.businessProfiles.saveSettings({
      id: AEGEAN,
      body: { general: { captureReminderTime: null } },
    });
    const [event] = (await owner.api.auditEvents.list({ act: 'SETTINGS_CHANGED' })).content;
    expect(event?.changes).toEqual([{ field: 'captureReminderTime', before: 'P2D', after: 'null' }]);
    const file = await (await owner.send('/api/v1/audit-events/export?act=SETTINGS_CHANGED')).text();
    expect(file).toContain('"captureReminderTime: P2D → "');
    const [signedIn] = (await owner.api.auditEvents.list({ act: 'SIGNED_IN' })).content;
    expect(signedIn?.changes).toEqual([]);
  });

  test('is exported as a file without formulas', async () => {
    const formula = '=HYPERLINK("http://bad.example")';
    await app.db.update(users).set({ firstName: formula }).where(eq(users.id, 'user-nikos'));
    await nikos({ role: 'AGENT' });
    const file = await owner.send('/api/v1/audit-events/export?act=ROLE_CHANGED');
    expect(file.headers.get('content-type')).toContain('text/csv');
    const text = await file.text();
    expect(text).toContain('role: MANAGER → AGENT');
    expect(text).toContain("'=HYPERLINK");
    expect(text.split('\r\n')).toHaveLength(3);
  });

  test('is seen neither by another company nor without the right to settings', async () => {
    const other = await someone(app, 'stranger', 'OWNER', [HALCYON]);
    const { content } = await other.api.auditEvents.list({ size: 100 });
    expect(content.map(({ act, personId }) => [act, personId])).toEqual([['SIGNED_IN', 'user-stranger']]);
    expect((await other.api.auditEvents.list({ personId: 'user-eleni-markou' })).content).toEqual([]);
    const agent = await someone(app, 'anna', 'AGENT', [AEGEAN]);
    expect(await getRefusal(agent.api.auditEvents.list({}))).toMatchObject({ code: 'ACCESS_DENIED' });
    expect(await getRefusal(agent.api.auditEvents.export({}))).toMatchObject({ code: 'ACCESS_DENIED' });
  });
});

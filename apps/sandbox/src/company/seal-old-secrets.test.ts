import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seal, unseal } from '../auth/sealed.ts';
import { businessProfiles } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { sealOldSecrets } from './seal-old-secrets.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const keep = (id: string, callbackSecret: string) =>
  app.db.update(businessProfiles).set({ callbackSecret }).where(eq(businessProfiles.id, id));

async function keptBy(id: string): Promise<string> {
  const [company] = await app.db.select().from(businessProfiles).where(eq(businessProfiles.id, id));
  return company?.callbackSecret ?? '';
}

test('a plain-text secret is sealed, and a sealed secret stays as it is', async () => {
  const sealed = await seal(app.db, 'the-secret-of-halcyon');
  await keep(AEGEAN, 'the-secret-of-aegean-house-27');
  await keep(HALCYON, sealed);
  for (const _ of [1, 2]) await sealOldSecrets(app.db);
  expect(await keptBy(AEGEAN)).not.toContain('aegean');
  expect(await unseal(app.db, await keptBy(AEGEAN))).toBe('the-secret-of-aegean-house-27');
  expect(await keptBy(HALCYON)).toBe(sealed);
});

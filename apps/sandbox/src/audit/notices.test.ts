import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { letters, userNotifications } from '../database/schema.ts';
import { AEGEAN } from '../seed/companies.ts';
import { someone } from '../testing/people.ts';
import { createTestApp } from '../testing/test-app.ts';
import { ELENI, firstSecrets } from './testing/act-world.ts';
import { actsOfPeople } from './testing/acts-of-people.ts';

test('a person hears of a new e-mail address at both, of a new role and of the second factor', async () => {
  const app = await createTestApp();
  const owner = await app.signedIn(ELENI);
  await someone(app, 'nikos', 'AGENT', [AEGEAN]);
  const acts = actsOfPeople({ app, owner, secrets: firstSecrets() });
  await acts.TWO_FACTOR_ON.prepare();
  for (const name of ['EMAIL_CHANGED', 'ROLE_CHANGED', 'TWO_FACTOR_ON', 'TWO_FACTOR_OFF'] as const)
    await acts[name].act();

  const sent = await app.db.select().from(letters).where(eq(letters.userId, 'user-nikos'));
  const notices = sent.map(({ facts, recipient }) => `${facts.news} ${recipient}`);
  expect(notices).toContain('EMAIL_CHANGED nikos@aegeanhouse.gr');
  expect(notices).toContain('EMAIL_CHANGED nikos.new@aegeanhouse.gr');
  expect(notices).toContain('ROLE_CHANGED nikos.new@aegeanhouse.gr');
  const ofVera = await app.db
    .select()
    .from(userNotifications)
    .where(eq(userNotifications.userId, 'user-vera'));
  expect(ofVera.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Two-factor sign-in is on'),
      expect.stringContaining('Two-factor sign-in is off'),
    ]),
  );
  await app.close();
});

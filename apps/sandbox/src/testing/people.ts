import type { AssignableRight } from '@deck/api/vocabulary';
import { demoPeople } from '../seed/people.ts';
import { seedPeople } from '../seed/seed-base.ts';
import type { Browser, TestApp } from './test-app.ts';

/** Signs in a new user, `user-<name>`, with this role, these divisions and these rights. */
export async function someone(
  app: TestApp,
  name: string,
  role: string,
  divisions: readonly string[],
  rights: readonly AssignableRight[] = [],
): Promise<Browser> {
  const [model] = demoPeople;
  if (!model) throw new Error('The demo has nobody');
  const login = `${name}@aegeanhouse.gr`;
  const person = { ...model, id: `user-${name}`, login, email: login, role, rights: [...rights], divisions };
  await seedPeople(app.db, [person]);
  return app.signedIn(login);
}

import { hashPassword } from '../auth/password.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, properties, pspProfiles, userDivisions, users } from '../database/schema.ts';
import { userSearchText } from '../people/user-answers.ts';
import { companies, demoProperties } from './companies.ts';
import { DEMO_PASSWORD, type DemoPerson, demoPeople } from './people.ts';
import { withPictures } from './property-pictures.ts';
import { demoPspProfiles } from './psp-profiles.ts';

/** Companies, their properties and users, without orders. */
export async function seedBase(db: Queries): Promise<void> {
  await db.insert(businessProfiles).values([...companies]);
  await db.insert(properties).values(await withPictures(db, demoProperties, new Date()));
  await db.insert(pspProfiles).values(demoPspProfiles());
  await seedPeople(db, demoPeople);
}

/** Users who sign in with the demo password. */
export async function seedPeople(db: Queries, people: readonly DemoPerson[]): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.insert(users).values(
    people.map(({ divisions: _, ...person }) => ({
      ...person,
      passwordHash,
      searchText: userSearchText(person),
    })),
  );
  await db
    .insert(userDivisions)
    .values(
      people.flatMap(({ id, divisions }) =>
        divisions.map((businessProfileId) => ({ userId: id, businessProfileId })),
      ),
    );
}

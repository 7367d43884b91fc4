import { readFile } from 'node:fs/promises';
import type { Queries } from '../database/queries.ts';
import type { properties } from '../database/schema.ts';
import { keepPicture } from '../resources/uploads.ts';

type Property = typeof properties.$inferSelect;

/** The properties with a drawing of each, stored like a user's upload. */
export async function withPhotos(db: Queries, all: readonly Property[], now: Date): Promise<Property[]> {
  const drawn: Property[] = [];
  for (const property of all) {
    const name = `${property.id.slice('property-'.length)}.webp`;
    const file = new File([await readFile(new URL(`photos/${name}`, import.meta.url))], name);
    drawn.push({ ...property, photoUrl: await keepPicture(db, property.businessProfileId, file, now) });
  }
  return drawn;
}

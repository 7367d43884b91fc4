import { readFile } from 'node:fs/promises';
import type { Queries } from '../database/queries.ts';
import type { properties } from '../database/schema.ts';
import { keepPicture } from '../resources/uploads.ts';

type Property = typeof properties.$inferSelect;

/** The properties with a logo; guests of the others see the first letter of the name. */
const withLogo: ReadonlySet<string> = new Set([
  'property-kalypso-bay',
  'property-lykavittos',
  'property-thalassa',
  'property-meltemi-suites',
  'property-anemone',
  'property-halcyon',
]);

/** The properties with a drawing of each, and the logos of some, stored like a user's upload. */
export async function withPictures(db: Queries, all: readonly Property[], now: Date): Promise<Property[]> {
  const drawn: Property[] = [];
  for (const property of all) {
    const keep = (folder: string) => keepDrawing(db, folder, property, now);
    const logoUrl = withLogo.has(property.id) ? await keep('logos') : null;
    drawn.push({ ...property, photoUrl: await keep('photos'), logoUrl });
  }
  return drawn;
}

async function keepDrawing(db: Queries, folder: string, property: Property, now: Date): Promise<string> {
  const name = `${property.id.slice('property-'.length)}.webp`;
  const file = new File([await readFile(new URL(`${folder}/${name}`, import.meta.url))], name);
  return keepPicture(db, { divisionId: property.businessProfileId, userId: undefined }, file, now);
}

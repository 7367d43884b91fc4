import { eq, sql } from 'drizzle-orm';
import { imageSize } from 'image-size';
import type { Queries } from '../database/queries.ts';
import { uploads } from '../database/schema.ts';
import { getName } from '../resources/uploads.ts';
import type { LetterPicture } from './letter.ts';

const HEIGHT = 40;
const WIDEST = 160;
/** The bytes of a picture in which its size stands. */
const HEAD = 65_536;

/** A logo at the size of a letter, in its own proportions: mail programs cut nothing. Null without one. */
export async function readLogo(
  db: Queries,
  logoUrl: string | null,
  base: string,
): Promise<LetterPicture | null> {
  if (logoUrl === null) return null;
  const [found] = await db
    .select({ head: sql<Buffer>`substring(${uploads.content} from 1 for ${HEAD})` })
    .from(uploads)
    .where(eq(uploads.name, getName(logoUrl)));
  return { address: new URL(logoUrl, base).href, ...fit(found?.head) };
}

/** As high as the name beside it, or lower if it is very wide. A square until its size is known. */
export function fit(head: Uint8Array | undefined): { width: number; height: number } {
  const ratio = head ? getRatio(head) : 1;
  const width = Math.min(WIDEST, HEIGHT * ratio);
  const whole = (length: number) => Math.max(1, Math.round(length));
  return { width: whole(width), height: whole(width / ratio) };
}

function getRatio(head: Uint8Array): number {
  try {
    const { width, height } = imageSize(head);
    return width > 0 && height > 0 ? width / height : 1;
  } catch {
    return 1;
  }
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newBrand } from '../brand/new-brand.ts';

/** Writes the folder of a brand with a yellow accent, as `npm run brand:new` makes it. */
export function writeBrandFolder(folder: string, name = 'Ours'): void {
  const font = { family: 'Inter', kind: 'sans-serif', missing: [] } as const;
  const { files } = newBrand({ id: 'ours', name, accent: '#ffd400', font, radius: '4' }, []);
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
}

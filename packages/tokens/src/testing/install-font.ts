import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Installs a serif font in a brand's folder, as `npm install --prefix` does: Inter's letters under another name. */
export function installFont(folder: string, family: string): void {
  const id = family.toLowerCase().replaceAll(' ', '-');
  const name = `@fontsource-variable/${id}`;
  const to = join(folder, 'node_modules', name);
  const inter = fileURLToPath(new URL('.', import.meta.resolve('@fontsource-variable/inter/metadata.json')));
  cpSync(inter, to, { recursive: true });
  for (const file of readdirSync(join(to, 'files')))
    renameSync(join(to, 'files', file), join(to, 'files', file.replace('inter', id)));
  const about = JSON.parse(readFileSync(join(to, 'metadata.json'), 'utf8'));
  writeFileSync(join(to, 'metadata.json'), JSON.stringify({ ...about, family, category: 'serif' }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: { [name]: '5.3.0' } }));
}

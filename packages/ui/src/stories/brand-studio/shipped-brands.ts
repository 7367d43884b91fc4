import { drawingNames } from '@deck/tokens/studio';
import type { Draft, Group } from './draft.ts';

const files = import.meta.glob<string>('../../../../tokens/brands/*/*.{json,svg}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const folder = '../../../../tokens/brands/';
const findFile = (id: string, name: string) => files[`${folder}${id}/${name}`] ?? '';

/** The brands of the repository, as in their folders. */
export const shippedBrands: readonly Draft[] = Object.keys(files)
  .filter((path) => path.endsWith('/brand.json'))
  .map((path) => path.slice(folder.length).replace('/brand.json', ''))
  .map((id) => {
    const drawings = Object.fromEntries(drawingNames.map((name) => [name, findFile(id, name)]));
    return { id, decisions: parsed(findFile(id, 'brand.json')), drawings: drawings as Draft['drawings'] };
  });

function parsed(json: string): Group {
  return JSON.parse(json);
}

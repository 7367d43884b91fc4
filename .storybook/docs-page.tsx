import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { use } from 'react';
import type { PropTable } from './docgen/prop-tables.ts';
import type { Guides } from './docs/guide.ts';
import { GuideView } from './docs/guide-view.tsx';
import { Sheets } from './docs/sheets.tsx';
import { Types } from './docs/types.tsx';
import { type IndexEntry, useStoryIndex } from './docs/use-story-index.ts';
import { Uses } from './docs/uses.tsx';
import { actions } from './guides/actions.tsx';
import { data } from './guides/data.tsx';
import { fields } from './guides/fields.tsx';
import { layers } from './guides/layers.tsx';

/** The title of the root that shows widgets, and of the root that proves what they promise. */
const SHOWN = 'Components/';
const PROVED = 'Proofs/';

/** The guides of the most used widgets. The page of another widget has none. */
const guides: Guides = { ...actions, ...fields, ...data, ...layers };

/** A component to which the build gave its table of props. */
interface Documented {
  readonly __docgenInfo?: PropTable;
}

/** The page of a widget: purpose, props, variants, use, promises, and where it is used. */
export function DocsPage() {
  const context = use(DocsContext);
  const entries = useStoryIndex();
  const [story] = context.componentStories();
  const title = story?.title.replace(SHOWN, '') ?? '';
  const shown = entries.find((entry) => entry.id === story?.id);
  const globals = story ? context.getStoryContext(story).globals : {};
  const guide = guides[title];
  const table = (story?.component as Documented | undefined)?.__docgenInfo;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {table && <Types {...table} />}
      <Sheets
        sheets={shown ? findSheets(shown.importPath, entries) : []}
        globals={['brand', 'mode', 'locale'].map((name) => `${name}:${globals[name]}`).join(';')}
      />
      {guide && <GuideView guide={guide} globals={globals} />}
      <Promises proofs={entries.filter((entry) => isProofOf(title, entry))} />
      {shown && <Uses file={getComponentFile(shown)} />}
      <Stories title="Stories" includePrimary={false} />
    </>
  );
}

/** The sheets of a widget; those of its whole folder if it has none of its own. */
function findSheets(file: string, entries: readonly IndexEntry[]): readonly IndexEntry[] {
  const folder = file.replace(/[^/]+$/, '');
  const near = entries.filter(
    ({ title, importPath }) => title.startsWith('Sheets/') && importPath.startsWith(folder),
  );
  const own = near.filter(({ importPath }) => importPath === file.replace('.stories.', '.sheet.stories.'));
  return own.length > 0 ? own : near;
}

/** The proofs of `Fields/Select` also stand in files of their own, under `Proofs/Fields/Select/Searching`. */
const isProofOf = (title: string, entry: IndexEntry) =>
  entry.type === 'story' && `${entry.title}/`.startsWith(`${PROVED}${title}/`);

/** Storybook finds no file of a generic component, which its stories name by their own name. */
const getComponentFile = ({ componentPath, importPath }: IndexEntry) =>
  (componentPath ?? importPath.replace('.stories.tsx', '.tsx')).replace('./', '');

/** Each promise is the name of a story whose play function proves it. */
function Promises({ proofs }: { proofs: readonly IndexEntry[] }) {
  if (proofs.length === 0) return null;
  return (
    <>
      <h2>Promises</h2>
      <ul>
        {proofs.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';

/** The groups of widgets, as the titles of their stories begin. */
const groups = new Set(['Actions', 'Fields', 'Data', 'Layers', 'Layout', 'Feedback']);

/** Stories that show a widget without stating a promise. */
const shown = new Set(['Default', 'Playground']);

/** What decides about the place of a story. */
export interface PlacedStory {
  /** As its file writes it: `Fields/Select`. */
  readonly title: string;
  /** The name of its export. */
  readonly exportName: string;
  /** Whether its file has a page of documentation. */
  readonly isDocumented: boolean;
  /** Whether a function of the story proves something. */
  readonly hasPlay: boolean;
  /** Whether its file names the component that it shows. */
  readonly hasComponent: boolean;
}

/**
 * The title under which the sidebar lists a story: `Components/…` if it shows a widget, `Proofs/…` if it only proves a
 * promise. Other titles stay as their files write them.
 */
export function getPlace({ title, exportName, isDocumented, hasPlay, hasComponent }: PlacedStory): string {
  const [root = ''] = title.split('/');
  if (groups.has(root)) {
    const isShown = isDocumented && (shown.has(exportName) || !hasPlay);
    return `${isShown ? 'Components' : 'Proofs'}/${title}`;
  }
  return root === 'Start' && hasPlay && !hasComponent ? `Proofs/${title}` : title;
}

function placeStory(input: IndexInput, isDocumented: boolean): IndexInput {
  const { title = '', exportName, tags = [] } = input;
  const place = getPlace({
    title,
    exportName,
    isDocumented,
    hasPlay: tags.includes('play-fn'),
    hasComponent: input.rawComponentPath !== undefined,
  });
  if (place === title) return input;
  // A page of documentation lists what a widget shows, so a page of proofs has none.
  const placedTags = place.startsWith('Proofs/') ? [...tags, '!autodocs'] : tags;
  return { ...input, title: place, tags: placedTags, __id: toId(place, storyNameFromExport(exportName)) };
}

/** Lists the stories of each file under their places, those that show a widget before those that prove something. */
export function withPlaces(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const inputs = await indexer.createIndex(file, options);
      const isDocumented =
        inputs.some(({ exportName }) => shown.has(exportName)) &&
        !inputs.some(({ tags }) => tags?.includes('!autodocs'));
      const placed = inputs.map((input) => placeStory(input, isDocumented));
      return placed.toSorted((a, b) => Number(isProof(a)) - Number(isProof(b)));
    },
  };
}

const isProof = ({ title }: IndexInput) => title?.startsWith('Proofs/') === true;

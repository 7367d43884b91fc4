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

/** Stories that show a widget without stating a promise. */
const shown = new Set(['Default', 'Playground']);

/** The page of a widget: its purpose, its props, its promises, and every story. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Promises />
      <Stories title="Stories" includePrimary={false} />
    </>
  );
}

/** Each promise is the name of a story whose play function proves it. */
function Promises() {
  const promises = use(DocsContext)
    .componentStories()
    .filter((story) => !shown.has(story.name));
  if (promises.length === 0) return null;
  return (
    <>
      <h2>Promises</h2>
      <ul>
        {promises.map((story) => (
          <li key={story.id}>{story.name}</li>
        ))}
      </ul>
    </>
  );
}

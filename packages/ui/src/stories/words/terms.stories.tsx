import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Start/Found by the words of the specification', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/**
 * The names of widgets in sections 2 and 9 of the specification, and the group in which the search must find
 * each.
 */
const terms: readonly (readonly [term: string, title: string])[] = [
  ['Date field', 'Fields/Date field'],
  ['presets', 'Start/Find by another name'],
  ['Last 4 weeks', 'Start/Find by another name'],
  ['Custom range', 'Start/Find by another name'],
  ['Lifetime field', 'Fields/Lifetime field'],
  ['Unlimited', 'Start/Find by another name'],
  ['Amount', 'Fields/Amount field'],
  ['HH:MM', 'Start/Find by another name'],
  ['Password', 'Fields/Password field'],
  ['Phone', 'Fields/Phone field'],
  ['Card selector', 'Fields/Card selector'],
  ['Add new', 'Start/Find by another name'],
  ['Tabs', 'Layout/Tabs'],
  ['Breadcrumbs', 'Layout/Breadcrumbs'],
  ['divider /', 'Start/Find by another name'],
  ['Alert', 'Feedback/Alert'],
  ['Message', 'Start/Find by another name'],
  ['Modal', 'Layers/Modal'],
  ['Dialog', 'Start/Find by another name'],
  ['No data to display', 'Start/Find by another name'],
  ['Countdown', 'Data/Countdown'],
  ['60 seconds', 'Data/Countdown'],
  ['8 characters', 'Fields/Password field'],
  ['Year range', 'Start/Find by another name'],
  ['Monday', 'Start/Find by another name'],
  ['24-hour clock', 'Start/Find by another name'],
  ['step 5', 'Start/Find by another name'],
  ['768 pixels', 'Fields/Date range field'],
  ['Back to top', 'Start/Find by another name'],
  ['Copied', 'Actions/Copy button'],
  ['Select', 'Fields/Select'],
  ['Hint', 'Layers/Hint'],
  ['Tooltip', 'Layers/Tooltip'],
  ['Spinner', 'Feedback/Spinner'],
  ['z-index', 'Layers/Stacking'],
  ['Colour', 'Start/Find by another name'],
  ['palette', 'Start/Find by another name'],
  ['Rich text', 'Fields/Rich text'],
];

export const Found: StoryObj<typeof meta> = {
  name: 'The search finds every widget by its name in the specification',
  render: () => (
    <ul>
      {terms.map(([term, title]) => (
        <li key={term}>
          {term}: {title}
        </li>
      ))}
    </ul>
  ),
  play: async () => {
    const answer = await fetch('./index.json');
    const { entries } = (await answer.json()) as { entries: Record<string, { title: string; name: string }> };
    const all = Object.values(entries);
    const lost = terms.filter(
      ([term, title]) =>
        !all.some(
          (entry) =>
            entry.title.replace(/^(Components|Proofs)\//, '').startsWith(title) &&
            `${entry.title} ${entry.name}`.toLowerCase().includes(term.toLowerCase()),
        ),
    );
    await expect(lost).toEqual([]);
  },
};

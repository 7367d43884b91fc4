import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { constantStories } from './constant-stories.ts';

const meta = { title: 'Start/Constants proved', tags: ['!autodocs'] } satisfies Meta;

export default meta;

// Specification 9.20-9.24, 9.26-9.34
export const EachHasItsStory: StoryObj<typeof meta> = {
  name: 'Every constant of section 9 has its story: years, Monday, 24 h, step 5, 768 px, 150 px, 10 px, 3 s, 60 s, 8 characters, 5 px, 20, 32, 1000, 80 colours',
  render: () => (
    <ul>
      {Object.values(constantStories).map(({ what, story }) => (
        <li key={what}>
          {what}: {story}
        </li>
      ))}
    </ul>
  ),
  play: async () => {
    const answer = await fetch('./index.json');
    const { entries } = (await answer.json()) as { entries: Record<string, { name: string }> };
    for (const { story, promise } of Object.values(constantStories))
      await expect(`${story}: ${entries[story]?.name}`).toBe(`${story}: ${promise}`);
  },
};

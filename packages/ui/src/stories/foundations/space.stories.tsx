import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpacePage } from './scale-pages.tsx';
import { getLook } from './shown-tokens.ts';

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Space: StoryObj<typeof meta> = {
  name: 'Space',
  render: (_, { globals }) => <SpacePage {...getLook(globals)} />,
};

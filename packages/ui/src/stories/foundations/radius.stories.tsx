import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadiusPage } from './scale-pages.tsx';
import { getLook } from './shown-tokens.ts';

const meta = { title: 'Foundations/Radius', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Radius: StoryObj<typeof meta> = {
  name: 'Radius',
  render: (_, { globals }) => <RadiusPage {...getLook(globals)} />,
};

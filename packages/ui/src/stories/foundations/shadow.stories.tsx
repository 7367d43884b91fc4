import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShadowPage } from './scale-pages.tsx';
import { getLook } from './shown-tokens.ts';

const meta = { title: 'Foundations/Shadow', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Shadow: StoryObj<typeof meta> = {
  name: 'Shadow',
  render: (_, { globals }) => <ShadowPage {...getLook(globals)} />,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { BreakpointsPage } from './scale-pages.tsx';

const meta = { title: 'Foundations/Breakpoints', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Breakpoints: StoryObj<typeof meta> = {
  name: 'Breakpoints',
  render: () => <BreakpointsPage />,
};

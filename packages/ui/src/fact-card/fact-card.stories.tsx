import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactCard } from './fact-card.tsx';

const meta = {
  title: 'Data/Fact card',
  component: FactCard,
  args: {
    title: 'Customer',
    facts: [
      ['Name', 'Ingrid Solheim'],
      ['Company', ''],
      ['E-mail', 'i.solheim@fjordmail.no'],
      ['Phone', '+47 912 34 567'],
    ],
  },
} satisfies Meta<typeof FactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { wide: true } };

export const LeftOut: Story = {
  name: 'Unknown facts are left out',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Name',
      'E-mail',
      'Phone',
    ]);
  },
};

export const Said: Story = {
  name: 'Or a text is shown for unknown facts',
  args: { empty: 'Not set' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Not set');
  },
};

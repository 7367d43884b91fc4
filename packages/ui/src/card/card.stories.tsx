import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Data/Card',
  component: Card,
  args: {
    title: 'Customer',
    children: (
      <DescriptionList
        items={[
          { term: 'Name', description: 'Ingrid Solheim' },
          { term: 'E-mail', description: 'i.solheim@fjordmail.no' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    meta: '4 payments, at most €2,160.00 more',
    action: (
      <Button size="small" variant="quiet">
        Edit
      </Button>
    ),
  },
};

export const Empty: Story = {
  name: 'An empty card is one line high: title, words, action',
  args: { title: 'Saved cards', flush: true, empty: 'None yet', action: undefined, children: undefined },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Saved cards' });
    await expect(canvas.getByText('None yet')).toBeVisible();
    // With its border.
    await expect(card.getBoundingClientRect().height).toBe(50);
  },
};

export const Named: Story = {
  name: 'Its title names the region',
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Customer' });
    await expect(within(region).getByRole('heading', { name: 'Customer' })).toBeVisible();
    await expect(within(region).getByText('Ingrid Solheim')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3 } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { FilterBar } from './filter-bar.tsx';

const meta = {
  title: 'Layout/Filter bar',
  component: FilterBar,
  args: {
    children: (
      <>
        <SearchField
          label="Search"
          labelHidden
          placeholder="Order ID, guest, e-mail"
          value=""
          onChange={() => undefined}
        />
        <Button>Last 4 weeks</Button>
        <Button>Status 6 of 14</Button>
        <Button variant="quiet">Reset</Button>
      </>
    ),
    end: <Button icon={Columns3}>Columns</Button>,
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { end: undefined } };

export const Landmark: Story = {
  name: 'It is a landmark',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Filters').tagName).toBe('SEARCH');
  },
};

export const EndIsFarRight: Story = {
  name: 'Actions of the list are at the far end',
  play: async ({ canvas }) => {
    const bar = canvas.getByLabelText('Filters').getBoundingClientRect();
    const columns = canvas.getByRole('button', { name: 'Columns' }).getBoundingClientRect();
    await expect(Math.abs(bar.right - columns.right)).toBeLessThan(1);
  },
};

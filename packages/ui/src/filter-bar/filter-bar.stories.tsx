import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3, SlidersHorizontal } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { FilterChips } from '../filter-chips/filter-chips.tsx';
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
        <Button icon={SlidersHorizontal}>Filters</Button>
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

export const Chips: Story = {
  name: 'The active filters stand on the same line where there is room, else below',
  tags: ['desk'],
  args: {
    chips: (
      <FilterChips
        chips={[
          { id: 'created', label: 'Created', value: 'last 4 weeks' },
          { id: 'property', label: 'Property', value: 'Hotel Thera' },
        ]}
        onRemove={() => undefined}
      />
    ),
  },
  play: async ({ canvas }) => {
    const top = (name: RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    await expect(Math.abs(top(/Filters/) - top(/Created/))).toBeLessThan(16);
    await expect(Math.abs(top(/Columns/) - top(/Filters/))).toBeLessThan(1);
  },
};

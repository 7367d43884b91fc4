import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bed, Car, Package, Plane, Sailboat } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

function Held({ onChange, ...args }: SegmentedControlProps) {
  const [value, setValue] = useState(args.value);
  return (
    <SegmentedControl
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Fields/Segmented control',
  component: SegmentedControl,
  args: {
    label: 'Kind of position',
    labelHidden: true,
    value: 'accommodation',
    onChange: fn(),
    options: [
      { value: 'accommodation', label: 'Accommodation', icon: Bed },
      { value: 'yacht', label: 'Yacht', icon: Sailboat },
      { value: 'flight', label: 'Flight', icon: Plane },
      { value: 'car', label: 'Car', icon: Car },
      { value: 'other', label: 'Other', icon: Package },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labelHidden: false, hint: 'Decides which fields follow' } };

export const Arrows: Story = {
  name: 'Without a mouse: one tab stop, on the checked segment; arrow keys choose',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Accommodation' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Yacht' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('yacht');
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(
      document.activeElement as HTMLElement | null,
    );
  },
};

export const Named: Story = {
  name: 'The group is named by its label, visible or hidden',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Kind of position' })).toBeVisible();
  },
};

export const Disabled: Story = {
  name: 'Disabled, nothing can be chosen',
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Yacht'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

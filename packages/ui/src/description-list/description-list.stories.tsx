import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Data/Description list',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Name', description: <strong>Ingrid Solheim</strong> },
      { term: 'E-mail', description: 'i.solheim@fjordmail.no' },
      { term: 'Phone', description: '+47 912 34 567' },
      { term: 'Policy', description: '30 % prepayment' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { items: [{ term: 'Ημερομηνία δημιουργίας της παραγγελίας', description: '20.11.2026 09:12' }] },
};

export const Paired: Story = {
  name: 'Every value is tied to its term',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('i.solheim@fjordmail.no');
  },
};

export const Address: Story = {
  name: 'An e-mail address that is too long is broken after its @',
  args: { items: [{ term: 'E-mail', description: 'm.papadopoulou@pelagosmail.example' }] },
  render: (args) => (
    <div style={{ width: 240 }}>
      <DescriptionList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const value = canvas.getByRole('definition');
    const { firstChild, lastChild } = value;
    const range = document.createRange();
    const linesOf = (part: ChildNode | null) => {
      range.selectNodeContents(part ?? value);
      return range.getClientRects().length;
    };
    await expect([firstChild, lastChild].map(linesOf)).toEqual([1, 1]);
    await expect(value).toHaveTextContent('m.papadopoulou@pelagosmail.example');
  },
};

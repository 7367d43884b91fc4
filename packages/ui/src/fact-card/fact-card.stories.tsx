import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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

export const Playground: Story = { args: { empty: 'Not set' } };

const lefts = (elements: readonly HTMLElement[]) => [
  ...new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))),
];

export const Columns: Story = {
  name: 'Facts are in as many columns as fit, and their values start on as many lines',
  render: (args) => (
    <>
      {[360, 580, 840].map((width) => (
        <div key={width} data-testid={width} style={{ width, marginBottom: 16 }}>
          <FactCard
            {...args}
            title={`${width}`}
            facts={[
              ['Name', 'Ingrid Solheim'],
              ['Reservation number', 'OPERA 5574905'],
              ['E-mail', `${'ingrid.solheim'.repeat(3)}@fjordmail.example`],
              ['Phone', '+47 912 34 567'],
              ['Policy', '30 % prepayment'],
              ['Country', 'Norway'],
            ]}
          />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [width, columns] of [
      ['360', 1],
      ['580', 2],
      ['840', 3],
    ] as const) {
      const card = within(canvas.getByTestId(width));
      const terms = lefts(card.getAllByRole('term'));
      const values = lefts(card.getAllByRole('definition'));
      await expect(terms).toHaveLength(columns);
      await expect(values).toEqual(terms.map((left) => left + 108));
    }
  },
};

export const Explained: Story = {
  name: 'A hint says what a name means',
  args: { facts: [['Progress', 'Fulfilled', 'How much of the order has been paid']] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Progress');
    await expect(canvas.getByRole('button', { name: /Progress/ })).toBeVisible();
  },
};

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

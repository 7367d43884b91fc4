import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { LongForm } from '../stories/long-form.tsx';
import { ActionBar } from './action-bar.tsx';

const meta = {
  title: 'Layout/Action bar',
  component: ActionBar,
  args: {
    start: (
      <Button size="large" variant="quiet">
        Cancel
      </Button>
    ),
    end: (
      <>
        <Button size="large">Save and leave</Button>
        <Button size="large" variant="primary">
          Check data
        </Button>
      </>
    ),
  },
  render: (args) => (
    <div
      data-testid="page"
      style={{ display: 'flex', flexDirection: 'column', height: 360, overflowY: 'auto' }}
    >
      <LongForm />
      <ActionBar {...args} />
    </div>
  ),
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { start: undefined } };

export const InSight: Story = {
  name: 'It stays visible at the bottom, however long the page',
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    const bottom = () => canvas.getByRole('button', { name: 'Check data' }).getBoundingClientRect().bottom;
    const edge = page.getBoundingClientRect().bottom;
    await expect(edge - bottom()).toBeLessThan(20);
    page.scrollTop = 200;
    await expect(edge - bottom()).toBeLessThan(20);
  },
};

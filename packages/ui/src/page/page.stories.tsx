import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ActionBar } from '../action-bar/action-bar.tsx';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Column, Columns, PageBody, PageForm, PageNotes } from './page.tsx';

const send = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = {
  title: 'Layout/Page',
  component: PageForm,
  subcomponents: { Columns, Column, PageBody, PageNotes },
  args: {
    onSubmit: send,
    children: (
      <>
        <PageNotes>
          <Alert tone="info">You may look at the order and not change it.</Alert>
        </PageNotes>
        <Columns>
          <Column>
            <Card title="Order">AEG-10453</Card>
            <Card title="Positions">Sea view suite, two nights</Card>
          </Column>
          <Column sticky>
            <Card title="Summary">420.00 EUR</Card>
          </Column>
        </Columns>
        <ActionBar
          start={<Button size="large">Cancel</Button>}
          end={
            <Button size="large" variant="primary" type="submit">
              Save
            </Button>
          }
        />
      </>
    ),
  },
} satisfies Meta<typeof PageForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Sends: Story = {
  name: "Its button submits the form without the browser's validation",
  play: async ({ canvas, canvasElement }) => {
    send.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(send).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('form')).toHaveAttribute('novalidate');
  },
};

export const Narrow: Story = {
  name: 'A page with a single column is only as wide as its fields need',
  render: () => (
    <div style={{ width: 1400 }}>
      <PageBody width="form">
        <Card title="Fast payment">One column</Card>
      </PageBody>
      <PageBody>
        <Card title="Payments">The whole width</Card>
      </PageBody>
    </div>
  ),
  play: async ({ canvas }) => {
    const [form, full] = canvas.getAllByRole('region').map((card) => card.offsetWidth);
    await expect(form).toBeLessThanOrEqual(960);
    await expect(full).toBeGreaterThan(960);
  },
};

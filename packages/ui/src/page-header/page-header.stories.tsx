import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Pin, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Meter } from '../meter/meter.tsx';
import { Stat } from '../stat/stat.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { TabLinks } from '../tabs/tab-links.tsx';
import { Tag } from '../tag/tag.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Layout/Page header',
  component: PageHeader,
  parameters: { flush: true },
  args: {
    title: 'KLB-20418',
    breadcrumbs: [{ label: 'Orders', href: '#orders' }, { label: 'KLB-20418' }],
    copy: { text: 'KLB-20418', label: 'Copy order ID' },
    badge: <Badge tone="warning" label="Partially paid" />,
    tags: <Tag label="DECK" />,
    context: 'Ingrid Solheim, Kalypso Bay Resort, 24.11 - 28.11.2026',
    actions: (
      <>
        <IconButton icon={Pin} label="Pin order" />
        <Button icon={Pencil}>Edit</Button>
        <Button>Finalise</Button>
        <Button variant="primary" icon={Plus}>
          New payment
        </Button>
      </>
    ),
    figures: [
      <Stat key="total" label="Order total" value="€6,480.00" />,
      <Stat key="paid" label="Paid" value="€2,160.00" marker="paid" />,
      <Stat key="held" label="Held" value="€2,160.00" marker="held" />,
      <Stat key="due" label="Due" value="€2,160.00" marker="due" />,
    ],
    meter: (
      <Meter
        total="6480.00"
        currency="EUR"
        parts={[
          { label: 'Paid', value: '2160.00', kind: 'paid' },
          { label: 'Held', value: '2160.00', kind: 'held' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    title: 'Company settings',
    breadcrumbs: undefined,
    copy: undefined,
    badge: undefined,
    tags: undefined,
    context: undefined,
    actions: undefined,
    figures: undefined,
    meter: undefined,
    tabs: (
      <TabLinks
        label="Company settings"
        place="header"
        tabs={[
          { label: 'General', href: '#general', current: true },
          { label: 'Exchange rates', href: '#rates' },
        ]}
      />
    ),
  },
};

export const OneTitle: Story = {
  name: 'The title is the page’s only h1',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^KLB-20418$/);
  },
};

export const OrderOfActs: Story = {
  name: 'The actions are on the right, in the given order',
  play: async ({ canvas }) => {
    const names = ['Pin order', 'Edit', 'Finalise', 'New payment'];
    const lefts = names.map((name) => canvas.getByRole('button', { name }).getBoundingClientRect().left);
    await expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    await expect(lefts[0]).toBeGreaterThan(canvas.getByRole('heading').getBoundingClientRect().right);
  },
};

export const Wizard: Story = {
  name: 'A wizard shows its steps instead of actions',
  args: {
    title: 'New order',
    copy: undefined,
    badge: undefined,
    tags: undefined,
    context: undefined,
    actions: undefined,
    figures: undefined,
    meter: undefined,
    stepper: <Stepper steps={['Fill Data', 'Check Data', 'Completed', 'Make a payment']} current={0} />,
  },
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('list', { name: 'Steps' }).getBoundingClientRect();
    await expect(steps.left).toBeGreaterThan(canvas.getByRole('heading').getBoundingClientRect().right);
  },
};

const largest = '€999,999,999.99';

export const Whole: Story = {
  name: 'A long amount never wraps: it takes the space it needs',
  args: {
    figures: ['Order total', 'Paid', 'Held', 'Due'].map((label) => (
      <Stat key={label} label={label} value={largest} />
    )),
  },
  play: async ({ canvas }) => {
    for (const amount of canvas.getAllByRole('definition')) {
      await expect(amount).toHaveTextContent(largest);
      const line = Number.parseFloat(getComputedStyle(amount).lineHeight);
      await expect(amount.getBoundingClientRect().height).toBeLessThan(1.5 * line);
    }
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TabLinks } from './tab-links.tsx';
import { Tabs, type TabsProps } from './tabs.tsx';

function Held({ onChange, ...args }: TabsProps) {
  const [value, setValue] = useState(args.value);
  return (
    <Tabs
      {...args}
      value={value}
      onChange={(id) => {
        setValue(id);
        onChange(id);
      }}
    />
  );
}

const meta = {
  title: 'Layout/Tabs',
  component: Tabs,
  args: {
    label: 'User Eleni Markou',
    tabs: [
      { id: 'details', label: 'Details', content: <p>Eleni Markou, Agent</p> },
      { id: 'permissions', label: 'Permissions', count: 14, content: <p>Orders, payments</p> },
      { id: 'security', label: 'Security', content: <p>Two-factor sign-in is on</p> },
    ],
    value: 'details',
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { place: 'page' } };

export const Ring: Story = {
  name: 'The ring of a tab is clear of its word, and the first word stays at the edge',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tab = canvas.getByRole('tab', { name: 'Details' });
    const { paddingLeft, outlineOffset, outlineWidth } = getComputedStyle(tab);
    const inner = Number.parseFloat(outlineWidth);
    await expect(Number.parseFloat(outlineOffset)).toBe(-inner);
    await expect(Number.parseFloat(paddingLeft)).toBeGreaterThan(inner);
    const word = tab.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
    await expect(word).toBe(canvas.getByRole('tabpanel').getBoundingClientRect().left);
  },
};

export const Arrows: Story = {
  name: 'Without a mouse: one tab stop; arrow keys open the next tab and wrap around',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Permissions 14' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('details');
  },
};

// Specification 2.73
export const OnePanel: Story = {
  name: 'Only the open panel is shown, named by its tab',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Security' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Security' })).toHaveTextContent('Two-factor');
    await expect(canvas.queryByText('Eleni Markou, Agent')).toBeNull();
  },
};

export const Links: Story = {
  name: 'Tabs with addresses are links, one of them the current page',
  render: () => (
    <TabLinks
      label="Company settings"
      tabs={[
        { label: 'General', href: '#general', current: true },
        { label: 'Exchange rates', href: '#rates', count: 3 },
        { label: 'Notifications', href: '#notifications' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Company settings' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Exchange rates 3' })).not.toHaveAttribute('aria-current');
  },
};

export const LinksFollowed: Story = {
  name: 'If tabs do not fit, the current page is scrolled into view, and only their strip moves',
  render: function Followed() {
    const [current, setCurrent] = useState('#notifications');
    const link = (label: string, href: string) => ({ label, href, current: href === current });
    return (
      <>
        <Button onClick={() => setCurrent(current === '#general' ? '#notifications' : '#general')}>
          Another page
        </Button>
        <div style={{ width: 160, height: 60, overflowY: 'auto' }}>
          <div style={{ height: 200 }} />
          <TabLinks
            label="Company settings"
            tabs={[
              link('General', '#general'),
              link('Exchange rates', '#rates'),
              link('Notifications', '#notifications'),
            ]}
          />
        </div>
      </>
    );
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const isInSight = (name: string) =>
      waitFor(() => {
        const { left, right } = canvas.getByRole('link', { name }).getBoundingClientRect();
        expect(left).toBeGreaterThanOrEqual(row.getBoundingClientRect().left - 1);
        expect(right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1);
      });
    await isInSight('Notifications');
    for (const name of ['General', 'Notifications']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Another page' }));
      await isInSight(name);
    }
    await expect(row.closest('div')?.scrollTop).toBe(0);
  },
};

export const GoesOn: Story = {
  name: 'If tabs do not fit, text fades at the side that continues, and the open tab is visible',
  args: { value: 'security' },
  render: (args) => (
    <div style={{ width: 160 }}>
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    const open = canvas.getByRole('tab', { name: 'Security' });
    const edge = list.getBoundingClientRect().right;
    await waitFor(() => expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(edge));
    await expect(list).toHaveAttribute('data-more', 'start');
    // As when fonts load late.
    open.style.paddingInlineEnd = '60px';
    await waitFor(() => expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(edge));
    open.style.paddingInlineEnd = '';
    await expect(getComputedStyle(list).maskImage).toContain('linear-gradient');
    list.scrollLeft = 20;
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'start end'));
    list.scrollLeft = 0;
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'end'));
  },
};

export const AllInSight: Story = {
  name: 'If all tabs fit, nothing fades',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await expect(list).toHaveAttribute('data-more', '');
    await expect(getComputedStyle(list).maskImage).toBe('none');
  },
};

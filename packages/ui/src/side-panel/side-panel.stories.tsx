import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AppFrame } from '../app-frame/app-frame.tsx';
import { Button } from '../button/button.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { Select } from '../select/select.tsx';
import { DemoSidebar, DemoTopBar, demoMenu } from '../stories/demo-frame.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { SidePanel, type SidePanelProps } from './side-panel.tsx';

const onSubmit = fn();

/** A page with the button that opens its panel. */
function Page(props: Partial<SidePanelProps>) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <AppFrame sidebar={<DemoSidebar {...demoMenu} />} topBar={<DemoTopBar />}>
      <PageHeader title="Orders" />
      <div style={{ display: 'flex', gap: 8, padding: 24 }}>
        <Button onClick={() => setOpen(true)}>Filters</Button>
        <Button>Columns</Button>
      </div>
      <SidePanel
        title="Filters"
        context="3 on"
        onSubmit={onSubmit}
        foot={
          <Button type="submit" variant="primary">
            Show 98 orders
          </Button>
        }
        {...props}
        open={isOpen}
        onClose={() => setOpen(false)}
      >
        {props.children ?? (
          <>
            <TextField label="Guest" value={text} onChange={setText} />
            <Select
              label="Property"
              options={[
                { value: 'a', label: 'Hotel Pelagos' },
                { value: 'b', label: 'Casa Anemone' },
              ]}
              value="a"
              onChange={() => undefined}
            />
          </>
        )}
      </SidePanel>
    </AppFrame>
  );
}

const meta = {
  title: 'Layers/Side panel',
  component: SidePanel,
  parameters: { flush: true },
  args: { open: false, title: 'Filters', onClose: fn(), children: undefined },
  render: ({ open: _, onClose: _close, ...args }) => <Page {...args} />,
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.getByRole('dialog', { name: 'Filters' });
async function open(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
}

export const Default: Story = { play: ({ canvas }) => open(canvas) };

export const Playground: Story = {};

export const PageStays: Story = {
  name: 'It is beside the page, which stays in use, and below the top bar',
  tags: ['desk'],
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(panel()).not.toHaveAttribute('aria-modal');
    const main = canvas.getByRole('main').getBoundingClientRect();
    await waitFor(async () => {
      const { top, right, bottom, width } = panel().getBoundingClientRect();
      await expect([top, right, bottom, width]).toEqual([main.top, main.right, main.bottom, 480]);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(panel()).toBeVisible();
  },
};

export const Focus: Story = {
  name: 'Without a mouse: its first field has the focus, Escape closes one layer, and the focus returns',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Filters' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(panel()).getByLabelText('Guest')).toHaveFocus();
    await userEvent.click(within(panel()).getByRole('combobox', { name: 'Property' }));
    await userEvent.keyboard('{Escape}');
    await expect(panel()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Enter: Story = {
  name: 'Enter in a field submits it',
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await open(canvas);
    await userEvent.type(within(panel()).getByLabelText('Guest'), 'Solheim{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const Wrong: Story = {
  name: 'With a wrong field it submits nothing, and the field gets the focus',
  args: {
    children: (
      <TextField label="Guest" value="?" state="error" feedback="Not a name" onChange={() => undefined} />
    ),
  },
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await open(canvas);
    await userEvent.click(within(panel()).getByRole('button', { name: 'Show 98 orders' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(within(panel()).getByLabelText('Guest')).toHaveFocus();
  },
};

export const Long: Story = {
  name: 'Long content scrolls between its title and its acts',
  args: { children: <div style={{ height: 3000 }}>Much</div> },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(within(panel()).getByRole('button', { name: 'Show 98 orders' })).toBeInTheDocument();
    const act = within(panel()).getByRole('button', { name: 'Show 98 orders' }).getBoundingClientRect();
    await expect(act.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

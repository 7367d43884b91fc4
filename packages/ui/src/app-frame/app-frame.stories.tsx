import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, type within } from 'storybook/test';
import { ActionBar } from '../action-bar/action-bar.tsx';
import { Button } from '../button/button.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { DemoSidebar, DemoTopBar, demoMenu } from '../stories/demo-frame.tsx';
import { LongForm } from '../stories/long-form.tsx';
import { AppFrame } from './app-frame.tsx';

const meta = {
  title: 'Layout/App frame',
  component: AppFrame,
  parameters: { flush: true },
  args: {
    sidebar: <DemoSidebar {...demoMenu} />,
    topBar: <DemoTopBar />,
    children: (
      <>
        <PageHeader
          title="New order"
          breadcrumbs={[{ label: 'Orders', href: '#orders' }, { label: 'New order' }]}
        />
        <LongForm />
        <ActionBar
          start={
            <Button size="large" variant="quiet">
              Cancel
            </Button>
          }
          end={
            <Button size="large" variant="primary">
              Check data
            </Button>
          }
        />
      </>
    ),
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { banner: 'Staging: nothing here is charged' } };

/**
 * The first header element. The page's own header inside `main` is not a landmark, but the query finds it
 * too.
 */
function bar(canvas: ReturnType<typeof within>) {
  return canvas.getAllByRole('banner')[0];
}

export const SkipLink: Story = {
  name: 'Without a mouse: the first tab stop skips menu and bar',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('main')).toContainElement(document.activeElement as HTMLElement | null);
  },
};

export const Landmarks: Story = {
  name: 'Menu, bar and page are landmarks, and the page has a single title',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(bar(canvas)).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const PageScrolls: Story = {
  name: 'Only the page scrolls; menu, bar and actions stay',
  play: async ({ canvas }) => {
    const places = () =>
      [canvas.getByRole('navigation', { name: 'Main menu' }), bar(canvas)].map(
        (part) => part?.getBoundingClientRect().top,
      );
    const act = () => canvas.getByRole('button', { name: 'Check data' }).getBoundingClientRect().bottom;
    const before = [...places(), act()];
    canvas.getByRole('main').scrollTop = 300;
    await expect(canvas.getByRole('main').scrollTop).toBe(300);
    await expect([...places(), act()]).toEqual(before);
    await expect(act()).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const FocusInSight: Story = {
  name: 'A focused field is never hidden by the action bar',
  args: {
    children: (
      <>
        <PageHeader title="New order" />
        {Array.from({ length: 40 }, (_, index) => `Position ${index + 1}`).map((position) => (
          <div key={position} style={{ flex: 'none', padding: 8 }}>
            <Button>{position}</Button>
          </div>
        ))}
        <ActionBar end={<Button variant="primary">Check data</Button>} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const act = canvas.getByRole('button', { name: 'Check data' });
    for (const position of canvas.getAllByRole('button', { name: /^Position/ })) {
      position.focus();
      const { top } = act.getBoundingClientRect();
      await expect(position.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    }
    await expect(canvas.getByRole('main').scrollTop).toBeGreaterThan(0);
  },
};

export const Banner: Story = {
  name: 'Every environment but production is named above everything, 28 px high',
  args: { banner: 'Staging: nothing here is charged' },
  play: async ({ canvas }) => {
    const band = canvas.getByRole('complementary', { name: 'Environment' }).getBoundingClientRect();
    await expect([band.top, Math.round(band.height)]).toEqual([0, 28]);
  },
};

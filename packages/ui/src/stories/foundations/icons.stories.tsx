import { usedIcons } from 'virtual:used-icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { IconPage } from './icon-page.tsx';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Icons: StoryObj<typeof meta> = {
  name: 'Icons',
  render: () => <IconPage />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Icons' });
    await expect(list.children).toHaveLength(usedIcons.length);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'circle alert');
    await expect(await canvas.findByText('CircleAlert')).toBeVisible();
    await expect(canvas.queryByText('Search')).toBeNull();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search icons' }));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './tag.tsx';

const meta = { title: 'Data/Tag', component: Tag, args: { label: 'SPLIT' } } satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'CARD' } };

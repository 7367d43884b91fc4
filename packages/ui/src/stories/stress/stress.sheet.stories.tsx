import type { Meta, StoryObj } from '@storybook/react-vite';
import { StressPage } from './stress-page.tsx';

const meta = {
  title: 'Sheets/Stress',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = { render: () => <StressPage /> };

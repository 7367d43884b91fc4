import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Inline, Stack } from './stack.tsx';

const ignore = () => undefined;

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: (
      <>
        <TextField label="First name" value="" onChange={ignore} />
        <TextField label="Last name" value="" onChange={ignore} />
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 'wide' } };

export const Gaps: Story = {
  name: 'Parts are stacked with a gap of 8, 12 or 16 px',
  render: () => (
    <>
      {(['tight', 'normal', 'wide'] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <div data-testid={gap}>{gap}</div>
          <div data-testid={`${gap}-below`}>{gap}</div>
        </Stack>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const distance = (gap: string) =>
      canvas.getByTestId(`${gap}-below`).getBoundingClientRect().top -
      canvas.getByTestId(gap).getBoundingClientRect().bottom;
    await expect(['tight', 'normal', 'wide'].map(distance)).toEqual([8, 12, 16]);
  },
};

export const BesideEachOther: Story = {
  name: 'Inline parts are side by side and wrap',
  render: () => (
    <div data-testid="place" style={{ width: 480 }}>
      <Inline spread>
        <Button>Discard changes</Button>
        <Button variant="primary">Save changes</Button>
      </Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('place');
    const [first, last] = canvas.getAllByRole('button');
    const top = (button?: HTMLElement) => button?.getBoundingClientRect().top;
    await expect(top(first)).toBe(top(last));
    place.style.width = '160px';
    await expect(top(last)).toBeGreaterThan(top(first) ?? 0);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { held } from '../stories/held.tsx';
import { ColorField } from './color-field.tsx';

const meta = {
  title: 'Fields/Color field',
  component: ColorField,
  args: { label: 'Button colour', value: '', onChange: fn() },
  render: held(ColorField),
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fieldIn = (canvas: Canvas) => canvas.getByRole<HTMLInputElement>('textbox');

async function enter(canvas: Canvas, text: string) {
  await userEvent.clear(fieldIn(canvas));
  await userEvent.click(fieldIn(canvas));
  await userEvent.paste(text);
  await userEvent.tab();
}

export const Default: Story = { args: { value: '#0074c0' } };

export const Playground: Story = {
  args: { value: '#b34a00', contrastWith: '#ffffff', optional: true, hint: 'In letters to guests' },
};

export const Named: Story = {
  name: 'The label names it, and its button names the colour',
  args: { value: '#0074c0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Button colour' })).toHaveValue('#0074c0');
    await expect(
      canvas.getByRole('button', { name: 'Choose a colour: Button colour, now Blue 600' }),
    ).toBeVisible();
  },
};

export const Read: Story = {
  name: '#fff, fff and rgb(1,2,3) are parsed on blur, typed or pasted, and that is announced',
  play: async ({ canvas, args }) => {
    const readings = [
      ['#fff', '#ffffff'],
      ['1a2', '#11aa22'],
      ['rgb(1,2,3)', '#010203'],
      [' 0074C0 ', '#0074c0'],
    ] as const;
    for (const [text, color] of readings) {
      await enter(canvas, text);
      await expect(fieldIn(canvas)).toHaveValue(color);
      await expect(args.onChange).toHaveBeenLastCalledWith(color);
      await expect(canvas.getByText(`Read as ${color}`)).toBeInTheDocument();
    }
  },
};

export const NothingWhileTyping: Story = {
  name: 'Nothing is corrected or refused while typing',
  play: async ({ canvas, args }) => {
    await userEvent.type(fieldIn(canvas), '#ff');
    await expect(fieldIn(canvas)).toBeValid();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(fieldIn(canvas), 'f{Enter}');
    await expect(fieldIn(canvas)).toHaveValue('#ffffff');
  },
};

export const Refused: Story = {
  name: 'An invalid colour stays, with the reason, and is not a value',
  args: { value: '#0074c0' },
  play: async ({ canvas, args }) => {
    await enter(canvas, 'blue');
    await expect(fieldIn(canvas)).toHaveValue('blue');
    await expect(fieldIn(canvas)).toBeInvalid();
    await expect(fieldIn(canvas)).toHaveAccessibleDescription(
      'Enter a colour such as #0074c0 or rgb(0, 116, 192)',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const Keyboard: Story = {
  name: 'Without a mouse: the palette opens, arrow keys move, Enter chooses, Escape closes',
  args: { value: '#0074c0' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('button', { name: 'Blue 600' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(screen.getByRole('button', { name: 'Indigo 700' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#3e4693');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('grid', { name: 'Colours' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const OneStop: Story = {
  name: 'The palette is a single tab stop with eighty named colours',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const grid = await screen.findByRole('grid');
    const colors = Array.from(grid.querySelectorAll('button'));
    await expect(colors).toHaveLength(80);
    await expect(colors.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await expect(new Set(colors.map((color) => color.getAttribute('aria-label'))).size).toBe(80);
  },
};

export const Contrast: Story = {
  name: 'It shows the contrast, never rounded up',
  args: { value: '#0074c0', contrastWith: '#ffffff' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Contrast 4.9 to 1, enough to read')).toBeInTheDocument();
    await enter(canvas, '#5cb2f7');
    await expect(canvas.getByText(/too little to read/)).toBeInTheDocument();
  },
};

export const None: Story = {
  name: 'If optional, the palette can clear the colour',
  args: { value: '#0074c0', optional: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'No colour' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

export const ReadOnly: Story = {
  name: 'Read-only, it shows its colour without a palette',
  args: { value: '#0074c0', readOnly: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await userEvent.type(fieldIn(canvas), 'f');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Foreign: Story = {
  name: 'An invalid value is shown unchanged, with the reason',
  args: { value: 'url(javascript:alert(1))' },
  play: async ({ canvas, args }) => {
    await expect(fieldIn(canvas)).toHaveValue('url(javascript:alert(1))');
    await expect(fieldIn(canvas)).toBeInvalid();
    await userEvent.click(fieldIn(canvas));
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Hostile: Story = {
  name: '80 kB, emoji, direction marks and NUL are refused immediately and kept for correction',
  play: async ({ canvas, args }) => {
    for (const text of ['f'.repeat(80_000), '🙂', '\u202E#fff', '\u0000', `rgb(${'1'.repeat(80_000)}`]) {
      await enter(canvas, text);
      await expect(fieldIn(canvas)).toBeInvalid();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

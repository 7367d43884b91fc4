import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { held } from '../stories/held.tsx';
import { walkTo } from '../stories/walk-to.ts';
import { RichText } from './rich-text.tsx';
import { button, caretToEnd, paste, write } from './story-parts.ts';

const meta = {
  title: 'Fields/Rich text/Pictures',
  component: RichText,
  tags: ['!autodocs'],
  args: {
    label: 'Greeting',
    value: '',
    onChange: fn(),
    picture: (onKept) => (
      <Button size="small" onClick={() => onKept('/favicon.svg')}>
        Choose the bay
      </Button>
    ),
  },
  render: held(RichText),
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inserted: Story = {
  name: 'A picture is inserted with an alternative text, using only keys',
  play: async ({ canvas, args }) => {
    const text = await write(canvas, 'See ');
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await walkTo(button(canvas, 'Picture'), '{ArrowRight}');
    await userEvent.keyboard('{Enter}');
    const insert = await screen.findByRole('button', { name: 'Insert picture' });
    await expect(insert).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Choose the bay' }));
    await userEvent.click(insert);
    const words = screen.getByLabelText('What it shows');
    await expect(words).toHaveAccessibleDescription(/Describe in a few words what the picture shows/);
    await userEvent.type(words, 'The bay{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p>See <img src="/favicon.svg" alt="The bay"></p>'),
    );
    await expect(canvas.getByRole('img', { name: 'The bay' })).toBeVisible();
    await waitFor(() => expect(text).toHaveFocus());
  },
};

export const Kept: Story = {
  name: 'A picture of the value is shown, and deleted with Backspace',
  args: { value: '<p>See <img src="/favicon.svg" alt="The bay"></p>' },
  play: async ({ canvas, args }) => {
    const text = await write(canvas);
    await expect(canvas.getByRole('img', { name: 'The bay' })).toBeVisible();
    caretToEnd(text);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.not.stringContaining('<img')));
  },
};

export const FromElsewhere: Story = {
  name: 'External pictures are dropped on paste',
  play: async ({ canvas, args }) => {
    await write(canvas);
    await paste({ 'text/html': '<p>Rooms <img src="https://evil.example/pixel.png" alt="x"></p>' });
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.not.stringContaining('<img'));
    await expect(canvas.queryByRole('img', { name: 'x' })).toBeNull();
  },
};

export const Without: Story = {
  name: 'Without an upload there is no picture tool',
  render: held((args) => <RichText {...args} picture={undefined} />),
  play: async ({ canvas }) => {
    await write(canvas);
    await expect(button(canvas, 'Link')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Picture' })).toBeNull();
  },
};

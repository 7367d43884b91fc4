import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { held } from '../stories/held.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { LazyPart, part } from './lazy-part.tsx';

const Here = () => <p>The part is here</p>;

/** Loads on the second attempt, as when the network is back. */
let asked = 0;
const late = part<object>(() => {
  asked += 1;
  return asked % 2 === 1 ? Promise.reject(new TypeError('gone')) : Promise.resolve({ default: Here });
});

const wanted = part<object>(() => Promise.resolve({ default: Here }));

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPointerEnter={wanted.preload} onClick={() => setOpen(true)}>
        Open
      </Button>
      {isOpen && <LazyPart of={wanted} waiting={<p>On its way</p>} />}
    </>
  );
}

const Guest = held(TextField);

const meta = {
  title: 'Feedback/Lazy part',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

export const Gone: StoryObj<typeof meta> = {
  name: 'A part that fails to load shows a message, and loads on retry',
  render: () => (
    <Card title="Stay">
      <Guest label="Guest" value="" onChange={() => undefined} />
      <LazyPart of={late} waiting={<Spinner />} />
    </Card>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Guest'), 'Maria');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('The part is here')).toBeVisible();
    await expect(canvas.getByLabelText('Guest')).toHaveValue('Maria');
  },
};

export const Ahead: StoryObj<typeof meta> = {
  name: 'A preloaded part is shown immediately, without a placeholder',
  render: () => <Opener />,
  play: async ({ canvas, canvasElement }) => {
    let waited = false;
    const watching = new MutationObserver(() => {
      waited ||= canvas.queryByText('On its way') !== null;
    });
    watching.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.hover(canvas.getByRole('button', { name: 'Open' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByText('The part is here')).toBeVisible();
    watching.disconnect();
    await expect(waited).toBe(false);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { held } from '../stories/held.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { LazyPart, part } from './lazy-part.tsx';

const Here = () => <p>The part is here</p>;

/** Comes at the second asking, as when the network is back. */
let asked = 0;
const late = part<object>(() => {
  asked += 1;
  return asked % 2 === 1 ? Promise.reject(new TypeError('gone')) : Promise.resolve({ default: Here });
});

const Guest = held(TextField);

const meta = {
  title: 'Feedback/Lazy part',
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

export const Gone: StoryObj<typeof meta> = {
  name: 'A part that does not come says so in its own place, and comes when it is tried again',
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

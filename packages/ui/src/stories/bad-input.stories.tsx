import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PasswordField } from '../password-field/password-field.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { badTexts } from './bad-input.ts';
import { held } from './held.tsx';

// Fields with a format have their own stories; these accept any text, and the form validates it.

const meta = { title: 'Fields/Bad input of words', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const onChange = fn();
const Line = held(TextField);
const Lines = held(TextArea);
const Password = held(PasswordField);
const Search = held(SearchField);
const words = { value: '', onChange };

export const Pasted: Story = {
  name: '80 kB, emoji, direction marks, a NUL: each is reported exactly as pasted',
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Line {...words} label="Text field" maxLength={200} />
      <Line {...words} label="One-time code" autoComplete="one-time-code" inputMode="numeric" />
      <Lines {...words} label="Text area" maxLength={2000} />
      <Password {...words} label="Password field" autoComplete="current-password" />
      <Search {...words} label="Search field" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const label of ['Text field', 'One-time code', 'Text area', 'Password field', 'Search field']) {
      const field = canvas.getByLabelText(label);
      for (const [what, text] of badTexts) {
        await userEvent.clear(field);
        await userEvent.paste(text);
        await expect(field, `${label}: ${what}`).toHaveValue(text);
        await expect(onChange, `${label}: ${what}`).toHaveBeenLastCalledWith(text);
      }
    }
    await expect(canvas.getByLabelText('Text field')).toBeVisible();
  },
};

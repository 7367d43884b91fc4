import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { MultiSelect } from './multi-select.tsx';

const meta = { title: 'Sheets/Multi-select', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;
const options = [
  'Not paid',
  'Link sent',
  'Authorised',
  'Paid',
  'Refunded',
  'Expired',
  'Declined',
  'Voided',
  'Finalised',
  'Captured',
  'Scheduled',
].map((label) => ({ value: label, label, disabled: label === 'Scheduled' }));

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="top">
        <MultiSelect label="Status" options={options} value={[]} onChange={ignore} />
        <MultiSelect label="Status" options={options} value={['Paid']} onChange={ignore} />
        <MultiSelect label="Status" options={options} value={['Paid', 'Declined']} onChange={ignore} />
        <MultiSelect label="Disabled" options={options} value={[]} disabled onChange={ignore} />
        <MultiSelect
          label="Error"
          options={options}
          value={[]}
          state="error"
          feedback="Choose fewer"
          onChange={ignore}
        />
        <MultiSelect label="Κατάσταση" options={options} value={['Paid', 'Expired']} onChange={ignore} />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <MultiSelect label={moment} options={options} value={['Paid']} onChange={ignore} />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};

export const Open: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Open">
        <MultiSelect label="Status" options={options} value={['Paid', 'Declined']} onChange={ignore} />
      </SheetSection>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

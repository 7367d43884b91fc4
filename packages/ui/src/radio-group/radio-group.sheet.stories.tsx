import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { RadioGroup } from './radio-group.tsx';

const meta = { title: 'Sheets/Radio group', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;
const options = [
  { value: 'partial', label: 'Partial' },
  { value: 'full', label: 'Full', hint: 'Nothing stays held' },
  { value: 'none', label: 'None', disabled: true },
];

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <RadioGroup label="Capture" options={options} value="partial" onChange={ignore} />
        <RadioGroup label="In a row" direction="row" options={options} value="full" onChange={ignore} />
        <RadioGroup
          label="In error"
          state="error"
          feedback="Choose how much to capture"
          options={options}
          value=""
          onChange={ignore}
        />
        <RadioGroup label="Disabled" disabled options={options} value="full" onChange={ignore} />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => <RadioGroup label={moment} options={options} value="full" onChange={ignore} />}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};

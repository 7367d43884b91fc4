import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Modal } from './modal.tsx';

const meta = { title: 'Sheets/Modal', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

export const Medium: Story = {
  render: () => (
    <Modal
      open
      onClose={ignore}
      title="Refund payment P-777904"
      description="To Visa •••• 8810, Oliver Whitcombe. The bank credits it in 3 to 10 days."
      safeLabel="Keep payment"
      action={{ label: 'Refund €120.00', tone: 'danger', onAct: ignore }}
    >
      <RadioGroup
        label="How much"
        options={[
          { value: 'full', label: 'Full refund' },
          { value: 'part', label: 'Partial refund' },
        ]}
        value="part"
        onChange={ignore}
      />
      <TextField label="Amount" suffix="EUR" hint="From €0.01 to €360.00" value="120.00" onChange={ignore} />
      <TextField label="Reason" optional value="Late check-out waived" onChange={ignore} />
    </Modal>
  ),
};

export const Large: Story = {
  render: () => (
    <Modal
      open
      size="large"
      onClose={ignore}
      title="Edit payment link P-778135"
      action={{ label: 'Save', onAct: ignore }}
      loading
    >
      {Array.from({ length: 12 }, (_, index) => (
        <TextField key={String(index)} label={`Field ${index + 1}`} value="" onChange={ignore} />
      ))}
    </Modal>
  ),
};

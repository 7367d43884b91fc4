import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { MoneyMark, MoneySums } from './money-sums.tsx';

const meta = { title: 'Sheets/Money sums', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sums = [
  { name: 'paid', share: 0.5, label: 'Paid', amount: '31,180.40' },
  { name: 'held', share: 0.39, label: 'Held', amount: '23,910.00' },
  { name: 'asked', share: 0.03, label: 'Asked', amount: '1,492.50' },
  { name: 'refunded', share: 0.02, label: 'Refunded', amount: '980.00' },
  { name: 'notAsked', share: 0.06, label: 'Not asked', amount: '4,621.90' },
] as const;

const marks = ['paid', 'held', 'asked', 'refunded', 'notAsked', 'declined', 'over'] as const;

export const All: Story = {
  render: () => (
    <Sheet>
      <SheetSection title="In a card, on a phone, long words">
        <div style={{ display: 'grid', gap: 24, width: 384, maxWidth: '100%' }}>
          <MoneySums sums={sums} />
          <MoneySums sums={sums} bare />
          <MoneySums sums={sums.map((sum) => ({ ...sum, label: 'Ещё не запрошено' }))} />
        </div>
      </SheetSection>
      <SheetSection title="Marks">
        <div style={{ display: 'flex', gap: 24 }}>
          {marks.map((kind) => (
            <MoneyMark key={kind} kind={kind} />
          ))}
        </div>
      </SheetSection>
    </Sheet>
  ),
};

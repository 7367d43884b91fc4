import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Amount } from './amount.tsx';

const meta = { title: 'Sheets/Amount', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const column = [
  ['48500.00', 'EUR'],
  ['1436.125', 'BHD'],
  ['1284.00', 'GBP'],
  ['96000', 'JPY'],
  ['-189.00', 'USD'],
  ['0.00', 'EUR'],
] as const;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      {[false, true].map((hideCurrency) => (
        <SheetSection
          key={String(hideCurrency)}
          title={hideCurrency ? 'A second amount leaves the code out' : 'A column shares the decimal sign'}
        >
          <div style={{ display: 'grid', gap: 8, justifyItems: 'end', width: 200 }}>
            {column.map(([amount, currency]) => (
              <Amount
                key={amount}
                amount={amount}
                currency={currency}
                hideCurrency={hideCurrency}
                decimals={3}
              />
            ))}
          </div>
        </SheetSection>
      ))}
    </Sheet>
  ),
};

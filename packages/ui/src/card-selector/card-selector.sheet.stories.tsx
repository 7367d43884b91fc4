import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { CardSelector } from './card-selector.tsx';
import { card, exampleCards } from './example-cards.ts';

const meta = { title: 'Sheets/Card selector', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;
const holder = 'MARIA-ALEXANDRA CONSTANTINOPOULOU VON HOHENSTEIN-LICHTENBERG Y ÁLVAREZ DE TOLEDO';

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Chosen, expired, in error, disabled" layout="grid">
        <CardSelector label="Card" value="c1" cards={exampleCards} onChange={ignore} />
        <CardSelector
          label="In error"
          state="error"
          feedback="Choose a card"
          value=""
          cards={exampleCards.slice(0, 2)}
          onChange={ignore}
        />
        <CardSelector
          label="Disabled"
          disabled
          value="c1"
          cards={exampleCards.slice(0, 2)}
          onChange={ignore}
        />
      </SheetSection>
      <SheetSection title="Loading, empty, failed" layout="grid">
        <CardSelector label="Loading" status="loading" value="" onChange={ignore} />
        <CardSelector label="Empty" value="0" cards={[]} onChange={ignore} />
        <CardSelector label="Failed" status="error" value="" onRetry={ignore} onChange={ignore} />
      </SheetSection>
      <SheetSection title="Brands, a state, a reason, a long holder" layout="grid">
        <CardSelector
          label="Card"
          hint="The card is charged on 24.11.2026"
          value="2"
          cards={[
            card('1', 'maestro', '675964******5900', 'NIKOS STATHAKIS', 4, 2027),
            {
              ...card('2', 'visa electron', '417500******0019', 'Χ. ΒΛΑΧΟΥ', 12, 2029),
              state: { tone: 'success', label: 'Verified' },
            },
            {
              ...card('3', 'unknown', '910000******3313', 'PETER LANG', 6, 2029),
              disabledReason: 'This card cannot be charged in JPY',
            },
            card('4', 'visa', '424242******4242', holder, 8, 2028),
          ]}
          onChange={ignore}
        />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>
          {(moment) => (
            <CardSelector label={moment} value="" cards={exampleCards.slice(0, 2)} onChange={ignore} />
          )}
        </Moments>
      </SheetSection>
    </Sheet>
  ),
};

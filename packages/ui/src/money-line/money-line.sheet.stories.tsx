import { type GuestLanguage, type GuestLineContent, toGuestContent } from '@deck/guest';
import { halcyon, halcyonHeld, kalypso, kalypsoPaid } from '@deck/guest/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from '../meter/meter.tsx';
import { Stat } from '../stat/stat.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { MoneyLegend } from './money-legend.tsx';
import { MoneyLine } from './money-line.tsx';

const meta = { title: 'Sheets/Money line', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const getLine = (facts: typeof kalypso, language: GuestLanguage = 'en') =>
  toGuestContent(facts, language).line as GuestLineContent;

const lines = [kalypso, halcyon, kalypsoPaid, halcyonHeld].map((facts) => getLine(facts));
const longLines = (['ru', 'el'] as const).map((language) => getLine(halcyon, language));

const shapes = [
  { kind: 'paid', label: 'Paid' },
  { kind: 'held', label: 'Held' },
  { kind: 'asked', label: 'Asked' },
  { kind: 'this', label: 'This payment' },
  { kind: 'toHold', label: 'This hold' },
  { kind: 'back', label: 'Refunded' },
] as const;

interface LinesProps {
  of: readonly GuestLineContent[];
  face: 'page' | 'phone' | 'pass';
}

function Lines({ of, face }: LinesProps) {
  const isPhone = face === 'phone';
  return of.map(({ segments, legend, sentence }) => (
    <div
      key={sentence}
      style={{ display: 'grid', gap: 12, width: isPhone ? 358 : 640, maxWidth: '100%', paddingBottom: 12 }}
    >
      <MoneyLine segments={segments} label={sentence} size={isPhone ? 'small' : 'large'} />
      <MoneyLegend items={legend} face={face} />
    </div>
  ));
}

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="On a page: a deposit, a hold, paid, held" layout="top">
        <Lines of={lines} face="page" />
      </SheetSection>
      <SheetSection title="On a phone" layout="top">
        <Lines of={lines} face="phone" />
      </SheetSection>
      <SheetSection title="On the receipt" layout="top">
        <Lines of={lines.slice(2)} face="pass" />
      </SheetSection>
      <SheetSection title="Long words" layout="top">
        <Lines of={longLines} face="page" />
        <Lines of={longLines} face="phone" />
      </SheetSection>
      <SheetSection title="The seven shapes, as a meter and as figures draw them too" layout="grid">
        <Meter total="7.00" currency="EUR" parts={shapes.map((shape) => ({ ...shape, value: '1.00' }))} />
        {shapes.map(({ kind, label }) => (
          <Stat key={kind} label={label} value="€1.00" marker={kind} />
        ))}
        <Stat label="Due" value="€1.00" marker="due" />
      </SheetSection>
    </Sheet>
  ),
};

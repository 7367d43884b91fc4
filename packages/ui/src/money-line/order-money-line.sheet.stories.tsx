import { type MoneyLineFacts, toMoneyLine } from '@deck/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { MoneyHeadline } from './money-headline.tsx';
import { MoneyShapes } from './money-shapes.tsx';
import { OrderMoneyLine, type OrderMoneyLineProps } from './order-money-line.tsx';
import { RowMoneyLine } from './row-money-line.tsx';
import { getMarks, getParts, inRussian, long, now, oneDay, order, rows } from './sample-money.ts';

const meta = { title: 'Sheets/Order money line', tags: ['!autodocs'] } satisfies Meta;

export default meta;

interface LineProps extends Partial<OrderMoneyLineProps> {
  facts?: MoneyLineFacts;
  width?: number;
}

function Line({ facts = order, width = 960, ...props }: LineProps) {
  return (
    <div style={{ width, maxWidth: '100%', paddingBottom: 12 }}>
      <OrderMoneyLine
        label="Money of order KLB-20418"
        parts={getParts(facts)}
        marks={getMarks(facts)}
        selected={undefined}
        onSelect={ignore}
        {...props}
      />
    </div>
  );
}

const ignore = () => undefined;
const empty = { ...order, paid: 0n, held: 0n, asked: 0n };

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="On a page, the held part pressed" layout="top">
        <MoneyHeadline
          label="Order total"
          total="€6,480.00"
          state="One third is paid and one third held."
          ends="The link for €1,080.00 ends tomorrow, the hold two days from now, both before check-in."
          isLate={false}
        />
        <Line selected="held" />
      </SheetSection>
      <SheetSection title="Late, overpaid, refunded, canceled" layout="top">
        <MoneyHeadline
          label="Order total"
          total="€6,480.00"
          state="All of it is held."
          ends="The hold of €6,480.00 ends on 02.12, after check-in."
          isLate
        />
        <Line facts={{ ...empty, paid: 660_000n }} excess="€120.00 too much" />
        <Line facts={{ ...empty, paid: 324_000n, refunded: 324_000n }} />
        <Line facts={{ ...empty, refunded: 216_000n, isClosed: true }} />
      </SheetSection>
      <SheetSection title="Over, a hire of hours, marks that join, a share under 4 px" layout="top">
        <Line facts={{ ...empty, paid: 648_000n }} marks={getMarks(order, null)} />
        <Line marks={oneDay} />
        <Line width={680} />
        <Line facts={{ ...empty, paid: 100n, held: 647_900n }} />
      </SheetSection>
      <SheetSection title="Ten digits at 640, Russian words, nothing to pay" layout="top">
        <Line parts={long} width={640} />
        <Line {...inRussian} />
        <Line facts={{ ...empty, total: 0n }} />
      </SheetSection>
      <SheetSection title="On a phone" layout="top">
        <Line width={358} selected="asked" />
      </SheetSection>
      <SheetSection title="In rows, and what their shapes mean" layout="grid">
        {rows.map(({ name, facts }) => (
          <RowMoneyLine key={name} {...toMoneyLine(facts, now)} hasDays={facts.days !== null} label={name} />
        ))}
        <MoneyShapes label="Money line" shapes={getParts({ ...order, refunded: 54_000n })} />
      </SheetSection>
    </Sheet>
  ),
};

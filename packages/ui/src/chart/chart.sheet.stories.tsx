import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Chart } from './chart.tsx';
import ChartTable from './chart-table.tsx';
import { readPoints } from './read-points.ts';
import { leapYear, november, paidAndRefunded, twelveMonths } from './sample-days.ts';

const meta = { title: 'Sheets/Chart', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const shared = { currency: 'EUR', series: paidAndRefunded } as const;

function Wide({ children }: { children: ReactNode }) {
  return <div style={{ flex: '1 1 100%', minWidth: 0 }}>{children}</div>;
}

/** Shows the figures of a day by keyboard. */
function Walked() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The drawing appears a moment later.
    const timer = window.setInterval(() => {
      const days = place.current?.querySelector('[role="slider"]');
      const box = days?.getBoundingClientRect();
      if (box === undefined) return;
      days?.dispatchEvent(
        new PointerEvent('pointermove', { bubbles: true, clientX: box.left + box.width * 0.42 }),
      );
      window.clearInterval(timer);
    }, 50);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <div ref={place}>
      <Chart {...shared} label="A day is pointed at" points={november} />
    </div>
  );
}

function AsTable() {
  const data = readPoints({ ...shared, step: 'month', points: twelveMonths });
  return (
    'points' in data && (
      <ChartTable label="Shown as a table" step="month" series={paidAndRefunded} data={data} />
    )
  );
}

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Days, one of them pointed at">
        <Wide>
          <Walked />
        </Wide>
      </SheetSection>
      <SheetSection title="Months, with a line">
        <Wide>
          <Chart
            {...shared}
            label="Payments of 2026"
            step="month"
            series={{ ...paidAndRefunded, line: { label: 'Paid the year before' } }}
            points={twelveMonths}
          />
        </Wide>
      </SheetSection>
      <SheetSection title="366 days">
        <Wide>
          <Chart {...shared} label="Payments of 2028" points={leapYear} />
        </Wide>
      </SheetSection>
      <SheetSection title="As a table">
        <Wide>
          <AsTable />
        </Wide>
      </SheetSection>
      <SheetSection title="Loading, empty, failed, unreadable" layout="grid">
        <Chart {...shared} label="Loading" points={[]} loading />
        <Chart {...shared} label="Empty" points={[]} empty={{ text: 'Nothing was paid in this period.' }} />
        <Chart {...shared} label="Failed" points={[]} error={{}} onRetry={() => undefined} />
        <Chart {...shared} label="Unreadable" points={[{ at: '2026-11-01', solid: 'abc' }]} />
      </SheetSection>
    </Sheet>
  ),
};

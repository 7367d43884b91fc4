import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { Progress } from './progress.tsx';

const meta = { title: 'Sheets/Progress', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="Nothing, some, all, in words, unknown" layout="grid">
        <Progress label="Nothing yet" value={0} />
        <Progress label="Some" value={42} />
        <Progress label="All" value={100} />
        <Progress label="Processing orders.csv" value={312} max={1284} words="312 of 1,284 rows" />
        <Progress label="Αποστολή αρχείου παραγγελιών Ξενοδοχείου Λυκαβηττός" />
      </SheetSection>
    </Sheet>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';
import { Moments } from '../stories/moments.tsx';
import { Sheet, SheetSection } from '../stories/sheet.tsx';
import { FileDrop } from './file-drop.tsx';
import type { FileTransfer } from './file-row.tsx';

const meta = { title: 'Sheets/File drop', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const ignore = () => undefined;
const named = (name: string) => new File(['x'.repeat(4200)], name, { type: 'text/csv' });
const [chosen, going, waiting, sent, failed] = [
  named('orders-november-2026-kalypso-bay-resort-and-villas.csv'),
  named('guests.csv'),
  named('rooms.csv'),
  named('orders-october.csv'),
  named('orders-september.csv'),
];
const transfers = new Map<File, FileTransfer>([
  [going, { state: 'underWay', share: 0.64, onCancel: ignore }],
  [waiting, { state: 'underWay', onCancel: ignore }],
  [sent, { state: 'done' }],
  [failed, { state: 'failed', reason: 'The connection was lost', onRetry: ignore }],
]);
const csv = { accept: ['.csv'], maxSize: 2_000_000, value: [], onChange: ignore };

const drag = (kind: string, target: Element, dataTransfer: DataTransfer) =>
  fireEvent(target, new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));

export const All: StoryObj<typeof meta> = {
  render: () => (
    <Sheet>
      <SheetSection title="States" layout="grid">
        <FileDrop {...csv} label="Orders file" hint="The first line names the columns" />
        <FileDrop {...csv} label="Over" />
        <FileDrop {...csv} label="Refused" />
        <FileDrop {...csv} label="Error" state="error" feedback="Choose a file" />
        <FileDrop
          {...csv}
          label="Success"
          state="success"
          feedback="All lines can be read"
          value={[chosen]}
        />
        <FileDrop {...csv} label="Disabled" disabled />
        <FileDrop {...csv} label="Read only" readOnly value={[chosen]} />
        <FileDrop label="Any file" value={[]} optional onChange={ignore} />
      </SheetSection>
      <SheetSection title="On their way" layout="grid">
        <FileDrop
          {...csv}
          label="Files"
          multiple
          accept={['.csv', '.xlsx', 'image/*']}
          value={[chosen, going, waiting, sent, failed]}
          transfers={transfers}
        />
      </SheetSection>
      <SheetSection title="Under the pointer, and focused" layout="grid">
        <Moments of={['Hover', 'Focus']}>{(moment) => <FileDrop {...csv} label={moment} />}</Moments>
      </SheetSection>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /file|файл|αρχεί/i });
    const carried = new DataTransfer();
    carried.items.add(new File(['x'], 'menu.pdf'));
    if (buttons[1]) await drag('dragover', buttons[1], carried);
    if (buttons[2]) await drag('drop', buttons[2], carried);
  },
};

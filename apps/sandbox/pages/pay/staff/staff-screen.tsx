import { Alert, EmptyState } from '@deck/ui';
import { AppWindow, Headset } from 'lucide-react';
import { useEffect } from 'react';
import { type StaffWords, staffWords } from '../../words/staff.ts';
import { PayScreen, type PayScreenProps } from '../pay-screen.tsx';
import { PlainPage } from '../plain-page.tsx';
import { useReading } from '../reading.ts';
import { Reworded } from '../reworded.tsx';
import { toStaffContent } from './staff-content.ts';
import * as css from './staff-screen.css.ts';
import { useOnlyTab } from './use-only-tab.ts';

/** A payment's page in staff mode: staff enter a customer's card, in a single tab at a time. */
export default function StaffScreen(props: PayScreenProps) {
  const { marked, elsewhere, instead } = staffWords[useReading().language];
  const isOnly = useOnlyTab(`deck-vpos-${props.token}`);
  const { refresh } = props.session;
  useEffect(() => {
    // This tab takes over: first reload what happened elsewhere.
    if (isOnly) refresh();
  }, [isOnly, refresh]);
  const { lost, waiting, billing } = instead;
  const mark = <Marked marked={marked} name={props.state.view?.customerName ?? ''} />;
  return (
    <Reworded by={{ lost, waiting, billing }}>
      {isOnly === true && (
        <PayScreen
          {...props}
          mark={mark}
          reword={(content, view) => toStaffContent(content, view, instead)}
        />
      )}
      {isOnly === false && (
        <PlainPage mark={mark}>
          <div role="status">
            <EmptyState icon={AppWindow} title={elsewhere.title} text={elsewhere.text} />
          </div>
        </PlainPage>
      )}
    </Reworded>
  );
}

/** So that nobody takes it for the payer's page. */
function Marked({ marked, name }: { marked: StaffWords['marked']; name: string }) {
  return (
    <aside className={css.mark} aria-label={marked.title}>
      <Alert tone="warning" icon={Headset} title={marked.title}>
        {marked.text(name)}
      </Alert>
    </aside>
  );
}

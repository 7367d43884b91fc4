import { Alert, EmptyState } from '@deck/ui';
import { formatMoney, parseMoney } from '@deck/values';
import { AppWindow, Headset } from 'lucide-react';
import { useEffect } from 'react';
import { type StaffWords, staffWords } from '../../words/staff.ts';
import { Framed } from '../framed.tsx';
import { Header } from '../header.tsx';
import { page } from '../pay-screen.css.ts';
import { PayScreen, type PayScreenProps } from '../pay-screen.tsx';
import { useReading } from '../reading.ts';
import { Reworded } from '../reworded.tsx';
import * as css from './staff-screen.css.ts';
import { useOnlyTab } from './use-only-tab.ts';

/** A payment's page in staff mode: staff enter a customer's card, in a single tab at a time. */
export default function StaffScreen(props: PayScreenProps) {
  const own = staffWords[useReading().language];
  const isOnly = useOnlyTab(`deck-vpos-${props.token}`);
  const { refresh } = props.session;
  useEffect(() => {
    // This tab takes over: first reload what happened elsewhere.
    if (isOnly) refresh();
  }, [isOnly, refresh]);
  const mark = <Marked own={own} name={props.state.view?.customerName ?? ''} />;
  return (
    <Reworded by={own.instead}>
      {isOnly === true && <PayScreen {...props} mark={mark} />}
      {isOnly === false && <Elsewhere {...props} own={own} mark={mark} />}
    </Reworded>
  );
}

function Marked({ own: { marked }, name }: { own: StaffWords; name: string }) {
  return (
    <aside className={css.mark} aria-label={marked.title}>
      <Alert tone="warning" icon={Headset} title={marked.title}>
        {marked.text(name)}
      </Alert>
    </aside>
  );
}

function Elsewhere({ own: { elsewhere }, state: { view }, mark }: PayScreenProps & { own: StaffWords }) {
  const { language } = useReading();
  const amount = view && formatMoney(parseMoney(view.amount, view.currency), language);
  return (
    <div className={page}>
      {mark}
      <Header property={view?.property} subject={view?.orderExternalId} title={amount} />
      <Framed legal={view?.property}>
        <div role="status">
          <EmptyState icon={AppWindow} title={elsewhere.title} text={elsewhere.text} />
        </div>
      </Framed>
    </div>
  );
}

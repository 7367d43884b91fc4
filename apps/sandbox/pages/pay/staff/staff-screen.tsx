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

/** The page of a payment in staff mode: the card of someone on the telephone is entered, in one place at a time. */
export default function StaffScreen(props: PayScreenProps) {
  const own = staffWords[useReading().language];
  const isOnly = useOnlyTab(`deck-vpos-${props.token}`);
  const { refresh } = props.session;
  useEffect(() => {
    // It goes on here: what became of the payment elsewhere is shown first.
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

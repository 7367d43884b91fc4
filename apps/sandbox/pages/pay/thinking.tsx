import { Icon, Spinner } from '@deck/ui';
import { Hourglass } from 'lucide-react';
import type { PayerView } from '../../src/payer/payer-view.ts';
import { Contact } from './contact.tsx';
import { Headline } from './headline.tsx';
import { explanation, notice } from './pay-screen.css.ts';
import { useReading } from './reading.ts';

/** Waiting for the bank. */
export function Thinking({ stage, view }: { stage: 'processing' | 'waiting'; view: PayerView }) {
  const { words } = useReading();
  const { title, text } = words[stage];
  return (
    <div className={notice}>
      {/* The headline names the pending step. */}
      <span aria-hidden>{stage === 'processing' ? <Spinner /> : <Icon shape={Hourglass} size={20} />}</span>
      <Headline key={stage}>{title}</Headline>
      <p className={explanation}>{text}</p>
      {stage === 'waiting' && <Contact property={view.property} centred />}
    </div>
  );
}

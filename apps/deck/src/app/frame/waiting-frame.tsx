import { TopBar } from '@deck/ui';
import { type ReactNode, useState } from 'react';
import { LoadingPage } from '../../platform/navigation/page-states.tsx';
import { LongWait } from '../navigation/long-wait.tsx';
import { storedMini } from './menu-size.ts';
import { ProductFrame } from './product-frame.tsx';

/** Its box stands where the company's name comes. */
const unnamed = { id: '', name: '\u00a0' };
const nothing = () => undefined;

interface WaitingFrameProps {
  /** In place of the screen; by default that it is on its way. */
  children?: ReactNode;
}

/** The frame before any answer, for a person who is probably still signed in. It keeps its place afterwards. */
export function WaitingFrame({ children }: WaitingFrameProps) {
  const [mini] = useState(storedMini);
  return (
    <ProductFrame
      profiles={{ options: [unnamed], value: unnamed.id, onChange: nothing }}
      items={[]}
      mini={mini}
      onToggle={nothing}
      topBar={<TopBar />}
    >
      {children ?? (
        <LongWait>
          <LoadingPage />
        </LongWait>
      )}
    </ProductFrame>
  );
}

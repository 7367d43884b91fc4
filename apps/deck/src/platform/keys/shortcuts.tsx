import { LazyPart, part } from '@deck/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMayOpen } from '../navigation/screen-context.ts';
import { useKeys } from './use-keys.ts';

const dialog = part(() => import('./keys-dialog.tsx'));

/** The keys that act on every screen: where to go, and the list of all keys. */
export function Shortcuts() {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const [isOpen, setOpen] = useState(false);
  const go = (path: string) => () => {
    if (!mayOpen(path)) return false;
    void navigate(path);
    return true;
  };
  useKeys({
    'g t': go('/'),
    'g o': go('/orders'),
    'g p': go('/payments'),
    'g d': go('/day'),
    '?': () => setOpen(true),
  });
  return isOpen && <LazyPart of={dialog} waiting={null} onClose={() => setOpen(false)} />;
}

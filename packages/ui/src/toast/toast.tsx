import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { useStill } from '../still/still.ts';
import { type ShownToast, type ToastContent, withoutToast, withToast } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

export type ShowToast = (toast: ToastContent) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Shows what has just happened, in a corner of any screen. Use it once, around the application's screens. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const isStill = useStill() !== undefined;
  const show = useCallback<ShowToast>((toast) => {
    lastId.current += 1;
    const id = lastId.current;
    setShown((before) => withToast(before, { ...toast, id }));
  }, []);
  const close = useCallback((id: number) => setShown((before) => withoutToast(before, id)), []);
  return (
    <ToastContext value={show}>
      {children}
      {!isStill && <ToastRegion toasts={shown} onClose={close} />}
    </ToastContext>
  );
}

/** Shows a short message over any screen: `toast({ tone: 'success', title: 'Link sent' })`. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (show === null)
    throw new Error('useToast() is called outside <ToastProvider>: wrap the application in one.');
  return show;
}

import { media } from '@deck/tokens';
import { useMemo, useState } from 'react';
import { useMedia } from '../use-media/use-media.ts';
import type { Frame } from './frame-context.ts';

/** Creates the state of a frame. */
export function useNewFrame(): Frame {
  const isPhone = useMedia(media.phone);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [leadsBack, setLeadsBack] = useState(false);
  const [start, setStart] = useState<HTMLElement | null>(null);
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const [panelPlace, setPanelPlace] = useState<HTMLElement | null>(null);
  return useMemo(
    () => ({
      isPhone,
      isDrawerOpen: isPhone && isDrawerOpen,
      setDrawerOpen,
      phoneBar: { start, title, end },
      phoneBarRefs: { start: setStart, title: setTitle, end: setEnd },
      panelPlace,
      panelPlaceRef: setPanelPlace,
      leadsBack,
      setLeadsBack,
    }),
    [isPhone, isDrawerOpen, start, title, end, panelPlace, leadsBack],
  );
}

import type { Brand, Mode } from '@deck/tokens/studio';
import { useLayoutEffect, useRef, useState } from 'react';
import * as css from './brand-studio.css.ts';
import type { Draft } from './draft.ts';
import { dress, type BrandFrame as Frame, toAddress } from './framed-screen.ts';

interface BrandFrameProps {
  /** The id of the screen's story. */
  id: string;
  brand: Brand;
  drawings: Draft['drawings'];
  mode: Mode;
}

/** A screen in an iframe. A new name or drawing needs a reload: change its key. */
export function BrandFrame({ id, brand, drawings, mode }: BrandFrameProps) {
  const frame = useRef<Frame>(null);
  const [address] = useState(() => toAddress(id, mode));
  useLayoutEffect(() => {
    if (frame.current) frame.current.wornBrand = { brand, drawings };
  }, [brand, drawings]);
  useLayoutEffect(() => {
    if (frame.current) dress(frame.current, brand, mode);
  }, [brand, mode]);
  return (
    <iframe
      ref={frame}
      className={css.screen}
      title="The screen in this brand"
      src={address}
      onLoad={({ currentTarget }) => dress(currentTarget, brand, mode)}
    />
  );
}

import type { RenderType } from '@deck/api/vocabulary';

/** How the preview is looked at. */
export interface PreviewLook {
  readonly renderType: RenderType;
  readonly width: 'narrow' | 'wide';
  readonly dark: boolean;
  /** Only what the system says. */
  readonly hideCustomBlocks: boolean;
  /** The order or payment it is filled from; an example without one. */
  readonly entity: FilledFrom | undefined;
}

export interface FilledFrom {
  readonly id: string;
  /** What it is called at the desk. */
  readonly label: string;
}

export const noLook: PreviewLook = {
  renderType: 'email',
  width: 'narrow',
  dark: false,
  hideCustomBlocks: false,
  entity: undefined,
};

import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';

/** What a screen's file exports: the screen and, if it needs data at once, what fetches it while the code is on its way. */
export interface ScreenModule {
  readonly Screen: ComponentType;
  readonly load?: (args: LoaderFunctionArgs) => unknown;
}

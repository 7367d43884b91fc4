import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';

/** What the file of a screen exports. */
export interface ScreenModule {
  readonly Screen: ComponentType;
}

/** What the file of a screen's data exports: it asks for what the screen needs at once. @throws a redirect */
export interface DataModule {
  readonly load: (args: LoaderFunctionArgs) => unknown;
}

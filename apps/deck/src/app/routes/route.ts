import type { Permission } from '@deck/api/vocabulary';
import type { Area, TitleKey } from '../../platform/i18n/i18n.ts';
import type { DataModule, ScreenModule } from '../navigation/screen-module.ts';

/** A way into the product. */
export interface Route {
  /** As people write it: parameters as `{id}`. */
  readonly path: string;
  readonly title: TitleKey;
  readonly layout: 'login' | 'app';
  /** What one must hold to open it; absent: it opens freely. */
  readonly feature?: Permission;
  readonly breadcrumbs?: true;
  /** Opens for those alone whom another screen of the app has just sent there. */
  readonly onlySent?: true;
  /** Another name of the same screen: whoever opens it is sent there. */
  readonly aliasOf?: string;
  readonly screen?: () => Promise<ScreenModule>;
  /** The catalogues it speaks from, besides `app`. */
  readonly words?: readonly Area[];
  /** What asks for its data, while the code of the screen is still on its way. */
  readonly data?: () => Promise<DataModule>;
}

/** Its path as the router writes it: `/orders/:id`. */
export const patternOf = ({ path }: Route): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

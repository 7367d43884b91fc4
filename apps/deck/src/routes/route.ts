import type { Permission } from '@deck/api/vocabulary';
import type { TitleKey } from '../i18n/i18n.ts';
import type { ScreenModule } from '../navigation/screen-module.ts';

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
}

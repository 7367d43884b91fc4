import 'i18next';
import type { Catalogue } from './i18n.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: Catalogue;
  }
}

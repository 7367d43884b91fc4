import type { IconShape, KnownGroup, PaletteItem } from '@deck/ui';
import {
  CreditCard,
  Infinity as Endless,
  House,
  LayoutList,
  Plus,
  ReceiptText,
  Settings,
  Upload,
  UserRound,
  Users,
  Warehouse,
  Zap,
} from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TitleKey } from '../../../platform/i18n/i18n.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { getPlaces } from './places.ts';

const icons: Partial<Record<TitleKey, IconShape>> = {
  home: House,
  orders: ReceiptText,
  payments: CreditCard,
  newOrder: Plus,
  fastPayment: Zap,
  splitPayment: Users,
  permanentLink: Endless,
  uploadFile: Upload,
  users: Users,
  properties: Warehouse,
  profile: UserRound,
  editProfile: UserRound,
};

/** What one may begin and which screens there are, found by their names and by other words for them. */
export function useKnownGroups(): readonly KnownGroup[] {
  const { t } = useTranslation(['palette', 'app']);
  const { permissionMap } = useSession();
  return useMemo(() => {
    const { acts, screens, filters } = getPlaces(permissionMap);
    const words: Partial<Record<TitleKey, string>> = t('words', { returnObjects: true });
    const item = ({ path, title }: (typeof acts)[number]): PaletteItem => {
      const isSetting = path.startsWith('/settings/');
      const hint = isSetting ? t('inSettings') : undefined;
      return {
        id: path,
        label: t(`app:title.${title}`),
        keywords: [hint, words[title]].filter(Boolean).join(' '),
        icon: icons[title] ?? (isSetting ? Settings : LayoutList),
        hint,
      };
    };
    return [
      { kind: 'known', id: 'acts', label: t('groups.acts'), items: acts.map(item) },
      {
        kind: 'known',
        id: 'screens',
        label: t('groups.screens'),
        items: [
          ...screens.map(item),
          ...filters.map(({ path, label }) => ({
            id: path,
            label: t(`app:menu.${label}`),
            icon: CreditCard,
          })),
        ],
      },
    ];
  }, [t, permissionMap]);
}

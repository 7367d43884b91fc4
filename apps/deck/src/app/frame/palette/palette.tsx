import {
  CommandPalette,
  type IconShape,
  type KnownGroup,
  LazyPart,
  type PaletteItem,
  part,
  type TypedAhead,
} from '@deck/ui';
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
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { TitleKey } from '../../../platform/i18n/i18n.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { getPlaces } from './places.ts';
import { useOrderActs } from './use-order-acts.ts';
import { useSearchedGroups } from './use-searched-groups.ts';

const foundAct = part(() => import('./found-act.tsx'));

/** How many are remembered while the page is open. Names of guests are stored nowhere. */
const RECENT = 5;

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was typed before this code had loaded. */
  ahead: TypedAhead;
}

/** Finds every screen and action the user may open, and any order by its ID, guest, e-mail, amount or card. */
export default function Palette({ open, onOpenChange, ahead }: PaletteProps) {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  // It always opens empty, however it was closed.
  if (!open && search !== '') setSearch('');
  const [recent, setRecent] = useState<readonly PaletteItem[]>([]);
  const known = useKnownGroups();
  const searched = useSearchedGroups(search);
  const { acts, onActs, onAct, begun, onEnd } = useOrderActs(open);
  return (
    <>
      <CommandPalette
        open={open}
        onOpenChange={onOpenChange}
        label={t('label')}
        groups={[...known, ...searched]}
        recent={recent}
        ahead={ahead}
        tip={t('tip')}
        onSearch={setSearch}
        acts={acts}
        onActs={onActs}
        onAct={onAct}
        onChoose={(item, group) => {
          // Screens and acts stand there anyway.
          if (!known.some(({ id }) => id === group))
            setRecent((before) => [item, ...before.filter(({ id }) => id !== item.id)].slice(0, RECENT));
          void navigate(item.id);
        }}
      />
      {begun && <LazyPart of={foundAct} {...begun} onClose={onEnd} waiting={null} />}
    </>
  );
}

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

/** The actions and screens a user may open, found by their names and by synonyms. */
function useKnownGroups(): readonly KnownGroup[] {
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

import { CommandPalette, type PaletteItem } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useKnownGroups } from './use-known-groups.ts';
import { useSearchedGroups } from './use-searched-groups.ts';

/** So many are remembered, as long as the page is open: names of guests are kept nowhere. */
const RECENT = 5;

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** From anywhere to any screen one may open, to what one may begin, and to any order by its id, guest or e-mail. */
export default function Palette({ open, onOpenChange }: PaletteProps) {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  // It is opened anew with nothing typed, however it was closed.
  if (!open && search !== '') setSearch('');
  const [recent, setRecent] = useState<readonly PaletteItem[]>([]);
  const known = useKnownGroups();
  const searched = useSearchedGroups(search);
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      label={t('label')}
      groups={[...known, ...searched]}
      recent={recent}
      onSearch={setSearch}
      onChoose={(item, group) => {
        // Screens and acts stand there anyway.
        if (!known.some(({ id }) => id === group))
          setRecent((before) => [item, ...before.filter(({ id }) => id !== item.id)].slice(0, RECENT));
        void navigate(item.id);
      }}
    />
  );
}

import { mutation } from '@deck/api/react';
import { type InterfaceLanguage, interfaceLanguages } from '@deck/api/vocabulary';
import { AvatarButton, Menu, type SidebarEntry } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { i18next } from '../../platform/i18n/i18n.ts';
import { languageNames } from '../../platform/i18n/languages.ts';
import { signOut, takeUpProfile } from '../../platform/session/session-actions.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { appearances, chooseAppearance, storedAppearance } from './appearance.ts';
import { useEndSession } from './session-watch.tsx';

const appearanceIcons = { system: Monitor, light: Sun, dark: Moon };

function useLogOut() {
  const endSession = useEndSession();
  return async () => {
    await signOut().catch(() => undefined);
    endSession({ to: '/login' });
  };
}

/** Another language, at once and from now on: it is kept in the profile. */
function useSpeak() {
  const { id } = useSession().profile;
  const save = useMutation({ ...mutation(api.users.update), onSuccess: takeUpProfile });
  return (locale: InterfaceLanguage) => {
    void i18next.changeLanguage(locale);
    save.mutate({ userId: id, body: { locale } });
  };
}

/** What the avatar's menu offers, in the drawer of a phone. */
export function useAccountEntries(): SidebarEntry[] {
  const { t } = useTranslation();
  const logOut = useLogOut();
  return [
    { label: t('menu.profile'), icon: UserRound, href: '/profile' },
    { label: t('menu.logOut'), icon: LogOut, onSelect: () => void logOut() },
  ];
}

/** The profile, language, appearance and the way out, behind the reader's avatar. */
export function AccountMenu() {
  const { t, i18n } = useTranslation();
  const [chosen, setChosen] = useState(storedAppearance);
  const { profile } = useSession();
  const logOut = useLogOut();
  const speak = useSpeak();
  const name = `${profile.firstName} ${profile.lastName}`;
  return (
    <Menu
      trigger={<AvatarButton name={name} src={profile.avatarUrl} label={t('bar.account', { name })} />}
      items={[
        { label: t('menu.profile'), icon: UserRound, href: '/profile' },
        'separator',
        ...interfaceLanguages.map((language) => ({
          label: languageNames[language],
          lang: language,
          chosen: i18n.language === language,
          onSelect: () => speak(language),
        })),
        'separator',
        ...appearances.map((appearance) => ({
          label: t(`bar.${appearance}`),
          icon: appearanceIcons[appearance],
          chosen: appearance === chosen,
          onSelect: () => {
            chooseAppearance(appearance);
            setChosen(appearance);
          },
        })),
        'separator',
        { label: t('menu.logOut'), icon: LogOut, onSelect: () => void logOut() },
      ]}
    />
  );
}

import { Button, LazyPart, part } from '@deck/ui';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { languageNames } from '../../i18n/language-names.ts';

const loadMenu = () => import('./language-menu.tsx');
const languageMenu = part(loadMenu);

/** The language of the page. Few change it here: the menu comes when someone reaches for its button. */
export function LanguageChoice({ language }: { language: keyof typeof languageNames }) {
  const [isPressed, setPressed] = useState(false);
  const look = { variant: 'quiet', icon: Globe, children: languageNames[language] } as const;
  const button = (
    <Button
      {...look}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setPressed(true)}
    />
  );
  if (!isPressed) return button;
  return <LazyPart of={languageMenu} trigger={<Button {...look} />} waiting={button} />;
}

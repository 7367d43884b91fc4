import { interfaceLanguages } from '@deck/api/vocabulary';
import { artwork, brand } from '@deck/tokens/brand';
import { Artwork, Button, Icon, LazyPart, part, TextLink } from '@deck/ui';
import { Globe, ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../platform/i18n/languages.ts';
import { haveThirdParties } from '../../platform/third-parties/third-parties.ts';
import * as css from './login.css.ts';

/** The brand's panel beside the form; on a phone the form alone. */
export function LoginLayout({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('login');
  useEffect(() => {
    // After a sign-out, a reload removes the scripts of third parties before a password is typed.
    if (haveThirdParties()) window.location.reload();
  }, []);
  const language = interfaceLanguages.find((each) => each === i18n.language) ?? 'en';
  return (
    <div className={css.page}>
      <aside className={css.panel}>
        <div className={css.motif}>
          <Artwork svg={artwork.panelSvg} />
        </div>
        <div className={css.logo}>
          <Artwork svg={artwork.logoSvg} label={brand.name} height={32} />
        </div>
        <div className={css.pitch}>
          <p className={css.tagline}>{brand.tagline[language]}</p>
          <p className={css.pitchText}>{t('pitchText')}</p>
        </div>
      </aside>
      <div className={css.side}>
        <header className={css.top}>
          <div className={css.phoneLogo}>
            <Artwork svg={artwork.logoSvg} label={brand.name} height={28} />
          </div>
          <LanguageChoice language={language} />
        </header>
        <main className={css.main}>{children}</main>
        <footer className={css.foot}>
          <TextLink href={brand.termsUrl}>{t('terms')}</TextLink>
          <TextLink href={brand.privacyUrl}>{t('privacy')}</TextLink>
          <TextLink href={brand.supportUrl}>{t('support')}</TextLink>
          <span className={css.twoFactor}>
            <Icon shape={ShieldCheck} size={14} />
            {t('twoFactorAvailable')}
          </span>
        </footer>
      </div>
    </div>
  );
}

const loadMenu = () => import('./language-menu.tsx');
const languageMenu = part(loadMenu);

/** The language of the page. Few change it here: the menu comes when someone reaches for its button. */
function LanguageChoice({ language }: { language: keyof typeof languageNames }) {
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

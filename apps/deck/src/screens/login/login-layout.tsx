import { interfaceLanguages } from '@deck/api/vocabulary';
import { artwork, brand } from '@deck/tokens/brand';
import { Button, Icon, Menu, TextLink } from '@deck/ui';
import { Globe, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { i18next } from '../../i18n/i18n.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { Artwork } from '../../layout/artwork.tsx';
import * as css from './login-layout.css.ts';

/** The brand's panel beside the form; on a phone the form alone. */
export function LoginLayout({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('login');
  const language = interfaceLanguages.find((each) => each === i18n.language) ?? 'en';
  return (
    <div className={css.page}>
      <aside className={css.panel}>
        <Artwork svg={artwork.panelSvg} className={css.motif} />
        <Artwork svg={artwork.logoSvg} label={brand.name} className={css.logo} />
        <div className={css.pitch}>
          <p className={css.tagline}>{brand.tagline[language]}</p>
          <p className={css.pitchText}>{t('pitchText')}</p>
        </div>
      </aside>
      <div className={css.side}>
        <div className={css.top}>
          <Artwork svg={artwork.logoSvg} label={brand.name} className={css.phoneLogo} />
          <Menu
            trigger={
              <Button variant="quiet" icon={Globe}>
                {languageNames[language]}
              </Button>
            }
            items={interfaceLanguages.map((each) => ({
              label: languageNames[each],
              chosen: each === language,
              onSelect: () => void i18next.changeLanguage(each),
            }))}
          />
        </div>
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

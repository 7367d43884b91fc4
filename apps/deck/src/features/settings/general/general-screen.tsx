import type { Settings } from '@deck/api/contract/settings';
import { brand } from '@deck/tokens/brand';
import { Card, ColorField, FactList, Stack, Text, TextLink, useUi } from '@deck/ui';
import { countryName } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { PictureField } from '../../../platform/forms/picture-field.tsx';
import { type ChosenPicture, usePicture } from '../../../platform/forms/use-picture.ts';
import { SettingsFormFrame } from '../shared/settings-form-frame.tsx';
import { SettingsTab } from '../shared/settings-page.tsx';
import { useSettingsForm } from '../shared/use-settings-form.ts';
import { CompanyCard, LegalCard, NewOrdersCard, NotesCard } from './general-cards.tsx';
import { type GeneralForm, generalIn, toForm } from './general-form.ts';
import { NewPaymentsCard } from './new-payments-card.tsx';

export function GeneralScreen() {
  return <SettingsTab tab="general">{(settings) => <General settings={settings} />}</SettingsTab>;
}

/** What a company says of itself, and how its orders and payments begin. */
function General({ settings: kept }: { settings: Settings }) {
  const settings = useSettingsForm<GeneralForm>({
    part: 'general',
    kept: toForm(kept),
    read: generalIn,
    write: toForm,
  });
  const { form } = settings;
  const logo = usePicture((url) => form.setValue('logoUrl', url, { shouldDirty: true }));
  return (
    <SettingsFormFrame
      settings={settings}
      waits={logo.isUnderWay}
      aside={
        <>
          <LogoCard logo={logo} company={kept.general.name} />
          <SupportCard settings={kept} />
        </>
      }
    >
      <CompanyCard country={kept.general.country} />
      <NewOrdersCard control={form.control} kept={kept.general.orderPrefix} />
      <NewPaymentsCard control={form.control} />
      <LegalCard />
      <NotesCard />
    </SettingsFormFrame>
  );
}

const Form = createForm<GeneralForm>()({ Color: ColorField, Picture: PictureField });

interface LogoCardProps {
  logo: ChosenPicture;
  /** Whose logo it is. */
  company: string;
}

/** The logo as it will stand, and the colour of guests' pages. They count once the settings are saved. */
function LogoCard({ logo, company }: LogoCardProps) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('general.look')} meta={t('general.logoText')}>
      <Stack>
        <Form.Picture
          name="logoUrl"
          picture={logo}
          alt={t('general.logoOf', { name: company })}
          label={t('general.logoFile')}
          removeLabel={t('general.removeLogo')}
        />
        <Form.Color name="color" label={t('general.color')} hint={t('general.colorHint')} optional />
      </Stack>
    </Card>
  );
}

/** What contracts, invoices and stored amounts rest on: facts, and who changes them. */
function SupportCard({ settings: { general, supportOnly } }: { settings: Settings }) {
  const { t } = useTranslation(['settings', 'messages']);
  const { locale } = useUi();
  const factOf = (field: Settings['supportOnly'][number]): string => {
    if (field === 'acceptedCurrencies') return general.acceptedCurrencies.join(', ');
    if (field === 'country') return countryName(general.country, locale);
    return field === 'iban' ? inFours(general.iban) : general[field];
  };
  return (
    <Card title={t('general.support')}>
      <Stack>
        <FactList
          facts={supportOnly.map((field) => [t(`general.${field}`), factOf(field)])}
          empty={t('messages:notDefined')}
        />
        <Text>
          {t('general.supportText')}{' '}
          <TextLink inline href={brand.supportUrl}>
            {t('messages:token.support')}
          </TextLink>
        </Text>
      </Stack>
    </Card>
  );
}

/** An IBAN as it is printed: `GR16 0110 1250`. */
const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

import { Button, Card, FileDrop, Picture, Stack } from '@deck/ui';
import { Trash2 } from 'lucide-react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ChosenPicture, pictureRules } from '../../../forms/use-picture.ts';
import type { GeneralCardProps } from './company-card.tsx';

interface LogoCardProps extends GeneralCardProps {
  logo: ChosenPicture;
  /** Whose logo it is. */
  name: string;
}

/** The logo as it will stand: chosen, seen, taken away again. It counts once the settings are saved. */
export function LogoCard({ control, logo: { files, transfers, choose }, name }: LogoCardProps) {
  const { t } = useTranslation(['settings', 'messages']);
  const { field, formState } = useController({ control, name: 'logoUrl' });
  const mayEdit = !formState.disabled;
  return (
    <Card title={t('general.logo')} meta={t('general.logoText')}>
      <Stack>
        {field.value === null ? (
          !mayEdit && t('messages:notDefined')
        ) : (
          <Picture src={field.value} alt={t('general.logoOf', { name })} failed={t('messages:picture')} />
        )}
        {mayEdit && field.value !== null && (
          <div>
            <Button
              size="small"
              variant="dangerQuiet"
              icon={Trash2}
              onClick={() => {
                choose(undefined);
                field.onChange(null);
              }}
            >
              {t('general.removeLogo')}
            </Button>
          </div>
        )}
        {mayEdit && (
          <FileDrop
            ref={field.ref}
            label={t('general.logoFile')}
            {...pictureRules}
            value={files}
            transfers={transfers}
            onChange={([picture]) => choose(picture)}
          />
        )}
      </Stack>
    </Card>
  );
}

import { Avatar, Button, Card, FileDrop, Stack } from '@deck/ui';
import { Trash2 } from 'lucide-react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type ChosenPicture, pictureRules } from '../../../forms/use-picture.ts';
import type { PersonForm } from '../../users/shared/person-form.ts';
import * as css from './portrait-card.css.ts';

interface PortraitCardProps {
  control: Control<PersonForm, unknown, PersonForm>;
  portrait: ChosenPicture;
}

/** One's picture as it will stand: chosen, seen, taken away again. It counts once the profile is saved. */
export function PortraitCard({ control, portrait: { files, transfers, choose } }: PortraitCardProps) {
  const { t } = useTranslation('profile');
  const { field } = useController({ control, name: 'avatarUrl' });
  const [firstName, lastName] = useWatch({ control, name: ['firstName', 'lastName'] });
  return (
    <Card title={t('picture.title')} meta={t('picture.text')}>
      <Stack>
        <div className={css.preview}>
          <Avatar name={`${firstName} ${lastName}`} src={field.value} size="large" tone="accent" decorative />
          {field.value === null ? (
            <p className={css.none}>{t('picture.none')}</p>
          ) : (
            <Button
              size="small"
              variant="dangerQuiet"
              icon={Trash2}
              onClick={() => {
                choose(undefined);
                field.onChange(null);
              }}
            >
              {t('picture.remove')}
            </Button>
          )}
        </div>
        <FileDrop
          ref={field.ref}
          label={t('picture.label')}
          {...pictureRules}
          value={files}
          transfers={transfers}
          onChange={([picture]) => choose(picture)}
        />
      </Stack>
    </Card>
  );
}

import { Button, FileDrop, Picture, Stack } from '@deck/ui';
import { Trash2 } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChosenPicture, pictureRules } from './use-picture.ts';

interface PictureFieldProps {
  picture: ChosenPicture;
  /** What is seen, for who does not see it. */
  alt: string;
  /** The name of the field for a new picture. */
  label: string;
  removeLabel: string;
  /** The address of the picture; null: none. */
  value: string | null;
  onChange: (url: string | null) => void;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A picture that is chosen, seen and taken away again. */
export function PictureField({
  picture: { files, transfers, choose },
  alt,
  label,
  removeLabel,
  value,
  onChange,
  disabled = false,
  ref,
}: PictureFieldProps) {
  const { t } = useTranslation('messages');
  return (
    <Stack>
      {value === null ? disabled && t('notDefined') : <Picture src={value} alt={alt} failed={t('picture')} />}
      {!disabled && value !== null && (
        <div>
          <Button
            size="small"
            variant="dangerQuiet"
            icon={Trash2}
            onClick={() => {
              choose(undefined);
              onChange(null);
            }}
          >
            {removeLabel}
          </Button>
        </div>
      )}
      {!disabled && (
        <FileDrop
          ref={ref}
          label={label}
          {...pictureRules}
          value={files}
          transfers={transfers}
          onChange={([chosen]) => choose(chosen)}
        />
      )}
    </Stack>
  );
}

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
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A picture with its removal, and a field for another one. Disabled, it only shows the picture. */
export function PictureField({
  picture,
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
          <RemovePicture picture={picture} label={removeLabel} onChange={onChange} />
        </div>
      )}
      {!disabled && <ChoosePicture picture={picture} label={label} ref={ref} />}
    </Stack>
  );
}

type PartProps = Pick<PictureFieldProps, 'picture' | 'label'>;

/** Removes the picture, and stops the upload of another one. */
export function RemovePicture({
  picture: { choose },
  label,
  onChange,
}: PartProps & Pick<PictureFieldProps, 'onChange'>) {
  return (
    <Button
      size="small"
      variant="dangerQuiet"
      icon={Trash2}
      onClick={() => {
        choose(undefined);
        onChange(null);
      }}
    >
      {label}
    </Button>
  );
}

/** The field for a new picture, with the progress of its upload. */
export function ChoosePicture({
  picture: { files, transfers, choose },
  label,
  ref,
}: PartProps & Pick<PictureFieldProps, 'ref'>) {
  return (
    <FileDrop
      ref={ref}
      label={label}
      {...pictureRules}
      value={files}
      transfers={transfers}
      onChange={([chosen]) => choose(chosen)}
    />
  );
}

import { FileDrop } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { pictureRules, usePicture } from '../../../../forms/use-picture.ts';

/** A picture on its way into a letter: looked at by the server before it may stand there. */
export function PictureChooser({ onKept }: { onKept: (src: string) => void }) {
  const { t } = useTranslation('templates');
  const { files, transfers, choose } = usePicture(onKept);
  return (
    <FileDrop
      label={t('block.picture')}
      {...pictureRules}
      value={files}
      transfers={transfers}
      onChange={([picture]) => choose(picture)}
    />
  );
}

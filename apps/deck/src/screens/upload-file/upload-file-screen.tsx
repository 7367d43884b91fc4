import { useTranslation } from 'react-i18next';
import { useStepStart } from '../../layout/page-start.ts';
import { CheckStep } from './check/check-step.tsx';
import { FileStep } from './file-step.tsx';
import { TemplateChoice } from './template/template-choice.tsx';
import { TemplateEdit } from './template/template-edit.tsx';
import { UploadHeader } from './upload-header.tsx';
import { useUploadPlace } from './use-upload-place.ts';

/**
 * A file becomes orders in three steps: the file, the template that reads it, what it becomes. File and template stand
 * in the address: a reload stays where one is.
 */
export function Screen() {
  // The words of everything that may come to be shown: none of them is to take the page away while it comes.
  useTranslation(['imports', 'app', 'labels', 'messages', 'list', 'orders']);
  const place = useUploadPlace();
  useStepStart(place.step);
  return (
    <>
      <UploadHeader step={place.step} />
      {place.step === 'file' && <FileStep />}
      {place.step === 'template' &&
        (place.form === undefined ? (
          <TemplateChoice file={place.file} />
        ) : (
          <TemplateEdit key={place.form} file={place.file} templateId={place.form} />
        ))}
      {place.step === 'check' && (
        <CheckStep
          key={place.fileId + place.templateId}
          fileId={place.fileId}
          templateId={place.templateId}
        />
      )}
    </>
  );
}

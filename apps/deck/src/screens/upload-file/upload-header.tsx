import { PageHeader, Stepper } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import type { UploadPlace } from './use-upload-place.ts';

const steps = ['file', 'template', 'check'] as const satisfies readonly UploadPlace['step'][];

export function UploadHeader({ step }: { step: UploadPlace['step'] }) {
  const { t } = useTranslation(['imports', 'orders', 'app']);
  const title = t('app:title.uploadFile');
  return (
    <PageHeader
      breadcrumbs={[{ label: t('orders:list.title'), href: '/orders' }, { label: title }]}
      title={title}
      stepper={<Stepper steps={steps.map((each) => t(`step.${each}`))} current={steps.indexOf(step)} />}
    />
  );
}

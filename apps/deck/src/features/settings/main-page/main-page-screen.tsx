import type { Settings } from '@deck/api/contract/settings';
import { EXPIRING_SOON_HOURS } from '@deck/api/rules';
import { Card, FormGrid, NumberField, SortableList, Switch } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { SettingsFormFrame } from '../shared/settings-form-frame.tsx';
import { SettingsTab } from '../shared/settings-page.tsx';
import * as css from '../shared/sorted-row.css.ts';
import { useSettingsForm } from '../shared/use-settings-form.ts';
import { type BlockChoice, getMainPage, type MainPageForm, toForm } from './main-page-form.ts';

const Form = createForm<MainPageForm>()({ Blocks, Number: NumberField });

export function MainPageScreen() {
  return <SettingsTab tab="main-page">{(settings) => <MainPageSettings kept={settings} />}</SettingsTab>;
}

/** What the main page shows, and when it says that a payment is about to expire. */
function MainPageSettings({ kept }: { kept: Settings }) {
  const { t } = useTranslation('methods');
  const settings = useSettingsForm<MainPageForm>({
    part: 'mainPage',
    kept: toForm(kept.mainPage),
    read: (form) => ({ ...getMainPage(form) }),
    write: ({ mainPage }) => toForm(mainPage),
  });
  return (
    <SettingsFormFrame settings={settings}>
      <Card title={t('main.blocks')} meta={t('main.blocksText')}>
        <Form.Blocks name="blocks" />
      </Card>
      <Card title={t('main.soon')} meta={t('main.soonText')}>
        <FormGrid>
          <Form.Number
            name="expiresSoonHours"
            span={4}
            label={t('main.hours')}
            hint={t('main.hoursHint', EXPIRING_SOON_HOURS)}
            suffix={t('main.hoursUnit')}
            min={EXPIRING_SOON_HOURS.min}
            max={EXPIRING_SOON_HOURS.max}
          />
        </FormGrid>
      </Card>
    </SettingsFormFrame>
  );
}

interface BlocksProps {
  value: readonly BlockChoice[];
  onChange: (blocks: BlockChoice[]) => void;
  disabled?: boolean;
}

/** The blocks of the main page, from its top to its end. */
function Blocks({ value: blocks, onChange, disabled = false }: BlocksProps) {
  const { t } = useTranslation(['methods', 'labels']);
  const nameOf = ({ block }: BlockChoice) => t(`labels:mainPageBlock.${block}`);
  const show = (block: BlockChoice['block'], shown: boolean) =>
    onChange(blocks.map((each) => (each.block === block ? { ...each, shown } : each)));
  return (
    <SortableList
      label={t('main.blocks')}
      items={blocks}
      itemKey={({ block }) => block}
      itemName={nameOf}
      onSort={(sorted) => onChange([...sorted])}
      disabled={disabled}
    >
      {(one) => (
        <div className={css.row}>
          <Switch
            label={nameOf(one)}
            checked={one.shown}
            disabled={disabled}
            onChange={(shown) => show(one.block, shown)}
          />
        </div>
      )}
    </SortableList>
  );
}

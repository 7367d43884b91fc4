import { FormColumn, FormGrid } from '../../form-grid/form-grid.tsx';
import { TextField } from '../../text-field/text-field.tsx';
import { TextDecision } from './decision-fields.tsx';
import type { Studio } from './use-brand-studio.ts';

const words = [
  [['product'], 'Product', false],
  [['tagline', 'en'], 'Tagline in English', false],
  [['tagline', 'ru'], 'Tagline in Russian', false],
  [['tagline', 'el'], 'Tagline in Greek', false],
  [['support', 'url'], 'Support page', false],
  [['support', 'email'], 'Support e-mail', false],
  [['legal', 'terms'], 'Terms', false],
  [['legal', 'privacy'], 'Privacy', false],
  [['thirdParties', 'chat'], 'Script of a chat', true],
  [['thirdParties', 'analytics'], 'Script of web analytics', true],
] as const;

/** The names, texts and links of the brand. */
export function Words({ studio }: { studio: Studio }) {
  const folderProblem = studio.problemAt(['id']);
  return (
    <FormGrid>
      <FormColumn span={6}>
        <TextDecision studio={studio} path={['name']} label="Name" hint="As people read it, in any script" />
      </FormColumn>
      <FormColumn span={6}>
        <TextField
          label="Folder"
          hint="As in BRAND=aurora"
          value={studio.draft.id}
          onChange={studio.rename}
          {...(folderProblem === undefined ? {} : { state: 'error', feedback: folderProblem })}
        />
      </FormColumn>
      {words.map(([path, label, optional]) => (
        <FormColumn key={label} span={6}>
          <TextDecision studio={studio} path={path} label={label} optional={optional} />
        </FormColumn>
      ))}
    </FormGrid>
  );
}

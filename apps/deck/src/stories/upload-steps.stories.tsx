import { contract } from '@deck/api/contract';
import { broken, mock, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import * as files from './testing/answers/imports.ts';
import { words } from './testing/assertions.ts';
import { fill, press } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Upload steps', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const upload = defineScenes('/orders/upload-file');
const { imports } = contract;
const file = { state: { file: files.file } };
const templates = { at: `/orders/upload-file?file=${files.file.id}`, ...file };
const written = { at: `${templates.at}&form=new`, ...file };
const checked = { at: `${templates.at}&template=${files.template.id}` };
const make = press(words('imports:check.make', { count: files.preview.counts.good }));

export const Templates = upload({
  ...templates,
  expected: words('imports:template.fits'),
});
export const FirstTemplate = upload({
  ...templates,
  answers: [mock(imports.listTemplates, [])],
  expected: words('imports:first.title'),
});
export const TemplatesFailed = upload({
  ...templates,
  answers: [broken(imports.listTemplates)],
  expected: words('imports:template.failed'),
});
export const NewTemplate = upload({ ...written, expected: words('imports:reading.title') });
export const NewTemplateWrong = upload({
  ...written,
  after: [fill(words('imports:field.positionName'), ' '), press(words('imports:template.save'))],
  expected: words('validation.required'),
});
export const AmbiguousDates = upload({
  ...written,
  state: {
    file: {
      ...files.file,
      detected: { ...files.file.detected, datesAmbiguous: true, dateSample: '03/04/2026' },
    },
  },
  expected: words('imports:reading.ambiguous', { sample: '03/04/2026' }),
});
export const NoTypes = upload({
  ...written,
  person: ownerWithout(
    'ORDER_POSITIONS_ACCOMMODATION',
    'ORDER_POSITIONS_FLIGHT',
    'ORDER_POSITIONS_YACHT',
    'ORDER_POSITIONS_CAR',
    'ORDER_POSITIONS_OTHER',
  ),
  expected: words('imports:template.noTypes'),
});
export const EditTemplate = upload({
  ...written,
  at: `${templates.at}&form=${files.template.id}`,
  expected: words('imports:reading.title'),
});
export const Preview = upload({
  ...checked,
  expected: words('imports:check.bad', { count: files.preview.counts.bad }),
});
export const BadRows = upload({
  ...checked,
  after: [press(words('imports:check.bad', { count: files.preview.counts.bad }), 'radio')],
  expected: words('imports:check.badRows'),
});
export const Gone = upload({
  ...checked,
  answers: [refused(imports.preview, 'NOT_FOUND')],
  expected: words('imports:check.gone'),
});
export const ColumnsMissing = upload({
  ...checked,
  answers: [refused(imports.preview, 'IMPORT_COLUMNS_MISSING')],
  expected: words('imports:check.failed'),
});
export const UnderWay = upload({
  ...checked,
  answers: [mock(imports.process, files.runUnderWay)],
  after: [make],
  expected: words('imports:run.running'),
});
export const Done = upload({
  ...checked,
  answers: [mock(imports.process, files.run)],
  after: [make],
  expected: words('imports:run.done', { count: files.run.counts.made }),
});
export const NotBegun = upload({
  ...checked,
  answers: [broken(imports.process)],
  after: [make],
  expected: words('errors.server'),
});

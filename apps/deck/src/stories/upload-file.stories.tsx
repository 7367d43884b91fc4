import { contract } from '@deck/api/contract';
import type { Meta } from '@storybook/react-vite';
import { sceneOf, screen } from './testing/scene.tsx';
import { words } from './testing/shows.ts';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Upload file', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const upload = sceneOf('/orders/upload-file');
const { imports } = contract;
const at = '/orders/upload-file?file=file-arrivals&template=template-arrivals';

export const Full = upload({ shows: words('imports:file.title') });
export const Checked = upload({ at, shows: words('imports:check.rows') });
export const Loading = upload({ ...loading(imports.preview), at });
export const Failed = upload({ ...failed('imports:check.failed', imports.preview), at });
export const Forbidden = upload(forbidden);

import { contract } from '@deck/api/contract';
import type { Meta } from '@storybook/react-vite';
import { words } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Settings/E-mail', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const email = defineScenes('/settings/email');
const { templates } = contract;
const at = '/settings/email?template=LINK_REMINDER';

export const Full = email({ expected: words('labels:template.LINK_REMINDER') });
export const Letter = email({ at, expected: words('templates:preview.title') });
export const Loading = email(loading(templates.list));
export const Failed = email(failed('templates:failed.list', templates.list));
export const EmailFailed = email({ ...failed('templates:failed.editor', templates.editor), at });
export const Forbidden = email(forbidden);

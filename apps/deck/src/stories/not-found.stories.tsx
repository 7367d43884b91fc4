import type { Meta } from '@storybook/react-vite';
import { sceneOf, screen } from './testing/scene.tsx';
import { words } from './testing/shows.ts';

const meta = { ...screen, title: 'Screens/Not found', tags: ['!autodocs'] } satisfies Meta;

export default meta;

export const Full = sceneOf('*')({ shows: words('notFound.title') });

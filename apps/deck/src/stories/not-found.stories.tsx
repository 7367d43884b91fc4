import type { Meta } from '@storybook/react-vite';
import { words } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';

const meta = { ...screen, title: 'Screens/Not found', tags: ['!autodocs'] } satisfies Meta;

export default meta;

// Specification 2.10, 8.37
export const Full = defineScenes('*')({ expected: words('notFound.title') });

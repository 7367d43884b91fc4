import { contract } from '@deck/api/contract';
import { refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { titled } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Property', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const property = defineScenes('/properties/{id}', { at: '/properties/property-kalypso-bay' });
const { get } = contract.properties;

export const Full = property({ expected: ['Grotta 12, 843 00 Naxos', titled('Kalypso Bay Resort')] });
export const NotFound = property(answered('properties:details.notFound', refused(get, 'NOT_FOUND')));
export const Loading = property(loading(get));
export const Failed = property(failed('properties:details.failed', get));
export const Forbidden = property(forbidden);

import { contract } from '@deck/api/contract';
import { mock } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { words } from './testing/assertions.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Settings/Payment methods', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const methods = defineScenes('/settings/payment-methods');
const { paymentMethodGroups } = contract.pspProfiles;

export const Full = methods({ expected: words('methods:groups.title') });
export const Empty = methods(answered('methods:groups.none', mock(paymentMethodGroups, [])));
export const Loading = methods(loading(paymentMethodGroups));
export const Failed = methods(failed('methods:groups.failed', paymentMethodGroups));
export const Forbidden = methods(forbidden);

import { contract } from '@deck/api/contract';
import { broken, mock, refused } from '@deck/api/mock';
import type { Meta } from '@storybook/react-vite';
import { kalypso } from './testing/answers/properties.ts';
import { holds, offersNot, opens, titled, words } from './testing/assertions.ts';
import { fill, press } from './testing/interactions.ts';
import { ownerWithout } from './testing/person.ts';
import { defineScenes, screen } from './testing/scene.tsx';
import { answered, failed, forbidden, loading } from './testing/states.ts';

const meta = { ...screen, title: 'Screens/Property', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const property = defineScenes('/properties/{id}', { at: '/properties/property-kalypso-bay' });
const { get, saveGuestPage } = contract.properties;

export const Full = property({ expected: ['Grotta 12, 843 00 Naxos', titled('Kalypso Bay Resort')] });
const withoutLook = { ...kalypso.guestPage, color: null, place: '' };
const lookOfItsOwn = { ...kalypso, guestPage: { ...kalypso.guestPage, color: '#177f83' } };
const change = press(words('properties:guests.change'));
const save = press(words('properties:guests.save'));

export const OwnColor = property({
  answers: [mock(get, lookOfItsOwn)],
  expected: ['#177f83', 'Front desk, day and night'],
});
export const BrandColor = property({
  answers: [mock(get, { ...kalypso, guestPage: withoutLook })],
  expected: words('properties:guests.brandColor'),
});
export const ReadOnly = property({
  person: ownerWithout('SETTINGS_EDIT'),
  expected: [words('properties:guests.title'), offersNot(words('properties:guests.change'))],
});
export const Change = property({
  after: [change],
  expected: [opens(words('properties:guests.title')), holds(words('properties:guests.startTime'), '15:00')],
});
export const Changed = property({
  answers: [mock(saveGuestPage, ({ body }) => ({ ...kalypso, guestPage: { ...body, accent: null } }))],
  after: [change, fill(words('properties:guests.place'), 'Grotta, Naxos'), save],
  expected: [words('properties:guests.saved')],
});
export const ChangeWrong = property({
  after: [change, fill(words('properties:guests.startTime'), '25:00'), save],
  expected: opens(words('properties:guests.title')),
});
export const ChangeFailed = property({
  answers: [broken(saveGuestPage)],
  after: [change, fill(words('properties:guests.place'), 'Grotta, Naxos'), save],
  expected: words('messages:guestPage'),
});
export const NotFound = property(answered('properties:details.notFound', refused(get, 'NOT_FOUND')));
export const Loading = property(loading(get));
export const Failed = property(failed('properties:details.failed', get));
export const Forbidden = property(forbidden);

import type { PositionType } from '@deck/api/vocabulary';
import type { properties } from '../database/schema.ts';

type GuestPage = Pick<
  typeof properties.$inferSelect,
  'logoUrl' | 'color' | 'place' | 'startTime' | 'endTime' | 'cancellation' | 'deskHours'
>;

/** What guests read of a property of each kind, unless its own page below says otherwise. */
const byKind: Record<PositionType, Omit<GuestPage, 'logoUrl' | 'color' | 'place'>> = {
  ACCOMMODATION: {
    startTime: '15:00',
    endTime: '11:00',
    cancellation: 'Free until two weeks before arrival, 18:00 in Athens. After that the deposit is kept.',
    deskHours: 'Front desk, day and night',
  },
  YACHT: {
    startTime: '12:00',
    endTime: '17:00',
    cancellation: 'Half is returned until a week before boarding. After that nothing is.',
    deskHours: 'Concierge, day and night',
  },
  FLIGHT: {
    startTime: null,
    endTime: null,
    cancellation:
      'Free until three days before the flight. After that the positioning of the aircraft is kept.',
    deskHours: 'Flight desk, day and night',
  },
  CAR: {
    startTime: '10:00',
    endTime: '10:00',
    cancellation: 'Free until the day before. After that one day is kept.',
    deskHours: 'Car desk, 07:00 to 23:00',
  },
  OTHER: {
    startTime: null,
    endTime: null,
    cancellation: 'Free until a month before the event. After that the deposit is kept.',
    deskHours: 'Office, weekdays 09:00 to 18:00',
  },
};

/** By property. Most have no colour of their own: the brand's is theirs. */
const own: Readonly<Record<string, Partial<GuestPage>>> = {
  'property-kalypso-bay': { place: 'Agios Prokopios, Naxos, Greece' },
  'property-lykavittos': { place: 'Kolonaki, Athens, Greece', startTime: '14:00', endTime: '12:00' },
  'property-thalassa': {
    place: 'Naoussa, Paros, Greece',
    color: '#177f83',
    cancellation: 'Free until a week before arrival, 18:00 in Athens. After that one night is kept.',
    deskHours: 'Reception, 08:00 to 23:00',
  },
  'property-lyka': { place: 'Parikia, Paros, Greece', deskHours: 'Reception, 08:00 to 22:00' },
  'property-meltemi-suites': { place: 'Ornos, Mykonos, Greece' },
  'property-pelagos': { place: 'The old harbour, Chania, Greece', startTime: '14:00' },
  'property-anemone': { place: 'Imerovigli, Santorini, Greece', deskHours: 'Host, 08:00 to 21:00' },
  'property-transfers': {
    place: 'Athens International Airport, Greece',
    startTime: null,
    endTime: null,
    deskHours: 'Dispatch, day and night',
  },
  'property-stoa': { place: 'Stadiou Street, Athens, Greece' },
  'property-halcyon': { place: 'Marina Zeas, Piraeus, Greece', color: '#c2913c' },
  'property-meltemi': { place: 'Olympic Marine, Lavrio, Greece' },
  'property-citation': { place: 'Athens International Airport, Greece' },
  'property-v-class': { place: 'Glyfada, Athens, Greece' },
  'property-fiat': { place: 'Glyfada, Athens, Greece' },
};

/** What guests read of a demo property. Its logo is drawn when it is seeded. */
export const guestPageOf = (id: string, kind: PositionType): GuestPage => ({
  logoUrl: null,
  color: null,
  place: '',
  ...byKind[kind],
  ...own[id],
});

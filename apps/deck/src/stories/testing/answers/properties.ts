import type { Property } from '@deck/api/contract/company';

/** A hotel of Aegean House; its addresses follow from its short name. */
function hotel(short: string, name: string, city: string, orderPrefix: string, address: string): Property {
  return {
    id: `property-${short}`,
    name,
    type: 'HOTEL',
    positionType: 'ACCOMMODATION',
    positionTypes: ['ACCOMMODATION', 'OTHER'],
    city,
    address,
    email: `${short}@aegeanhouse.gr`,
    phone: '+30 22850 55060',
    customerServiceEmail: 'guests@aegeanhouse.gr',
    customerServicePhone: '+30 210 555 0145',
    timezone: 'Europe/Athens',
    payRatePeriod: 'PER_NIGHT',
    withdrawalMethod: null,
    orderPrefix,
    defaultPaymentLifetime: 'P2D',
    notifyCustomer: true,
    termsUrl: 'https://aegeanhouse.gr/terms',
    photoUrl: null,
    website: `https://aegeanhouse.gr/${short}`,
    guestPage: {
      logoUrl: null,
      color: null,
      place: `${city}, Greece`,
      startTime: '15:00',
      endTime: '11:00',
      cancellation: 'Free until two weeks before arrival. After that the deposit is kept.',
      deskHours: 'Front desk, day and night',
      accent: null,
    },
  };
}

/** What lets something else than rooms. */
const service = (property: Property, positionType: Property['positionType']): Property => ({
  ...property,
  type: 'OTHER',
  positionType,
  positionTypes: [...new Set<Property['positionType']>([positionType, 'OTHER'])],
  payRatePeriod: 'PER_DAY',
  defaultPaymentLifetime: null,
});

export const kalypso = hotel('kalypso-bay', 'Kalypso Bay Resort', 'Naxos', 'KLB', 'Grotta 12, 843 00 Naxos');

export const properties: readonly Property[] = [
  service(hotel('transfers', 'Aegean Transfers', 'Athens', '', 'Athens Airport, 190 19 Spata'), 'CAR'),
  hotel('anemone', 'Casa Anemone', 'Santorini', 'ANE', 'Imerovigli, 847 00 Santorini'),
  hotel('lykavittos', 'Hotel Lykavittos', 'Athens', 'LYK', 'Kleomenous 14, 106 75 Athens'),
  hotel('pelagos', 'Hotel Pelagos', 'Chania', 'PEL', 'Akti Kountourioti 31, 731 36 Chania'),
  kalypso,
  hotel('meltemi-suites', 'Meltemi Suites', 'Mykonos', 'MYK', 'Ornos, 846 00 Mykonos'),
  service(hotel('stoa', 'Stoa Events', 'Athens', '', 'Adrianou 24, 105 55 Athens'), 'OTHER'),
  hotel('thalassa', 'Villa Thalassa', 'Paros', 'PAR', 'Naousa, 844 01 Paros'),
];

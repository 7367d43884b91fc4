import type { PositionType } from '@deck/api/vocabulary';
import type { businessProfiles, properties } from '../database/schema.ts';
import { aegeanSettings, halcyonSettings } from './company-settings.ts';
import { guestPageOf } from './guest-pages.ts';

type Company = typeof businessProfiles.$inferInsert;
type Property = typeof properties.$inferSelect;

export const AEGEAN = 'division-aegean-house';
export const HALCYON = 'division-halcyon-charter';

/** A hotel group and a charter company: two divisions with the same owner. */
export const companies: readonly Company[] = [
  {
    id: AEGEAN,
    name: 'Aegean House',
    email: 'office@aegeanhouse.gr',
    phone: '+30 210 555 0140',
    website: 'https://aegeanhouse.gr',
    legalAddress: 'Voukourestiou 24, 106 71 Athens, Greece',
    country: 'GR',
    currency: 'EUR',
    acceptedCurrencies: ['BHD', 'EUR', 'GBP', 'JPY', 'KWD', 'USD'],
    fieldOfActivity: 'Hotels and villas',
    fiscalReceipts: true,
    orderPrefix: 'AEG',
    defaultCustomerLanguage: 'en',
    defaultPaymentLifetime: 'P2D',
    defaultScheme: 'CHARGE',
    ...aegeanSettings,
  },
  {
    id: HALCYON,
    name: 'Halcyon Charter',
    email: 'desk@halcyoncharter.gr',
    phone: '+30 210 555 0177',
    website: 'https://halcyoncharter.gr',
    legalAddress: 'Akti Themistokleous 8, 185 36 Piraeus, Greece',
    country: 'GR',
    currency: 'EUR',
    acceptedCurrencies: ['EUR', 'GBP', 'JPY', 'USD'],
    fieldOfActivity: 'Yacht, jet and car charter',
    orderPrefix: 'HAL',
    defaultCustomerLanguage: 'en',
    defaultPaymentLifetime: 'P3D',
    defaultScheme: 'AUTH',
    ...halcyonSettings,
  },
];

type Words = Pick<Property, 'name' | 'city' | 'address' | 'orderPrefix' | 'positionType'> & {
  readonly id: string;
  readonly phone: string;
  /** What it sells beside what it is for and services of any kind. */
  readonly also?: readonly PositionType[];
};

const allSold = (first: PositionType, also: readonly PositionType[]): PositionType[] => [
  ...new Set<PositionType>([first, ...also, 'OTHER']),
];

const aegean = ({ also = [], ...words }: Words): Property => ({
  ...words,
  positionTypes: allSold(words.positionType, also),
  businessProfileId: AEGEAN,
  type: words.positionType === 'ACCOMMODATION' ? 'HOTEL' : 'OTHER',
  email: `${words.id.slice('property-'.length)}@aegeanhouse.gr`,
  timezone: 'Europe/Athens',
  payRatePeriod: words.positionType === 'ACCOMMODATION' ? 'PER_NIGHT' : 'PER_DAY',
  defaultPaymentLifetime: words.positionType === 'ACCOMMODATION' ? 'P2D' : null,
  termsUrl: 'https://aegeanhouse.gr/terms',
  website: `https://aegeanhouse.gr/${words.id.slice('property-'.length)}`,
  customerServiceEmail: 'guests@aegeanhouse.gr',
  customerServicePhone: '+30 210 555 0145',
  withdrawalMethod: null,
  notifyCustomer: true,
  photoUrl: null,
  ...guestPageOf(words.id, words.positionType),
});

const halcyon = ({ also = [], ...words }: Words): Property => ({
  ...words,
  positionTypes: allSold(words.positionType, also),
  businessProfileId: HALCYON,
  type: words.positionType === 'FLIGHT' ? 'AIRCRAFT' : 'OTHER',
  email: 'desk@halcyoncharter.gr',
  timezone: 'Europe/Athens',
  payRatePeriod: words.positionType === 'FLIGHT' ? 'PER_HOUR' : 'PER_DAY',
  defaultPaymentLifetime: 'P3D',
  termsUrl: 'https://halcyoncharter.gr/terms',
  website: `https://halcyoncharter.gr/${words.id.slice('property-'.length)}`,
  customerServiceEmail: 'concierge@halcyoncharter.gr',
  customerServicePhone: '+30 210 555 0179',
  withdrawalMethod: null,
  // The charter desk calls its customers instead.
  notifyCustomer: words.positionType !== 'FLIGHT',
  photoUrl: null,
  ...guestPageOf(words.id, words.positionType),
});

export const demoProperties: readonly Property[] = [
  aegean({
    id: 'property-kalypso-bay',
    name: 'Kalypso Bay Resort',
    city: 'Naxos',
    address: 'Agios Prokopios, 843 00 Naxos',
    phone: '+30 22850 55010',
    orderPrefix: 'KLB',
    positionType: 'ACCOMMODATION',
    also: ['YACHT', 'CAR'],
  }),
  aegean({
    id: 'property-lykavittos',
    name: 'Hotel Lykavittos',
    city: 'Athens',
    address: 'Kleomenous 14, 106 75 Athens',
    phone: '+30 210 555 0151',
    orderPrefix: 'LYK',
    positionType: 'ACCOMMODATION',
    also: ['CAR'],
  }),
  aegean({
    id: 'property-thalassa',
    name: 'Villa Thalassa',
    city: 'Paros',
    address: 'Naoussa, 844 01 Paros',
    phone: '+30 22840 55021',
    orderPrefix: 'PAR',
    positionType: 'ACCOMMODATION',
    also: ['CAR'],
  }),
  aegean({
    id: 'property-lyka',
    name: 'Lyka Residence',
    city: 'Paros',
    address: 'Parikia, 844 00 Paros',
    phone: '+30 22840 55034',
    orderPrefix: 'PAR',
    positionType: 'ACCOMMODATION',
    also: ['CAR'],
  }),
  aegean({
    id: 'property-meltemi-suites',
    name: 'Meltemi Suites',
    city: 'Mykonos',
    address: 'Ornos, 846 00 Mykonos',
    phone: '+30 22890 55042',
    orderPrefix: 'MYK',
    positionType: 'ACCOMMODATION',
  }),
  aegean({
    id: 'property-pelagos',
    name: 'Hotel Pelagos',
    city: 'Chania',
    address: 'Akti Kountourioti 30, 731 36 Chania',
    phone: '+30 28210 55058',
    orderPrefix: 'PEL',
    positionType: 'ACCOMMODATION',
    also: ['CAR'],
  }),
  aegean({
    id: 'property-anemone',
    name: 'Casa Anemone',
    city: 'Santorini',
    address: 'Imerovigli, 847 00 Santorini',
    phone: '+30 22860 55063',
    orderPrefix: 'ANE',
    positionType: 'ACCOMMODATION',
    also: ['CAR'],
  }),
  aegean({
    id: 'property-transfers',
    name: 'Aegean Transfers',
    city: 'Athens',
    address: 'Athens International Airport, 190 19 Spata',
    phone: '+30 210 555 0169',
    orderPrefix: '',
    positionType: 'CAR',
  }),
  aegean({
    id: 'property-stoa',
    name: 'Stoa Events',
    city: 'Athens',
    address: 'Stadiou 40, 105 64 Athens',
    phone: '+30 210 555 0172',
    orderPrefix: '',
    positionType: 'OTHER',
  }),
  halcyon({
    id: 'property-halcyon',
    name: 'M/Y Halcyon',
    city: 'Piraeus',
    address: 'Marina Zeas, 185 36 Piraeus',
    phone: '+30 210 555 0181',
    orderPrefix: 'CYC',
    positionType: 'YACHT',
  }),
  halcyon({
    id: 'property-meltemi',
    name: 'S/Y Meltemi',
    city: 'Lavrio',
    address: 'Olympic Marine, 195 00 Lavrio',
    phone: '+30 22920 55090',
    orderPrefix: 'CYC',
    positionType: 'YACHT',
  }),
  halcyon({
    id: 'property-citation',
    name: 'Citation XLS+',
    city: 'Athens',
    address: 'Athens International Airport, 190 19 Spata',
    phone: '+30 210 555 0184',
    orderPrefix: 'JET',
    positionType: 'FLIGHT',
  }),
  halcyon({
    id: 'property-v-class',
    name: 'Mercedes V-Class',
    city: 'Athens',
    address: 'Leoforos Vouliagmenis 112, 166 74 Glyfada',
    phone: '+30 210 555 0186',
    orderPrefix: 'CAR',
    positionType: 'CAR',
  }),
  halcyon({
    id: 'property-fiat',
    name: 'Fiat 500 Cabrio',
    city: 'Athens',
    address: 'Leoforos Vouliagmenis 112, 166 74 Glyfada',
    phone: '+30 210 555 0186',
    orderPrefix: 'CAR',
    positionType: 'CAR',
  }),
];

import type { CustomerLanguage } from '@deck/api/vocabulary';
import { fold } from '@deck/values';
import type { Random } from './random.ts';

export interface Guest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly language: CustomerLanguage;
  readonly country: string;
  readonly companyName: string;
}

/**
 * By country: the phone pattern (x is any digit), the language of letters, and a fictional e-mail provider.
 */
const countries: Readonly<
  Record<string, readonly [phone: string, language: CustomerLanguage, mail: string]>
> = {
  AE: ['+971 50 555 xxxx', 'en', 'dunemail'],
  AT: ['+43 660 555xxxx', 'en', 'alpenpost'],
  BH: ['+973 3655 xxxx', 'en', 'pearlmail'],
  CH: ['+41 79 555 xx xx', 'en', 'alpenpost'],
  CZ: ['+420 605 555 xxx', 'en', 'vltavamail'],
  DE: ['+49 151 555 xxxxx', 'en', 'briefkasten'],
  DK: ['+45 31 55 xx xx', 'en', 'fjordmail'],
  ES: ['+34 655 555 xxx', 'en', 'correosur'],
  FR: ['+33 6 39 98 xx xx', 'en', 'courrielbleu'],
  GB: ['+44 7700 900xxx', 'en', 'postbox'],
  GR: ['+30 694 555 xxxx', 'el', 'pelagosmail'],
  IE: ['+353 85 555 xxxx', 'en', 'postbox'],
  IL: ['+972 54 555 xxxx', 'en', 'cedarmail'],
  IT: ['+39 347 555 xxxx', 'en', 'postalibera'],
  JP: ['+81 90 5555 xxxx', 'en', 'sakuramail'],
  LT: ['+370 612 55xxx', 'lt', 'baltmail'],
  LV: ['+371 2655 xxxx', 'lv', 'baltmail'],
  NL: ['+31 6 5555 xxxx', 'en', 'grachtpost'],
  NO: ['+47 912 34 xxx', 'en', 'fjordmail'],
  PL: ['+48 601 555 xxx', 'en', 'wislamail'],
  CY: ['+357 96 555xxx', 'ru', 'islandmail'],
  SE: ['+46 70 555 xx xx', 'en', 'fjordmail'],
  US: ['+1 202 555 01xx', 'en', 'harbormail'],
};

const names: Readonly<Record<string, string>> = {
  AE: 'Khalid Al-Mansoori, Layla Haddad, Omar Rashid',
  AT: 'Katharina Moser, Lukas Hofer',
  BH: 'Noor Al Khalifa, Yousif Fakhro',
  CH: 'Beat Zürcher, Chiara Bernasconi, Mélanie Rochat',
  CY: 'Nikolai Orlov, Irina Sokolova, Pavel Lebedev',
  CZ: 'Helena Novák, Tomáš Dvořák',
  DE: 'Hans-Peter Brückner, Anja Weiß, Jürgen Möller, Sabine Krüger, Felix Schäfer',
  DK: 'Mette Kjær, Rasmus Østergaard',
  ES: 'Lucía Fernández, Íñigo Etxeberria, Carmen Núñez',
  FR: 'Amélie Laurent-Dubois, Théo Lefèvre, Hélène Béranger, Noël Garçon',
  GB: 'Oliver Whitcombe, Charlotte Ashdown, Harry Pemberton, Isla MacLeod, Amelia Thornbury, Rhys Llewellyn',
  GR: 'Maria Papadopoulou, Dimitris Kontogiannis, Sofia Georgiou, Yannis Theodorakis, Anna Nikolaidi, Spyros Manolas',
  IE: 'James O’Connell, Aoife Ní Bhriain, Niamh Gallagher',
  IL: 'Rachel Goldberg, Amir Levi',
  IT: 'Alessandro Bianchi, Giulia Ferrari, Niccolò De Santis, Beatrice Colombo',
  JP: 'Yuki Tanaka, Haruto Sato, Emi Nakamura',
  LT: 'Rūta Kazlauskaitė, Jonas Petrauskas',
  LV: 'Ilze Bērziņa, Mārtiņš Ozols',
  NL: 'Charlotte van der Meer, Daan de Vries, Sanne Bakker',
  NO: 'Ingrid Solheim, Lars Haugen, Élodie Løvås',
  PL: 'Marta Kowalska, Tomasz Wiśniewski, Łukasz Zieliński',
  SE: 'Sofia Lindqvist, Nils Andersson, Åsa Bergström',
  US: 'Emily Carter, Michael Donovan, Ava Reynolds, William Hughes, Grace Kim, Daniel O’Neil-Smith',
};

const companyNames = [
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  'Fjord & Partners',
  'Whitcombe Travel Ltd.',
  'Studio Colombo',
  'Nordlicht GmbH',
];

interface Known {
  readonly name: string;
  readonly country: string;
}

const everyone: readonly Known[] = Object.entries(names).flatMap(([country, list]) =>
  list.split(', ').map((name) => ({ name, country })),
);

/** A demo guest, given or random. The same name always has the same country, but a random phone. */
export function guest(random: Random, wanted?: string): Guest {
  const { name, country } = everyone.find((one) => one.name === wanted) ?? random.pick(everyone);
  const [pattern, language, provider] = countries[country] ?? ['+30 694 555 xxxx', 'en', 'postbox'];
  const [firstName = '', ...rest] = name.split(' ');
  const lastName = rest.join(' ');
  const mailbox = `${fold(firstName).slice(0, 1)}.${fold(lastName).replace(/[^a-z]+/g, '')}`;
  return {
    firstName,
    lastName,
    email: `${mailbox}@${provider}.example`,
    phone: pattern.replace(/x/g, () => String(random.int(0, 9))),
    language,
    country,
    companyName: random.pick(companyNames),
  };
}

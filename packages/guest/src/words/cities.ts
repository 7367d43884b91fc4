import type { GuestLanguage } from '../guest-facts.ts';

/** How a language says that something is in a city: el, lv, lt, ru. English needs no table. */
const places: Record<string, readonly [el: string, lv: string, lt: string, ru: string]> = {
  Amsterdam: ['στο Άμστερνταμ', 'Amsterdamā', 'Amsterdame', 'в Амстердаме'],
  Athens: ['στην Αθήνα', 'Atēnās', 'Atėnuose', 'в Афинах'],
  Berlin: ['στο Βερολίνο', 'Berlīnē', 'Berlyne', 'в Берлине'],
  Brussels: ['στις Βρυξέλλες', 'Briselē', 'Briuselyje', 'в Брюсселе'],
  Chicago: ['στο Σικάγο', 'Čikāgā', 'Čikagoje', 'в Чикаго'],
  Copenhagen: ['στην Κοπεγχάγη', 'Kopenhāgenā', 'Kopenhagoje', 'в Копенгагене'],
  Dubai: ['στο Ντουμπάι', 'Dubaijā', 'Dubajuje', 'в Дубае'],
  Dublin: ['στο Δουβλίνο', 'Dublinā', 'Dubline', 'в Дублине'],
  Helsinki: ['στο Ελσίνκι', 'Helsinkos', 'Helsinkyje', 'в Хельсинки'],
  Istanbul: ['στην Κωνσταντινούπολη', 'Stambulā', 'Stambule', 'в Стамбуле'],
  Jerusalem: ['στην Ιερουσαλήμ', 'Jeruzalemē', 'Jeruzalėje', 'в Иерусалиме'],
  Kuwait: ['στο Κουβέιτ', 'Kuveitā', 'Kuveite', 'в Кувейте'],
  Kyiv: ['στο Κίεβο', 'Kijivā', 'Kyjive', 'в Киеве'],
  Lisbon: ['στη Λισαβόνα', 'Lisabonā', 'Lisabonoje', 'в Лиссабоне'],
  London: ['στο Λονδίνο', 'Londonā', 'Londone', 'в Лондоне'],
  'Los Angeles': ['στο Λος Άντζελες', 'Losandželosā', 'Los Andžele', 'в Лос-Анджелесе'],
  Madrid: ['στη Μαδρίτη', 'Madridē', 'Madride', 'в Мадриде'],
  Moscow: ['στη Μόσχα', 'Maskavā', 'Maskvoje', 'в Москве'],
  'New York': ['στη Νέα Υόρκη', 'Ņujorkā', 'Niujorke', 'в Нью-Йорке'],
  Nicosia: ['στη Λευκωσία', 'Nikosijā', 'Nikosijoje', 'в Никосии'],
  Oslo: ['στο Όσλο', 'Oslo', 'Osle', 'в Осло'],
  Paris: ['στο Παρίσι', 'Parīzē', 'Paryžiuje', 'в Париже'],
  Prague: ['στην Πράγα', 'Prāgā', 'Prahoje', 'в Праге'],
  Riga: ['στη Ρίγα', 'Rīgā', 'Rygoje', 'в Риге'],
  Rome: ['στη Ρώμη', 'Romā', 'Romoje', 'в Риме'],
  Stockholm: ['στη Στοκχόλμη', 'Stokholmā', 'Stokholme', 'в Стокгольме'],
  Tallinn: ['στο Ταλίν', 'Tallinā', 'Taline', 'в Таллине'],
  Tokyo: ['στο Τόκιο', 'Tokijā', 'Tokijuje', 'в Токио'],
  Vienna: ['στη Βιέννη', 'Vīnē', 'Vienoje', 'в Вене'],
  Vilnius: ['στο Βίλνιους', 'Viļņā', 'Vilniuje', 'в Вильнюсе'],
  Warsaw: ['στη Βαρσοβία', 'Varšavā', 'Varšuvoje', 'в Варшаве'],
  Zurich: ['στη Ζυρίχη', 'Cīrihē', 'Ciuriche', 'в Цюрихе'],
};

const columns: readonly GuestLanguage[] = ['el', 'lv', 'lt', 'ru'];

/** A moment in the city that a zone is named after: `09:41 in Athens`, `09:41 στην Αθήνα`, or `09:41, Bucharest`. */
export function atCity(moment: string, zone: string, language: GuestLanguage): string {
  if (language === 'en') return `${moment} in ${cityOf(zone)}`;
  const place = placeOf(zone, language);
  return place === undefined ? `${moment}, ${cityOf(zone)}` : `${moment} ${place}`;
}

/** The city in brackets after a time: `Oslo`, `στο Όσλο`. */
export const cityName = (zone: string, language: GuestLanguage): string =>
  placeOf(zone, language) ?? cityOf(zone);

const placeOf = (zone: string, language: GuestLanguage): string | undefined =>
  places[cityOf(zone)]?.[columns.indexOf(language)];

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

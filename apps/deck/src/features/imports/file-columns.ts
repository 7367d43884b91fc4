import type { ImportField } from '@deck/api/contract/import-fields';
import type { ImportFile, ImportTemplate } from '@deck/api/contract/imports';
import { type ColumnMeaning, currencyHeadings, matchColumn, plainHeading } from '@deck/api/rules';

/** What columns are headed with in the files of hotel systems and charters, in English, Russian and Greek. */
const headings = {
  externalId: [
    'order',
    'orderid',
    'booking',
    'bookingid',
    'confirmation',
    'номерзаказа',
    'заказ',
    'бронь',
    'κωδικός',
    'παραγγελία',
    'κράτηση',
  ],
  amount: [
    'amount',
    'total',
    'sum',
    'price',
    'сумма',
    'итого',
    'цена',
    'стоимость',
    'ποσό',
    'σύνολο',
    'τιμή',
  ],
  currency: currencyHeadings,
  fullName: [
    'guest',
    'guestname',
    'fullname',
    'customer',
    'customername',
    'гость',
    'фио',
    'имягостя',
    'επισκέπτης',
    'ονοματεπώνυμο',
    'πελάτης',
  ],
  firstName: ['firstname', 'givenname', 'name', 'имя', 'όνομα'],
  lastName: ['lastname', 'surname', 'familyname', 'фамилия', 'επώνυμο', 'επίθετο'],
  email: ['email', 'mail', 'почта', 'элпочта', 'ηλταχυδρομείο'],
  phone: ['phone', 'mobile', 'telephone', 'tel', 'телефон', 'моб', 'τηλέφωνο', 'κινητό'],
  language: ['language', 'lang', 'язык', 'γλώσσα'],
  country: ['country', 'страна', 'χώρα'],
  companyName: ['company', 'companyname', 'компания', 'организация', 'εταιρεία', 'εταιρία'],
  property: ['property', 'hotel', 'отель', 'объект', 'гостиница', 'ξενοδοχείο', 'κατάλυμα'],
  description: [
    'description',
    'service',
    'room',
    'roomtype',
    'описание',
    'услуга',
    'номер',
    'περιγραφή',
    'δωμάτιο',
  ],
  reservationId: ['reservation', 'reservationid', 'pmsid', 'резервация', 'номерброни', 'αριθμόςκράτησης'],
  internalNote: [
    'note',
    'notes',
    'internalnote',
    'comment',
    'заметка',
    'комментарий',
    'примечание',
    'σημείωση',
    'σχόλια',
  ],
  messageToCustomer: ['message', 'сообщение', 'μήνυμα'],
  checkIn: ['checkin', 'arrival', 'arrivaldate', 'from', 'заезд', 'датазаезда', 'прибытие', 'άφιξη'],
  checkOut: ['checkout', 'departure', 'departuredate', 'to', 'выезд', 'датавыезда', 'отъезд', 'αναχώρηση'],
  guests: ['guests', 'pax', 'persons', 'гости', 'гостей', 'επισκέπτες', 'άτομα'],
  aircraft: ['aircraft', 'plane', 'самолёт', 'борт', 'αεροσκάφος'],
  departurePoint: ['departurepoint', 'departureairport', 'origin', 'откуда', 'вылетиз', 'αφετηρία'],
  destination: ['destination', 'куда', 'назначение', 'προορισμός'],
  departureDate: ['flightdate', 'датавылета', 'вылет', 'ημερομηνίαπτήσης'],
  returnDate: ['return', 'returndate', 'датавозвращения', 'обратно', 'επιστροφή'],
  passengers: ['passengers', 'пассажиры', 'пассажиров', 'επιβάτες'],
  startDate: ['start', 'startdate', 'начало', 'датаначала', 'έναρξη'],
  endDate: ['end', 'enddate', 'конец', 'окончание', 'датаокончания', 'λήξη'],
  model: ['model', 'car', 'модель', 'автомобиль', 'μοντέλο', 'αυτοκίνητο'],
  pickUpDate: ['pickup', 'pickupdate', 'датаполучения', 'παραλαβή'],
  pickUpTime: ['pickuptime', 'времяполучения', 'ώραπαραλαβής'],
  pickUpLocation: ['pickuplocation', 'местополучения', 'σημείοπαραλαβής'],
  dropOffDate: ['dropoff', 'dropoffdate', 'датавозврата', 'παράδοση'],
  dropOffTime: ['dropofftime', 'времявозврата', 'ώραπαράδοσης'],
  dropOffLocation: ['dropofflocation', 'местовозврата', 'σημείοπαράδοσης'],
} as const satisfies Readonly<Record<ImportField, readonly string[]>>;

/** The places of the columns whose headings name a field; the first of two that do. */
export function guessFields(columns: readonly FileColumn[]): ReadonlyMap<ImportField, number> {
  const found = new Map<ImportField, number>();
  for (const { header, index } of columns) {
    const heading = plainHeading(header);
    for (const [field, known] of Object.entries(headings) as [ImportField, readonly string[]][])
      if (known.includes(heading) && !found.has(field)) found.set(field, index);
  }
  return found;
}

type FileColumn = ImportFile['columns'][number];
type Meaning = Pick<ImportTemplate, 'columns' | 'header'>;

/** The column of a file that a template means with a field. */
export function findColumn(
  template: Meaning,
  field: ImportField,
  columns: readonly FileColumn[],
): FileColumn | undefined {
  const meaning = template.columns[field];
  return meaning && found(template, meaning, columns);
}

/** What a template looks for and does not find: headings, else places counted from 1. */
export const columnsMissing = (template: Meaning, columns: readonly FileColumn[]): readonly string[] =>
  Object.values(template.columns)
    .filter((meaning) => found(template, meaning, columns) === undefined)
    .map(({ header, index }) => header ?? String((index ?? 0) + 1));

const found = ({ header }: Meaning, meaning: ColumnMeaning, columns: readonly FileColumn[]) =>
  matchColumn(meaning, columns, header !== 'ABSENT' && columns.some((column) => column.header !== null));

/** The name of a column in a spreadsheet: A is the first, AA the twenty-seventh. */
export function columnLetter(index: number): string {
  const last = String.fromCharCode('A'.charCodeAt(0) + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}

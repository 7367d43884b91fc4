/** Realistic texts by wire name of a field; the first match counts. */
const texts: readonly (readonly [RegExp, string])[] = [
  [/currency$/, 'EUR'],
  [/e?mail$/, 'eleni@example.com'],
  [/phone$/, '+302101234567'],
  [/(amount|total|paid|refunded|held|charged|captured|balance)$/, '1234.50'],
  [/rate$/, '1.0842'],
  [/(^at|_at|until|start|end)$/, '2026-11-20T10:00:00Z'],
  [/(check_out|to|end_date|return_date|drop_off_date)$/, '2026-11-22'],
  [/(check_in|from|date|day)$/, '2026-11-20'],
  [/time$/, '10:30'],
  [/(lifetime|duration)$/, 'P1DT2H'],
  [/zone$/, 'Europe/Athens'],
  [/(language|locale)$/, 'en'],
  [/country$/, 'GR'],
  [/(url|link|website)$/, 'https://pay.example.com/l/7Hq2'],
  [/password$/, 'olive-tree-27'],
  [/(code|rrn)$/, '123456'],
  [/external_id$/, 'KAL-2291'],
  [/reservation/, 'RES-88213'],
  [/invoice_number$/, 'INV-0042'],
  [/reference$/, 'Booking 88213'],
  [/(^|_)sort$/, 'created,desc'],
  [/(^|_)ids?$/, '01jd3x9mfe7q4w'],
  [/first_name$/, 'Eleni'],
  [/last_name$/, 'Papadaki'],
  [/(holder|customer_name|full_name|created_by|author)$/, 'Eleni Papadaki'],
  [/property_name$/, 'Kalypso Bay Resort'],
  [/company_name$/, 'Aegean House'],
  [/name$/, 'Kalypso Bay Resort'],
  [/city$/, 'Naxos'],
  [/address$/, 'Grotta 12, Naxos'],
  [/postal|zip/, '84300'],
  [/iban$/, 'GR1601101250000000012300695'],
  [/bic$/, 'ETHNGRAA'],
  [/colou?r$/, '#1b5aa8'],
  [/(card|number)$/, '424242••••••4242'],
  [/search$/, 'papadaki'],
  [/subject$/, 'Your payment for Kalypso Bay Resort'],
  [/html$/, '<p>Dear Eleni Papadaki</p>'],
  [/message$/, 'The night audit starts at 23:00.'],
];

/** Realistic whole numbers by wire name of a field. */
const numbers: readonly (readonly [RegExp, number])[] = [
  [/page$/, 0],
  [/size$/, 50],
  [/year$/, 2029],
  [/month$/, 11],
  [/minutes$/, 30],
  [/hours$/, 12],
  [/seconds$/, 45],
  [/(guests|passengers)$/, 2],
  [/length_of_stay$/, 3],
];

const freeText = 'Sea view, late arrival';

/** Candidate texts for a field name, most likely first, then any other kind its schema might accept. */
export const textsFor = (name: string): string[] => candidates(texts, name, [freeText]);

/** Candidate numbers for a field name, most likely first. */
export const numbersFor = (name: string): number[] => candidates(numbers, name, [1]);

function candidates<T>(samples: readonly (readonly [RegExp, T])[], name: string, common: readonly T[]): T[] {
  const named = samples.filter(([words]) => words.test(name)).map(([, sample]) => sample);
  return [...named, ...common, ...samples.map(([, sample]) => sample)];
}

/** The active currencies of ISO 4217 with a minor unit, by their number of decimals. */
const codesByExponent: ReadonlyArray<readonly [exponent: number, codes: string]> = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [
    2,
    `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY
     COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS
     INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR
     MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP
     STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG`,
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

const exponents: ReadonlyMap<string, number> = new Map(
  codesByExponent.flatMap(([exponent, codes]) => codes.split(/\s+/).map((code) => [code, exponent] as const)),
);

/** All possible currencies of an amount: ISO 4217 codes, sorted. */
export const currencies: readonly string[] = [...exponents.keys()].sort();

/** Whether the text is the code of an active ISO 4217 currency, in capitals: `EUR`. */
export function isCurrency(text: string): boolean {
  return exponents.has(text);
}

/**
 * The currency's decimals by ISO 4217: EUR 2, JPY 0, BHD 3, CLF 4. Do not use `Intl`, which differs for some
 * (ISK, UGX, IQD …).
 * @throws RangeError for a code that is not an active currency with a minor unit.
 */
export function getExponent(currency: string): number {
  const exponent = exponents.get(currency);
  if (exponent === undefined) throw new RangeError(`Unknown currency '${currency}'`);
  return exponent;
}

/**
 * The decimals a person can type: at most two, and never more than the currency has. Amounts are still shown
 * with all decimals.
 * @throws RangeError for an unknown currency.
 */
export function typedDecimals(currency: string): number {
  return Math.min(2, getExponent(currency));
}

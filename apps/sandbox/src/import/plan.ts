import { type ImportField, importFields } from '@deck/api/contract/import-fields';
import type { ImportDetection, ImportTemplateDraft } from '@deck/api/contract/imports';
import { findCurrencyColumn, matchColumn, orderPrefix } from '@deck/api/rules';
import { Refusal } from '@deck/api/server';
import type { PositionType } from '@deck/api/vocabulary';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, properties } from '../database/schema.ts';
import { type Offer, readOffer } from '../dictionaries/offer.ts';
import type { Scope } from '../scope.ts';
import { type SlashOrder, slashOrder, together } from './detect-formats.ts';
import { detected, type Inspection } from './inspect.ts';

export interface PlannedProperty {
  readonly id: string;
  readonly name: string;
  /** The prefix of its order numbers. */
  readonly prefix: string;
  /** The types of positions it sells. */
  readonly sells: readonly PositionType[];
}

/** Everything needed to read the rows of a file. */
export interface Plan {
  /** Of whom reads the file: rows for properties of others are refused. */
  readonly scope: Scope;
  readonly draft: ImportTemplateDraft;
  readonly inspection: Inspection;
  readonly detected: ImportDetection;
  /** The column index of each field. */
  readonly places: ReadonlyMap<ImportField, number>;
  /** The minimum and maximum number of cells in a row. */
  readonly needed: number;
  readonly width: number;
  readonly slashOrder: SlashOrder;
  /** Of currencies and languages: rows with others are refused. */
  readonly offer: Offer;
  /** Whether a row without an ID gets the next number. */
  readonly generatesIds: boolean;
  readonly fixedProperty: PlannedProperty | undefined;
  /** The names for a property in cells, in lower case. */
  readonly properties: ReadonlyMap<string, PlannedProperty>;
}

const dateFields: ReadonlySet<ImportField> = new Set([
  'checkIn',
  'checkOut',
  'departureDate',
  'returnDate',
  'startDate',
  'endDate',
  'pickUpDate',
  'dropOffDate',
]);

/**
 * How to read a file with a template.
 * @throws Refusal IMPORT_COLUMNS_MISSING if the file lacks the template's columns or headings.
 */
export async function makePlan(
  db: Queries,
  scope: Scope,
  draft: ImportTemplateDraft,
  inspection: Inspection,
): Promise<Plan> {
  const places = placesIn(draft, inspection);
  const dateColumns = new Set(
    [...places].filter(([field]) => dateFields.has(field)).map(([, place]) => place),
  );
  const holds = (kind: 'date' | 'amount', index: number) =>
    kind === 'date' ? dateColumns.has(index) : places.get('amount') === index;
  const dates = together(
    inspection.columns.filter(({ index }) => dateColumns.has(index)).map(({ evidence }) => evidence),
  );
  const found = detected(inspection, holds);

  const [company] = await db
    .select({
      prefix: businessProfiles.orderPrefix,
      generatesIds: businessProfiles.generateOrderId,
    })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, scope.divisionId));
  if (!company) throw Refusal.because('NOT_FOUND');
  const known = await readProperties(db, scope.divisionId, company.prefix);
  return {
    scope,
    draft,
    inspection,
    detected: withAnswers(found, draft),
    places,
    needed: Math.max(0, ...[...places.values()].map((place) => place + 1)),
    width: inspection.columns.length,
    slashOrder: slashOrder(dates),
    offer: await readOffer(db, scope.divisionId),
    generatesIds: company.generatesIds,
    fixedProperty: known.find(({ id }) => id === draft.propertyId),
    properties: byName(known, draft),
  };
}

/** The template overrides the detected format. */
function withAnswers(
  found: ImportDetection,
  { dateFormat, decimalSign }: ImportTemplateDraft,
): ImportDetection {
  return {
    ...found,
    ...(dateFormat === 'AUTO' ? {} : { dateFormat, datesAmbiguous: false }),
    ...(decimalSign === 'AUTO' ? {} : { decimalSign }),
  };
}

function placesIn({ columns }: ImportTemplateDraft, { header: hasHeadings, columns: found }: Inspection) {
  const places = new Map<ImportField, number>();
  const missing: string[] = [];
  let needed = 0;
  for (const field of importFields) {
    const meaning = columns[field];
    if (!meaning) continue;
    const place = matchColumn(meaning, found, hasHeadings)?.index;
    if (place !== undefined) places.set(field, place);
    else if (hasHeadings && meaning.header) missing.push(meaning.header);
    needed = Math.max(needed, (place ?? meaning.index ?? 0) + 1);
  }
  if (places.size < Object.keys(columns).length)
    throw Refusal.because('IMPORT_COLUMNS_MISSING', {
      columns: found.length,
      needed: Math.max(needed, missing.length),
      headers: missing,
    });
  // An older template has no such column, but dollars must not become euros.
  const currencies = hasHeadings && findCurrencyColumn(found);
  if (currencies && ![...places.values()].includes(currencies.index) && !places.has('currency'))
    places.set('currency', currencies.index);
  return places;
}

async function readProperties(
  db: Queries,
  businessProfileId: string,
  ofCompany: string,
): Promise<PlannedProperty[]> {
  const rows = await db
    .select({
      id: properties.id,
      name: properties.name,
      orderPrefix: properties.orderPrefix,
      sells: properties.positionTypes,
    })
    .from(properties)
    .where(eq(properties.businessProfileId, businessProfileId))
    .orderBy(asc(properties.id));
  return rows.map(({ id, name, sells, ...row }) => ({
    id,
    name,
    sells,
    prefix: orderPrefix(row, ofCompany),
  }));
}

/** A cell names a property by the template's word, by its name or by its id. */
function byName(known: readonly PlannedProperty[], { propertyValues }: ImportTemplateDraft) {
  const named = new Map<string, PlannedProperty>();
  for (const property of known) {
    named.set(folded(property.id), property);
    named.set(folded(property.name), property);
  }
  for (const { value, propertyId } of propertyValues) {
    const property = known.find(({ id }) => id === propertyId);
    if (property) named.set(folded(value), property);
  }
  return named;
}

/** The property named in a cell. */
export const propertyCalled = ({ properties: named }: Plan, cell: string): PlannedProperty | undefined =>
  named.get(folded(cell));

const folded = (text: string): string => text.trim().toLowerCase();

import { check } from '@deck/api';
import {
  fieldsOfPosition,
  getRequiredFields,
  type ImportField,
  importFields,
  takesCustomValue,
} from '@deck/api/contract/import-fields';
import { type ImportFile, type ImportTemplate, ImportTemplateDraft } from '@deck/api/contract/imports';
import type { ImportCurrency, PositionType } from '@deck/api/vocabulary';
import type { UseFormReturn } from 'react-hook-form';
import type { WrongFields } from '../../platform/forms/contract-resolver.ts';
import { findColumn, guessFields } from './file-columns.ts';

type Reading = Pick<ImportTemplate, 'dateFormat' | 'decimalSign' | 'encoding' | 'delimiter' | 'header'>;

/** A template as its form holds it, over the columns of one file. */
export interface TemplateForm extends Reading {
  name: string;
  /** The place of the column a field is read from, as text; empty: none. */
  columns: Record<ImportField, string>;
  /** The value of a field without a column, or with an empty cell. */
  customValues: Record<ImportField, string>;
  positionType: PositionType;
  positionName: string;
  currency: ImportCurrency | '';
  /** Empty: the company's. */
  language: string;
  propertyId: string;
  propertyValues: { value: string; propertyId: string }[];
  lineNumberingStart: string;
  latinNames: boolean;
  sendLinks: boolean;
}

export type TemplateFormFields = UseFormReturn<TemplateForm, unknown, TemplateForm>;

const ofPositions = new Set<ImportField>(Object.values(fieldsOfPosition).flat());

/** What orders of a type can be given, in the order of the form: what must be there first. */
export function getFields(type: PositionType): readonly ImportField[] {
  const mine: readonly ImportField[] = fieldsOfPosition[type];
  const first = ['fullName', ...getRequiredFields(type, () => false)];
  return importFields
    .filter((field) => !ofPositions.has(field) || mine.includes(field))
    .toSorted((a, b) => Number(first.includes(b)) - Number(first.includes(a)));
}

type GivenFields = Pick<TemplateForm, 'columns' | 'customValues' | 'positionType'>;

/** The fields that must have a column or a value, as the form stands. */
export const getRequired = ({ columns, customValues, positionType }: GivenFields): readonly ImportField[] =>
  getRequiredFields(positionType, (field) => columns[field] !== '' || customValues[field].trim() !== '');

const eachField = (textOf: (field: ImportField) => string): Record<ImportField, string> =>
  Object.fromEntries(importFields.map((field) => [field, textOf(field)])) as Record<ImportField, string>;

interface Beginning {
  readonly positionType: PositionType;
  readonly positionName: string;
  readonly currency: ImportCurrency | '';
  readonly propertyId: string;
}

/** A new template: what the headings of the file say of its columns is filled in. */
export function newForm({ columns }: ImportFile, beginning: Beginning): TemplateForm {
  const guessed = guessFields(columns);
  return {
    ...beginning,
    name: '',
    columns: eachField((field) => guessed.get(field)?.toString() ?? ''),
    customValues: eachField(() => ''),
    language: '',
    propertyValues: [],
    lineNumberingStart: '1',
    latinNames: false,
    sendLinks: false,
    dateFormat: 'AUTO',
    decimalSign: 'AUTO',
    encoding: 'AUTO',
    delimiter: 'AUTO',
    header: 'AUTO',
  };
}

/** A kept template, over a file. What it does not find there is to be chosen anew. */
export function toForm(template: ImportTemplate, file: ImportFile): TemplateForm {
  const { id: _id, createdAt: _createdAt, modifiedAt: _modifiedAt, ...kept } = template;
  return {
    ...kept,
    columns: eachField((field) => findColumn(template, field, file.columns)?.index.toString() ?? ''),
    customValues: eachField((field) => kept.customValues[field] ?? ''),
    language: kept.language ?? '',
    propertyId: kept.propertyId ?? '',
    lineNumberingStart: String(kept.lineNumberingStart),
  };
}

type Checked = { readonly value: ImportTemplateDraft } | { readonly fields: WrongFields };

/** The template to keep, or what is wrong with it by the names of the form. */
export function toDraft(form: TemplateForm, file: ImportFile): Checked {
  const fields = getFields(form.positionType);
  const columns = fields
    .filter((field) => form.columns[field] !== '')
    .map((field) => {
      const index = Number(form.columns[field]);
      return [field, { index, header: file.columns[index]?.header ?? null }];
    });
  const values = fields
    .filter((field) => takesCustomValue(field) && form.customValues[field].trim() !== '')
    .map((field) => [field, form.customValues[field].trim()]);
  const draft = {
    ...form,
    name: form.name.trim(),
    positionName: form.positionName.trim(),
    columns: Object.fromEntries(columns),
    customValues: Object.fromEntries(values),
    language: form.language || null,
    propertyId: form.propertyId || null,
    lineNumberingStart: form.lineNumberingStart === '' ? undefined : Number(form.lineNumberingStart),
  };
  const checked = check(ImportTemplateDraft, draft, 'body');
  return 'value' in checked ? { value: checked.value as ImportTemplateDraft } : checked;
}

/**
 * Statements with which the version before cannot live, each with why. It still runs while the first process of the new
 * version migrates, and again if one goes back.
 */
const CONTRACTING: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bDROP (TABLE|COLUMN|SCHEMA|VIEW|TYPE|SEQUENCE)\b/i, 'the version before still reads it'],
  [/\bRENAME (TO|COLUMN|CONSTRAINT)\b|\bRENAME "?\w+"? TO\b/i, 'the version before knows the old name'],
  [/\bADD COLUMN (?!.*\b(DEFAULT|GENERATED)\b).*\bNOT NULL\b/i, 'the version before leaves it out'],
  [/\bSET NOT NULL\b/i, 'the version before may store NULL'],
  [/\bDROP DEFAULT\b/i, 'the version before counts on the default'],
  [/\bALTER COLUMN "?\w+"? (SET DATA )?TYPE\b/i, 'the version before reads and writes the old type'],
  [/\bADD CONSTRAINT\b|\bCREATE UNIQUE INDEX\b/i, 'rows of the version before may violate it'],
];

export interface Contracting {
  /** Its first 100 characters, in one line. */
  readonly statement: string;
  readonly why: string;
}

/** Finds the statements of a migration that the version before cannot live with. A table made here is free. */
export function findContracting(migration: string): Contracting[] {
  const statements = migration
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/(\$\w*\$).*?\1/gs, "''")
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
  const made = new Set(
    statements.map((statement) => /^CREATE TABLE (?:IF NOT EXISTS )?(\S+)/i.exec(statement)?.[1]),
  );
  return statements.flatMap((statement) => {
    const table = /^ALTER TABLE (?:ONLY |IF EXISTS )*(\S+)|\bON (?:ONLY )?(\S+)/i.exec(statement);
    if (made.has(table?.[1] ?? table?.[2] ?? '')) return [];
    const found = CONTRACTING.find(([pattern]) => pattern.test(statement));
    return found ? [{ statement: statement.slice(0, 100), why: found[1] }] : [];
  });
}

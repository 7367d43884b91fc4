import { DatabaseSync } from 'node:sqlite';
import type { MaskedCard } from './card.ts';
import type { Operation } from './operation.ts';

/** A stored operation, with the simulator's own fields. */
export interface Entry {
  readonly operation: Operation;
  /** The request it came from, as canonical text; null for a seeded one. */
  readonly request: string | null;
  readonly returnUrl: string | null;
  /** When a slow operation is decided, an instant in milliseconds; null if nothing is planned. */
  readonly decidesAt: number | null;
}

/** A card behind a token. */
export interface Token {
  readonly token: string;
  readonly card: MaskedCard;
  readonly wallet: string | null;
  /** Equal for equal cards, and says nothing of them. */
  readonly fingerprint: string;
  /** Kept for later charges. A token that is not kept ends after an hour. */
  readonly kept: boolean;
  /** An operation used it: unless it is kept, no other can. */
  readonly spent: boolean;
  readonly createdAt: number;
}

/** A notice on its way to the merchant. */
export interface Notice {
  readonly id: number;
  readonly body: string;
  readonly attempts: number;
}

/** The simulator's records: a file of SQLite, or `:memory:`. */
export interface Store {
  readEntry(id: string): Entry | undefined;
  /** The operations of a payment, oldest first. */
  readReference(reference: string): Entry[];
  saveEntry(entry: Entry): void;
  /** Operations that are decided by then. */
  readDecided(now: number): Entry[];
  /** When the next operation is decided or the next notice is due; undefined if nothing is left. */
  readNextDue(): number | undefined;
  readToken(token: string): Token | undefined;
  saveToken(token: Token): void;
  addNotice(body: string, dueAt: number): void;
  readDueNotices(now: number): Notice[];
  endNotice(id: number): void;
  delayNotice(id: number, dueAt: number): void;
  readSetting(name: string): string | undefined;
  saveSetting(name: string, value: string): void;
  /** All or nothing. */
  together(work: () => void): void;
  close(): void;
}

const tables = `
  CREATE TABLE IF NOT EXISTS operations (
    id TEXT PRIMARY KEY, reference TEXT NOT NULL, decides_at INTEGER, entry TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS operations_reference ON operations (reference);
  CREATE INDEX IF NOT EXISTS operations_decides ON operations (decides_at) WHERE decides_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS tokens (token TEXT PRIMARY KEY, entry TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS notices (
    id INTEGER PRIMARY KEY, body TEXT NOT NULL, due_at INTEGER NOT NULL, attempts INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX IF NOT EXISTS notices_due ON notices (due_at);
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
`;

export function openStore(file: string): Store {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000');
  db.exec(tables);
  const parse = <T>(row: unknown): T | undefined =>
    row === undefined ? undefined : (JSON.parse((row as { entry: string }).entry) as T);
  const all = <T>(rows: unknown[]): T[] =>
    rows.map((row) => JSON.parse((row as { entry: string }).entry) as T);

  const byId = db.prepare('SELECT entry FROM operations WHERE id = ?');
  const byReference = db.prepare('SELECT entry FROM operations WHERE reference = ? ORDER BY rowid');
  const decided = db.prepare(
    'SELECT entry FROM operations WHERE decides_at <= ? ORDER BY decides_at LIMIT 500',
  );
  const putEntry = db.prepare(`
    INSERT INTO operations (id, reference, decides_at, entry) VALUES (?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET decides_at = excluded.decides_at, entry = excluded.entry`);
  const byToken = db.prepare('SELECT entry FROM tokens WHERE token = ?');
  const putToken = db.prepare('INSERT OR REPLACE INTO tokens (token, entry) VALUES (?, ?)');
  const putNotice = db.prepare('INSERT INTO notices (body, due_at) VALUES (?, ?)');
  const due = db.prepare(
    'SELECT id, body, attempts FROM notices WHERE due_at <= ? ORDER BY due_at, id LIMIT 500',
  );
  const dropNotice = db.prepare('DELETE FROM notices WHERE id = ?');
  const moveNotice = db.prepare('UPDATE notices SET due_at = ?, attempts = attempts + 1 WHERE id = ?');
  const next = db.prepare(`
    SELECT min(at) AS at FROM (
      SELECT min(decides_at) AS at FROM operations WHERE decides_at IS NOT NULL
      UNION ALL SELECT min(due_at) FROM notices
    )`);
  const setting = db.prepare('SELECT value FROM settings WHERE name = ?');
  const putSetting = db.prepare('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)');

  return {
    readEntry: (id) => parse<Entry>(byId.get(id)),
    readReference: (reference) => all<Entry>(byReference.all(reference)),
    saveEntry: (entry) => {
      const { id, reference } = entry.operation;
      putEntry.run(id, reference, entry.decidesAt, JSON.stringify(entry));
    },
    readDecided: (now) => all<Entry>(decided.all(now)),
    readNextDue: () => (next.get() as { at: number | null }).at ?? undefined,
    readToken: (token) => parse<Token>(byToken.get(token)),
    saveToken: (token) => void putToken.run(token.token, JSON.stringify(token)),
    addNotice: (body, dueAt) => void putNotice.run(body, dueAt),
    readDueNotices: (now) => due.all(now) as unknown as Notice[],
    endNotice: (id) => void dropNotice.run(id),
    delayNotice: (id, dueAt) => void moveNotice.run(dueAt, id),
    readSetting: (name) => (setting.get(name) as { value: string } | undefined)?.value,
    saveSetting: (name, value) => void putSetting.run(name, value),
    together: (work) => {
      db.exec('BEGIN IMMEDIATE');
      try {
        work();
        db.exec('COMMIT');
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => db.close(),
  };
}

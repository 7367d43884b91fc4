/** A problem with the database and how to fix it, in a sentence for whoever started the program. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

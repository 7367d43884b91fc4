/** What is wrong with the database and what to do about it, in one sentence for whoever started the program. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
}

import { createHash } from 'node:crypto';

/** The stored form of an unguessable secret; the table alone does not reveal the secret. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

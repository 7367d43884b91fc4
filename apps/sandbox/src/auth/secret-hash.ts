import { createHash } from 'node:crypto';

/** What a table knows an unguessable secret by; who reads the table cannot use it. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

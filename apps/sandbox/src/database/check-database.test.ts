import { createServer } from 'node:net';
import { expect, inject, test } from 'vitest';
import { administer, uniqueName, withDatabase } from '../testing/test-server.ts';
import { checkDatabase } from './check-database.ts';

const getMessage = (url: string) =>
  checkDatabase(url).then(
    () => 'it answers',
    (error: Error) => `${error.name}: ${error.message}`,
  );

test('accepts a database that answers', async () => {
  expect(await getMessage(inject('postgres').url)).toBe('it answers');
});

test('names an address where nothing listens, with its port and without the password', async () => {
  const message = await getMessage('postgres://me:secret@127.0.0.1:9/deck');
  expect(message).toMatch(
    /^DatabaseError: The PostgreSQL at 127\.0\.0\.1:9 does not answer \(ECONNREFUSED\)/,
  );
  expect(message).not.toContain('secret');
});

test('gives up a server that accepts and never answers', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((settle) => silent.once('listening', settle));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  expect(await getMessage(`postgres://127.0.0.1:${port}/deck`)).toContain(
    `127.0.0.1:${port} does not answer`,
  );
  silent.close();
});

test('has separate sentences for a wrong password and a missing database', async () => {
  const url = new URL(inject('postgres').url);
  expect(await getMessage(withDatabase(url.href, 'nowhere'))).toContain('has no database "nowhere"');
  if (url.password !== '') {
    expect(await getMessage(Object.assign(url, { password: 'guess' }).href)).toContain(
      `refuses the user "${url.username}"`,
    );
  }
});

test('says that no connection is free, where that is so', async () => {
  const { url } = inject('postgres');
  const name = uniqueName('deck_full');
  const role = uniqueName('guest');
  await administer(url, `CREATE DATABASE ${name} CONNECTION LIMIT 0`);
  await administer(url, `CREATE ROLE ${role} LOGIN PASSWORD 'secret'`);
  try {
    const guest = Object.assign(new URL(withDatabase(url, name)), { username: role, password: 'secret' });
    expect(await getMessage(guest.href)).toMatch(
      /has no connection free for the database "deck_full_\w+": end /,
    );
  } finally {
    await administer(url, `DROP DATABASE ${name}`);
    await administer(url, `DROP ROLE ${role}`);
  }
});

test.each(['localhost:5432', 'mysql://localhost/deck', ''])(
  '%j is not accepted as an address',
  async (url) => {
    expect(await getMessage(url)).toMatch(/^DatabaseError: DATABASE_URL is not of the form/);
  },
);

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('../../../../deploy/nginx.conf.template', import.meta.url));

interface NginxOptions {
  /** Where it writes; the caller deletes it. */
  readonly folder: string;
  /** The folder of the built deck. */
  readonly root: string;
  readonly listen: number;
  /** Of the servers behind it. */
  readonly ports: readonly number[];
}

/** The nginx of this machine, configured by deploy/nginx.conf.template. */
export async function startNginx({ folder, root, listen, ports }: NginxOptions) {
  await mkdir(folder, { recursive: true });
  const values: Readonly<Record<string, string>> = {
    DECK_LISTEN: String(listen),
    DECK_ROOT: root,
    DECK_ENVIRONMENT: 'qa',
    API_SERVERS: ports.map((port) => `server 127.0.0.1:${port};`).join(' '),
    API_SCHEME: 'http',
  };
  const template = await readFile(TEMPLATE, 'utf8');
  const filled = template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const conf = join(folder, 'nginx.conf');
  await writeFile(
    conf,
    [
      'daemon off;',
      `pid ${join(folder, 'nginx.pid')};`,
      'error_log stderr warn;',
      // Each client has a connection, and one more to a server.
      'events { worker_connections 4096; }',
      'http {',
      'types { text/html html; text/javascript js; text/css css; image/svg+xml svg; font/woff2 woff2; }',
      'access_log off;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${join(folder, name)};`,
      ),
      filled,
      '}',
    ].join('\n'),
  );
  const child = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', conf], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await once(child, 'spawn');
  return {
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

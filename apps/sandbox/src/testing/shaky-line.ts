import { connect, createServer, type Server, type Socket } from 'node:net';

/** A proxy to a database that can be cut or silenced. */
export interface ShakyLine {
  /** The database's address through the proxy. */
  lead(url: string): Promise<string>;
  /** Breaks all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Keeps connections open without passing data. */
  freeze(): void;
  /** Works normally again. */
  mend(): Promise<void>;
}

export function shakyLine(): ShakyLine {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let target = { host: '', port: 0 };
  let port = 0;
  let frozen = false;

  const join = (near: Socket) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (part) => to.write(part));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (frozen) from.pause();
    }
  };
  const open = () =>
    new Promise<void>((settle) => {
      server = createServer(join).listen(port, '127.0.0.1', () => {
        const address = server?.address();
        port = typeof address === 'object' ? (address?.port ?? 0) : 0;
        settle();
      });
    });
  const cut = () =>
    new Promise<void>((settle) => {
      if (server) server.close(() => settle());
      else settle();
      server = undefined;
      for (const socket of sockets) socket.destroy();
    });

  return {
    lead: async (url) => {
      const address = new URL(url);
      target = { host: address.hostname, port: Number(address.port || 5432) };
      await open();
      return Object.assign(address, { hostname: '127.0.0.1', port: String(port) }).href;
    },
    cut,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    mend: async () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
      if (!server) await open();
    },
  };
}

import { customerLanguages } from '@deck/api/vocabulary';
import { formatInstant, formatMoney, instantText } from '@deck/values';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import type { Queries } from '../database/queries.ts';
import { transactions } from '../database/schema.ts';
import { answerSlip } from '../web/slip.ts';
import { explorerWords } from './words.ts';

/** The address of a transaction's page in the simulated blockchain. */
export const EXPLORER = '/sandbox/explorer/';

/**
 * The simulated blockchain, in the reader's language. As in a real one, anyone may read a transaction, and it names
 * nobody.
 */
export function explorerPages(db: Queries): Hono {
  const app = new Hono();
  app.get(`${EXPLORER}:hash`, async (request) => {
    const hash = request.req.param('hash');
    const asked = accepts(request, {
      header: 'Accept-Language',
      supports: [...customerLanguages],
      default: 'en',
    });
    const language = customerLanguages.find((one) => one === asked) ?? 'en';
    const words = explorerWords[language];
    const about = { language, note: words.simulated };
    const found = await readByHash(db, hash);
    if (!found)
      return answerSlip(
        request,
        { ...about, title: words.unknown, sum: '', lines: [[words.hash, hash]] },
        404,
      );
    const { amount, currency, convertedAmount, convertedCurrency, processedAt, type } = found;
    const moved =
      convertedAmount !== null && convertedCurrency !== null
        ? { minor: convertedAmount, currency: convertedCurrency }
        : { minor: amount, currency };
    return answerSlip(request, {
      ...about,
      title: type === 'REFUND' ? words.refund : words.payment,
      sum: formatMoney(moved, language),
      lines: [
        [words.time, `${formatInstant(instantText(processedAt.getTime()), 'UTC')}, UTC`],
        [words.hash, hash],
      ],
    });
  });
  return app;
}

/** Only hashes are asked for: other text may hold what a database cannot compare. */
async function readByHash(db: Queries, hash: string) {
  if (!/^[0-9a-f]{64}$/.test(hash)) return undefined;
  const [found] = await db.select().from(transactions).where(eq(transactions.blockchainHash, hash));
  return found;
}

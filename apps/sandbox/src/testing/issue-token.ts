import { DEMO_PASSWORD, demoPeople } from '../seed/people.ts';
import { openBrowser } from './browser.ts';

/** A new token of the demo company for the REST API of a running server, in place of the one that the demo has. */
export async function issueToken(origin: string): Promise<string> {
  const { api } = openBrowser(origin);
  await api.session.start({ body: { login: demoPeople[0]?.login ?? '', password: DEMO_PASSWORD } });
  const { value } = await api.tokens.reissue({ body: { type: 'DECK' } });
  return value;
}

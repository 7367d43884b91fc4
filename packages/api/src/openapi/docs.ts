import { Hono } from 'hono';
import type { Contract } from '../core/endpoint.ts';
import { compact, getAnswerExamples } from './compact.ts';
import { docsPage } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';
import { type DocumentInfo, openApi } from './document.ts';

/** The content security policy of a page of the documents: its style, and nothing else. */
export const docsPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The documents of a contract, to be served under `base`: the page, its style, `openapi.json` and
 * the examples of answers, `examples.json`. */
export function docs(contract: Contract, info: DocumentInfo, base = '/docs'): Hono {
  // Generated on first request, so that the server starts without waiting.
  const document = once(() => openApi(contract, info));
  const forPrograms = once(() => {
    const description = [info.description, `Examples of answers: ${base}/examples.json, by operationId.`];
    return compact({
      ...document(),
      info: { ...document().info, description: description.filter(Boolean).join(' ') },
    });
  });
  const whole = once(() => docsPage(document(), base));
  const app = new Hono();
  app.get(base, (c) => {
    const search = c.req.query('search');
    const page = search ? docsPage(document(), base, search) : whole();
    return c.html(page, 200, { 'content-security-policy': docsPolicy });
  });
  app.get(`${base}/style.css`, (c) => c.body(docsStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get(`${base}/openapi.json`, (c) => c.json(forPrograms()));
  app.get(`${base}/examples.json`, (c) => c.json(getAnswerExamples(document())));
  return app;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

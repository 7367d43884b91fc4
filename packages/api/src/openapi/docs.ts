import { Hono } from 'hono';
import type { Contract } from '../core/endpoint.ts';
import { compact, getAnswerExamples } from './compact.ts';
import { docsPage } from './docs-page.ts';
import { docsStyle } from './docs-style.ts';
import { type DocumentInfo, openApi } from './document.ts';

/** The content security policy of a page of the documents: its style, and nothing else. */
export const docsPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * The documents of a contract, to be served under `base`: the page, its style, `openapi.json`, the same of one area as
 * `openapi/orders.json`, and the examples of answers, `examples.json`.
 */
export function docs(contract: Contract, info: DocumentInfo, base = '/docs'): Hono {
  // Generated on first request, so that the server starts without waiting.
  const document = once(() => openApi(contract, info));
  const description = [
    info.description,
    `Examples of answers: ${base}/examples.json, by operationId.`,
    `The calls of one tag alone: ${base}/openapi/orders.json.`,
  ];
  const forPrograms = (of: Contract, about: DocumentInfo) =>
    compact(openApi(of, { ...about, description: description.filter(Boolean).join(' ') }));
  const every = once(() => forPrograms(contract, info));
  const areas = new Map(
    Object.entries(contract).map(([name, area]) => [
      `${name}.json`,
      once(() => forPrograms({ [name]: area }, { ...info, webhooks: [] })),
    ]),
  );
  const whole = once(() => docsPage(document(), base));
  const app = new Hono();
  app.get(base, (c) => {
    const search = c.req.query('search');
    const page = search ? docsPage(document(), base, search) : whole();
    return c.html(page, 200, { 'content-security-policy': docsPolicy });
  });
  app.get(`${base}/style.css`, (c) => c.body(docsStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get(`${base}/openapi.json`, (c) => c.json(every()));
  app.get(`${base}/openapi/:file`, (c) => {
    const area = areas.get(c.req.param('file'));
    return area ? c.json(area()) : c.notFound();
  });
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

import { html } from 'hono/html';
import type { Content, OpenApiDocument, Operation, Parameter } from './document-shape.ts';
import { errorMeanings } from './error-meanings.ts';
import { type FieldRow, fieldRows } from './fields.ts';
import type { Schemas } from './json-schema.ts';

type Html = ReturnType<typeof html>;
interface Listed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/**
 * The document as a single HTML page without scripts or external resources. `base` is where its style and
 * JSON are served. `search` keeps only calls that contain all its words in name, path, summary, permission or
 * refusals.
 */
export function docsPage(document: OpenApiDocument, base: string, search = ''): Html {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Listed => ({ method: method.toUpperCase(), path, operation }),
    ),
  );
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  const calls = all.filter((call) => wanted.every((word) => searchText(call).includes(word)));
  const areas = Map.groupBy(calls, ({ operation }) => operation.tags[0]);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title>
<link rel="stylesheet" href="${base}/style.css">
</head>
<body>
<nav aria-label="Calls">
<p class="title"><a href="${base}">${document.info.title}</a> <small>${document.info.version}</small></p>
<form action="${base}" role="search"><input type="search" name="search" value="${search}" placeholder="Search" aria-label="Search the calls"></form>
${[...areas].map(([area, listed]) => html`<details open><summary>${words(area)}</summary><ul>${listed.map(navItem)}</ul></details>`)}
</nav>
<main>
<header>
<h1>${document.info.title}</h1>
${document.info.description ? html`<p>${withCode(document.info.description)}</p>` : ''}
<p>${calls.length < all.length ? html`${calls.length} of ${all.length} calls, <a href="${base}">show all</a>.` : html`${calls.length} calls.`} The same as data: <a href="${base}/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${document.externalDocs ? html`<p>To begin: <a href="${document.externalDocs.url}">${document.externalDocs.description}</a>.</p>` : ''}
<p>${chosenTag} marks a call whose fields the product's specification leaves open: they are chosen here.</p>
</header>
${[...areas].map(([area, listed]) => html`<section aria-labelledby="area-${area}"><h2 id="area-${area}">${words(area)}</h2>${listed.map((call) => callSection(call, document.components.schemas))}</section>`)}
</main>
</body>
</html>`;
}

const searchText = ({ method, path, operation }: Listed): string =>
  [
    method,
    path,
    operation.operationId,
    operation.summary,
    operation['x-needs'],
    ...operation['x-tokens'],
    ...Object.values(operation.responses).map(({ description }) => description),
  ]
    .join(' ')
    .toLowerCase();

const chosenTag = html`<span class="chosen">chosen</span>`;

const words = (area: string): string =>
  area
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** A description's names, which stand between backticks, as code. */
const withCode = (text: string): readonly (string | Html)[] =>
  text.split('`').map((part, at) => (at % 2 === 0 ? part : html`<code>${part}</code>`));

const methodTag = (method: string): Html =>
  html`<span class="method ${method.toLowerCase()}">${method}</span>`;

const navItem = ({ method, operation }: Listed): Html =>
  html`<li><a href="#${operation.operationId}">${methodTag(method)} ${operation.operationId.split('.')[1]}</a></li>`;

const needsWords: Readonly<Record<string, string>> = {
  public: 'anyone',
  session: 'someone signed in',
  apiKey: 'holders of an X-API-KEY',
  adminKey: "holders of an administrator's X-API-KEY",
};

function callSection({ method, path, operation }: Listed, schemas: Schemas): Html {
  const { operationId, parameters, requestBody, responses } = operation;
  const { 'x-needs': needs, 'x-tokens': tokens } = operation;
  return html`<article id="${operationId}" aria-labelledby="${operationId}-title">
<h3 id="${operationId}-title"><a href="#${operationId}">${withCode(operation.summary)}</a>${operation['x-not-in-spec'] ? html` ${chosenTag}` : ''}</h3>
<p class="line">${methodTag(method)} <code>${path}</code></p>
${operation.description ? html`<p>${withCode(operation.description)}</p>` : ''}
<p class="facts"><code>${operationId}</code> · for ${needsWords[needs] ?? html`holders of <code>${needs}</code>`}${tokens.length > 0 ? html`, or a token: <code>${tokens.join(', ')}</code>` : ''}</p>
${
  parameters.length > 0
    ? table(
        'Parameters',
        parameters.map((parameter) => parameterRow(parameter, schemas)),
      )
    : ''
}
${requestBody ? contentPart('Body', requestBody.content, schemas) : ''}
${Object.entries(responses).map(([status, { description, content }]) =>
  status < '300'
    ? contentPart(`Answer ${status}`, content, schemas)
    : refusalPart(status, description.split(', ')),
)}
</article>`;
}

function parameterRow(
  { name, in: place, required, description, schema, content, example }: Parameter,
  schemas: Schemas,
): FieldRow {
  const json = content?.['application/json'];
  const [value] = fieldRows(schema ?? json?.schema ?? {}, schemas, name, required);
  const sample = example ?? json?.example;
  const such =
    sample === undefined ? '' : `Such as ${typeof sample === 'string' ? sample : JSON.stringify(sample)}`;
  return {
    path: name,
    type: `${value?.type ?? 'text'}, in the ${place}${json ? ' as JSON' : ''}`,
    required,
    description: [description, such].filter(Boolean).join(' '),
  };
}

function table(title: string, rows: readonly FieldRow[]): Html {
  const row = ({ path, type, required, description }: FieldRow) =>
    html`<tr><th scope="row"><code>${path}</code></th><td>${type}${description ? html`<br><small>${withCode(description)}</small>` : ''}</td><td>${required ? 'required' : ''}</td></tr>`;
  return html`<div class="scroll" role="region" aria-label="${title}" tabindex="0"><table><caption>${title}</caption><tbody>${rows.map(row)}</tbody></table></div>`;
}

function contentPart(title: string, content: Content | undefined, schemas: Schemas): Html {
  const [entry] = Object.entries(content ?? {});
  if (!entry) return html`<p class="facts">${title}: without content.</p>`;
  const [type, { schema, example }] = entry;
  if (type !== 'application/json') return html`<p class="facts">${title}: <code>${type}</code></p>`;
  const sample =
    example === undefined
      ? ''
      : html`<details><summary>Example</summary><pre tabindex="0">${JSON.stringify(example, null, 2)}</pre></details>`;
  return html`${table(title, fieldRows(schema, schemas))}${sample}`;
}

const meanings: Readonly<Record<string, string>> = errorMeanings;

/** Each code with its meaning. */
const refusalPart = (status: string, codes: readonly string[]): Html =>
  html`<ul class="facts refusal">${codes.map(
    (code) =>
      html`<li><strong>${status}</strong> <code>${code}</code> ${withCode(meanings[code] ?? '')}</li>`,
  )}</ul>`;

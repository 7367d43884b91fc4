import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { permissions } from '../../../packages/api/src/vocabulary/permissions.ts';
import { Draft } from '../draft.mjs';
import { fail } from '../entry.mjs';
import { camelCase, kebabCase } from '../names.mjs';
import { PLACES } from '../places.mjs';
import { addEntry, objectIn, withImported } from '../source.mjs';
import { beginArea } from './new-area.mjs';

const { api, sandbox } = PLACES;

/**
 * A call to be added.
 * @typedef {object} Call
 * @property {string} area `orders`
 * @property {string} operation `remind`
 * @property {string} route `POST /api/v1/orders/{id}/remind`
 * @property {string} right the right its caller needs
 */

/** @param {string | undefined} name `orders.remind` @returns {Pick<Call, 'area' | 'operation'>} */
export function readCallName(name) {
  const [, area = '', operation = ''] = /^([a-z][A-Za-z]*)\.([a-z][A-Za-z]*)$/.exec(name ?? '') ?? [];
  if (area === '') fail('Name the call by its area and what it does: npm run new:call -- orders.remind');
  return { area, operation };
}

/**
 * The default route of a call: below the first route of its area.
 * @param {string} root
 * @param {Pick<Call, 'area' | 'operation'>} call
 */
export function usualRoute(root, { area, operation }) {
  const draft = new Draft(root);
  const file = contractFile(draft, area);
  const first = file && /endpoint\('\w+ ([^?{']+)/.exec(areaIn(draft.read(file), area))?.[1];
  const path = first?.replace(/\/$/, '') ?? `/api/v1/${kebabCase(area)}`;
  return `POST ${path}/{id}/${kebabCase(operation)}`;
}

/**
 * Adds a call: its entry in the contract, a handler that throws until it is written, and the test's sample.
 * @param {string} root the repository
 * @param {Call} call
 * @returns {string[]} the files that were made or changed, from the root
 */
export function addCall(root, call) {
  const { area, operation, route, right } = call;
  if (!/^(?:GET|POST|PUT|PATCH|DELETE) \/[\w{}/?&.-]+$/.test(route))
    fail(`'${route}' is no route: write it like POST /api/v1/orders/{id}/remind.`);
  if (!permissions.some((one) => one === right))
    fail(`'${right}' is no right. Those there are: ${permissions.join(', ')}.`);

  const draft = new Draft(root);
  if (contractFile(draft, area) === undefined) beginArea(draft, area);
  const file = contractFile(draft, area) ?? '';
  const known = areaIn(draft.read(file), area);
  if (new RegExp(`^ {2}${operation}: `, 'm').test(known))
    fail(`The contract has ${area}.${operation} already.`);

  draft.edit(file, (source) => withEndpoint(source, call));
  draft.edit(handlerFile(draft, area), (source) => withHandler(source, draft, call));
  const samples = readdirSync(join(root, sandbox.samples))
    .filter((name) => name.startsWith('samples-'))
    .map((name) => `${sandbox.samples}/${name}`)
    .find((name) => opensArea(area).test(draft.read(name)));
  if (samples === undefined) fail(`No file of ${sandbox.samples} has samples of ${area}.`);
  draft.edit(samples, (source) => withSample(source, known, call));
  return draft.write();
}

const changes = (/** @type {Call} */ { route }) => !route.startsWith('GET ');
const takesBody = (/** @type {Call} */ { route }) => /^P/.test(route);

/** @param {string} area @returns {RegExp} */
const opensArea = (area) => new RegExp(`^ {2}${area}: \\{`, 'm');

/** @param {string} source of the contract @param {string} area */
const areaIn = (source, area) => objectIn(source, new RegExp(`export const ${area} = `));

/**
 * The file of the contract that defines an area; undefined if there is none.
 * @param {Draft} draft
 * @param {string} area
 */
function contractFile(draft, area) {
  const imported = new RegExp(`import \\{[^}]*\\b${area}\\b[^}]*\\} from '\\./([\\w-]+\\.ts)'`);
  const file = imported.exec(draft.read(`${api.contract}/index.ts`))?.[1];
  return file && `${api.contract}/${file}`;
}

/** The name of an area's handlers, and their file. @param {Draft} draft @param {string} area */
function handlers(draft, area) {
  const index = draft.read(`${sandbox.handlers}/index.ts`);
  const name = new RegExp(`^ {2}${area}: (\\w+)`, 'm').exec(index)?.[1] ?? '';
  const file = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./([\\w-]+\\.ts)'`).exec(index)?.[1];
  if (file === undefined) fail(`${sandbox.handlers}/index.ts: has no handlers of ${area}.`);
  return { name, file: `${sandbox.handlers}/${file}` };
}

const handlerFile = (/** @type {Draft} */ draft, /** @type {string} */ area) => handlers(draft, area).file;

/** @param {string} source @param {Call} call */
function withEndpoint(source, call) {
  const { area, operation, route, right } = call;
  const lines = [
    "summary: 'Say in one sentence what it does.'",
    "description: 'Say what it refuses, and when.'",
    `needs: '${right}'`,
    ...(takesBody(call) ? ['body: z.object({ comment: Line })'] : []),
    'response: z.object({ id: Id })',
    ...(changes(call) ? ["idempotencyKey: 'required'"] : []),
    'notInSpec: true',
  ];
  const entry = `  ${operation}: endpoint('${route}', {\n${lines.map((line) => `    ${line},\n`).join('')}  }),\n`;
  const added = addEntry(source, new RegExp(`export const ${area} = `), entry);
  const withFormats = withImported(added, 'Id', './formats.ts');
  const all = takesBody(call) ? withImported(withFormats, 'Line', './formats.ts') : withFormats;
  return all.includes('import * as z') ? all : `import * as z from 'zod/mini';\n${all}`;
}

/** @param {string} source @param {Draft} draft @param {Call} call */
function withHandler(source, draft, call) {
  const { name, file } = handlers(draft, call.area);
  const fails = `throw new Error('${call.area}.${call.operation} is not written yet: see ${file}.');`;
  const entry = changes(call)
    ? `\n  ${call.operation}: (args, call) => once(call, args, () => { ${fails} }),\n`
    : `\n  ${call.operation}: () => { ${fails} },\n`;
  const whole = new RegExp(`export const ${name}.*(?:= |=> \\()`);
  const opening = new RegExp(`${whole.source}\\{`).test(source) ? whole : /return /;
  const added = addEntry(source, opening, entry);
  return changes(call) ? withImported(added, 'once', '../idempotency.ts') : added;
}

/**
 * Adds a sample request. The ids in its path are those of another call of the area.
 * @param {string} source
 * @param {string} area the contract's
 * @param {Call} call
 */
function withSample(source, area, call) {
  const params = getParams(call.route);
  const alike = [...area.matchAll(/^ {2}(\w+): endpoint\('\w+ ([^']+)'/gm)]
    .filter(([, , path = '']) => String(getParams(path)) === String(params))
    .map(
      ([, operation]) =>
        new RegExp(`^ {2}${call.area}: \\{[\\s\\S]*?^ {4}${operation}: (\\w+),`, 'm').exec(source)?.[1],
    )
    .find((made) => made !== undefined);
  const body = takesBody(call) ? "body: { comment: 'Sea view' }" : '';
  const unknown = params.map((param) => `${param}: 'unknown'`);
  const sample =
    alike === undefined || params.length === 0
      ? `() => ({ ${[...unknown, body].filter(Boolean).join(', ')} })`
      : body && `async (world) => ({ ...(await ${alike}(world)), ${body} })`;
  return source.replace(opensArea(call.area), (line) => `${line} ${call.operation}: ${sample || alike},`);
}

/** @param {string} route @returns {string[]} the parameters of its path, `orderId` */
const getParams = (route) => [...route.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => camelCase(name));

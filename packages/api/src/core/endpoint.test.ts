import { describe, expect, expectTypeOf, it } from 'vitest';
import { bySpecificity, getEntries, routerPath } from './contract.ts';
import { type Args, endpoint, type ParsedArgs, param, type RefusalCode, type Result } from './endpoint.ts';
import { example } from './example-contract.ts';

describe('a route line', () => {
  it('gives the method, path and parameters with their names in code', () => {
    const { method, path, inputs } = example.files.process;
    expect({ method, path }).toEqual({
      method: 'GET',
      path: '/api/v1/import/files/{file-id}/process/{template-id}',
    });
    expect(inputs.map(({ place, wire, name, required }) => [place, wire, name, required])).toEqual([
      ['path', 'file-id', 'fileId', true],
      ['path', 'template-id', 'templateId', true],
      ['query', 'send-now', 'sendNow', false],
    ]);
    expect(routerPath(example.files.process)).toBe('/api/v1/import/files/:fileId/process/:templateId');
  });

  it('is refused when malformed', () => {
    expect(() => endpoint('GET /a b' as 'GET /a', { summary: '', needs: 'public' })).toThrow(
      'Not a route line: GET /a b',
    );
  });

  it('infers its types', () => {
    expectTypeOf(example.files.row.method).toEqualTypeOf<'GET'>();
    expectTypeOf<Args<typeof example.files.row>>().toEqualTypeOf<{
      readonly fileId: string;
      readonly rowNumber: number;
      readonly type: 'raw' | 'read';
    }>();
    expectTypeOf<Args<typeof example.guests.list>['page']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<ParsedArgs<typeof example.guests.create>['body']['contact']>().toEqualTypeOf<{
      emailAddress: string;
    }>();
    expectTypeOf<
      Result<typeof example.guests.list>['content'][number]['firstName']
    >().toEqualTypeOf<string>();
    expectTypeOf<Result<typeof example.guests.remove>>().toEqualTypeOf<undefined>();
    expectTypeOf<Result<typeof example.files.qrcode>>().toEqualTypeOf<Blob>();
    expectTypeOf<RefusalCode<typeof example.guests.create>>().toEqualTypeOf<'ORDER_ALREADY_EXISTS'>();
    // @ts-expect-error: a parameter that is not in the line does not compile
    endpoint('GET /a?x', { summary: '', needs: 'public', params: { y: param.int } });
    // @ts-expect-error: a required parameter that is not in the line does not compile
    endpoint('GET /a?x', { summary: '', needs: 'public', required: ['y'] });
    // @ts-expect-error: an unknown permission does not compile
    endpoint('GET /a', { summary: '', needs: 'EVERYTHING' });
  });
});

it('tries fixed words before parameters', () => {
  const order = getEntries({ guests: example.guests })
    .sort(bySpecificity)
    .map(({ operation }) => operation);
  expect(order.indexOf('vip')).toBeLessThan(order.indexOf('get'));
});

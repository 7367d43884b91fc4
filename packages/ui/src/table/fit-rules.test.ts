import { expect, test } from 'vitest';
import { fixedRoom, rooms } from './column-room.ts';
import { fitColumns } from './fit-columns.ts';
import { fitRules } from './fit-rules.ts';

const columns = [
  { id: 'order', room: rooms.id },
  { id: 'guest', room: rooms.name },
  { id: 'property', room: { ...rooms.text, shrinks: 3, grows: 3, comfort: 208 } },
  { id: 'dates', room: { ...rooms.stay, priority: 2 } },
  { id: 'created', room: rooms.moment },
  { id: 'status', room: rooms.status },
  { id: 'money', room: fixedRoom(112, 1) },
  { id: 'total', room: rooms.amount },
];
const edges = { start: 40, end: 0, actions: 40 };

interface Look {
  readonly widths: readonly (number | undefined)[];
  readonly table: number;
  readonly icons: readonly boolean[];
}

/** What a browser makes of the rules in a container of this width. */
function lookAt(css: string, room: number): Look {
  const body = css.replaceAll(
    /@container ([^{]*)\{([^{}]*\{[^{}]*\})\}/g,
    (_, condition: string, rule: string) =>
      [...condition.matchAll(/(min|max)-width:([\d.]+)px/g)].every(([, side, width]) =>
        side === 'min' ? room >= Number(width) : room <= Number(width),
      )
        ? rule
        : '',
  );
  const toNumber = (width: string) => {
    const less = /^calc\(100cqi - (\d+)px\)$/.exec(width)?.[1];
    if (width === '100cqi') return room;
    return less === undefined ? Number.parseFloat(width) : room - Number(less);
  };
  const width = (selector: string) => {
    const found = [...body.matchAll(new RegExp(`(?:^|})${selector}\\{width:([^}]*)\\}`, 'g'))];
    expect(found, selector).toHaveLength(1);
    return toNumber(found[0]?.[1] ?? '');
  };
  const isHidden = (at: number, beyond = '') => body.includes(`:nth-child(${at + 1})${beyond}{display:none}`);
  return {
    widths: columns.map((_, at) => (isHidden(at) ? undefined : width(`#t col:nth-child\\(${at + 1}\\)`))),
    table: width('#t'),
    icons: columns.map((_, at) => !isHidden(at, ' .icon')),
  };
}

test.each([undefined, { guest: 300, property: 150 }])('rules fit a table in every window: %j', (chosen) => {
  const css = fitRules({ table: '#t', columns, chosen, icon: '.icon', iconFrom: 168, ...edges });
  for (let room = 400; room < 2400; room += 1) {
    const fit = fitColumns(columns, room - 80, chosen);
    const widths = columns.map(({ id }) => {
      const at = fit.columns.findIndex((column) => column.id === id);
      return at === -1 ? undefined : (fit.widths[at] ?? 0) + (at === 0 ? 40 : 0);
    });
    const look = lookAt(css, room);
    expect(look.widths, `${room}`).toEqual(widths);
    expect(look.table).toBe(widths.reduce<number>((sum, width) => sum + (width ?? 0), 40));
    expect(look.icons).toEqual(
      columns.map(({ id }) => {
        const at = fit.columns.findIndex((column) => column.id === id);
        return (fit.widths[at] ?? 0) >= 168;
      }),
    );
  }
});

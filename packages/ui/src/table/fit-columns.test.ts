import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ColumnRoom, fixedRoom, rooms, widthRange } from './column-room.ts';
import { type ChosenWidths, fitColumns } from './fit-columns.ts';

const orders: readonly { id: string; room: ColumnRoom }[] = [
  { id: 'select', room: fixedRoom(40, 0) },
  { id: 'order', room: rooms.id },
  { id: 'guest', room: rooms.name },
  {
    id: 'property',
    room: { least: 148, ideal: 176, most: 232, priority: 2, shrinks: 3, grows: 3, comfort: 208 },
  },
  { id: 'dates', room: rooms.stay },
  { id: 'created', room: rooms.moment },
  { id: 'madeBy', room: { least: 120, ideal: 128, most: 136, priority: 6 } },
  { id: 'status', room: rooms.status },
  { id: 'notAsked', room: rooms.figure },
  { id: 'line', room: { least: 112, ideal: 112, most: 128, priority: 0 } },
  { id: 'total', room: rooms.amount },
  { id: 'menu', room: fixedRoom(40, 0) },
];

const total = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
const leftAt = (width: number) => fitColumns(orders, width).left;
const widthsAt = (width: number) => {
  const { columns, widths } = fitColumns(orders, width);
  return Object.fromEntries(columns.map(({ id }, at) => [id, widths[at]]));
};

describe('the orders, whose list is 240 narrower than the window', () => {
  test.each([
    [1744, []],
    [1743, ['madeBy']],
    [1616, ['madeBy']],
    [1615, ['madeBy', 'notAsked']],
    [1504, ['madeBy', 'notAsked']],
    [1503, ['created', 'madeBy', 'notAsked']],
    [1280, ['created', 'madeBy', 'notAsked']],
  ])('in a window of %i leave out %j', (window, left) => {
    expect(leftAt(window - 240)).toEqual(left);
  });

  test('below a list of 1008 Property leaves too, then the dates', () => {
    expect(leftAt(1008)).not.toContain('property');
    expect(leftAt(1007)).toContain('property');
    expect(leftAt(1007)).not.toContain('dates');
    expect(leftAt(600)).toContain('dates');
  });

  test('shrink by status, order, property, total, guest, dates', () => {
    expect(widthsAt(1128)).toMatchObject({ status: 168, order: 120, property: 176, total: 144, guest: 176 });
    expect(widthsAt(1128 - 10)).toMatchObject({ status: 158, order: 120 });
    expect(widthsAt(1128 - 20)).toMatchObject({ status: 152, order: 116, property: 176 });
    expect(widthsAt(1128 - 62)).toMatchObject({ order: 104, property: 148, total: 142, guest: 176 });
    expect(widthsAt(1040)).toMatchObject({ status: 152, property: 148, total: 140, guest: 152, dates: 152 });
  });

  test('grow by guest, order and property to comfort, then to the most, the rest to guest', () => {
    expect(widthsAt(1128 + 16)).toMatchObject({ guest: 192, order: 120, property: 176 });
    expect(widthsAt(1200)).toMatchObject({ guest: 192, order: 144, property: 208, status: 168, total: 144 });
    expect(widthsAt(1240)).toMatchObject({ guest: 232, property: 208, status: 168 });
    expect(widthsAt(2400)).toMatchObject({ property: 232, status: 184, total: 148, dates: 160, line: 128 });
  });
});

describe('widths that a person has chosen', () => {
  const chosenAt = (width: number, chosen: ChosenWidths) => {
    const { columns, widths } = fitColumns(orders, width, chosen);
    return Object.fromEntries(columns.map(({ id }, at) => [id, widths[at]]));
  };

  test('take the place of the ideal: others shrink for them', () => {
    expect(chosenAt(1128, { guest: 200 })).toMatchObject({ guest: 200, status: 152, order: 112 });
    expect(chosenAt(1128, { guest: 140 })).toMatchObject({ guest: 140, order: 144, property: 188 });
  });

  test('shrink only where no other can, and come back with more room', () => {
    const chosen = { status: 184 };
    expect(chosenAt(1040, chosen)).toMatchObject({ status: 184, guest: 120, dates: 152 });
    expect(chosenAt(1010, chosen)).toMatchObject({ status: 154, guest: 120 });
    expect(chosenAt(1200, chosen)).toMatchObject({ status: 184 });
  });

  test('stay as they are where there is more room, which goes to the roomiest of the others', () => {
    expect(chosenAt(2400, { guest: 300 })).toMatchObject({ guest: 300, order: 144, status: 184 });
    const { property } = chosenAt(2400, { guest: 300 });
    expect(property).toBeGreaterThan(232);
  });

  test('go as far as the column allows, and no unknown one counts', () => {
    expect(chosenAt(2400, { guest: 900 })).toMatchObject({ guest: 480 });
    expect(chosenAt(2400, { guest: 10 })).toMatchObject({ guest: 120 });
    expect(chosenAt(2400, { created: 400 })).toMatchObject({ created: 136 });
    expect(chosenAt(1128, { gone: 400 })).toEqual(widthsAt(1128));
  });

  test('let columns of priority 4 and more leave, as ideals do', () => {
    expect(leftAt(1504)).toEqual([]);
    expect(fitColumns(orders, 1504, { guest: 177 }).left).toEqual(['madeBy']);
  });

  test('never push an amount out of a list of 768 and more', () => {
    const anyChosen = fc.dictionary(fc.constantFrom(...orders.map(({ id }) => id)), fc.nat(1000));
    fc.assert(
      fc.property(anyChosen, fc.integer({ min: 768, max: 2400 }), (chosen, width) => {
        const { columns, widths, left } = fitColumns(orders, width, chosen);
        expect(total(widths)).toBe(width);
        for (const id of ['status', 'line', 'total', 'menu']) expect(left).not.toContain(id);
        const end = total(widths.slice(0, columns.findIndex(({ id }) => id === 'total') + 1));
        expect(end).toBeLessThanOrEqual(width);
      }),
    );
  });
});

const anyRoom = fc
  .tuple(
    fc.tuple(fc.nat(400), fc.nat(400), fc.nat(400)),
    fc.nat(7),
    fc.option(fc.nat(5)),
    fc.option(fc.nat(5)),
    fc.option(fc.nat(300)),
  )
  .map(([sizes, priority, shrinks, grows, more]): ColumnRoom => {
    const [least = 0, ideal = 0, most = 0] = sizes.toSorted((a, b) => a - b);
    const widest = more === null ? undefined : most + more;
    const turns = { shrinks: shrinks ?? undefined, grows: grows ?? undefined };
    return { least, ideal, most, priority, widest, ...turns };
  });
const anyColumns = fc
  .array(anyRoom, { minLength: 1, maxLength: 14 })
  .map((all) => all.map((room, at) => ({ id: String(at), room })));

/** Widths that a person might have chosen; some of columns that are not there. */
const anyChosen = fc.dictionary(fc.nat(16).map(String), fc.nat(1200));

describe('of any columns in any width, whatever a person has chosen', () => {
  test('those of priority 0 stay, none is narrower than its least, and what is kept or left is all', () => {
    fc.assert(
      fc.property(anyColumns, fc.nat(3000), anyChosen, (columns, width, chosen) => {
        const { columns: kept, widths, left } = fitColumns(columns, width, chosen);
        expect([...kept.map(({ id }) => id), ...left].toSorted()).toEqual(
          columns.map(({ id }) => id).toSorted(),
        );
        for (const { id, room } of columns) if (room.priority === 0) expect(left).not.toContain(id);
        kept.forEach(({ room }, at) => {
          expect(widths[at]).toBeGreaterThanOrEqual(room.least);
        });
      }),
    );
  });

  test('the widths fill the room, or are all at their least', () => {
    fc.assert(
      fc.property(anyColumns, fc.nat(3000), anyChosen, (columns, width, chosen) => {
        const { columns: kept, widths } = fitColumns(columns, width, chosen);
        const least = kept.map(({ room }) => room.least);
        if (kept.length === 0) return;
        expect(total(widths)).toBe(Math.max(width, total(least)));
        if (total(least) >= width) expect(widths).toEqual(least);
      }),
    );
  });

  test('a wider room never loses a column, and the highest priority leaves first', () => {
    fc.assert(
      fc.property(anyColumns, fc.nat(3000), fc.nat(500), anyChosen, (columns, width, more, chosen) => {
        const { columns: kept, left } = fitColumns(columns, width, chosen);
        const wider = fitColumns(columns, width + more, chosen).columns;
        for (const column of kept) expect(wider).toContain(column);
        const gone = columns.filter(({ id }) => left.includes(id)).map(({ room }) => room.priority);
        const stayed = Math.max(...kept.map(({ room }) => room.priority), 0);
        for (const priority of gone) expect(priority).toBeGreaterThanOrEqual(stayed);
      }),
    );
  });

  test('nothing shrinks below its ideal while another still has more', () => {
    fc.assert(
      fc.property(anyColumns, fc.nat(3000), (columns, width) => {
        const { columns: kept, widths } = fitColumns(columns, width);
        const isShort = kept.some(({ room }, at) => (widths[at] ?? 0) < room.ideal);
        if (isShort)
          kept.forEach(({ room }, at) => {
            expect(widths[at]).toBeLessThanOrEqual(room.ideal);
          });
      }),
    );
  });

  test('a width up to its limit lets no other column leave', () => {
    fc.assert(
      fc.property(anyColumns, fc.nat(3000), anyChosen, fc.nat(), (columns, width, chosen, which) => {
        const { columns: kept, limits, left } = fitColumns(columns, width, chosen);
        const at = which % Math.max(kept.length, 1);
        const [column, limit] = [kept[at], limits[at]];
        if (column === undefined || limit === undefined) return;
        const widened = fitColumns(columns, width, { ...chosen, [column.id]: limit });
        expect(left).toEqual(expect.arrayContaining([...widened.left]));
      }),
    );
  });

  test('a chosen width is kept while another column can give way or take the rest', () => {
    fc.assert(
      fc.property(anyColumns, fc.nat(3000), anyChosen, (columns, width, chosen) => {
        const { columns: kept, widths } = fitColumns(columns, width, chosen);
        const others = kept.flatMap(({ id, room }, at) =>
          chosen[id] === undefined ? [{ room, width: widths[at] }] : [],
        );
        const canGive = others.some((other) => other.width !== undefined && other.width > other.room.least);
        if (!canGive) return;
        for (const [at, { id, room }] of kept.entries()) {
          const own = chosen[id];
          if (own === undefined) continue;
          const { least, most } = widthRange(room);
          expect(widths[at]).toBe(Math.min(Math.max(own, least), most));
        }
      }),
    );
  });
});

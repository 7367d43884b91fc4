import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rooms } from '../table/column-room.ts';
import { drawStill } from './draw-still.tsx';
import { useStill } from './still.ts';

const table = {
  table: '#t',
  columns: [{ id: 'guest', room: rooms.name }],
  chosen: undefined,
  icon: '.icon',
  iconFrom: 168,
  start: 16,
  end: 16,
  actions: 0,
};

function Table() {
  useStill()?.fitTable(table);
  return <table id="t" />;
}

const draw = (content: React.ReactElement) => drawStill(content, renderToString);

test('what a strict policy refuses as attributes stands in the rules, once for equal styles', () => {
  const { html, css } = draw(
    <>
      <i style={{ height: 40 }} />
      <i style={{ height: 40 }}>{'a style="b" <c>'}</i>
      <i style={{ fontFamily: '"Source Sans" > serif' }} />
    </>,
  );
  expect(html).not.toMatch(/ style="/);
  expect(html).toContain('a style=&quot;b&quot; &lt;c&gt;');
  expect(css).toBe('[data-style="0"]{height:40px}[data-style="1"]{font-family:"Source Sans" > serif}');
});

test('a value cannot end the style sheet', () => {
  const { css } = draw(<i style={{ width: '</style><script>' }} />);
  expect(css).not.toContain('<');
});

test('a table brings rules that fit it, and each drawing has its own', () => {
  expect(draw(<Table />).css).toContain('#t col:nth-child(1){width:calc(100cqi - 0px)}');
  expect(draw(<i />).css).toBe('');
});

test('nothing is still in a browser', () => {
  expect(renderToString(<Table />)).toBe('<table id="t"></table>');
});

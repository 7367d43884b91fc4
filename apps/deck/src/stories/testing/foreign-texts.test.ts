import { expect, it } from 'vitest';
import { foreignTexts } from './foreign-texts.ts';

it('finds what a screen says in another language', () => {
  const texts = ['Заказы', 'Zebra crossing', 'Оплачено online', 'Zebra crossing'];
  expect(foreignTexts('ru', texts, [])).toEqual(['Zebra crossing', 'Оплачено online']);
  expect(foreignTexts('el', ['Παραγγελίες', 'Заказы', 'Orders'], [])).toEqual(['Заказы', 'Orders']);
});

it.each([
  ['a name', 'Eleni Markou'],
  ['a name in a sentence', 'Изменил Eleni Markou, сегодня'],
  ['a name that is part of another one', 'Eleni Markou-Lang (Lang)'],
  ['a number set in groups', 'GRXX AABB'],
  ['a key set in groups', 'JBSW Y3DP'],
  ['the name of a file', 'orders-2026-11-22.csv'],
  ['a number with figures', 'Заказ AEG-01182'],
  ['gaps of any kind', 'Eleni\u00a0\n Markou'],
  ['what has signs of its own', 'Цена: a.b (c)*'],
  ['words of every language', 'E-mail, QR-код, 17 US$'],
])('leaves %s', (_, text) => {
  const given = [
    'Eleni Markou',
    'Lang',
    'Eleni Markou-Lang',
    'GRXXAABB',
    'JBSWY3DP',
    'AEG-01182',
    'a.b (c)*',
    'E',
  ];
  expect(foreignTexts('ru', [text], given)).toEqual([]);
});

it.each([
  ['a name that is a part of a word', 'Orders', 'Order'],
  ['more than the name', 'Order Eleni', 'Eleni'],
  ['what a sign of a pattern would match', 'axb', 'a.b'],
])('finds %s', (_, text, name) => {
  expect(foreignTexts('el', [text], [name])).toEqual([text]);
});

import { customerLanguages, type TemplateId, templateIds } from '@deck/api/vocabulary';
import { longNames, permanent, thalassaWhole } from '@deck/guest/examples';
import { loadBrand } from '@deck/tokens/node';
import { caniemail } from 'caniemail';
import { describe, expect, test } from 'vitest';
import type { EmailContent } from '../templates/email-content.ts';
import { renderEmail } from '../templates/render-email.ts';
import { type ExampleChanges, getExampleLetter } from '../testing/example-letter.ts';
import { letterKinds } from './letter-kinds.ts';

const meridian = loadBrand('meridian');
const solera = loadBrand('solera');

const write = (templateId: TemplateId, changes: ExampleChanges = {}) =>
  renderEmail(getExampleLetter(templateId, 'en', meridian, changes));
/** Spaces that do not break are spaces. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');
/** What a reader sees of a letter's HTML. */
const read = (html: string): string =>
  spaced(html)
    .replaceAll(/<style>.*?<\/style>|<title>.*?<\/title>/gs, '')
    .replaceAll(/<img[^>]* alt="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ');
/** Every sum, date, time and number. */
const getFigures = (text: string): string[] => [...new Set(text.match(/\d[\d.,:]*\d/g) ?? [])];

const everyLetter = templateIds.flatMap((id) => customerLanguages.map((language) => [id, language] as const));

describe.each(everyLetter)('%s in %s', (templateId, language) => {
  const content = getExampleLetter(templateId, language, meridian);

  test('is finished: nothing is empty, unfilled or undefined', async () => {
    const { subject, body, plain } = await renderEmail(content);
    for (const text of [subject, read(body), plain]) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/\{\{|undefined|null|NaN|\[object|\(\w+_\w+\)\s*,\s*,/);
    }
    expect(body).not.toMatch(/<(td|span|p|a|strong)[^>]*>\s*<\/\1>/);
    expect(body).toContain(`lang="${language}"`);
    expect(plain).not.toMatch(/<|&\w+;|\n{3}/);
  });

  test('shows the sum, the dates and the parts of the order, in plain text too', async () => {
    const { body, plain } = await renderEmail(content);
    const { guest, kind } = content;
    const wanted = [
      ...(kind.showsSum ? [content.values.payment_amount] : []),
      ...(guest.stay?.blocks.map(({ value }) => value) ?? []),
      ...(kind.showsLine ? (guest.line?.legend.flatMap(({ amount, detail }) => [amount, detail]) ?? []) : []),
      guest.facts.charger.sentence,
      guest.orderNumber,
      guest.facts.questions.phone,
    ];
    for (const text of [read(body), spaced(plain)])
      for (const part of wanted) expect(text).toContain(spaced(part));
    for (const figure of getFigures(plain)) expect(body).toContain(figure);
  });
});

describe('what mail programs keep', () => {
  /** What is lost without harm in the programs that drop it. */
  const harmless = [
    // Corners are square, links are underlined, a long address runs on.
    'border-radius',
    'text-decoration',
    'word-break',
    // The photo is shown whole, or is not shown.
    'max-height property',
    'overflow',
    '@supports',
    'webP image format',
    // The card keeps its width, and the button stays beside the sum.
    '@media',
    '<style> element',
    // The card is darkened with the rest, and a table is read out as one.
    'color-scheme meta tag',
    'role attribute',
    // The preview is seen; what the body's tag says, the first table says again.
    'display:none',
    '<body> element',
  ];
  const clients = [
    'gmail.*',
    'outlook.*',
    'apple-mail.*',
    'samsung-email.*',
    'yahoo.*',
    'protonmail.*',
  ] as const;

  test.each(templateIds)('%s needs nothing that a common program drops', async (templateId) => {
    const { body } = await write(templateId, { content: { withQrcode: true } });
    const { issues } = caniemail({ clients: [...clients], html: body });
    const lost = new Set([...issues.errors.values()].flat().map(({ title }) => title));
    expect([...lost].filter((title) => !harmless.includes(title))).toEqual([]);
  });

  test.each(templateIds)(
    '%s is made of tables, and of pictures and links with absolute addresses',
    async (id) => {
      const { body } = await write(id, { content: { withQrcode: true } });
      const inline = body.replaceAll(/<style>.*?<\/style>/gs, '');
      expect(inline).not.toMatch(
        /position:|display:flex|display:grid|float:|background-image|url\(|<script|<link|var\(--/,
      );
      for (const [, width] of inline.matchAll(/width="(\d+)"/g))
        expect(Number(width)).toBeLessThanOrEqual(600);
      for (const [picture] of inline.matchAll(/<img[^>]*>/g)) {
        expect(picture).toMatch(/ alt="[^"]*"/);
        expect(picture).toMatch(/ width="\d+"/);
        expect(picture).toMatch(/ src="(https:\/\/|data:image\/png;base64,)/);
      }
      for (const [, address] of inline.matchAll(/href="([^"]*)"/g))
        expect(address).toMatch(/^(https:|tel:|mailto:)/);
    },
  );

  test('no letter is so long that a program cuts it', async () => {
    for (const id of templateIds) expect((await write(id)).body.length).toBeLessThan(40_000);
  });
});

describe('a letter that asks', () => {
  test('has the sum as a figure, its deadline in the city, and the button', async () => {
    const { subject, body } = await write('PAYMENT_LINK');
    expect(subject).toMatch(/^Deposit of €1,944\.00 for your stay, 12\s–\s19 June 2027$/);
    expect(body).toMatch(/600 32px\/40px[^>]*>€1,944\.00</);
    expect(read(body)).toContain('by Sun 22 Nov 2026, 09:41 in Athens');
    expect(body).toMatch(/href="https:\/\/pay\.aegeanhouse\.gr\/l\/7Qm2vXc9Tz"[^>]*>Pay €1,944\.00</);
  });

  test('shows the order’s money as a picture that says its sums', async () => {
    const { body } = await write('PAYMENT_LINK');
    expect(body).toContain(
      'src="https://pay.aegeanhouse.gr/resources/letters/line/p100a300d600/e8f1ff-296ade.png" width="536" height="12" alt="Paid €648.00, this payment €1,944.00, still due €3,888.00"',
    );
  });

  test('holds, and never pays, what is only held', async () => {
    const { body, plain } = await write('LINK_REMINDER');
    expect(body).toContain('>Hold €11,750.00</a>');
    expect(plain).toContain('Today: Held on your card.');
    expect(body).not.toContain('>Pay €');
  });

  test('of a whole order has no line', async () => {
    const { body, plain } = await write('PAYMENT_LINK', { facts: thalassaWhole });
    expect(body).not.toContain('/resources/letters/');
    expect(plain).not.toContain('Still due');
  });

  test('for an invoice has the account', async () => {
    const { body, plain } = await write('WIRE_INVOICE');
    for (const text of [read(body), plain]) expect(text).toContain('GR16 0110 1250 0000 0001 2300 695');
  });

  test('has a code when staff ask for it', async () => {
    expect((await write('PAYMENT_LINK')).body).not.toContain('data:image');
    expect((await write('PAYMENT_LINK', { content: { withQrcode: true } })).body).toMatch(
      /<p[^>]*>Or scan the code with your phone\.<\/p><img src="data:image\/png;base64,[^"]+" width="160" height="160" alt="QR: https:/,
    );
  });

  test('of a permanent link, which is nobody’s order, leaves their places out', async () => {
    const { body } = await write('PAYMENT_LINK', {
      facts: permanent,
      content: { values: { ...getExampleLetter('PAYMENT_LINK', 'en', meridian).values, payment_amount: '' } },
    });
    expect(body).not.toMatch(/32px\/40px|Check-in|Dear/);
    expect(body).toContain('Continue to pay');
  });
});

test('a receipt has its table, and ways to keep and find', async () => {
  const { subject, body, plain } = await write('PAYMENT_PAID');
  expect(subject).toBe('Receipt R-778142: €1,944.00 paid, Kalypso Bay Resort');
  for (const text of [read(body), spaced(plain)])
    for (const part of [
      '20 November 2026, 10:03 in Athens',
      'Visa •••• 8024',
      'R-778142, approval 731904',
      'Thank you, Ingrid Solheim.',
      'Open the receipt',
    ])
      expect(text).toContain(part);
  expect(body).toContain('href="https://pay.aegeanhouse.gr/pay/api/token/stay.ics"');
  expect(body).toContain('href="https://pay.aegeanhouse.gr/pay/api/token/receipt.pdf"');
  expect(plain).toContain('Directions: https://www.google.com/maps/');
});

describe('the company’s wording', () => {
  const own = {
    subject: 'Welcome {{customer_name}}',
    greeting: '<p>Hello {{customer_name}}</p>',
    message: '<p>Please pay <strong>{{payment_amount}}</strong>.</p><ul><li>Soon</li></ul>',
    button: 'Settle {{payment_amount}}',
    expiry: '<p>Before {{payment_expiry}}</p>',
    closing: '<p>Yours, <a href="https://aegeanhouse.gr">we</a></p>',
  };
  const facts = longNames;

  test('stands in place of the guest’s own words', async () => {
    const { subject, body, plain } = await write('PAYMENT_LINK', { own });
    expect(subject).toBe('Welcome Ingrid Solheim');
    for (const text of [read(body).replaceAll(/\s+/g, ' '), plain]) {
      expect(text).toContain('Hello Ingrid Solheim');
      expect(text).toContain('Soon');
      expect(text).toContain('Settle €1,944.00');
      expect(text).not.toMatch(/please pay the deposit|Answer this letter/);
    }
    expect(plain).toContain('Yours, we (https://aegeanhouse.gr)');
  });

  test('thanks above the sum of a receipt, and only there', async () => {
    const { body } = await write('PAYMENT_PAID', { own: { message: '<p>Bedankt, {{customer_name}}</p>' } });
    expect(body).toContain('>Bedankt, Ingrid Solheim</p>');
    expect(body).not.toContain('Thank you, Ingrid Solheim');
  });

  test('that is empty leaves its place out', async () => {
    const { body } = await write('PAYMENT_LINK', { own: { greeting: '', closing: '<p></p>' } });
    expect(read(body)).not.toMatch(/Dear|Questions\?/);
  });

  test('and names are escaped, never markup', async () => {
    const name = '<img src=x onerror=alert(1)>"\'&';
    const hostile = {
      ...facts,
      property: { ...facts.property, name, place: name },
      order: { ...facts.order, guestName: name, number: name, guestEmail: name },
      charger: { ...facts.charger, legalName: name },
      payment: { ...facts.payment, label: name },
    };
    for (const id of templateIds) {
      const { body } = await write(id, {
        facts: hostile,
        own: { greeting: '<p>{{customer_name}}</p>' },
        content: { notes: [name] },
      });
      expect(body.replaceAll(/alt="[^"]*"/g, '')).not.toMatch(/<img src=x|onerror=alert\(1\)>/);
    }
  });
});

describe('the look', () => {
  test.each([meridian, solera])('is that of $name, or of the property', async (brand) => {
    const { accent, surface } = brand.colors.light;
    const plain = await renderEmail(getExampleLetter('PAYMENT_LINK', 'en', brand));
    expect(plain.body).toContain(`background-color:${accent}`);
    expect(plain.body).toContain(`bgcolor="${surface}"`);
    const { body } = await renderEmail(
      getExampleLetter('PAYMENT_LINK', 'en', brand, { facts: thalassaWhole }),
    );
    expect(body).toContain(`background-color:${brand.propertyAccent('#177f83').light.accent}`);
    expect(body).not.toContain(`background-color:${accent}`);
  });

  test('has the corners of the brand, and the amount in the font of text', async () => {
    const square = { ...solera, radius: 0, cardRadius: 0 };
    const getCorners = async (brand: typeof solera) => {
      const { body } = await renderEmail(getExampleLetter('PAYMENT_LINK', 'en', brand));
      return [...new Set(body.match(/border-radius:[^;"]*/g))].sort();
    };
    expect(await getCorners(square)).toEqual(['border-radius:0px']);
    expect(await getCorners(solera)).toEqual(['border-radius:10px', 'border-radius:14px']);
    const { body } = await renderEmail(getExampleLetter('PAYMENT_LINK', 'en', solera));
    expect(body).toMatch(/font:600 32px\/40px &#39;Source Sans 3/);
  });

  test('stays light in dark mail programs: the letter asks for it, and every text has its own colour', async () => {
    const { body } = await write('PAYMENT_LINK');
    expect(body).toContain('<meta name="color-scheme" content="light only">');
    expect(body).toContain('<meta name="supported-color-schemes" content="light only">');
    for (const [, style] of body.matchAll(/<(?:p|span)[^>]* style="([^"]*)"/g))
      expect(style).toMatch(/color:#/);
  });

  test('has a band where there is no photo, and a letter where there is no logo', async () => {
    const content = getExampleLetter('PAYMENT_LINK', 'en', meridian);
    const bare: EmailContent = {
      ...content,
      guest: { ...content.guest, property: { ...content.guest.property, photoUrl: null } },
    };
    const { body } = await renderEmail(bare);
    expect(body).not.toContain('class="photo"');
    expect(body).toContain('height="96"');
    expect(body).toContain('>K</td>');
  });
});

test('a letter to staff is not among them: every kind is a customer’s', () => {
  expect(Object.keys(letterKinds)).toEqual([...templateIds]);
});

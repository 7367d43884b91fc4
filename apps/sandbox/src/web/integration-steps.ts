interface Step {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  /** Each is one block to copy. */
  readonly commands: readonly string[];
}

const AUTHORIZED = '-H "Authorization: Bearer $TOKEN"';
const JSON_BODY = '-H "Content-Type: application/json"';

/** A write: its JSON stands below it, where the shell still fills in variables. */
const post = (path: string, key: string, body: string): string =>
  `curl -X POST "$DECK${path}" \\
  ${AUTHORIZED} \\
  ${JSON_BODY} \\
  -H "Idempotency-Key: ${key}" \\
  --data-binary @- <<JSON
${body}
JSON`;

const read = (path: string): string => `curl "$DECK${path}" ${AUTHORIZED}`;

/** From a token to a paid order, as commands against the server of this address. */
export const integrationSteps = (publicUrl: string): readonly Step[] => [
  {
    id: 'token',
    title: 'Get a token',
    text: [
      'In the deck, open Company settings, Integration, and issue the REST API token. It is shown once, with its refresh token. Keep both like passwords, on a server: whoever has them can take and refund payments of your company.',
      'The token works for the company in which it was issued, reads and changes orders and payments, and opens neither settings nor people. Each call of the documents says whether DECK opens it. It sends no cookie, so it needs no XSRF header. Days in filters are days of UTC.',
    ],
    commands: [
      `export DECK="${publicUrl}"
export TOKEN="paste the REST API token here"
export REFRESH="paste the refresh token here"`,
    ],
  },
  {
    id: 'property',
    title: 'Choose a property',
    text: ['An order belongs to a hotel, a yacht, an aircraft or a car park of yours. Take the id of one.'],
    commands: [read('/api/v1/properties'), 'export PROPERTY="paste id here"'],
  },
  {
    id: 'order',
    title: 'Make an order',
    text: [
      'The total is the sum of the positions. Amounts are decimal strings. Without external_id the next number of the property is taken.',
      'Idempotency-Key makes a repeated call harmless: the same key with the same body is answered as the first time, for a week. Take the number of your own booking. A key belongs to your token: what people do in the deck never meets it.',
      'The order carries the agent Program and the tag API, by which staff find it. A central reservation system adds "agent_tag": "CRS", a partner\'s system "agent_tag": "EXTERNAL".',
    ],
    commands: [
      post(
        '/api/v1/orders',
        'booking-4711',
        `{
  "property_id": "$PROPERTY",
  "currency": "EUR",
  "payment_policy": "PREPAYMENT_100",
  "applied_rate": null,
  "length_of_stay": null,
  "reservation_id": "WEB-4711",
  "internal_note": "",
  "message_to_customer": "We look forward to your visit.",
  "positions": [{ "type": "OTHER", "name": "Spa day for two", "amount": "180.00" }],
  "customer": {
    "first_name": "Maria",
    "last_name": "Papadopoulou",
    "email": "maria@postbox.example",
    "phone": "+306944120937",
    "language": "en",
    "country": "GR",
    "company_name": ""
  }
}`,
      ),
      'export ORDER="paste id here"',
    ],
  },
  {
    id: 'payment',
    title: 'Ask for the payment',
    text: [
      'A payment link is a page on which the customer pays: lead them to the link of the answer, or let the deck write to them.',
    ],
    commands: [
      post(
        '/api/v1/payments',
        'booking-4711-link',
        `{
  "type": "PAYMENT_LINK",
  "order_id": "$ORDER",
  "amount": "180.00",
  "currency": "EUR",
  "scheme": "CHARGE",
  "lifetime": "P2D",
  "description": "Spa day for two",
  "customer_note": "",
  "reference": "WEB-4711",
  "invoice_number": ""
}`,
      ),
      'export PAYMENT="paste id here"',
      post(
        '/api/v1/payments/$PAYMENT/notifications',
        'booking-4711-letter',
        '{ "channel": "EMAIL", "recipient": "maria@postbox.example", "with_qrcode": true }',
      ),
    ],
  },
  {
    id: 'state',
    title: 'See what became of it',
    text: [
      'Read the order or the payment, or the list by its tag. Rather than asking again and again, give an address for callbacks in the settings: your system is told of each change.',
    ],
    commands: [
      read('/api/v1/orders/$ORDER'),
      read('/api/v1/payments/$PAYMENT'),
      `curl -G "$DECK/api/v1/orders" ${AUTHORIZED} --data-urlencode 'get_orders_rq={"tags":["API"]}'`,
    ],
  },
  {
    id: 'page',
    title: 'From a web page',
    text: [
      'A token in a page can be read by anyone, so never put this one there. Issue the Public token: it opens the addresses of links and their QR codes, of your company alone, and browsers let a page of any origin read the answers.',
    ],
    commands: [
      'export PAGE_TOKEN="paste the public token here"',
      'curl "$DECK/public/v1/link/$PAYMENT/payment-page-link?customer_name=Maria" -H "Authorization: Bearer $PAGE_TOKEN"',
    ],
  },
  {
    id: 'refresh',
    title: 'Replace the token',
    text: [
      'The refresh token replaces both, as often as your rules ask for it, and works once. The old values end at once, in calls under way too. When the answer is lost, or a value has leaked, a person reissues the token in the settings or ends it there.',
    ],
    commands: [
      `curl -X PUT "$DECK/auth/v1/token" -H "Authorization: Bearer $REFRESH" ${JSON_BODY} -d '{"type":"DECK"}'`,
      `export TOKEN="paste value here"
export REFRESH="paste refresh_token here"`,
    ],
  },
  {
    id: 'refusals',
    title: 'When it is refused',
    text: [
      'The body of a refusal is {"meta": {"error": {"code", "message", "params"}}}. 400 INVALID_VALUE names the fields. 401 TOKEN_INVALID: the token is wrong, was replaced or ended. 403 ACCESS_DENIED: it does not open this call. 404: there is no such thing in your company. 409: a rule forbids it, its code says which. 429: more than thirty wrong tokens in a minute came from your address. 503: ask again, a write with the same Idempotency-Key.',
    ],
    commands: [],
  },
];

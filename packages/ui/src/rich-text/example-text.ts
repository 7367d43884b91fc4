import type { TextTag } from './rich-editor.ts';

/** An example letter with tags for stories and sheets. */
export const exampleTags: readonly TextTag[] = [
  { id: 'customer_name', label: 'Customer name' },
  { id: 'property_name', label: 'Property' },
  { id: 'payment_amount', label: 'Payment amount' },
  { id: 'order_number', label: 'Order number' },
  { id: 'payment_expiry', label: 'Expiry' },
];

export const exampleText = [
  '<p>Dear {{customer_name}},</p>',
  '<p>thank you for choosing <strong>{{property_name}}</strong>. To confirm your stay, please pay ',
  '{{payment_amount}} for order {{order_number}} ',
  '<span style="color:#0074c0">before the link expires</span> on {{payment_expiry}}.</p>',
  '<ul><li>Breakfast from 7:30</li><li><em>Late check-out</em> on request</li></ul>',
  '<p>See <a href="https://kalypso.gr">our page</a>.</p>',
].join('');

import type { IfcMessageType } from '@deck/api/vocabulary';
import { index, text, unique } from 'drizzle-orm/pg-core';
import { deck, id, instant } from './columns.ts';
import { businessProfiles } from './companies.ts';
import { payments } from './payments.ts';

/** Messages of hotel interfaces. A repeated message gets the stored answer. */
export const ifcMessages = deck.table(
  'ifc_messages',
  {
    id: id(),
    businessProfileId: text('business_profile_id')
      .notNull()
      .references(() => businessProfiles.id),
    /** The interface's message number. */
    messageId: text('message_id').notNull(),
    messageType: text('message_type').$type<IfcMessageType>().notNull(),
    bodyHash: text('body_hash').notNull(),
    reservationId: text('reservation_id').notNull(),
    room: text('room').notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('ifc_messages_once').on(table.businessProfileId, table.messageId),
    index('ifc_messages_created').on(table.businessProfileId, table.createdAt),
    index('ifc_messages_payment').on(table.paymentId),
  ],
);

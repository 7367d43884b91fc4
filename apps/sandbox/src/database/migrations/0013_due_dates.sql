ALTER TABLE "deck"."payments" ADD COLUMN "due_date" date;--> statement-breakpoint
-- An invoice has a due date, two weeks from its day, and no lifetime: an open one does not expire.
UPDATE deck.payments SET
    due_date = greatest(
      (created_at AT TIME ZONE deck.zone_of(property_id))::date + 14,
      (expires_at AT TIME ZONE deck.zone_of(property_id))::date)
  WHERE type = 'WIRE_TRANSFER';
--> statement-breakpoint
UPDATE deck.payments SET lifetime = NULL, expires_at = NULL
  WHERE type = 'WIRE_TRANSFER' AND status IN ('AWAITING', 'AWAITING_CONFIRMATION', 'PARTIALLY_PAID', 'NEW');
--> statement-breakpoint
-- Whoever is told of links that end is told of invoices that are due.
UPDATE deck.business_profiles SET notifications = jsonb_set(notifications, '{customer,letters}', notifications #> '{customer,letters}' || '["INVOICE_REMINDER"]')
  WHERE notifications #> '{customer,letters}' ? 'LINK_REMINDER';
--> statement-breakpoint
UPDATE deck.business_profiles SET notifications = jsonb_set(notifications, '{employee,types}', notifications #> '{employee,types}' || '["INVOICE_DUE"]')
  WHERE notifications #> '{employee,types}' ? 'LINK_EXPIRING_24_HOURS';

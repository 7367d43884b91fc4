ALTER TABLE "deck"."payments" ADD COLUMN "payer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "payer_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Whoever paid a part of a shared order named themselves when they began to pay.
UPDATE deck.payments p SET payer_name = t.author_name, customer_name = t.author_name
  FROM deck.timeline t
  WHERE t.payment_id = p.id AND t.type = 'LINK_CREATED' AND t.author_kind = 'CUSTOMER' AND t.author_name <> '';
--> statement-breakpoint
-- Lists name the payer of a part of a shared order, else the order's customer.
CREATE OR REPLACE FUNCTION deck.complete_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  o record;
BEGIN
  IF TG_OP = 'INSERT' AND NEW.order_id IS NOT NULL THEN
    SELECT property_id, external_id, agent_tag, trim(customer_first_name || ' ' || customer_last_name) AS customer
      INTO o FROM deck.orders WHERE id = NEW.order_id;
    NEW.property_id := o.property_id;
    NEW.order_external_id := o.external_id;
    NEW.customer_name := coalesce(nullif(NEW.payer_name, ''), o.customer);
    NEW.via_cms := deck.is_cms(o.agent_tag);
  END IF;
  IF TG_OP = 'INSERT' THEN
    NEW.order_external_id := coalesce(NEW.order_external_id, '');
    NEW.customer_name := coalesce(NEW.customer_name, '');
    NEW.via_cms := coalesce(NEW.via_cms, false);
    NEW.created_day := (NEW.created_at AT TIME ZONE deck.zone_of(NEW.property_id))::date;
  END IF;
  NEW.amount_figure := deck.figure(NEW.amount, NEW.currency);
  NEW.method := CASE WHEN NEW.type = 'WIRE_TRANSFER' THEN 'BANK_TRANSFER' ELSE upper(replace(coalesce(NEW.card->>'type', ''), ' ', '_')) END;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION deck.order_of_payments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deck.payments SET
    property_id = NEW.property_id,
    order_external_id = NEW.external_id,
    customer_name = coalesce(nullif(payer_name, ''), trim(NEW.customer_first_name || ' ' || NEW.customer_last_name)),
    via_cms = deck.is_cms(NEW.agent_tag)
  WHERE order_id = NEW.id;
  RETURN NULL;
END
$$;

ALTER TABLE "deck"."payments" ADD COLUMN "crypto_method" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD COLUMN "blockchain_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_blockchain" ON "deck"."transactions" USING btree ("blockchain_hash") WHERE blockchain_hash IS NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."transactions" DROP COLUMN "blockchain_url";--> statement-breakpoint
-- Lists name the cryptocurrency a payment was paid in, else the brand of its card.
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
  NEW.method := CASE WHEN NEW.type = 'WIRE_TRANSFER' THEN 'BANK_TRANSFER' ELSE coalesce(nullif(NEW.crypto_method, ''), upper(replace(coalesce(NEW.card->>'type', ''), ' ', '_'))) END;
  RETURN NEW;
END
$$;

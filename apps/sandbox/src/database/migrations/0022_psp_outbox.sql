DROP INDEX "deck"."psp_operations_open";--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "chosen_method" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."psp_operations" ADD COLUMN "request" jsonb;--> statement-breakpoint
ALTER TABLE "deck"."psp_operations" ADD COLUMN "errand" text;--> statement-breakpoint
ALTER TABLE "deck"."psp_operations" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deck"."psp_operations" ADD COLUMN "action" jsonb;--> statement-breakpoint
ALTER TABLE "deck"."psp_operations" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "psp_operations_open" ON "deck"."psp_operations" USING btree ("created_at") WHERE NOT "deck"."psp_operations"."answered";--> statement-breakpoint
-- Lists name the method a payer chose, else the brand of their card.
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
  NEW.method := CASE WHEN NEW.type = 'WIRE_TRANSFER' THEN 'BANK_TRANSFER' ELSE coalesce(nullif(NEW.chosen_method, ''), upper(replace(coalesce(NEW.card->>'type', ''), ' ', '_'))) END;
  RETURN NEW;
END
$$;--> statement-breakpoint
UPDATE "deck"."payments" SET "chosen_method" = "crypto_method" WHERE "crypto_method" <> '';--> statement-breakpoint
-- What was not applied is asked for again.
UPDATE "deck"."psp_operations" SET "outcome" = 'UNKNOWN' WHERE NOT "answered" AND "outcome" IN ('APPROVED', 'DECLINED', 'ERROR');

CREATE TABLE "deck"."wallet_sums" (
	"business_profile_id" text NOT NULL,
	"property_id" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deck"."uploads" ADD COLUMN "uploaded_by_id" text;--> statement-breakpoint
CREATE INDEX "wallet_sums_of" ON "deck"."wallet_sums" USING btree ("business_profile_id");--> statement-breakpoint
CREATE INDEX "callbacks_queue" ON "deck"."callbacks" USING btree ("business_profile_id",(substring("url" from '^[^/]+//[^/?#]+')),"due_at") WHERE "deck"."callbacks"."status" = 'QUEUED';--> statement-breakpoint
CREATE INDEX "uploads_of_company" ON "deck"."uploads" USING btree ("business_profile_id","uploaded_by_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_property_state" ON "deck"."orders" USING btree ("business_profile_id","property_id","state");--> statement-breakpoint
CREATE INDEX "wallet_entries_pending" ON "deck"."wallet_entries" USING btree ("business_profile_id","available_from","kind","property_id","currency","amount");--> statement-breakpoint
-- Rows are only ever added here: payments of a company never wait for one another.
CREATE FUNCTION deck.sum_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deck.wallet_sums (business_profile_id, property_id, currency, kind, amount)
    SELECT business_profile_id, property_id, currency, kind, sum(amount) FROM entered GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Holds back other servers' lines until this is committed, so that none is missing and none counts twice.
CREATE TRIGGER sum_wallet AFTER INSERT ON deck.wallet_entries
  REFERENCING NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION deck.sum_wallet();
--> statement-breakpoint
INSERT INTO deck.wallet_sums (business_profile_id, property_id, currency, kind, amount)
  SELECT business_profile_id, property_id, currency, kind, sum(amount) FROM deck.wallet_entries GROUP BY 1, 2, 3, 4;

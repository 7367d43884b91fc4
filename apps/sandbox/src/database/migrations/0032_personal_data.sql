ALTER TABLE "deck"."business_profiles" ADD COLUMN "retention" jsonb;--> statement-breakpoint
ALTER TABLE "deck"."orders" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "callbacks_kept" ON "deck"."callbacks" USING btree ("business_profile_id","created_at") WHERE payload <> '';--> statement-breakpoint
CREATE INDEX "messages_kept" ON "deck"."messages" USING btree ("business_profile_id","sent_at") WHERE body <> '';--> statement-breakpoint
CREATE INDEX "orders_not_erased" ON "deck"."orders" USING btree ("business_profile_id","modified_at") WHERE erased_at IS NULL;--> statement-breakpoint
-- The record of acts still takes no change. Rows of more than a year may go, where a company keeps them no longer.
DROP TRIGGER "audit_events_for_good" ON "deck"."audit_events";--> statement-breakpoint
CREATE TRIGGER "audit_events_for_good" BEFORE UPDATE OR TRUNCATE ON "deck"."audit_events" FOR EACH STATEMENT EXECUTE FUNCTION "deck"."refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_events_for_a_year" BEFORE DELETE ON "deck"."audit_events" FOR EACH ROW WHEN (OLD."at" >= now() - interval '365 days') EXECUTE FUNCTION "deck"."refuse_change"();--> statement-breakpoint
-- The server's role may delete none, so this works as the owner of the table. @returns how many are gone.
CREATE FUNCTION "deck"."forget_audit_events"("of_company" text, "older_than" timestamp with time zone, "most" integer) RETURNS integer
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
	WITH gone AS (
		DELETE FROM deck.audit_events WHERE id IN (
			SELECT id FROM deck.audit_events
			WHERE business_profile_id = of_company AND at < least(older_than, now() - interval '365 days')
			ORDER BY at LIMIT most
		) RETURNING 1
	) SELECT count(*)::int FROM gone
$$;

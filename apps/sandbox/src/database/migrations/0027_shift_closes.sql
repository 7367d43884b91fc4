CREATE TABLE "deck"."shift_closes" (
	"id" text PRIMARY KEY NOT NULL,
	"business_profile_id" text NOT NULL,
	"day" date NOT NULL,
	"property_ids" text[],
	"closed_by" text NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"note" text NOT NULL,
	"sums" json NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deck"."shift_closes" ADD CONSTRAINT "shift_closes_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shift_closes_day" ON "deck"."shift_closes" USING btree ("business_profile_id","day","closed_at");--> statement-breakpoint
CREATE INDEX "timeline_received" ON "deck"."timeline" USING btree ("at") WHERE type IN ('PAID', 'PARTIALLY_PAID');--> statement-breakpoint
CREATE INDEX "wallet_entries_payouts" ON "deck"."wallet_entries" USING btree ("business_profile_id","at") WHERE kind = 'PAID_OUT';
DROP INDEX "deck"."orders_property";--> statement-breakpoint
DROP INDEX "deck"."payments_property";--> statement-breakpoint
CREATE INDEX "orders_property" ON "deck"."orders" USING btree ("business_profile_id","property_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_property" ON "deck"."payments" USING btree ("business_profile_id","property_id","created_at","id");
DROP INDEX "deck"."orders_total";--> statement-breakpoint
DROP INDEX "deck"."orders_paid";--> statement-breakpoint
DROP INDEX "deck"."payments_amount";--> statement-breakpoint
CREATE INDEX "orders_total_in_currency" ON "deck"."orders" USING btree ("business_profile_id","currency","total_figure","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_paid_in_currency" ON "deck"."orders" USING btree ("business_profile_id","currency","paid_figure","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_amount_in_currency" ON "deck"."payments" USING btree ("business_profile_id","currency","amount_figure","created_at","id");
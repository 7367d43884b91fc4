CREATE TABLE "deck"."form_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"business_profile_id" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" text,
	"subject" text NOT NULL,
	"values" json NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deck"."form_drafts" ADD CONSTRAINT "form_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "deck"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."form_drafts" ADD CONSTRAINT "form_drafts_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."form_drafts" ADD CONSTRAINT "form_drafts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "deck"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_drafts_newest" ON "deck"."form_drafts" USING btree ("user_id","business_profile_id","saved_at");--> statement-breakpoint
CREATE INDEX "form_drafts_old" ON "deck"."form_drafts" USING btree ("saved_at");
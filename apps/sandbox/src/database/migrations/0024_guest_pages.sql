ALTER TABLE "deck"."business_profiles" ADD COLUMN "legal_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "statement" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."properties" ADD COLUMN "logo_url" text;--> statement-breakpoint
ALTER TABLE "deck"."properties" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "deck"."properties" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."properties" ADD COLUMN "start_time" text;--> statement-breakpoint
ALTER TABLE "deck"."properties" ADD COLUMN "end_time" text;--> statement-breakpoint
ALTER TABLE "deck"."properties" ADD COLUMN "cancellation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."properties" ADD COLUMN "desk_hours" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."messages" ADD COLUMN "plain" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "label" text DEFAULT '' NOT NULL;
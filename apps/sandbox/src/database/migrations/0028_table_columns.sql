ALTER TABLE "deck"."company_column_settings" ADD COLUMN "column_order" text[];--> statement-breakpoint
ALTER TABLE "deck"."company_column_settings" ADD COLUMN "column_widths" jsonb;--> statement-breakpoint
ALTER TABLE "deck"."company_column_settings" ADD COLUMN "density" text;--> statement-breakpoint
ALTER TABLE "deck"."column_settings" ADD COLUMN "column_order" text[];--> statement-breakpoint
ALTER TABLE "deck"."column_settings" ADD COLUMN "column_widths" jsonb;--> statement-breakpoint
ALTER TABLE "deck"."column_settings" ADD COLUMN "density" text;
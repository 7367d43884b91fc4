ALTER TABLE "deck"."sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "deck"."sessions" ADD COLUMN "user_agent" text;
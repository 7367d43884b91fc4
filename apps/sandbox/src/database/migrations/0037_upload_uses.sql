ALTER TABLE "deck"."uploads" ADD COLUMN "used_at" timestamp (3) with time zone;--> statement-breakpoint
-- What was uploaded before may be shown in a letter that is still opened.
UPDATE "deck"."uploads" SET "used_at" = now();
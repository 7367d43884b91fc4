DROP TABLE "deck"."psp_cards" CASCADE;--> statement-breakpoint
ALTER TABLE "deck"."payments" DROP COLUMN "crypto_method";--> statement-breakpoint
ALTER TABLE "deck"."psp_operations" DROP COLUMN "answers_at";
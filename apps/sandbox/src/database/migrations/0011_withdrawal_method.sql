ALTER TABLE "deck"."properties" ALTER COLUMN "withdrawal_method" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "deck"."properties" ALTER COLUMN "withdrawal_method" DROP NOT NULL;--> statement-breakpoint
-- A property that took money as its company does follows the company from now on.
UPDATE "deck"."properties" p SET "withdrawal_method" = NULL
FROM "deck"."business_profiles" c
WHERE c."id" = p."business_profile_id" AND c."default_scheme" = p."withdrawal_method";

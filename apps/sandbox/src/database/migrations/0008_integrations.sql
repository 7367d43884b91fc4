ALTER TABLE "deck"."idempotency_keys" ADD COLUMN "token" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."idempotency_keys" DROP CONSTRAINT "idempotency_keys_business_profile_id_key_pk";--> statement-breakpoint
ALTER TABLE "deck"."idempotency_keys" ADD CONSTRAINT "idempotency_keys_business_profile_id_token_key_pk" PRIMARY KEY("business_profile_id","token","key");--> statement-breakpoint
ALTER TABLE "deck"."user_notifications" ALTER COLUMN "user_id" DROP NOT NULL;

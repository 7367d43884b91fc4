CREATE TABLE "deck"."attempts" (
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempts_purpose_key_pk" PRIMARY KEY("purpose","key")
);
--> statement-breakpoint
ALTER TABLE "deck"."payer_forms" ADD COLUMN "sender" text;--> statement-breakpoint
CREATE INDEX "attempts_resets" ON "deck"."attempts" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "payer_forms_sender" ON "deck"."payer_forms" USING btree ("link","sender");--> statement-breakpoint
CREATE INDEX "payer_forms_payment" ON "deck"."payer_forms" USING btree ("payment_id");
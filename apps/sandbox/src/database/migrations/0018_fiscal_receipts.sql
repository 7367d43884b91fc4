CREATE SEQUENCE "deck"."receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "deck"."fiscal_receipts" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"token" text NOT NULL,
	"facts" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fiscal_receipts_number_unique" UNIQUE("number"),
	CONSTRAINT "fiscal_receipts_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "fiscal_receipts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD COLUMN "receipt_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD COLUMN "receipt_number" text;--> statement-breakpoint
ALTER TABLE "deck"."fiscal_receipts" ADD CONSTRAINT "fiscal_receipts_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "deck"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transactions_receipt" ON "deck"."transactions" USING btree ("processed_at") WHERE receipt_due;
CREATE TABLE "deck"."wallet_entries" (
	"id" text PRIMARY KEY DEFAULT gen_random_uuid()::text NOT NULL,
	"business_profile_id" text NOT NULL,
	"property_id" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"payment_id" text,
	"transaction_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"available_from" timestamp (3) with time zone NOT NULL,
	"payout_of" timestamp (3) with time zone,
	CONSTRAINT "wallet_entries_once" UNIQUE("transaction_id","kind"),
	CONSTRAINT "wallet_entries_paid_out_once" UNIQUE("business_profile_id","property_id","currency","payout_of"),
	CONSTRAINT "wallet_entries_payout" CHECK (("deck"."wallet_entries"."transaction_id" IS NULL) = ("deck"."wallet_entries"."payout_of" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "deck"."wallet_entries" ADD CONSTRAINT "wallet_entries_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."wallet_entries" ADD CONSTRAINT "wallet_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "deck"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."wallet_entries" ADD CONSTRAINT "wallet_entries_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "deck"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wallet_entries_sums" ON "deck"."wallet_entries" USING btree ("business_profile_id","currency","property_id","kind","available_from","amount");--> statement-breakpoint
CREATE INDEX "wallet_entries_payment" ON "deck"."wallet_entries" USING btree ("payment_id");--> statement-breakpoint
-- The lines of an approved transaction. A capture lets go of a hold and takes the money; taken money is settled after
-- two days. Wires go to the company's bank and never lie in the wallet.
CREATE OR REPLACE FUNCTION deck.wallet_lines(t deck.transactions)
RETURNS TABLE (kind text, amount bigint, available_from timestamptz)
LANGUAGE sql STABLE AS $$
  SELECT line.kind, line.sign * coalesce(t.converted_amount, t.amount), t.processed_at + line.after
  FROM (VALUES
    ('AUTHORIZE', 'HELD', 1, interval '0'),
    ('VOID', 'RELEASED', -1, interval '0'),
    ('CAPTURE', 'RELEASED', -1, interval '0'),
    ('CAPTURE', 'CHARGED', 1, interval '48 hours'),
    ('CHARGE', 'CHARGED', 1, interval '48 hours'),
    ('REFUND', 'REFUNDED', -1, interval '0')
  ) line (type, kind, sign, after)
  WHERE line.type = t.type AND t.status = 'APPROVED'
$$;
--> statement-breakpoint
-- Adds the lines that a transaction still lacks, each once. Without one: those of all transactions.
CREATE OR REPLACE FUNCTION deck.fill_wallet(only_of text DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
  INSERT INTO deck.wallet_entries
    (business_profile_id, property_id, currency, kind, amount, payment_id, transaction_id, at, available_from)
  SELECT p.business_profile_id,
    coalesce(
      (SELECT e.property_id FROM deck.wallet_entries e WHERE e.payment_id = p.id ORDER BY e.at LIMIT 1),
      p.property_id, ''),
    coalesce(t.converted_currency, t.currency), line.kind, line.amount, p.id, t.id, t.processed_at, line.available_from
  FROM deck.transactions t
    JOIN deck.payments p ON p.id = t.payment_id AND p.type <> 'WIRE_TRANSFER'
    CROSS JOIN LATERAL deck.wallet_lines(t) line
  WHERE only_of IS NULL OR t.id = only_of
  ON CONFLICT (transaction_id, kind) DO NOTHING
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION deck.enter_in_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM deck.fill_wallet(NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enter_in_wallet AFTER INSERT OR UPDATE OF status ON deck.transactions
  FOR EACH ROW WHEN (NEW.status = 'APPROVED') EXECUTE FUNCTION deck.enter_in_wallet();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION deck.keep_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Lines of the wallet are only ever added';
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_wallet BEFORE UPDATE OR DELETE ON deck.wallet_entries
  FOR EACH STATEMENT EXECUTE FUNCTION deck.keep_wallet();
--> statement-breakpoint
SELECT deck.fill_wallet();

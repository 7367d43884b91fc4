CREATE SCHEMA "deck";
--> statement-breakpoint
CREATE SEQUENCE "deck"."payment_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 700001 CACHE 1;--> statement-breakpoint
CREATE TABLE "deck"."business_profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"website" text NOT NULL,
	"legal_address" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"accepted_currencies" text[] NOT NULL,
	"field_of_activity" text NOT NULL,
	"order_prefix" text NOT NULL,
	"generate_order_id" boolean DEFAULT true NOT NULL,
	"default_customer_language" text NOT NULL,
	"default_payment_lifetime" text,
	"default_scheme" text DEFAULT 'CHARGE' NOT NULL,
	"apply_exchange_rate" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."properties" (
	"id" text PRIMARY KEY NOT NULL,
	"business_profile_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"position_type" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"timezone" text NOT NULL,
	"pay_rate_period" text NOT NULL,
	"order_prefix" text NOT NULL,
	"default_payment_lifetime" text,
	"terms_url" text NOT NULL,
	"website" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."sequences" (
	"business_profile_id" text NOT NULL,
	"entity" text NOT NULL,
	"prefix" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "sequences_business_profile_id_entity_prefix_pk" PRIMARY KEY("business_profile_id","entity","prefix")
);
--> statement-breakpoint
CREATE TABLE "deck"."messages" (
	"id" text PRIMARY KEY NOT NULL,
	"business_profile_id" text NOT NULL,
	"payment_id" text,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"sender" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deck"."timeline" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"payment_id" text,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"author_kind" text NOT NULL,
	"author_name" text NOT NULL,
	"amount" bigint,
	"currency" text,
	"reason" text,
	"detail" text,
	"verbose" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."orders" (
	"id" text PRIMARY KEY NOT NULL,
	"business_profile_id" text NOT NULL,
	"property_id" text NOT NULL,
	"external_id" text NOT NULL,
	"currency" text NOT NULL,
	"total" bigint NOT NULL,
	"total_figure" numeric NOT NULL,
	"payment_policy" text NOT NULL,
	"rate_amount" bigint,
	"rate_period" text,
	"length_of_stay" integer,
	"reservation_id" text NOT NULL,
	"internal_note" text NOT NULL,
	"message_to_customer" text NOT NULL,
	"customer_first_name" text NOT NULL,
	"customer_last_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"customer_language" text NOT NULL,
	"customer_country" text NOT NULL,
	"customer_company" text NOT NULL,
	"positions" jsonb NOT NULL,
	"position_type" text NOT NULL,
	"start_date" date,
	"end_date" date,
	"agent_name" text NOT NULL,
	"agent_tag" text NOT NULL,
	"tags" text[] NOT NULL,
	"revoked" boolean DEFAULT false NOT NULL,
	"finalized" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'NEW' NOT NULL,
	"progress_status" text DEFAULT 'NOT_STARTED' NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"payment_count" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."pins" (
	"user_id" text NOT NULL,
	"order_id" text NOT NULL,
	CONSTRAINT "pins_user_id_order_id_pk" PRIMARY KEY("user_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "deck"."payments" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" text NOT NULL,
	"business_profile_id" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"scheme" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"authorized" bigint DEFAULT 0 NOT NULL,
	"captured" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"released" bigint DEFAULT 0 NOT NULL,
	"lifetime" text,
	"expires_at" timestamp (3) with time zone,
	"link_token" text,
	"description" text NOT NULL,
	"customer_note" text NOT NULL,
	"reference" text NOT NULL,
	"invoice_number" text NOT NULL,
	"reason" text,
	"card" jsonb,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"payer_seen_at" timestamp (3) with time zone,
	CONSTRAINT "payments_number_unique" UNIQUE("number"),
	CONSTRAINT "payments_link_token_unique" UNIQUE("link_token")
);
--> statement-breakpoint
CREATE TABLE "deck"."transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"card" jsonb,
	"processed_at" timestamp (3) with time zone NOT NULL,
	"psp_operation_id" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"provider_auth_code" text,
	"rrn" text,
	CONSTRAINT "transactions_once" UNIQUE("psp_operation_id")
);
--> statement-breakpoint
CREATE TABLE "deck"."column_settings" (
	"user_id" text NOT NULL,
	"table_id" text NOT NULL,
	"hidden_columns" text[] NOT NULL,
	CONSTRAINT "column_settings_user_id_table_id_pk" PRIMARY KEY("user_id","table_id")
);
--> statement-breakpoint
CREATE TABLE "deck"."sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"business_profile_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"refreshed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."unknown_logins" (
	"login_hash" text PRIMARY KEY NOT NULL,
	"failed_logins" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."user_divisions" (
	"user_id" text NOT NULL,
	"business_profile_id" text NOT NULL,
	CONSTRAINT "user_divisions_user_id_business_profile_id_pk" PRIMARY KEY("user_id","business_profile_id")
);
--> statement-breakpoint
CREATE TABLE "deck"."users" (
	"id" text PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"password_hash" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"position" text NOT NULL,
	"phone" text NOT NULL,
	"timezone" text NOT NULL,
	"locale" text NOT NULL,
	"role" text NOT NULL,
	"rights" text[] NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"failed_logins" integer DEFAULT 0 NOT NULL,
	"locked" boolean DEFAULT false NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	CONSTRAINT "users_login_unique" UNIQUE("login")
);
--> statement-breakpoint
CREATE TABLE "deck"."idempotency_keys" (
	"business_profile_id" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"response" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_business_profile_id_key_pk" PRIMARY KEY("business_profile_id","key")
);
--> statement-breakpoint
CREATE TABLE "deck"."psp_operations" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"card" jsonb,
	"answers_at" timestamp (3) with time zone,
	"answered" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."sandbox_facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deck"."properties" ADD CONSTRAINT "properties_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."sequences" ADD CONSTRAINT "sequences_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."messages" ADD CONSTRAINT "messages_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."messages" ADD CONSTRAINT "messages_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "deck"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."timeline" ADD CONSTRAINT "timeline_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "deck"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."timeline" ADD CONSTRAINT "timeline_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "deck"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."orders" ADD CONSTRAINT "orders_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."orders" ADD CONSTRAINT "orders_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "deck"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."pins" ADD CONSTRAINT "pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "deck"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."pins" ADD CONSTRAINT "pins_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "deck"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "deck"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD CONSTRAINT "payments_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD CONSTRAINT "transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "deck"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."column_settings" ADD CONSTRAINT "column_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "deck"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "deck"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."sessions" ADD CONSTRAINT "sessions_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."user_divisions" ADD CONSTRAINT "user_divisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "deck"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."user_divisions" ADD CONSTRAINT "user_divisions_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."idempotency_keys" ADD CONSTRAINT "idempotency_keys_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."psp_operations" ADD CONSTRAINT "psp_operations_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "deck"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_sent" ON "deck"."messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "messages_payment" ON "deck"."messages" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "timeline_order" ON "deck"."timeline" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "timeline_payment" ON "deck"."timeline" USING btree ("payment_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_external_id" ON "deck"."orders" USING btree ("business_profile_id","external_id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "deck"."orders" USING btree ("business_profile_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "deck"."orders" USING btree ("business_profile_id","total_figure");--> statement-breakpoint
CREATE INDEX "orders_start" ON "deck"."orders" USING btree ("business_profile_id","start_date");--> statement-breakpoint
CREATE INDEX "orders_start_last" ON "deck"."orders" USING btree ("business_profile_id","start_date" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_property" ON "deck"."orders" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_state" ON "deck"."orders" USING btree ("business_profile_id","state","created_at");--> statement-breakpoint
CREATE INDEX "payments_order" ON "deck"."payments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_created" ON "deck"."payments" USING btree ("business_profile_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_due" ON "deck"."payments" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "transactions_payment" ON "deck"."transactions" USING btree ("payment_id","processed_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "deck"."idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "psp_operations_payment" ON "deck"."psp_operations" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "psp_operations_open" ON "deck"."psp_operations" USING btree ("answers_at") WHERE NOT "deck"."psp_operations"."answered";
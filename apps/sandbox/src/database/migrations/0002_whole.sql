CREATE TABLE "deck"."callback_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"callback_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"duration" integer NOT NULL,
	"http_status" integer,
	"error" text,
	"excerpt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."callbacks" (
	"id" text PRIMARY KEY NOT NULL,
	"business_profile_id" text NOT NULL,
	"order_id" text,
	"payment_id" text,
	"type" text NOT NULL,
	"event" text NOT NULL,
	"url" text NOT NULL,
	"payload" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deck"."company_column_settings" (
	"business_profile_id" text NOT NULL,
	"table_id" text NOT NULL,
	"hidden_columns" text[] NOT NULL,
	CONSTRAINT "company_column_settings_business_profile_id_table_id_pk" PRIMARY KEY("business_profile_id","table_id")
);
--> statement-breakpoint
CREATE TABLE "deck"."dictionary_entries" (
	"dictionary" text NOT NULL,
	"id" text NOT NULL,
	"entry" jsonb NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dictionary_entries_dictionary_id_pk" PRIMARY KEY("dictionary","id")
);
--> statement-breakpoint
CREATE TABLE "deck"."uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"business_profile_id" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."ifc_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"business_profile_id" text NOT NULL,
	"message_id" text NOT NULL,
	"message_type" text NOT NULL,
	"body_hash" text NOT NULL,
	"reservation_id" text NOT NULL,
	"room" text NOT NULL,
	"payment_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ifc_messages_once" UNIQUE("business_profile_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "deck"."import_chunks" (
	"file_id" text NOT NULL,
	"index" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_chunks_file_id_index_pk" PRIMARY KEY("file_id","index")
);
--> statement-breakpoint
CREATE TABLE "deck"."import_files" (
	"id" text PRIMARY KEY NOT NULL,
	"business_profile_id" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deck"."import_previews" (
	"file_id" text PRIMARY KEY NOT NULL,
	"template_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."import_rows" (
	"run_id" text NOT NULL,
	"row_number" integer NOT NULL,
	"order_id" text,
	"problems" jsonb,
	"unsent" text,
	CONSTRAINT "import_rows_run_id_row_number_pk" PRIMARY KEY("run_id","row_number")
);
--> statement-breakpoint
CREATE TABLE "deck"."import_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"business_profile_id" text NOT NULL,
	"file_id" text NOT NULL,
	"template_id" text NOT NULL,
	"draft" jsonb NOT NULL,
	"send_links" boolean NOT NULL,
	"started_by_id" text NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"rows" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"links_sent" integer DEFAULT 0 NOT NULL,
	"links_not_sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "import_runs_once" UNIQUE("file_id","template_id")
);
--> statement-breakpoint
CREATE TABLE "deck"."import_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"business_profile_id" text NOT NULL,
	"name" text NOT NULL,
	"draft" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."letters" (
	"id" text PRIMARY KEY NOT NULL,
	"business_profile_id" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"order_id" text,
	"payment_id" text,
	"user_id" text,
	"facts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"given_up_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deck"."message_templates" (
	"business_profile_id" text NOT NULL,
	"template_id" text NOT NULL,
	"type" text NOT NULL,
	"language" text NOT NULL,
	"block_key" text NOT NULL,
	"content" text,
	"modified_at" timestamp (3) with time zone NOT NULL,
	"modified_by" text NOT NULL,
	CONSTRAINT "message_templates_business_profile_id_template_id_type_language_block_key_pk" PRIMARY KEY("business_profile_id","template_id","type","language","block_key")
);
--> statement-breakpoint
CREATE TABLE "deck"."reminders" (
	"payment_id" text NOT NULL,
	"type" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "reminders_payment_id_type_pk" PRIMARY KEY("payment_id","type")
);
--> statement-breakpoint
CREATE TABLE "deck"."user_notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"business_profile_id" text NOT NULL,
	"type" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	"important" boolean DEFAULT false NOT NULL,
	"event_id" text,
	"order_id" text,
	"payment_id" text,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."invoices" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."money_days" (
	"business_profile_id" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"property_id" text NOT NULL,
	"type" text NOT NULL,
	"via_cms" boolean NOT NULL,
	"paid" bigint NOT NULL,
	"refunded" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."payer_forms" (
	"key" text PRIMARY KEY NOT NULL,
	"link" text NOT NULL,
	"body_hash" text NOT NULL,
	"payment_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."payment_days" (
	"business_profile_id" text NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"property_id" text NOT NULL,
	"type" text NOT NULL,
	"via_cms" boolean NOT NULL,
	"paid" bigint NOT NULL,
	"refunded" bigint NOT NULL,
	"status" text NOT NULL,
	"scheme" text NOT NULL,
	"method" text NOT NULL,
	"created_by" text NOT NULL,
	"count" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."integration_tokens" (
	"business_profile_id" text NOT NULL,
	"type" text NOT NULL,
	"value_hash" text NOT NULL,
	"masked_value" text NOT NULL,
	"refresh_hash" text,
	"masked_refresh_token" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issued_by" text NOT NULL,
	CONSTRAINT "integration_tokens_business_profile_id_type_pk" PRIMARY KEY("business_profile_id","type"),
	CONSTRAINT "integration_tokens_value_hash_unique" UNIQUE("value_hash"),
	CONSTRAINT "integration_tokens_refresh_hash_unique" UNIQUE("refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "deck"."password_links" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deck"."recovery_codes" (
	"user_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "deck"."reset_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"login" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"answered" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."two_factor_setups" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."user_properties" (
	"user_id" text NOT NULL,
	"property_id" text NOT NULL,
	CONSTRAINT "user_properties_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "deck"."payment_method_choices" (
	"business_profile_id" text NOT NULL,
	"property_id" text DEFAULT '' NOT NULL,
	"currency" text DEFAULT '' NOT NULL,
	"customer_country" text DEFAULT '' NOT NULL,
	"groups" jsonb NOT NULL,
	CONSTRAINT "payment_method_choices_business_profile_id_property_id_currency_customer_country_pk" PRIMARY KEY("business_profile_id","property_id","currency","customer_country")
);
--> statement-breakpoint
CREATE TABLE "deck"."psp_profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"business_profile_id" text NOT NULL,
	"type" text NOT NULL,
	"project_id" text NOT NULL,
	"secret_key" text NOT NULL,
	"features" text[] NOT NULL,
	"currencies" text[] NOT NULL,
	"payment_method" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."exchange_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"business_profile_id" text NOT NULL,
	"currency" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"rate" numeric NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"modified_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."psp_cards" (
	"token" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"type" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"expiration_month" integer NOT NULL,
	"expiration_year" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deck"."tenders" (
	"id" text PRIMARY KEY NOT NULL,
	"business_profile_id" text NOT NULL,
	"order_id" text NOT NULL,
	"customer_key" text NOT NULL,
	"customer_email" text NOT NULL,
	"type" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"expiration_month" integer NOT NULL,
	"expiration_year" integer NOT NULL,
	"psp_token" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "deck"."orders_total";--> statement-breakpoint
DROP INDEX "deck"."orders_start";--> statement-breakpoint
DROP INDEX "deck"."orders_start_last";--> statement-breakpoint
DROP INDEX "deck"."orders_state";--> statement-breakpoint
DROP INDEX "deck"."psp_operations_payment";--> statement-breakpoint
ALTER TABLE "deck"."timeline" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "features" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "default_customer_country" text;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "default_payment_method" text;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "show_order_details" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "capture_reminder_time" text;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "terms_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "privacy_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "taxpayer_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "logo_url" text;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "template_languages" text[] DEFAULT '{en,ru,el,lt,lv}' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "bank_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "iban" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "bic" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "notifications" jsonb;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "callback_urls" jsonb;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "callback_secret" text;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "fast_payment_fields" jsonb;--> statement-breakpoint
ALTER TABLE "deck"."business_profiles" ADD COLUMN "main_page" jsonb;--> statement-breakpoint
ALTER TABLE "deck"."properties" ADD COLUMN "customer_service_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."properties" ADD COLUMN "customer_service_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."properties" ADD COLUMN "withdrawal_method" text DEFAULT 'CHARGE' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."properties" ADD COLUMN "notify_customer" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."properties" ADD COLUMN "photo_url" text;--> statement-breakpoint
ALTER TABLE "deck"."messages" ADD COLUMN "kind" text DEFAULT 'PAYMENT_LINK' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."messages" ADD COLUMN "carrier" text DEFAULT 'WAITING' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."messages" ADD COLUMN "carrier_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."messages" ADD COLUMN "carrier_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deck"."orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "deck"."orders" ADD COLUMN "closing_comment" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."orders" ADD COLUMN "split" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."orders" ADD COLUMN "split_token" text;--> statement-breakpoint
ALTER TABLE "deck"."orders" ADD COLUMN "paid_figure" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."orders" ADD COLUMN "customer_sort" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."orders" ADD COLUMN "property_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "property_id" text;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "hold_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "permanent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "amount_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "permanent_link_id" text;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "input_currency" text;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "input_amount" bigint;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "acquisition_currency" text;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "acquisition_amount" bigint;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "rate" text;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "rate_from" text;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "rate_to" text;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "rate_date" date;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "rate_end_date" date;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "rate_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "send_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "send_channel" text;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "send_recipient" text;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "send_with_qrcode" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "execute_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "tender_id" text;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "methods" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "billing_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "billing_city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "billing_country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "billing_postal_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "avs_postal_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "avs_street" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "capture_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "refund_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "method" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "amount_figure" numeric DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "created_day" date DEFAULT '1970-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "order_external_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "customer_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD COLUMN "via_cms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD COLUMN "business_profile_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD COLUMN "initial_amount" bigint;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD COLUMN "converted_amount" bigint;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD COLUMN "converted_currency" text;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD COLUMN "author_kind" text DEFAULT 'CUSTOMER' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD COLUMN "author_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD COLUMN "ifc_delivery_status" text;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD COLUMN "ifc_delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD COLUMN "receipt_url" text;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD COLUMN "fiscal_document_url" text;--> statement-breakpoint
ALTER TABLE "deck"."transactions" ADD COLUMN "blockchain_url" text;--> statement-breakpoint
ALTER TABLE "deck"."sessions" ADD COLUMN "two_factor_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."users" ADD COLUMN "two_factor_secret" text;--> statement-breakpoint
ALTER TABLE "deck"."users" ADD COLUMN "two_factor_step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."users" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deck"."psp_operations" ADD COLUMN "converted_amount" bigint;--> statement-breakpoint
ALTER TABLE "deck"."psp_operations" ADD COLUMN "converted_currency" text;--> statement-breakpoint
ALTER TABLE "deck"."callback_attempts" ADD CONSTRAINT "callback_attempts_callback_id_callbacks_id_fk" FOREIGN KEY ("callback_id") REFERENCES "deck"."callbacks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."callbacks" ADD CONSTRAINT "callbacks_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."callbacks" ADD CONSTRAINT "callbacks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "deck"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."callbacks" ADD CONSTRAINT "callbacks_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "deck"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."company_column_settings" ADD CONSTRAINT "company_column_settings_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."ifc_messages" ADD CONSTRAINT "ifc_messages_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."ifc_messages" ADD CONSTRAINT "ifc_messages_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "deck"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."import_chunks" ADD CONSTRAINT "import_chunks_file_id_import_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "deck"."import_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."import_files" ADD CONSTRAINT "import_files_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."import_previews" ADD CONSTRAINT "import_previews_file_id_import_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "deck"."import_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."import_previews" ADD CONSTRAINT "import_previews_template_id_import_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "deck"."import_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."import_rows" ADD CONSTRAINT "import_rows_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "deck"."import_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."import_rows" ADD CONSTRAINT "import_rows_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "deck"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."import_runs" ADD CONSTRAINT "import_runs_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."import_runs" ADD CONSTRAINT "import_runs_file_id_import_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "deck"."import_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."import_runs" ADD CONSTRAINT "import_runs_template_id_import_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "deck"."import_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."import_runs" ADD CONSTRAINT "import_runs_started_by_id_users_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "deck"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."import_templates" ADD CONSTRAINT "import_templates_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."letters" ADD CONSTRAINT "letters_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."letters" ADD CONSTRAINT "letters_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "deck"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."letters" ADD CONSTRAINT "letters_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "deck"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "deck"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."message_templates" ADD CONSTRAINT "message_templates_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."reminders" ADD CONSTRAINT "reminders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "deck"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."user_notifications" ADD CONSTRAINT "user_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "deck"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."user_notifications" ADD CONSTRAINT "user_notifications_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."user_notifications" ADD CONSTRAINT "user_notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "deck"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."user_notifications" ADD CONSTRAINT "user_notifications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "deck"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "deck"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."payer_forms" ADD CONSTRAINT "payer_forms_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "deck"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."integration_tokens" ADD CONSTRAINT "integration_tokens_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."password_links" ADD CONSTRAINT "password_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "deck"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "deck"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."two_factor_setups" ADD CONSTRAINT "two_factor_setups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "deck"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."user_properties" ADD CONSTRAINT "user_properties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "deck"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."user_properties" ADD CONSTRAINT "user_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "deck"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."payment_method_choices" ADD CONSTRAINT "payment_method_choices_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."psp_profiles" ADD CONSTRAINT "psp_profiles_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."exchange_rates" ADD CONSTRAINT "exchange_rates_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."tenders" ADD CONSTRAINT "tenders_id_payments_id_fk" FOREIGN KEY ("id") REFERENCES "deck"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."tenders" ADD CONSTRAINT "tenders_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deck"."tenders" ADD CONSTRAINT "tenders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "deck"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "callback_attempts_of" ON "deck"."callback_attempts" USING btree ("callback_id","at");--> statement-breakpoint
CREATE INDEX "callbacks_payment" ON "deck"."callbacks" USING btree ("payment_id","created_at");--> statement-breakpoint
CREATE INDEX "callbacks_order" ON "deck"."callbacks" USING btree ("order_id","type","created_at");--> statement-breakpoint
CREATE INDEX "callbacks_due" ON "deck"."callbacks" USING btree ("due_at") WHERE "deck"."callbacks"."status" = 'QUEUED';--> statement-breakpoint
CREATE INDEX "ifc_messages_created" ON "deck"."ifc_messages" USING btree ("business_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "ifc_messages_payment" ON "deck"."ifc_messages" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "import_files_kept" ON "deck"."import_files" USING btree ("uploaded_at") WHERE "deck"."import_files"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "import_rows_failed" ON "deck"."import_rows" USING btree ("run_id","row_number") WHERE "deck"."import_rows"."order_id" IS NULL;--> statement-breakpoint
CREATE INDEX "import_rows_unsent" ON "deck"."import_rows" USING btree ("run_id","row_number") WHERE "deck"."import_rows"."unsent" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "import_runs_open" ON "deck"."import_runs" USING btree ("started_at") WHERE "deck"."import_runs"."finished_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "import_templates_name" ON "deck"."import_templates" USING btree ("business_profile_id",lower("name"));--> statement-breakpoint
CREATE INDEX "letters_due" ON "deck"."letters" USING btree ("due_at") WHERE "deck"."letters"."given_up_at" IS NULL;--> statement-breakpoint
CREATE INDEX "reminders_due" ON "deck"."reminders" USING btree ("due_at") WHERE "deck"."reminders"."done_at" IS NULL;--> statement-breakpoint
CREATE INDEX "user_notifications_newest" ON "deck"."user_notifications" USING btree ("user_id","business_profile_id","created_at","id");--> statement-breakpoint
CREATE INDEX "user_notifications_type" ON "deck"."user_notifications" USING btree ("user_id","business_profile_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "user_notifications_unread" ON "deck"."user_notifications" USING btree ("user_id","business_profile_id","type") WHERE NOT "deck"."user_notifications"."read";--> statement-breakpoint
CREATE INDEX "money_days_day" ON "deck"."money_days" USING btree ("business_profile_id","day");--> statement-breakpoint
CREATE INDEX "payment_days_day" ON "deck"."payment_days" USING btree ("business_profile_id","day");--> statement-breakpoint
CREATE INDEX "password_links_user" ON "deck"."password_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_links_expires" ON "deck"."password_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "reset_requests_login" ON "deck"."reset_requests" USING btree ("login","requested_at");--> statement-breakpoint
CREATE INDEX "reset_requests_old" ON "deck"."reset_requests" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "reset_requests_waiting" ON "deck"."reset_requests" USING btree ("requested_at") WHERE NOT "deck"."reset_requests"."answered";--> statement-breakpoint
CREATE INDEX "psp_profiles_company" ON "deck"."psp_profiles" USING btree ("business_profile_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_rates_start" ON "deck"."exchange_rates" USING btree ("business_profile_id","currency","start_date");--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_rates_listed" ON "deck"."exchange_rates" USING btree ("business_profile_id","start_date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tenders_once" ON "deck"."tenders" USING btree ("business_profile_id","customer_key","fingerprint") WHERE "deck"."tenders"."deleted_at" IS NULL;--> statement-breakpoint
CREATE INDEX "tenders_order" ON "deck"."tenders" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD CONSTRAINT "payments_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "deck"."properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "deck"."messages" USING btree ("carrier_due_at") WHERE "deck"."messages"."carrier" = 'WAITING';--> statement-breakpoint
CREATE INDEX "orders_modified" ON "deck"."orders" USING btree ("business_profile_id","modified_at","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_paid" ON "deck"."orders" USING btree ("business_profile_id","paid_figure","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "deck"."orders" USING btree ("business_profile_id","customer_sort","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_property_name" ON "deck"."orders" USING btree ("business_profile_id","property_name","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_agent" ON "deck"."orders" USING btree ("business_profile_id","agent_name","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_reservation" ON "deck"."orders" USING btree ("business_profile_id","reservation_id") WHERE reservation_id <> '';--> statement-breakpoint
CREATE INDEX "orders_progress" ON "deck"."orders" USING btree ("business_profile_id","progress_status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_agent_tag" ON "deck"."orders" USING btree ("business_profile_id","agent_tag","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_email" ON "deck"."orders" USING btree ("business_profile_id",lower("customer_email"),"created_at");--> statement-breakpoint
CREATE INDEX "orders_currency" ON "deck"."orders" USING btree ("business_profile_id","currency","total");--> statement-breakpoint
CREATE INDEX "orders_tags" ON "deck"."orders" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "payments_day" ON "deck"."payments" USING btree ("business_profile_id","created_day","created_at");--> statement-breakpoint
CREATE INDEX "payments_hold_ends" ON "deck"."payments" USING btree ("hold_ends_at") WHERE scheme = 'AUTH' AND authorized > captured + released;--> statement-breakpoint
CREATE INDEX "payments_sends" ON "deck"."payments" USING btree ("send_at") WHERE status = 'SCHEDULED_SEND';--> statement-breakpoint
CREATE INDEX "payments_charges" ON "deck"."payments" USING btree ("execute_at") WHERE status = 'SCHEDULED_CHARGE';--> statement-breakpoint
CREATE INDEX "payments_rates" ON "deck"."payments" USING btree ("rate_ends_at") WHERE rate_ends_at IS NOT NULL AND status IN ('LINK_CREATED', 'LINK_SENT', 'AWAITING', 'DECLINED');--> statement-breakpoint
CREATE INDEX "payments_status" ON "deck"."payments" USING btree ("business_profile_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_type" ON "deck"."payments" USING btree ("business_profile_id","type","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_property" ON "deck"."payments" USING btree ("property_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_method" ON "deck"."payments" USING btree ("business_profile_id","method","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_amount" ON "deck"."payments" USING btree ("business_profile_id","amount_figure","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_creator" ON "deck"."payments" USING btree ("business_profile_id","created_by","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_customer" ON "deck"."payments" USING btree ("business_profile_id","customer_name","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_order_name" ON "deck"."payments" USING btree ("business_profile_id","order_external_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_expiry" ON "deck"."payments" USING btree ("business_profile_id","expires_at","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_expiry_last" ON "deck"."payments" USING btree ("business_profile_id","expires_at" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_modified" ON "deck"."payments" USING btree ("business_profile_id","modified_at","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "deck"."payments" USING btree ("business_profile_id","invoice_number") WHERE invoice_number <> '';--> statement-breakpoint
CREATE INDEX "payments_number" ON "deck"."payments" USING btree ("business_profile_id","number");--> statement-breakpoint
CREATE INDEX "payments_held" ON "deck"."payments" USING btree ("business_profile_id","created_at") WHERE scheme = 'AUTH' AND authorized > captured + released;--> statement-breakpoint
CREATE INDEX "payments_cms" ON "deck"."payments" USING btree ("business_profile_id","created_at") WHERE via_cms;--> statement-breakpoint
CREATE INDEX "payments_vpos" ON "deck"."payments" USING btree ("expires_at") WHERE status = 'NEW' AND type = 'PAYMENT_VPOS';--> statement-breakpoint
CREATE INDEX "transactions_company" ON "deck"."transactions" USING btree ("business_profile_id","processed_at","id");--> statement-breakpoint
CREATE INDEX "transactions_ifc" ON "deck"."transactions" USING btree ("processed_at") WHERE ifc_delivery_status = 'PROCESSING';--> statement-breakpoint
CREATE INDEX "sessions_user" ON "deck"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_divisions_division" ON "deck"."user_divisions" USING btree ("business_profile_id","user_id");--> statement-breakpoint
CREATE INDEX "orders_total" ON "deck"."orders" USING btree ("business_profile_id","total_figure","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_start" ON "deck"."orders" USING btree ("business_profile_id","start_date","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_start_last" ON "deck"."orders" USING btree ("business_profile_id","start_date" DESC NULLS LAST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_state" ON "deck"."orders" USING btree ("business_profile_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "psp_operations_payment" ON "deck"."psp_operations" USING btree ("payment_id","created_at");--> statement-breakpoint
ALTER TABLE "deck"."orders" ADD CONSTRAINT "orders_split_token_unique" UNIQUE("split_token");--> statement-breakpoint
ALTER TABLE "deck"."timeline" ADD CONSTRAINT "timeline_of_something" CHECK ("deck"."timeline"."order_id" IS NOT NULL OR "deck"."timeline"."payment_id" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "deck"."payments" ADD CONSTRAINT "payments_of_an_order" CHECK ("deck"."payments"."permanent" = ("deck"."payments"."order_id" IS NULL));--> statement-breakpoint
-- Companies that were there before PSP profiles go on taking cards in the currencies they accept.
INSERT INTO deck.psp_profiles (id, business_profile_id, type, project_id, secret_key, features, currencies, payment_method)
SELECT 'psp-' || id, id, 'CARD_ACQUIRER', '', md5(random()::text || id), '{VPOS,LINK,3DS,NON_3DS,DMS}', accepted_currencies, 'CARDS'
FROM deck.business_profiles
ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE "deck"."messages" SET "carrier" = 'INSIDE';
--> statement-breakpoint
-- What lists are sorted by, of orders that were made before it was kept.
UPDATE deck.orders o SET property_name = p.name FROM deck.properties p WHERE p.id = o.property_id AND o.property_name = '';
--> statement-breakpoint
UPDATE deck.orders SET customer_sort = lower(customer_last_name || ' ' || customer_first_name) WHERE customer_sort = '';
--> statement-breakpoint
UPDATE deck.orders SET paid_figure = paid * total_figure / total WHERE total > 0 AND paid <> 0 AND paid_figure = 0;
--> statement-breakpoint
UPDATE deck.transactions t SET business_profile_id = p.business_profile_id
FROM deck.payments p WHERE p.id = t.payment_id AND t.business_profile_id = '';
--> statement-breakpoint
UPDATE deck.payments p SET hold_ends_at = held.at + interval '7 days'
FROM (
  SELECT payment_id, max(created_at) AS at FROM deck.psp_operations
  WHERE type = 'AUTHORIZE' AND outcome = 'APPROVED' GROUP BY payment_id
) held
WHERE held.payment_id = p.id AND p.hold_ends_at IS NULL;
--> statement-breakpoint
-- Amounts of several currencies side by side: minor units as a plain figure.
CREATE OR REPLACE FUNCTION deck.figure(minor bigint, currency text) RETURNS numeric
LANGUAGE sql IMMUTABLE AS $$
  SELECT minor / power(10::numeric, CASE
    WHEN currency IN ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF') THEN 0
    WHEN currency IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 3
    WHEN currency IN ('CLF', 'UYW') THEN 4
    ELSE 2 END)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION deck.zone_of(property text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT timezone FROM deck.properties WHERE id = property), 'UTC')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION deck.is_cms(agent_tag text) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$ SELECT agent_tag IN ('SUITE8', 'CRS') $$;
--> statement-breakpoint
-- What lists of payments are filtered and sorted by follows from the payment and its order, whoever writes them.
CREATE OR REPLACE FUNCTION deck.complete_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  o record;
BEGIN
  IF TG_OP = 'INSERT' AND NEW.order_id IS NOT NULL THEN
    SELECT property_id, external_id, agent_tag, trim(customer_first_name || ' ' || customer_last_name) AS customer
      INTO o FROM deck.orders WHERE id = NEW.order_id;
    NEW.property_id := o.property_id;
    NEW.order_external_id := o.external_id;
    NEW.customer_name := o.customer;
    NEW.via_cms := deck.is_cms(o.agent_tag);
  END IF;
  IF TG_OP = 'INSERT' THEN
    NEW.order_external_id := coalesce(NEW.order_external_id, '');
    NEW.customer_name := coalesce(NEW.customer_name, '');
    NEW.via_cms := coalesce(NEW.via_cms, false);
    NEW.created_day := (NEW.created_at AT TIME ZONE deck.zone_of(NEW.property_id))::date;
  END IF;
  NEW.amount_figure := deck.figure(NEW.amount, NEW.currency);
  NEW.method := CASE WHEN NEW.type = 'WIRE_TRANSFER' THEN 'BANK_TRANSFER' ELSE upper(replace(coalesce(NEW.card->>'type', ''), ' ', '_')) END;
  RETURN NEW;
END
$$;
--> statement-breakpoint
DROP TRIGGER IF EXISTS complete_payment ON deck.payments;
--> statement-breakpoint
CREATE TRIGGER complete_payment BEFORE INSERT OR UPDATE ON deck.payments
  FOR EACH ROW EXECUTE FUNCTION deck.complete_payment();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION deck.order_of_payments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE deck.payments SET
    property_id = NEW.property_id,
    order_external_id = NEW.external_id,
    customer_name = trim(NEW.customer_first_name || ' ' || NEW.customer_last_name),
    via_cms = deck.is_cms(NEW.agent_tag)
  WHERE order_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER IF EXISTS order_of_payments_changed ON deck.orders;
--> statement-breakpoint
CREATE TRIGGER order_of_payments_changed
  AFTER UPDATE OF property_id, external_id, agent_tag, customer_first_name, customer_last_name ON deck.orders
  FOR EACH ROW WHEN (
    (OLD.property_id, OLD.external_id, OLD.agent_tag, OLD.customer_first_name, OLD.customer_last_name)
    IS DISTINCT FROM
    (NEW.property_id, NEW.external_id, NEW.agent_tag, NEW.customer_first_name, NEW.customer_last_name))
  EXECUTE FUNCTION deck.order_of_payments_changed();
--> statement-breakpoint
-- Changes of what is summed per day. Rows are only ever added here: payments never wait for one another.
CREATE OR REPLACE FUNCTION deck.count_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- The rows of this day sum up all days: whoever asks for all of them need not read each.
  always CONSTANT date := '0001-01-01';
  taken bigint := 0;
  given_back bigint := 0;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    taken := -OLD.captured;
    given_back := -OLD.refunded;
    INSERT INTO deck.payment_days (business_profile_id, day, currency, property_id, type, via_cms, status, scheme, method, created_by, count, paid, refunded)
      SELECT OLD.business_profile_id, day, OLD.currency, coalesce(OLD.property_id, ''), OLD.type, OLD.via_cms, OLD.status, OLD.scheme, OLD.method, OLD.created_by, -1, -OLD.captured, -OLD.refunded
      FROM unnest(ARRAY[OLD.created_day, always]) day;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    taken := taken + NEW.captured;
    given_back := given_back + NEW.refunded;
    INSERT INTO deck.payment_days (business_profile_id, day, currency, property_id, type, via_cms, status, scheme, method, created_by, count, paid, refunded)
      SELECT NEW.business_profile_id, day, NEW.currency, coalesce(NEW.property_id, ''), NEW.type, NEW.via_cms, NEW.status, NEW.scheme, NEW.method, NEW.created_by, 1, NEW.captured, NEW.refunded
      FROM unnest(ARRAY[NEW.created_day, always]) day;
    IF taken <> 0 OR given_back <> 0 THEN
      INSERT INTO deck.money_days (business_profile_id, day, currency, property_id, type, via_cms, paid, refunded)
        VALUES (NEW.business_profile_id, (NEW.modified_at AT TIME ZONE deck.zone_of(NEW.property_id))::date, NEW.currency, coalesce(NEW.property_id, ''), NEW.type, NEW.via_cms, taken, given_back);
    END IF;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER IF EXISTS count_payment ON deck.payments;
--> statement-breakpoint
CREATE TRIGGER count_payment AFTER INSERT OR DELETE ON deck.payments
  FOR EACH ROW EXECUTE FUNCTION deck.count_payment();
--> statement-breakpoint
DROP TRIGGER IF EXISTS count_payment_again ON deck.payments;
--> statement-breakpoint
CREATE TRIGGER count_payment_again AFTER UPDATE ON deck.payments
  FOR EACH ROW WHEN (
    (OLD.created_day, OLD.currency, OLD.property_id, OLD.type, OLD.via_cms, OLD.status, OLD.scheme, OLD.method, OLD.created_by, OLD.captured, OLD.refunded)
    IS DISTINCT FROM
    (NEW.created_day, NEW.currency, NEW.property_id, NEW.type, NEW.via_cms, NEW.status, NEW.scheme, NEW.method, NEW.created_by, NEW.captured, NEW.refunded))
  EXECUTE FUNCTION deck.count_payment();
--> statement-breakpoint
-- What was taken and given back on which day, told by the timeline; for rows that were written whole.
CREATE OR REPLACE FUNCTION deck.rebuild_money_days() RETURNS void LANGUAGE sql AS $$
  DELETE FROM deck.money_days;
  INSERT INTO deck.money_days (business_profile_id, day, currency, property_id, type, via_cms, paid, refunded)
    SELECT p.business_profile_id, (t.at AT TIME ZONE deck.zone_of(p.property_id))::date, p.currency, coalesce(p.property_id, ''), p.type, p.via_cms,
      coalesce(sum(t.amount) FILTER (WHERE t.type <> 'REFUNDED'), 0),
      coalesce(sum(t.amount) FILTER (WHERE t.type = 'REFUNDED'), 0)
    FROM deck.timeline t JOIN deck.payments p ON p.id = t.payment_id
    WHERE t.type IN ('CHARGED', 'PAID', 'PARTIALLY_PAID', 'PARTIALLY_CAPTURED', 'REFUNDED') AND t.amount IS NOT NULL
    GROUP BY 1, 2, 3, 4, 5, 6;
$$;
--> statement-breakpoint
-- Payments of yesterday's databases.
UPDATE deck.payments p SET
    property_id = o.property_id,
    order_external_id = o.external_id,
    customer_name = trim(o.customer_first_name || ' ' || o.customer_last_name),
    via_cms = deck.is_cms(o.agent_tag),
    created_day = (p.created_at AT TIME ZONE deck.zone_of(o.property_id))::date
  FROM deck.orders o WHERE o.id = p.order_id AND p.property_id IS NULL;
--> statement-breakpoint
DELETE FROM deck.payment_days;
--> statement-breakpoint
INSERT INTO deck.payment_days (business_profile_id, day, currency, property_id, type, via_cms, status, scheme, method, created_by, count, paid, refunded)
  SELECT business_profile_id, day, currency, coalesce(property_id, ''), type, via_cms, status, scheme, method, created_by, count(*), sum(captured), sum(refunded)
  FROM deck.payments, unnest(ARRAY[created_day, date '0001-01-01']) day GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10;
--> statement-breakpoint
SELECT deck.rebuild_money_days();
--> statement-breakpoint
-- People of a database of yesterday are found by search too; whoever is written again is folded as the sandbox folds.
UPDATE deck.users
  SET search_text = lower(concat_ws(' ', first_name, last_name, login, email, position, regexp_replace(phone, '\D', '', 'g')))
  WHERE search_text = '';

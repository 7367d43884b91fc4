CREATE TABLE "deck"."audit_events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"business_profile_id" text NOT NULL,
	"act" text NOT NULL,
	"person_id" text,
	"person_name" text NOT NULL,
	"session_id" text,
	"address" text,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text
);
--> statement-breakpoint
ALTER TABLE "deck"."audit_events" ADD CONSTRAINT "audit_events_business_profile_id_business_profiles_id_fk" FOREIGN KEY ("business_profile_id") REFERENCES "deck"."business_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_newest" ON "deck"."audit_events" USING btree ("business_profile_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_person" ON "deck"."audit_events" USING btree ("business_profile_id","person_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "deck"."audit_events" USING btree ("business_profile_id","subject","subject_id","at");--> statement-breakpoint
CREATE FUNCTION "deck"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are for good', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_events_for_good" BEFORE UPDATE OR DELETE OR TRUNCATE ON "deck"."audit_events" FOR EACH STATEMENT EXECUTE FUNCTION "deck"."refuse_change"();

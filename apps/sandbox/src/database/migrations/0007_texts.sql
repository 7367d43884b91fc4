DROP INDEX "deck"."import_templates_name";--> statement-breakpoint
-- Names that were different as full-width letters or decomposed accents alone: all but the oldest get a number.
UPDATE deck.import_templates
  SET name = left(import_templates.name, 190) || ' (' || doubles.place || ')'
  FROM (
    SELECT id, row_number() OVER (
      PARTITION BY business_profile_id, lower(normalize(name, NFKC)) ORDER BY created_at, id
    ) AS place
    FROM deck.import_templates
  ) AS doubles
  WHERE doubles.id = import_templates.id AND doubles.place > 1;--> statement-breakpoint
ALTER TABLE "deck"."unknown_logins" ADD COLUMN "forget_at" timestamp (3) with time zone NOT NULL DEFAULT now() + interval '7 days';--> statement-breakpoint
ALTER TABLE "deck"."unknown_logins" ALTER COLUMN "forget_at" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "unknown_logins_forget" ON "deck"."unknown_logins" USING btree ("forget_at");--> statement-breakpoint
CREATE UNIQUE INDEX "import_templates_name" ON "deck"."import_templates" USING btree ("business_profile_id",lower(normalize("name", NFKC)));

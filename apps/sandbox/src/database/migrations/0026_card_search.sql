CREATE INDEX "payments_card" ON "deck"."payments" USING btree ("business_profile_id",right("card" ->> 'number', 4)) WHERE card IS NOT NULL;
--> statement-breakpoint
-- A company may be named in Greek or Cyrillic. It is searched in Latin letters now, which an index of any locale serves.
UPDATE "deck"."orders"
  SET search_text = search_text || ' ' || replace(replace(replace(translate(
    translate(search_text, 'αβγδεζηθικλμνξοπρστυφχω', 'avgdezitiklmnxoprstyfxo'),
    'абвгґдђеєжзиіјклмнопрстћуфхцчџшыэюяљњъь', 'abvggddeegziijklmnoprstcufhccjsyeualn'),
    'ψ', 'ps'), 'щ', 'sc'), '''', '')
  WHERE search_text ~ '[α-ωа-яѐ-џґ]';

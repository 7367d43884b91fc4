-- Forms of an order say whether a flight returns; so far one without a day of return was one way.
UPDATE "deck"."form_drafts" SET "values" = jsonb_set("values"::jsonb, '{positions}', (
  SELECT coalesce(jsonb_agg(position || jsonb_build_object('trip', CASE
    WHEN position->>'type' = 'FLIGHT' AND position->'days'->>'from' <> '' AND position->'days'->>'to' = ''
    THEN 'ONE_WAY' ELSE 'RETURN' END) ORDER BY place), '[]')
  FROM jsonb_array_elements("values"::jsonb->'positions') WITH ORDINALITY AS each(position, place)
))::json WHERE "values"::jsonb ? 'positions';

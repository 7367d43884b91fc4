ALTER TABLE "deck"."properties" ADD COLUMN "position_types" text[];--> statement-breakpoint
-- What a property is for, what its kind lets, what its orders had so far, and services of any kind.
UPDATE "deck"."properties" p SET "position_types" = ARRAY[p."position_type"] || ARRAY(
  SELECT sold."type" FROM (
    SELECT 'OTHER' AS "type"
    UNION SELECT CASE p."type" WHEN 'HOTEL' THEN 'ACCOMMODATION' WHEN 'AIRCRAFT' THEN 'FLIGHT' ELSE 'OTHER' END
    UNION SELECT one->>'type' FROM "deck"."orders" o, jsonb_array_elements(o."positions") one
      WHERE o."property_id" = p."id" AND one->>'type' <> 'ACCOMMODATION'
    UNION SELECT 'ACCOMMODATION' FROM "deck"."orders" o, jsonb_array_elements(o."positions") one
      WHERE o."business_profile_id" = p."business_profile_id"
        AND one->>'type' = 'ACCOMMODATION' AND one->>'propertyId' = p."id"
  ) sold WHERE sold."type" <> p."position_type" ORDER BY sold."type"
);--> statement-breakpoint
ALTER TABLE "deck"."properties" ALTER COLUMN "position_types" SET NOT NULL;

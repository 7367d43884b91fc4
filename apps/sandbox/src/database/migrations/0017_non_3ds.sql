-- Profiles for cards that staff enter take payments without the cardholder: such payments went to them already.
UPDATE "deck"."psp_profiles" SET "features" = array_append("features", 'NON_3DS')
WHERE 'VPOS' = ANY("features") AND NOT 'NON_3DS' = ANY("features");

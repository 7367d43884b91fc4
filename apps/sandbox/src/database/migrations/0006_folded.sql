-- What is searched is stored without case and accents. `fold` of the values takes more signs for one since: the sigma
-- at the end of a word for any other, so that who types ΚΩΣ on the way to ΚΩΣΤΑΝΤΙΝΟΥ finds it, and typed apostrophes
-- and dashes for plain ones. Each of them is one sign for another.
UPDATE deck.orders
  SET search_text = translate(search_text, 'ςðħ’ʼ`–—', 'σdh''''''--'),
      customer_sort = translate(customer_sort, 'ςðħ’ʼ`–—', 'σdh''''''--')
  WHERE search_text ~ '[ςðħ’ʼ`–—]' OR customer_sort ~ '[ςðħ’ʼ`–—]';
--> statement-breakpoint
UPDATE deck.users
  SET search_text = translate(search_text, 'ςðħ’ʼ`–—', 'σdh''''''--')
  WHERE search_text ~ '[ςðħ’ʼ`–—]';

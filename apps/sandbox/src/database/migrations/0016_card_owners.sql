-- People who share an address keep their cards apart: a card belongs to the person of the order it was saved with.
UPDATE deck.tenders t SET customer_key = t.customer_key || coalesce(
    (SELECT string_agg(' ' || word, '' ORDER BY word COLLATE "C")
      FROM regexp_split_to_table(trim(o.customer_sort), '\s+') word WHERE word <> ''), '')
  FROM deck.orders o
  WHERE o.id = t.order_id AND t.customer_key NOT LIKE 'order:%' AND t.customer_key NOT LIKE '% %';

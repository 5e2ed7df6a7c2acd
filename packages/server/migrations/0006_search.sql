-- Finds a card by the id that another program gives it, whichever program that is.
create index product_ids_value_idx on product_ids (value);
-- Finds cards by words of their rules where no name has them.
create index products_rules_idx on products using gin (to_tsvector('simple', plain(text))) where text is not null;

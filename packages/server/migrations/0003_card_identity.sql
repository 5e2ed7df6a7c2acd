-- A card is what a list of a deck names; its printings are products. The key is the source's own, unique within a game.
alter table products add column card_key text;
-- the demo world tells its cards apart by the name up to the comma
update products set card_key = plain(split_part(name, ',', 1)) where source = 'causos' and type = 'tcg';
-- Printings of one card in one game have the same text here. Without a key of the source the English name stands for it.
alter table products add column card text not null
  generated always as (coalesce('#' || card_key, plain(coalesce(name_en, name)))) stored;
create index products_card_idx on products (card);
-- a want for any printing finds its card through the product
alter table wants drop column being;

-- What a source tells of a printing and of its card. Null means that no source has told it.
alter table products
  -- what tells two printings of one set and number apart, such as "alt-art", "parallel" or a rarity
  add column variant text,
  -- names by language code in capitals, other than those of name and name_en
  add column other_names jsonb not null default '{}',
  add column back_images text[] not null default '{}',
  -- the finishes, editions and languages in which this printing exists
  add column finishes text[],
  add column editions text[],
  add column languages text[],
  -- "legal", "restricted" or "banned" by the slug of a format
  add column legality jsonb;

alter table categories
  -- expansion, core, promo, tokens, deck and others, in the words of the importers
  add column kind text,
  add column other_names jsonb not null default '{}',
  -- the code, within the game, of the set that this one belongs to
  add column parent_code text,
  -- the number after the slash on the cards; `total` counts the secret ones too
  add column printed_total integer check (printed_total >= 0);

-- The names that other programs give to a printing, such as ('scryfall', uuid) or ('konami', '4007').
create table product_ids (
  product_id integer not null references products on delete cascade,
  kind text not null,
  value text not null,
  primary key (kind, value, product_id)
);
create index product_ids_product_id_idx on product_ids (product_id);

-- An operator hides a game, a rarity or an element that the shop does not show.
alter table businesses add column hidden boolean not null default false;
-- Null is a word of every game.
alter table rarities
  add column business_id integer references businesses,
  add column hidden boolean not null default false;
alter table elements
  add column business_id integer references businesses,
  add column rank integer not null default 0,
  add column hidden boolean not null default false;

-- The colour of a rarity's sign. Existing rarities get the one that their sign had.
alter table rarities add column tone text not null default 'neutral'
  check (tone in ('neutral', 'mata', 'anil', 'acai', 'buriti', 'urucum'));
update rarities set tone = case glyph when '★' then 'anil' when '✦' then 'acai' when '✸' then 'buriti' else 'neutral' end;
-- An uploaded picture for cards that have none of their own; null stands for the drawn back of the game.
alter table businesses add column card_back text;
-- The game whose pages show a banner; null for those of all games.
alter table banners add column business_id integer references businesses on delete set null;

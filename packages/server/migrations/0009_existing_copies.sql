-- Which finishes and editions the printings of a game may have besides those that are told of each; null is all of them.
alter table businesses
  add column open_finishes text[],
  add column open_editions text[];

-- Only copies of this edition; null is any.
alter table wants add column edition text;

-- Editions now have the codes that offers say. Nothing is written where no printing has an old one.
update products
set editions = array(
  select distinct case code when 'unlimited' then 'ilimitada' when 'limited' then 'limitada' when 'alpha' then '1edicao' else code end
  from unnest(editions) code order by 1
)
where editions && '{unlimited,limited,alpha}';

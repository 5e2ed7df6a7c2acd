-- A set answers to the codes of all sources: "SVI", "sv1" and "sv01" are one set.
alter table categories add column other_codes text[] not null default '{}';
update categories c set other_codes = array(
  select distinct code from (
    select c.source_id
    union
    select split_part(i.value, ' ', 1)
    from product_ids i join products p on p.id = i.product_id
    where p.category_id = c.id and i.kind = 'ptcgo'
  ) known (code)
  order by code
);

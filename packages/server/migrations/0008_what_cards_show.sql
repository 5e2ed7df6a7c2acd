-- What a process remembers of products follows these changes too: how cards count offers, what stores say of themselves
-- and how they are rated, and whether the catalogue itself changed or only what is on offer.

alter table product_changes add column of_catalogue boolean not null default false;

create or replace function note_product_changes() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'products' then
    insert into product_changes (product_id, of_catalogue) select id, true from changed;
  else
    insert into product_changes (product_id) select distinct product_id from changed;
  end if;
  return null;
end $$;

create or replace function note_vocabulary_change() returns trigger language plpgsql as $$
begin
  insert into product_changes (product_id, of_catalogue) values (null, true);
  return null;
end $$;

create trigger noted_insert after insert on product_stats referencing new table as changed
  for each statement execute function note_product_changes();
create trigger noted_update after update on product_stats referencing new table as changed
  for each statement execute function note_product_changes();
create trigger noted_delete after delete on product_stats referencing old table as changed
  for each statement execute function note_product_changes();
create trigger noted after insert or update or delete on store_stats
  for each statement execute function note_vocabulary_change();
create trigger noted_for_offers after update on stores
  for each statement execute function note_vocabulary_change();

-- versions of the same being are found in memory
drop index products_plain_idx;

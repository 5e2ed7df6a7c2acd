-- What the house gave a buyer for a broken sale because the store's balance did not reach, until the store has paid it.
alter table broken_sales add column advanced_cents integer not null default 0,
  add constraint broken_sales_advance_check check (advanced_cents between 0 and credited_cents);
drop index broken_sales_owing;
create index broken_sales_owing on broken_sales (id) where credited_cents < credit_cents or advanced_cents > 0;

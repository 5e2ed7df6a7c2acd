-- A cart is a person's, or that of a browser in which nobody has signed in yet.
alter table carts alter column user_id drop not null,
  add column guest_id text,
  add constraint carts_owner_check check (num_nonnulls(user_id, guest_id) = 1),
  add constraint carts_ordered_check check (guest_id is null or status = 'active');
create unique index carts_of_visitors on carts (guest_id) where guest_id is not null;
create index carts_of_visitors_by_age on carts (updated_at) where guest_id is not null;

-- A bank account is a store's or a person's, whose stores without one of their own are paid there.
alter table bank_accounts alter column user_id drop not null;
update bank_accounts set user_id = null where store_id is not null;
alter table bank_accounts add constraint bank_accounts_owner_check check (num_nonnulls(user_id, store_id) = 1);
drop index bank_accounts_in_use;
create unique index bank_accounts_of_person_in_use on bank_accounts (user_id) where replaced_at is null;
create unique index bank_accounts_of_store_in_use on bank_accounts (store_id) where replaced_at is null;
create index bank_accounts_store_id_id_idx on bank_accounts (store_id, id desc);

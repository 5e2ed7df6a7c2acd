-- companies ------------------------------------------------------------------------------------------------------------
-- who sells before the law: a person or a company, one for each account
create table companies (
  id int generated always as identity primary key,
  user_id int not null unique references users,
  document varchar(14) not null unique check (document ~ '^[0-9A-Z]{12}[0-9]{2}$|^[0-9]{11}$'),
  legal_name text not null,
  trade_name text not null,
  -- digits, ISENTO, or nothing
  state_registration text not null,
  uf char(2) not null,
  -- null once the person was forgotten: the law keeps the rest
  phone text check (phone ~ '^\d{10,11}$'),
  email text,
  tax_regime text check (tax_regime in ('simples', 'mei', 'normal')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (id, user_id),
  check (length(document) = 11 or tax_regime is not null)
);

-- addresses -----------------------------------------------------------------------------------------------------------
create table addresses (
  id bigint generated always as identity primary key,
  user_id int not null references users,
  store_id int references stores,
  company_id int,
  postcode char(8) not null check (postcode ~ '^\d{8}$'),
  address text not null,
  number text not null,
  complement text not null,
  district text not null,
  city text not null,
  state char(2) not null,
  recipient text not null,
  label text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  foreign key (company_id, user_id) references companies (id, user_id) on delete cascade,
  check (store_id is null or company_id is null),
  check (not is_default or removed_at is null)
);
create index on addresses (user_id, id) where removed_at is null;
-- one default of a person, one of a store, one address of a company
create unique index addresses_default_of_person on addresses (user_id)
  where is_default and store_id is null and company_id is null;
create unique index addresses_default_of_store on addresses (store_id) where is_default and store_id is not null;
create unique index addresses_of_company on addresses (company_id) where company_id is not null and removed_at is null;

-- bank accounts -------------------------------------------------------------------------------------------------------
-- never changed: a new account takes the place of the one before
create table bank_accounts (
  id int generated always as identity primary key,
  user_id int not null references users,
  store_id int references stores,
  bank_code char(3) not null,
  bank_name text not null,
  agency text not null,
  agency_digit text not null,
  account text not null,
  account_digit text not null,
  account_type text not null check (account_type in ('checking', 'savings')),
  holder_name text not null,
  holder_document varchar(14) not null,
  created_at timestamptz not null,
  replaced_at timestamptz
);
create index on bank_accounts (user_id, id desc);
create unique index bank_accounts_in_use on bank_accounts (user_id, coalesce(store_id, 0)) where replaced_at is null;

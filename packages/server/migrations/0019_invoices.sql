-- How a seller issues tax documents: defaults of the NF-e, and the certificate, which is sealed with the server's key.
create table tax_setups (
  user_id integer primary key references users (id),
  environment smallint not null check (environment in (1, 2)),
  series smallint not null check (series between 1 and 889),
  exceeds_limit boolean not null,
  ncm_cards text not null check (ncm_cards ~ '^\d{8}$'),
  ncm_goods text not null check (ncm_goods ~ '^\d{8}$'),
  origin smallint not null check (origin between 0 and 8),
  cfop_inside text check (cfop_inside ~ '^5\d{3}$'),
  cfop_outside text check (cfop_outside ~ '^6\d{3}$'),
  pis smallint not null check (pis between 0 and 2000),
  cofins smallint not null check (cofins between 0 and 2000),
  tried_at timestamptz,
  updated_at timestamptz not null
);

create table tax_certificates (
  user_id integer primary key references users (id),
  sealed text not null,
  name text not null,
  cnpj varchar(14) not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  added_at timestamptz not null,
  warned_at timestamptz
);

-- The next number of each series, taken in the transaction that writes the document, so that there is neither gap nor double.
create table invoice_numbers (
  issuer varchar(14) not null,
  environment smallint not null,
  model smallint not null,
  series smallint not null,
  next_number integer not null check (next_number > 0),
  primary key (issuer, environment, model, series)
);

create table invoices (
  id integer generated always as identity primary key,
  store_order_id integer not null references store_orders (id),
  store_id integer not null references stores (id),
  purpose text not null check (purpose in ('sale', 'return')),
  source text not null check (source in ('issued', 'elsewhere')),
  model smallint not null check (model in (55, 99)),
  environment smallint not null check (environment in (1, 2)),
  issuer varchar(14) not null,
  series smallint not null,
  number integer not null,
  access_key char(44) unique,
  state text not null check (state in ('draft', 'processing', 'authorised', 'rejected', 'denied', 'cancelled', 'unused')),
  status_code integer,
  status_reason text,
  cents integer not null check (cents >= 0),
  contingency text check (contingency in ('SVC-AN', 'SVC-RS')),
  xml text,
  protocol text,
  protocol_xml text,
  issued_at timestamptz,
  authorised_at timestamptz,
  cancelled_at timestamptz,
  cancel_refused text,
  tries integer not null default 0,
  next_try_at timestamptz,
  working_until timestamptz,
  mailed_at timestamptz,
  created_at timestamptz not null,
  check (state not in ('processing', 'authorised', 'cancelled') or access_key is not null)
);
create unique index invoices_number on invoices (issuer, environment, model, series, number) where source = 'issued';
create unique index invoices_live on invoices (store_order_id, purpose, environment)
  where state not in ('denied', 'cancelled', 'unused');
create index invoices_store on invoices (store_id, id desc);
create index invoices_due on invoices (next_try_at) where next_try_at is not null;

-- Letters of correction, cancellations and skipped numbers, as they were registered.
create table invoice_events (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices (id),
  kind text not null check (kind in ('correction', 'cancellation', 'inutilisation')),
  sequence smallint not null,
  text text not null,
  protocol text,
  xml text not null,
  answer_xml text,
  happened_at timestamptz not null,
  unique (invoice_id, kind, sequence)
);

-- When a seller read the document, and with it the CPF and the address of the buyer.
create table invoice_readings (
  invoice_id integer not null references invoices (id),
  user_id integer not null references users (id),
  read_at timestamptz not null
);
create index invoice_readings_invoice on invoice_readings (invoice_id);

-- Files that a mail carries, as JSON; emptied like its details once it is sent.
alter table mails add column attachments text;

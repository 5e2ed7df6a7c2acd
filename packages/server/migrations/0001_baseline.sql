-- The whole schema. A new database begins here; every later change is a file of its own.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only STABLE because its dictionary may change; ours does not, and generated columns need IMMUTABLE.
create function plain(text) returns text language sql immutable parallel safe strict as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

-- Sorts words with numbers as people do: box 2 stands before box 10.
create function in_natural_order(words text) returns text language sql immutable parallel safe strict as $$
  select regexp_replace(regexp_replace(public.plain(words), '(\d+)', '0000000\1', 'g'), '\d*(\d{8})', '\1', 'g')
$$;

-- platform -------------------------------------------------------------------------------------------------------------

create table events (
  id bigint generated always as identity not null,
  name text not null,
  data jsonb not null,
  created_at timestamptz not null,
  delivered_at timestamptz,
  constraint events_pkey primary key (id)
);
create index events_id_idx on events (id) where delivered_at is null;

create table jobs (
  id bigint generated always as identity not null,
  name text not null,
  data jsonb not null,
  -- A second job with the same key is not queued.
  key text,
  run_at timestamptz not null,
  attempts integer default 0 not null,
  last_error text,
  -- Runs since the last one that ended, well or badly; a job that has ended its process twice is given up
  unended integer default 0 not null,
  given_up_at timestamptz,
  -- When a job was asked for first; some are given up a while after that
  asked_at timestamptz default now() not null,
  constraint jobs_pkey primary key (id),
  constraint jobs_key_key unique (key)
);
create index jobs_run_at_id_idx on jobs (run_at, id);

-- Jobs that were given up; operators see them for a while
create table given_up_jobs (
  id bigint generated always as identity not null,
  name text not null,
  reason text not null,
  tries integer not null,
  asked_at timestamptz not null,
  given_up_at timestamptz not null,
  constraint given_up_jobs_pkey primary key (id)
);
create index given_up_jobs_at on given_up_jobs (given_up_at);

-- ground ---------------------------------------------------------------------------------------------------------------

-- Days on which nothing is posted, paid out or featured. The server writes the national holidays, operators the others.
create table block_dates (
  day date not null,
  name text not null,
  id integer generated always as identity not null,
  -- True for a national holiday that the server has written.
  "national" boolean default false not null,
  constraint block_dates_pkey primary key (day),
  constraint block_dates_id_key unique (id)
);

-- Years whose national holidays are written. The server leaves them alone, so that the changes of operators last.
create table holiday_years (
  year integer not null,
  constraint holiday_years_pkey primary key (year)
);

create table banners (
  id integer generated always as identity not null,
  place text not null,
  title text not null,
  subtitle text not null,
  label text not null,
  link text not null,
  image text not null,
  image_mobile text,
  tone text not null,
  "position" integer not null,
  active boolean default true not null,
  -- Describes the picture for whoever does not see it; empty where the picture only adorns.
  alt text default '' not null,
  -- The game whose pages show a banner; null for those of all games.
  business_id integer,
  constraint banners_pkey primary key (id),
  constraint banners_place_check check (place in ('home', 'ads'))
);

create table faq (
  id integer generated always as identity not null,
  topic text not null,
  slug text not null,
  question text not null,
  answer text not null,
  "position" integer not null,
  constraint faq_pkey primary key (id),
  constraint faq_slug_key unique (slug)
);

create table site_notices (
  id integer generated always as identity not null,
  title text not null,
  body text not null,
  link text,
  level text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  constraint site_notices_pkey primary key (id),
  constraint site_notices_level_check check (level in ('info', 'warning'))
);

create table static_texts (
  code text not null,
  title text not null,
  body text not null,
  updated_at timestamptz not null,
  constraint static_texts_pkey primary key (code)
);

-- Earlier versions of a text. A consent names the day of its version.
create table static_text_versions (
  id bigint generated always as identity not null,
  code text not null,
  title text not null,
  body text not null,
  written_at timestamptz not null,
  replaced_at timestamptz not null,
  constraint static_text_versions_pkey primary key (id),
  constraint static_text_versions_code_fkey foreign key (code) references static_texts(code)
);
create index static_text_versions_code_id_idx on static_text_versions (code, id desc);

-- Defaults that are written into a new shop once, and not again after an operator has removed them.
create table written_once (
  what text not null,
  constraint written_once_pkey primary key (what)
);

-- Mails to send. They are written in the transaction that they tell of, and sent after its commit.
create table mails (
  id bigint generated always as identity not null,
  -- A second mail with the same key is not written.
  key text not null,
  user_id integer,
  recipient text not null,
  template text not null,
  details jsonb not null,
  created_at timestamptz not null,
  attempts integer default 0 not null,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  -- Set when no server takes the mail, or when it is too late to be of use.
  given_up_at timestamptz,
  last_error text,
  -- A mail keeps it from when it was written
  language text default 'pt-BR' not null,
  -- Files that a mail carries, as JSON; emptied like its details once it is sent.
  attachments text,
  constraint mails_pkey primary key (id),
  constraint mails_key_key unique (key),
  constraint mails_language_check check (language in ('pt-BR', 'en'))
);
create index mails_next_attempt_at_idx on mails (next_attempt_at) where sent_at is null and given_up_at is null;
create index mails_user_id_idx on mails (user_id);

-- Photos that people upload. Their files lie under the id, in several sizes.
create table photos (
  id text not null,
  -- Null once the person is forgotten.
  user_id integer,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  -- Since when nothing shows the photo; it only counts while nothing does.
  idle_since timestamptz not null,
  -- Set before the files are removed; from then on nobody may use the photo.
  swept_at timestamptz,
  constraint photos_pkey primary key (id),
  constraint photos_height_check check (height > 0),
  constraint photos_id_check check (id ~ '^[a-z0-9]{24}$'),
  constraint photos_width_check check (width > 0)
);
create index photos_idle_since_idx on photos (idle_since);
create index photos_user_id_idx on photos (user_id);

-- What shows a photo, such as 'listing 12'. A photo that nothing shows is removed.
create table photo_uses (
  photo_id text not null,
  used_by text not null,
  constraint photo_uses_pkey primary key (photo_id, used_by),
  constraint photo_uses_photo_id_fkey foreign key (photo_id) references photos(id)
);
create index photo_uses_used_by_idx on photo_uses (used_by);

-- Failed tries of an account, an address or both, by hash. A try is counted before it is made, and forgotten after a window.
create table failed_tries (
  key text not null,
  failures integer not null,
  last_at timestamptz not null,
  constraint failed_tries_pkey primary key (key)
);

create table security_events (
  id bigint generated always as identity not null,
  user_id integer not null,
  kind text not null,
  device text not null,
  address text not null,
  created_at timestamptz not null,
  constraint security_events_pkey primary key (id)
);
create index security_events_created_at_idx on security_events (created_at);
create index security_events_user_id_id_idx on security_events (user_id, id desc);

create table parameters (
  code text not null,
  label text not null,
  description text not null,
  kind text not null,
  value text not null,
  constraint parameters_pkey primary key (code),
  constraint parameters_kind_check check (kind in ('cents', 'days', 'hours', 'minutes', 'count', 'basis_points', 'cep', 'email', 'text'))
);

-- The language that a person is written to in, once chosen
create table mail_languages (
  user_id integer not null,
  language text not null,
  constraint mail_languages_pkey primary key (user_id),
  constraint mail_languages_language_check check (language in ('pt-BR', 'en'))
);

-- Calls that tell somebody else, counted by their caller. The key is hashed; a count begins anew at "until".
create table call_counts (
  key text not null,
  times integer not null,
  until timestamptz not null,
  constraint call_counts_pkey primary key (key)
);
create index call_counts_until on call_counts (until);

-- people ---------------------------------------------------------------------------------------------------------------

create table users (
  id integer generated always as identity not null,
  email text not null,
  name text not null,
  last_name text not null,
  role text default 'client' not null,
  password_hash text not null,
  created_at timestamptz not null,
  -- Null for accounts that were closed.
  cpf char(11),
  birth_date date,
  phone text,
  email_confirmed_at timestamptz,
  -- Written by the module of subscriptions, which accounts may not call.
  plan_active_until timestamptz,
  disabled_at timestamptz,
  -- Set while an operator keeps the person out: no session, no way in.
  blocked_at timestamptz,
  constraint users_pkey primary key (id),
  constraint users_cpf_key unique (cpf),
  constraint users_email_key unique (email),
  constraint users_cpf_check check (cpf ~ '^\d{11}$'),
  constraint users_email_check check (email = lower(email)),
  constraint users_phone_check check (phone ~ '^\d{10,11}$'),
  constraint users_role_check check (role in ('client', 'supplier', 'admin'))
);
create index users_by_words on users using gin (plain((((name || ' ') || last_name) || ' ') || email) gin_trgm_ops);

create table addresses (
  id bigint generated always as identity not null,
  user_id integer not null,
  store_id integer,
  company_id integer,
  postcode char(8) not null,
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
  constraint addresses_pkey primary key (id),
  constraint addresses_user_id_fkey foreign key (user_id) references users(id),
  constraint addresses_check check (store_id is null or company_id is null),
  constraint addresses_check1 check (not is_default or removed_at is null),
  constraint addresses_postcode_check check (postcode ~ '^\d{8}$')
);
create index addresses_user_id_id_idx on addresses (user_id, id) where removed_at is null;
-- A person and a store have one default address each, a company has one address.
create unique index addresses_default_of_person on addresses (user_id) where is_default and store_id is null and company_id is null;
create unique index addresses_default_of_store on addresses (store_id) where is_default and store_id is not null;
create unique index addresses_of_company on addresses (company_id) where company_id is not null and removed_at is null;

create table postal_codes (
  cep char(8) not null,
  address jsonb not null,
  fetched_at timestamptz not null,
  constraint postal_codes_pkey primary key (cep)
);

-- What operators did, to whom and why. Rows are only added.
create table operator_acts (
  id bigint generated always as identity not null,
  operator_id integer not null,
  kind text not null,
  -- Such as 'store:12', 'user:7' or 'parameter:pix_minutes'.
  subject text not null,
  -- The name of the subject at that time, as a person reads it.
  title text not null,
  reason text,
  -- The values before and after.
  detail jsonb not null,
  at timestamptz not null,
  -- The title of an act may be a sentence of the house. Null: the text is the same in both languages.
  title_en text,
  constraint operator_acts_pkey primary key (id),
  constraint operator_acts_operator_id_fkey foreign key (operator_id) references users(id),
  constraint operator_acts_subject_check check (subject ~ '^[a-z_]+:.+$')
);
create index operator_acts_subject_id_idx on operator_acts (subject, id desc);

-- Codes of six digits that are sent by e-mail, each for one purpose.
create table email_codes (
  id bigint generated always as identity not null,
  user_id integer not null,
  purpose text not null,
  code_hash text not null,
  -- The address that the code was sent to; the new one when the purpose is to change it.
  email text not null,
  attempts integer default 0 not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint email_codes_pkey primary key (id),
  constraint email_codes_user_id_fkey foreign key (user_id) references users(id),
  constraint email_codes_purpose_check check (purpose in ('activate', 'reset_password', 'change_email', 'disable'))
);
create index email_codes_created_at_idx on email_codes (created_at);
create index email_codes_user_id_purpose_id_idx on email_codes (user_id, purpose, id desc);

create table entry_tokens (
  token_hash bytea not null,
  user_id integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint entry_tokens_pkey primary key (token_hash),
  constraint entry_tokens_user_id_fkey foreign key (user_id) references users(id)
);
create index entry_tokens_expires_at_idx on entry_tokens (expires_at);
create index entry_tokens_user_id_idx on entry_tokens (user_id);

create table notices (
  id bigint generated always as identity not null,
  user_id integer not null,
  kind text not null,
  title text not null,
  body text not null,
  link text,
  created_at timestamptz not null,
  read_at timestamptz,
  -- The person whose name or words stand in a notice, who may close the account
  about_user_id integer,
  -- A notice is written in both languages of the site. Null: the text is the same in both.
  title_en text,
  body_en text,
  constraint notices_pkey primary key (id),
  constraint notices_about_user_id_fkey foreign key (about_user_id) references users(id),
  constraint notices_user_id_fkey foreign key (user_id) references users(id),
  constraint notices_kind_check check (kind in ('security', 'orders', 'wants', 'selling', 'answers', 'news'))
);
create index notices_read_at_idx on notices (read_at) where read_at is not null;
create index notices_user_id_id_idx on notices (user_id, id desc);
create index notices_user_id_idx on notices (user_id) where read_at is null;
create index notices_about_user_id on notices (about_user_id) where about_user_id is not null;

create table notification_preferences (
  user_id integer not null,
  kind text not null,
  by_notice boolean not null,
  by_email boolean not null,
  by_push boolean default true not null,
  constraint notification_preferences_pkey primary key (user_id, kind),
  constraint notification_preferences_user_id_fkey foreign key (user_id) references users(id),
  constraint notification_preferences_kind_check check (kind in ('orders', 'wants', 'selling', 'answers', 'news'))
);

create table account_closures (
  id bigint generated always as identity not null,
  user_id integer not null,
  reason text,
  requested_at timestamptz not null,
  -- Until then the person may cancel.
  closes_at timestamptz not null,
  cancelled_at timestamptz,
  closed_at timestamptz,
  constraint account_closures_pkey primary key (id),
  constraint account_closures_user_id_fkey foreign key (user_id) references users(id)
);
create unique index account_closures_user_id_idx on account_closures (user_id) where cancelled_at is null and closed_at is null;

-- What a person agreed to or refused, and in which version of the text. Rows are only added; the newest one counts.
create table consents (
  id bigint generated always as identity not null,
  user_id integer not null,
  document text not null,
  version text not null,
  accepted boolean not null,
  decided_at timestamptz not null,
  constraint consents_pkey primary key (id),
  constraint consents_user_id_fkey foreign key (user_id) references users(id),
  constraint consents_document_check check (document in ('terms', 'privacy', 'marketing', 'analytics'))
);
create index consents_user_id_document_id_idx on consents (user_id, document, id desc);

create table recovery_codes (
  id bigint generated always as identity not null,
  user_id integer not null,
  code_hash text not null,
  used_at timestamptz,
  constraint recovery_codes_pkey primary key (id),
  constraint recovery_codes_user_id_fkey foreign key (user_id) references users(id)
);
create index recovery_codes_user_id_idx on recovery_codes (user_id);

create table second_factors (
  user_id integer not null,
  -- Encrypted with the server's key.
  secret text not null,
  confirmed_at timestamptz,
  -- The time step of the last code that was accepted, so that no code is accepted twice.
  last_step bigint default 0 not null,
  constraint second_factors_pkey primary key (user_id),
  constraint second_factors_user_id_fkey foreign key (user_id) references users(id)
);

-- The key pair by which push services know this shop; made once.
create table push_keys (
  is_only boolean default true not null,
  public_key text not null,
  sealed_private_key text not null,
  constraint push_keys_pkey primary key (is_only),
  constraint push_keys_is_only_check check (is_only)
);

-- Browsers that show notices while no page is open. Each belongs to a session and ends with it.
create table push_devices (
  id integer generated always as identity not null,
  user_id integer not null,
  session_id bigint not null,
  endpoint text not null,
  sealed_keys text not null,
  name text not null,
  language text not null,
  created_at timestamptz not null,
  constraint push_devices_pkey primary key (id),
  constraint push_devices_endpoint_key unique (endpoint),
  constraint push_devices_user_id_fkey foreign key (user_id) references users(id),
  constraint push_devices_language_check check (language in ('pt-BR', 'en'))
);
create index push_devices_of_user on push_devices (user_id);
create index push_devices_of_session on push_devices (session_id);

-- money ----------------------------------------------------------------------------------------------------------------

-- Double entry: what a buyer pays, a store is owed and the house earns are sums of these lines.
create table ledger_entries (
  id bigint generated always as identity not null,
  -- Names what happened, so that a repeat is refused.
  key text not null,
  kind text not null,
  order_id bigint,
  store_order_id bigint,
  created_at timestamptz not null,
  -- The only transaction that may write the lines of this entry.
  transaction_id xid8 default pg_current_xact_id() not null,
  constraint ledger_entries_pkey primary key (id),
  constraint ledger_entries_key_key unique (key)
);
create index ledger_entries_order_id_id_idx on ledger_entries (order_id, id) where order_id is not null;
create index ledger_entries_store_order_id_id_idx on ledger_entries (store_order_id, id) where store_order_id is not null;

create table ledger_lines (
  entry_id bigint not null,
  account text not null,
  cents bigint not null,
  constraint ledger_lines_pkey primary key (entry_id, account),
  constraint ledger_lines_entry_id_fkey foreign key (entry_id) references ledger_entries(id),
  -- Money of a store that is given to a buyer whose sale it did not honour; it pays a part of a later order. `spending`
  -- holds, by the id of an unpaid order, what the buyer set aside for it.
  constraint ledger_lines_account_check check (account ~ '^(buyer|escrow|store|withdrawing|bank|credit|spending):[0-9]+$' or (account in ('commission', 'provider', 'fees', 'centre', 'losses', 'carrier', 'outside'))),
  constraint ledger_lines_cents_check check (cents <> 0)
);
create index ledger_lines_account_entry_id_cents_idx on ledger_lines (account, entry_id desc) include (cents);

-- How a payment ended. Each end is announced once.
create table payment_ends (
  payment_id text not null,
  state text not null,
  announced_at timestamptz not null,
  constraint payment_ends_pkey primary key (payment_id, state)
);

-- What providers told us, each event once. The payment itself is then read from the provider.
create table provider_events (
  provider text not null,
  event_id text not null,
  kind text not null,
  payment_id text not null,
  received_at timestamptz not null,
  constraint provider_events_pkey primary key (provider, event_id)
);

-- How a person recognises a card, and its name at the provider. We never hold its number.
create table saved_cards (
  id bigint generated always as identity not null,
  user_id integer not null,
  payer_id text not null,
  provider_card_id text not null,
  brand text not null,
  last_four text not null,
  holder text not null,
  expiry_month smallint not null,
  expiry_year smallint not null,
  created_at timestamptz not null,
  -- Removed by its owner; the row stays until the provider has removed it too.
  removed boolean default false not null,
  constraint saved_cards_pkey primary key (id),
  constraint saved_cards_user_id_provider_card_id_key unique (user_id, provider_card_id),
  constraint saved_cards_user_id_fkey foreign key (user_id) references users(id),
  constraint saved_cards_last_four_check check (last_four ~ '^\d{4}$')
);
create index saved_cards_id_idx on saved_cards (id) where removed;

-- catalogue ------------------------------------------------------------------------------------------------------------

create table businesses (
  id integer generated always as identity not null,
  slug text not null,
  name text not null,
  kind text not null,
  "position" integer not null,
  -- An operator hides a game, a rarity or an element that the shop does not show.
  hidden boolean default false not null,
  -- Which finishes and editions the printings of a game may have besides those that are told of each; null is all of them.
  open_finishes text[],
  open_editions text[],
  -- An uploaded picture for cards that have none of their own; null stands for the drawn back of the game.
  card_back text,
  -- Which languages the printings of a game may have besides those that are told of each; null is all of them.
  open_languages text[],
  constraint businesses_pkey primary key (id),
  constraint businesses_slug_key unique (slug),
  constraint businesses_kind_check check (kind in ('tcg', 'acs', 'bra'))
);

create table categories (
  id integer generated always as identity not null,
  business_id integer not null,
  type text not null,
  name text not null,
  name_en text,
  slug text not null,
  code text not null,
  series text,
  total integer,
  release_date date,
  symbol text,
  logo text,
  source text not null,
  source_id text not null,
  products_count integer default 0 not null,
  -- Written by the jobs of a later module, which knows offers.
  offers_count integer default 0 not null,
  search text generated always as (plain(((((name || ' ') || coalesce(name_en, '')) || ' ') || code))) stored,
  -- Columns that an operator has corrected, which no import overwrites.
  corrected text[] default '{}' not null,
  -- expansion, core, promo, tokens, deck and others, in the words of the importers
  kind text,
  other_names jsonb default '{}' not null,
  -- The code, within the game, of the set that this one belongs to
  parent_code text,
  -- The number after the slash on the cards; `total` counts the secret ones too
  printed_total integer,
  -- A set answers to the codes of all sources: "SVI", "sv1" and "sv01" are one set.
  other_codes text[] default '{}' not null,
  constraint categories_pkey primary key (id),
  constraint categories_source_source_id_key unique (source, source_id),
  constraint categories_business_id_fkey foreign key (business_id) references businesses(id),
  constraint categories_printed_total_check check (printed_total >= 0),
  constraint categories_total_check check (total >= 0),
  constraint categories_type_check check (type in ('tcg', 'acs', 'bra'))
);
create index categories_business_id_release_date_idx on categories (business_id, release_date desc);
create index categories_search_idx on categories using gin (search gin_trgm_ops);

create table elements (
  id integer generated always as identity not null,
  slug text not null,
  name text not null,
  business_id integer,
  rank integer default 0 not null,
  hidden boolean default false not null,
  constraint elements_pkey primary key (id),
  constraint elements_slug_key unique (slug),
  constraint elements_business_id_fkey foreign key (business_id) references businesses(id)
);

create table rarities (
  id integer generated always as identity not null,
  slug text not null,
  name text not null,
  glyph text not null,
  rank integer not null,
  -- Null is a word of every game.
  business_id integer,
  hidden boolean default false not null,
  -- The colour of a rarity's sign. Existing rarities get the one that their sign had.
  tone text default 'neutral' not null,
  constraint rarities_pkey primary key (id),
  constraint rarities_slug_key unique (slug),
  constraint rarities_business_id_fkey foreign key (business_id) references businesses(id),
  constraint rarities_tone_check check (tone in ('neutral', 'mata', 'anil', 'acai', 'buriti', 'urucum'))
);

-- Every distinct word of the catalogue. A mistyped word is compared with these rather than with every product.
create table search_words (
  word text not null,
  uses integer not null,
  constraint search_words_pkey primary key (word)
);
create index search_words_word_idx on search_words using gin (word gin_trgm_ops);

-- Brands, leagues and free tags; which one a row is depends on the column that refers to it.
create table tags (
  id integer generated always as identity not null,
  used_in text not null,
  slug text not null,
  name text not null,
  image text,
  constraint tags_pkey primary key (id),
  constraint tags_used_in_slug_key unique (used_in, slug),
  constraint tags_used_in_check check (used_in in ('brand', 'league', 'product', 'ad'))
);

create table products (
  id integer generated always as identity not null,
  category_id integer not null,
  type text not null,
  name text not null,
  name_en text,
  slug text not null,
  card_number text,
  -- Prefix first and digits padded, so that it sorts in natural order.
  number_sort text,
  code text not null,
  -- The normalised "set number" and "number/total", for exact look-ups.
  reference text,
  reference_total text,
  ean text,
  rarity_id integer,
  element_ids integer[] default '{}' not null,
  images text[] default '{}' not null,
  text text,
  kind text,
  cost text,
  strength text,
  artist text,
  origin smallint,
  brand_id integer,
  league_id integer,
  tag_ids integer[] default '{}' not null,
  weight_grams integer default 2 not null,
  length_cm numeric(6,1),
  width_cm numeric(6,1),
  height_cm numeric(6,1),
  ncm text,
  can_send_bra_center boolean default true not null,
  source text not null,
  source_id text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search text generated always as (plain(((((((name || ' ') || coalesce(name_en, '')) || ' ') || coalesce(card_number, '')) || ' ') || code))) stored,
  -- Columns that an operator has corrected, which no import overwrites.
  corrected text[] default '{}' not null,
  -- A card is what a list of a deck names; its printings are products. The key is the source's own, unique within a game.
  card_key text,
  -- Printings of one card in one game have the same text here. Without a key of the source the English name stands for it.
  card text generated always as (coalesce(('#' || card_key), plain(coalesce(name_en, name)))) stored not null,
  -- What a source tells of a printing and of its card. Null means that no source has told it.
  -- what tells two printings of one set and number apart, such as "alt-art", "parallel" or a rarity
  variant text,
  -- Names by language code in capitals, other than those of name and name_en
  other_names jsonb default '{}' not null,
  back_images text[] default '{}' not null,
  -- The finishes, editions and languages in which this printing exists
  finishes text[],
  editions text[],
  languages text[],
  -- "legal", "restricted" or "banned" by the slug of a format
  legality jsonb,
  constraint products_pkey primary key (id),
  constraint products_code_key unique (code),
  constraint products_source_source_id_key unique (source, source_id),
  constraint products_brand_id_fkey foreign key (brand_id) references tags(id),
  constraint products_category_id_fkey foreign key (category_id) references categories(id),
  constraint products_league_id_fkey foreign key (league_id) references tags(id),
  constraint products_rarity_id_fkey foreign key (rarity_id) references rarities(id),
  constraint products_ncm_check check (ncm ~ '^\d{8}$'),
  constraint products_origin_check check (origin >= 0 and origin <= 8),
  constraint products_type_check check (type in ('tcg', 'acs', 'bra')),
  constraint products_weight_grams_check check (weight_grams > 0)
);
create index products_brand_id_idx on products (brand_id) where brand_id is not null;
create index products_category_id_number_sort_id_idx on products (category_id, number_sort, id);
create index products_ean_idx on products (ean) where ean is not null;
create index products_league_id_idx on products (league_id) where league_id is not null;
create index products_reference_idx on products (reference);
create index products_reference_total_idx on products (reference_total);
create index products_search_idx on products using gin (search gin_trgm_ops);
create index products_tag_ids_idx on products using gin (tag_ids) where tag_ids <> '{}'::integer[];
-- A sheet of offers names products by their codes, as people type them.
create index products_upper_code_idx on products (upper(code));
create index products_card_idx on products (card);
-- Finds cards by words of their rules where no name has them.
create index products_rules_idx on products using gin (to_tsvector('simple', plain(text))) where text is not null;
-- Statistics of the words of all rules take an analysis of the products many seconds, and no plan needs them.
alter index products_rules_idx alter column 1 set statistics 0;

-- Products that people miss in the catalogue.
create table product_suggestions (
  id integer generated always as identity not null,
  -- Null once the person is forgotten.
  user_id integer,
  name text not null,
  collection text not null,
  card_number text,
  note text,
  photo text,
  status text default 'waiting' not null,
  -- The product that the suggestion became, or was found to be.
  product_id integer,
  reason text,
  decided_by integer,
  decided_at timestamptz,
  created_at timestamptz not null,
  constraint product_suggestions_pkey primary key (id),
  constraint product_suggestions_decided_by_fkey foreign key (decided_by) references users(id),
  constraint product_suggestions_product_id_fkey foreign key (product_id) references products(id),
  constraint product_suggestions_user_id_fkey foreign key (user_id) references users(id),
  constraint product_suggestions_check check ((status in ('approved', 'merged')) = (product_id is not null)),
  constraint product_suggestions_check1 check (status <> 'refused' or reason is not null),
  constraint product_suggestions_status_check check (status in ('waiting', 'approved', 'merged', 'refused'))
);
create index product_suggestions_user_id_id_idx on product_suggestions (user_id, id desc);
create index product_suggestions_waiting on product_suggestions (id) where status = 'waiting';

-- The names that other programs give to a printing, such as ('scryfall', uuid) or ('konami', '4007').
create table product_ids (
  product_id integer not null,
  kind text not null,
  value text not null,
  -- What other programs call a product is written by product, and an import writes many of these rows.
  constraint product_ids_pkey primary key (product_id, kind, value),
  constraint product_ids_product_id_fkey foreign key (product_id) references products(id) on delete cascade
);
create index product_ids_value_kind_idx on product_ids (value, kind);

-- Games, rarities and elements that an operator joined into another; what names them by the old slug finds the other.
create table word_merges (
  kind text not null,
  slug text not null,
  into_id integer not null,
  merged_at timestamptz not null,
  was jsonb not null,
  constraint word_merges_pkey primary key (kind, slug),
  constraint word_merges_kind_check check (kind in ('businesses', 'rarities', 'elements'))
);

-- Games, rarities and elements that are being joined into another: their products move a few at a time.
create table word_mergings (
  kind text not null,
  from_id integer not null,
  into_id integer not null,
  started_at timestamptz not null,
  constraint word_mergings_pkey primary key (kind, from_id),
  constraint word_mergings_kind_check check (kind in ('businesses', 'rarities', 'elements'))
);

-- stores ---------------------------------------------------------------------------------------------------------------

-- The legal person who sells: one person or company for each account.
create table companies (
  id integer generated always as identity not null,
  user_id integer not null,
  document varchar(14) not null,
  legal_name text not null,
  trade_name text not null,
  -- Digits, ISENTO or empty.
  state_registration text not null,
  uf char(2) not null,
  -- Null once the person is forgotten; the law requires the other columns to be kept.
  phone text,
  email text,
  tax_regime text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Set when an operator approves the company. Only then does the document belong to it.
  approved_at timestamptz,
  constraint companies_pkey primary key (id),
  constraint companies_id_user_id_key unique (id, user_id),
  constraint companies_user_id_key unique (user_id),
  constraint companies_user_id_fkey foreign key (user_id) references users(id),
  constraint companies_check check (length(document::text) = 11 or tax_regime is not null),
  constraint companies_document_check check (document::text ~ '^[0-9A-Z]{12}[0-9]{2}$|^[0-9]{11}$'),
  constraint companies_phone_check check (phone ~ '^\d{10,11}$'),
  constraint companies_tax_regime_check check (tax_regime in ('simples', 'mei', 'normal'))
);
create index companies_document_idx on companies (document);
create unique index companies_approved_document_key on companies (document) where approved_at is not null;

create table product_sales_stats (
  product_id integer not null,
  type text not null,
  monthly_sales integer not null,
  change_percent numeric(7,1),
  constraint product_sales_stats_pkey primary key (product_id),
  constraint product_sales_stats_product_id_fkey foreign key (product_id) references products(id)
);
create index product_sales_stats_change_percent_idx on product_sales_stats (change_percent) where monthly_sales >= 8;
create index product_sales_stats_monthly_sales_product_id_idx on product_sales_stats (monthly_sales desc, product_id);
create index product_sales_stats_type_monthly_sales_product_id_idx on product_sales_stats (type, monthly_sales desc, product_id);

-- Prices and counts of the available offers of a product, written by the transaction that changes an offer.
create table product_stats (
  product_id integer not null,
  -- Copied from the product, so that a ranking of one type walks along one index.
  type text not null,
  price_low integer,
  price_high integer,
  offers integer not null,
  stores integer not null,
  quantity integer not null,
  constraint product_stats_pkey primary key (product_id),
  constraint product_stats_product_id_fkey foreign key (product_id) references products(id)
);
create index product_stats_price_high_product_id_idx on product_stats (price_high desc, product_id) where price_low is not null;
create index product_stats_price_low_product_id_idx on product_stats (price_low, product_id) where price_low is not null;
create index product_stats_type_price_high_product_id_idx on product_stats (type, price_high desc, product_id) where price_low is not null;
create index product_stats_type_price_low_product_id_idx on product_stats (type, price_low, product_id) where price_low is not null;

create table product_views_summaries (
  product_id integer not null,
  type text not null,
  monthly_views integer not null,
  constraint product_views_summaries_pkey primary key (product_id),
  constraint product_views_summaries_product_id_fkey foreign key (product_id) references products(id)
);
create index product_views_summaries_monthly_views_product_id_idx on product_views_summaries (monthly_views desc, product_id);
create index product_views_summaries_type_monthly_views_product_id_idx on product_views_summaries (type, monthly_views desc, product_id);

create table promotions (
  id integer generated always as identity not null,
  title text not null,
  description text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  constraint promotions_pkey primary key (id),
  constraint promotions_check check (ends_at > starts_at)
);

create table free_shipping_days (
  id integer generated always as identity not null,
  weekday smallint not null,
  name text not null,
  ufs text[] not null,
  minimum_cents integer,
  constraint free_shipping_days_pkey primary key (id),
  constraint free_shipping_days_weekday_check check (weekday >= 0 and weekday <= 6)
);

-- The label of a parcel. One that a carrier sells is bought in two steps, so that none is bought twice.
create table shipping_labels (
  store_order_id integer not null,
  tracking_code text,
  -- The carrier's name for the shipment once it is in its cart, and where its label lies.
  shipment_id text,
  state text not null,
  cents integer,
  created_at timestamptz not null,
  -- Whoever is buying the label has finished by then, or has died.
  working_until timestamptz,
  -- True if the label is paid from the store's own account.
  own_account boolean default false not null,
  constraint shipping_labels_pkey primary key (store_order_id),
  constraint shipping_labels_shipment_id_key unique (shipment_id),
  constraint shipping_labels_cents_check check (cents >= 0),
  constraint shipping_labels_paid_check check (state = 'intended' or shipment_id is not null and cents is not null),
  constraint shipping_labels_state_check check (state in ('intended', 'paid', 'bought', 'returned', 'kept'))
);
-- Labels that are to be finished, or may have to be given back.
create index shipping_labels_open on shipping_labels (created_at) where state in ('intended', 'paid', 'bought');

create table shipping_methods (
  id integer generated always as identity not null,
  code text not null,
  name text not null,
  description text not null,
  max_grams integer,
  max_value_cents integer,
  tracked boolean not null,
  insured boolean not null,
  "position" integer not null,
  constraint shipping_methods_pkey primary key (id),
  constraint shipping_methods_code_key unique (code)
);

-- zone: L within a state, R within a region, N between regions.
create table shipping_rates (
  method text not null,
  zone char(1) not null,
  max_grams integer not null,
  cents integer not null,
  days integer not null,
  constraint shipping_rates_pkey primary key (method, zone, max_grams),
  constraint shipping_rates_method_fkey foreign key (method) references shipping_methods(code),
  constraint shipping_rates_cents_check check (cents >= 0),
  constraint shipping_rates_zone_check check (zone in ('L', 'R', 'N'))
);

create table plans (
  id integer generated always as identity not null,
  code text not null,
  name text not null,
  audience text not null,
  price_cents integer not null,
  "interval" text not null,
  commission_bp integer not null,
  max_ads integer,
  max_offers integer,
  features text[] not null,
  highlighted boolean default false not null,
  "position" integer not null,
  -- Nobody can take a retired plan; whoever has it keeps it.
  retired boolean default false not null,
  constraint plans_pkey primary key (id),
  constraint plans_code_key unique (code),
  constraint plans_audience_check check (audience in ('seller', 'buyer')),
  constraint plans_commission_bp_check check (commission_bp >= 0 and commission_bp <= 10000),
  constraint plans_interval_check check ("interval" in ('month', 'year')),
  constraint plans_price_cents_check check (price_cents >= 0)
);

create table stores (
  id integer generated always as identity not null,
  owner_id integer not null,
  name text not null,
  slug text not null,
  status text not null,
  description text not null,
  policies text not null,
  city text not null,
  uf char(2) not null,
  cep char(8) not null,
  avatar text not null,
  banner text,
  legal_name text not null,
  document varchar(14) not null,
  legal_address text not null,
  contact_email text not null,
  posts_in_days integer default 2 not null,
  free_shipping_over_cents integer,
  bra_center boolean default false not null,
  back_on date,
  opened_at timestamptz not null,
  search text generated always as (plain(((name || ' ') || city))) stored,
  -- Letters and pickup are the store's own choice beside parcels.
  sends_letters boolean default false not null,
  allows_pickup boolean default false not null,
  -- The plan chosen with the store. It begins once the store is open and the plan is paid.
  wanted_plan text,
  -- The version of the terms of sale that the owner accepted.
  terms_version text,
  -- The plan under which the store sells; null is the free one.
  plan_id integer,
  constraint stores_pkey primary key (id),
  constraint stores_slug_key unique (slug),
  constraint stores_owner_id_fkey foreign key (owner_id) references users(id),
  constraint stores_plan_id_fkey foreign key (plan_id) references plans(id),
  constraint stores_document_check check (document::text ~ '^[0-9A-Z]{12}[0-9]{2}$|^[0-9]{11}$'),
  constraint stores_free_shipping_over_cents_check check (free_shipping_over_cents >= 0),
  constraint stores_status_check check (status in ('review', 'refused', 'open', 'vacation', 'suspended', 'closed'))
);
create index stores_by_status on stores (status, id);
create index stores_owner_id_idx on stores (owner_id);
create index stores_search_idx on stores using gin (search gin_trgm_ops);

create table listings (
  id bigint generated always as identity not null,
  store_id integer not null,
  product_id integer not null,
  condition text not null,
  -- From 6 (Nova) to 1 (Danificada); null where the scale of cards does not apply.
  condition_rank smallint,
  grade jsonb,
  language text not null,
  finish text not null,
  extras text[] default '{}' not null,
  price_cents integer not null,
  promotion_id integer,
  regular_price_cents integer,
  quantity integer not null,
  bra_center_quantity integer default 0 not null,
  comment text,
  photos text[] default '{}' not null,
  status text default 'available' not null,
  -- Copied from the store, so that a search needs no join.
  store_open boolean not null,
  uf char(2) not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  product_type text not null,
  product_category_id integer not null,
  product_number text collate "C",
  -- Begins with the name, so it also sorts by name.
  product_search text collate "C" not null,
  over_plan boolean default false not null,
  on_sale boolean generated always as (((status = 'available') and (quantity > 0) and store_open and (not over_plan))) stored,
  -- Where the cards of an offer lie and the store's own code for it, in the words of the store; only the store sees them.
  "position" text,
  position_order text collate "C" generated always as (in_natural_order("position")) stored,
  sku text,
  -- How one card looks: the guided photos of a condition passport, and a map of its defects.
  passport jsonb,
  -- An offer that is paused until its store has counted the card again.
  unconfirmed_since timestamptz,
  constraint listings_pkey primary key (id),
  constraint listings_store_id_product_id_condition_language_finish_extr_key unique nulls not distinct (store_id, product_id, condition, language, finish, extras, grade),
  constraint listings_product_id_fkey foreign key (product_id) references products(id),
  constraint listings_promotion_id_fkey foreign key (promotion_id) references promotions(id),
  constraint listings_store_id_fkey foreign key (store_id) references stores(id),
  constraint listings_check check (regular_price_cents > price_cents),
  constraint listings_check1 check (bra_center_quantity >= 0 and bra_center_quantity <= quantity),
  constraint listings_position_check check (length("position") >= 1 and length("position") <= 40),
  constraint listings_price_cents_check check (price_cents > 0),
  constraint listings_quantity_check check (quantity >= 0),
  constraint listings_sku_check check (length(sku) >= 1 and length(sku) <= 40),
  constraint listings_status_check check (status in ('available', 'paused'))
);
create index listings_of_product on listings (product_id, price_cents, id) where on_sale;
create index listings_of_promotion on listings (promotion_id) include (on_sale) where promotion_id is not null;
-- Includes on_sale, so that the offers of a store are counted by category without reading them.
create index listings_of_store on listings (store_id, product_id) include (on_sale);
-- A store's list of tens of thousands of offers is filtered, counted and sorted from the index alone.
create index listings_of_store_at_hand on listings (store_id, product_search, id) include (status, quantity, over_plan, product_type, price_cents, bra_center_quantity, condition, language, finish, product_category_id, product_number, created_at, updated_at);
create index listings_of_store_by_age on listings (store_id, created_at desc, id desc) where on_sale;
create index listings_of_store_by_asked on listings (store_id, price_cents, id) include (status, quantity, over_plan, product_type);
create index listings_of_store_by_birth on listings (store_id, created_at, id) include (status, quantity, over_plan, product_type);
create index listings_of_store_by_number on listings (store_id, product_category_id, product_number, id) include (status, quantity, over_plan, product_type);
-- Offers that have a place of the plan and offers that wait for one, oldest first.
create index listings_of_store_by_place on listings (store_id, over_plan, created_at, id) where status = 'available' and quantity > 0;
create index listings_of_store_by_price on listings (store_id, price_cents, id) where on_sale;
create index listings_by_sku on listings (store_id, plain(sku)) where sku is not null;
create index listings_by_position on listings (store_id, position_order, id) where position is not null;

-- Offers that their owner removed, kept whole so that they can be restored.
create table removed_listings (
  id bigint not null,
  store_id integer not null,
  listing jsonb not null,
  removed_at timestamptz not null,
  cart_line_ids bigint[] default '{}' not null,
  order_line_ids bigint[] default '{}' not null,
  constraint removed_listings_pkey primary key (id),
  constraint removed_listings_store_id_fkey foreign key (store_id) references stores(id)
);
create index removed_listings_by_age on removed_listings (removed_at);
create index removed_listings_of_store on removed_listings (store_id, removed_at);

-- How many offers a store has in each category, written by the transaction that changes an offer.
create table store_shelves (
  store_id integer not null,
  category_id integer not null,
  available integer not null,
  paused integer not null,
  constraint store_shelves_pkey primary key (store_id, category_id),
  constraint store_shelves_category_id_fkey foreign key (category_id) references categories(id),
  constraint store_shelves_store_id_fkey foreign key (store_id) references stores(id)
);

create table store_reviews (
  id integer generated always as identity not null,
  store_id integer not null,
  stars smallint not null,
  comment text,
  author text not null,
  uf char(2) not null,
  answer text,
  created_at timestamptz not null,
  answered_at timestamptz,
  removed_at timestamptz,
  sale_id integer,
  constraint store_reviews_pkey primary key (id),
  constraint store_reviews_sale_id_key unique (sale_id),
  constraint store_reviews_store_id_fkey foreign key (store_id) references stores(id),
  constraint store_reviews_stars_check check (stars >= 1 and stars <= 5)
);
create index store_reviews_store_id_created_at_id_idx on store_reviews (store_id, created_at desc, id);
create index store_reviews_store_id_stars_created_at_id_idx on store_reviews (store_id, stars, created_at desc, id);

create table boxes (
  id integer generated always as identity not null,
  store_id integer not null,
  name text not null,
  length_cm integer not null,
  width_cm integer not null,
  height_cm integer not null,
  -- The weight of the empty box.
  weight_grams integer not null,
  -- How many loose cards fit; null where nobody counted.
  max_cards integer,
  created_at timestamptz not null,
  constraint boxes_pkey primary key (id),
  constraint boxes_store_id_fkey foreign key (store_id) references stores(id),
  constraint boxes_height_cm_check check (height_cm >= 1 and height_cm <= 100),
  constraint boxes_length_cm_check check (length_cm >= 1 and length_cm <= 100),
  constraint boxes_max_cards_check check (max_cards > 0),
  constraint boxes_weight_grams_check check (weight_grams >= 1 and weight_grams <= 5000),
  constraint boxes_width_cm_check check (width_cm >= 1 and width_cm <= 100)
);
create index boxes_of_store on boxes (store_id);

create table store_stats (
  store_id integer not null,
  sales_count integer not null,
  orders_60d integer not null,
  rating numeric(2,1),
  reviews_count integer not null,
  on_time_rate numeric(4,3),
  cancellation_rate numeric(4,3),
  score numeric(8,3) not null,
  offers_count integer default 0 not null,
  -- The rating of the last 60 days, which counts for the position of a store.
  rating_60d numeric(2,1),
  reviews_60d integer default 0 not null,
  honour_rate numeric,
  grading_rate numeric,
  constraint store_stats_pkey primary key (store_id),
  constraint store_stats_store_id_fkey foreign key (store_id) references stores(id)
);

-- Parcels whose freight a store pays: to these states, from so much goods, up to so much weight.
create table freight_rules (
  id integer generated always as identity not null,
  store_id integer not null,
  states text[] not null,
  from_cents integer not null,
  -- Most weight of the goods without packing; null for any.
  up_to_grams integer,
  created_at timestamptz not null,
  constraint freight_rules_pkey primary key (id),
  constraint freight_rules_store_id_fkey foreign key (store_id) references stores(id),
  constraint freight_rules_from_cents_check check (from_cents >= 0),
  constraint freight_rules_states_check check (cardinality(states) > 0),
  constraint freight_rules_up_to_grams_check check (up_to_grams > 0)
);
create index freight_rules_store on freight_rules (store_id);

-- What people ask a store about one of its offers before they buy, and what the store answers.
create table offer_questions (
  id integer generated always as identity not null,
  user_id integer not null,
  store_id integer not null,
  product_id integer not null,
  -- Refers to nothing once the offer is removed, and to the same offer again if it is restored.
  listing_id bigint not null,
  body text not null,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  -- Set while the store hides the question: it does not wait for an answer, and the offer does not show it.
  hidden_at timestamptz,
  constraint offer_questions_pkey primary key (id),
  constraint offer_questions_product_id_fkey foreign key (product_id) references products(id),
  constraint offer_questions_store_id_fkey foreign key (store_id) references stores(id),
  constraint offer_questions_user_id_fkey foreign key (user_id) references users(id),
  constraint offer_questions_answer_check check (answer <> ''),
  constraint offer_questions_body_check check (length(body) >= 1 and length(body) <= 500),
  constraint offer_questions_check check ((answer is null) = (answered_at is null))
);
create index offer_questions_store on offer_questions (store_id, asked_at);
create index offer_questions_person on offer_questions (user_id, asked_at);
create index offer_questions_offer on offer_questions (listing_id);
create index offer_questions_product on offer_questions (product_id);

-- Accounts at the carrier that stores let the product use: the store itself then pays for its labels there.
create table carrier_accounts (
  store_id integer not null,
  email text not null,
  -- The tokens, sealed with the server's key.
  sealed text not null,
  expires_at timestamptz not null,
  connected_at timestamptz not null,
  -- Set when the carrier no longer accepts the tokens, until the store connects again.
  ended_at timestamptz,
  constraint carrier_accounts_pkey primary key (store_id),
  constraint carrier_accounts_store_id_fkey foreign key (store_id) references stores(id)
);

-- The stores from which a person likes to buy.
create table favorite_stores (
  user_id integer not null,
  store_id integer not null,
  saved_at timestamptz not null,
  constraint favorite_stores_pkey primary key (user_id, store_id),
  constraint favorite_stores_store_id_fkey foreign key (store_id) references stores(id),
  constraint favorite_stores_user_id_fkey foreign key (user_id) references users(id)
);
create index favorite_stores_store on favorite_stores (store_id);

-- Consents of the carrier that came back: each is worth one use, and forgotten after its time
create table used_consents (
  nonce text not null,
  used_at timestamptz not null,
  constraint used_consents_pkey primary key (nonce)
);

-- orders ---------------------------------------------------------------------------------------------------------------

create table carts (
  id bigint generated always as identity not null,
  user_id integer,
  status text default 'active' not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A cart is a person's, or that of a browser in which nobody has signed in yet.
  guest_id text,
  constraint carts_pkey primary key (id),
  constraint carts_user_id_fkey foreign key (user_id) references users(id),
  constraint carts_ordered_check check (guest_id is null or status = 'active'),
  constraint carts_owner_check check (num_nonnulls(user_id, guest_id) = 1),
  constraint carts_status_check check (status in ('active', 'ordered'))
);
create unique index carts_active on carts (user_id) where status = 'active';
create unique index carts_of_visitors on carts (guest_id) where guest_id is not null;
create index carts_of_visitors_by_age on carts (updated_at) where guest_id is not null;

create table cart_lines (
  id bigint generated always as identity not null,
  cart_id bigint not null,
  -- Null once the store has removed the offer.
  listing_id bigint,
  store_id integer not null,
  product_id integer not null,
  quantity integer not null,
  -- How many of the units come from the Bra Center.
  center_quantity integer not null,
  -- The price as the buyer last saw it.
  unit_price_cents integer not null,
  condition text not null,
  language text not null,
  finish text not null,
  added_at timestamptz not null,
  -- The copy as the buyer saw it, so that a change can be pointed out.
  extras text[] default '{}' not null,
  grade jsonb,
  -- A line that is taken out and put back keeps its place among the others; without one its id is its place.
  place integer,
  constraint cart_lines_pkey primary key (id),
  constraint cart_lines_cart_id_listing_id_key unique (cart_id, listing_id),
  constraint cart_lines_cart_id_fkey foreign key (cart_id) references carts(id) on delete cascade,
  constraint cart_lines_listing_id_fkey foreign key (listing_id) references listings(id) on delete set null,
  constraint cart_lines_product_id_fkey foreign key (product_id) references products(id),
  constraint cart_lines_store_id_fkey foreign key (store_id) references stores(id),
  constraint cart_lines_check check (center_quantity >= 0 and center_quantity <= quantity),
  constraint cart_lines_quantity_check check (quantity >= 1 and quantity <= 999),
  constraint cart_lines_unit_price_cents_check check (unit_price_cents > 0)
);
create index cart_lines_listing_id_idx on cart_lines (listing_id);

create table cart_shippings (
  cart_id bigint not null,
  -- Null is the Bra Center.
  store_id integer,
  method text not null,
  chosen_at timestamptz not null,
  constraint cart_shippings_cart_id_store_id_key unique nulls not distinct (cart_id, store_id),
  constraint cart_shippings_cart_id_fkey foreign key (cart_id) references carts(id) on delete cascade,
  constraint cart_shippings_method_fkey foreign key (method) references shipping_methods(code),
  constraint cart_shippings_store_id_fkey foreign key (store_id) references stores(id)
);

-- What a person pays at once. Everything is kept as it was when the order was placed.
create table orders (
  id integer generated always as identity not null,
  user_id integer not null,
  -- A copy, because the person may change or remove the address.
  address jsonb not null,
  goods_cents integer not null,
  freight_cents integer not null,
  total_cents integer not null,
  created_at timestamptz not null,
  -- An order is paid by one of several attempts; this is the deadline for all of them.
  pay_until timestamptz not null,
  -- The part of the order, and of each parcel, that credit pays; the provider is asked for the rest
  credit_cents integer default 0 not null,
  constraint orders_pkey primary key (id),
  constraint orders_user_id_fkey foreign key (user_id) references users(id),
  constraint orders_check check (total_cents = (goods_cents + freight_cents)),
  constraint orders_check1 check (credit_cents >= 0 and credit_cents <= total_cents),
  constraint orders_freight_cents_check check (freight_cents >= 0),
  constraint orders_goods_cents_check check (goods_cents > 0)
);
create index orders_of_buyer on orders (user_id, id desc);

create table order_payments (
  order_id integer not null,
  state text not null,
  -- Our own code, by which the provider knows the order.
  code text not null,
  payer_id text not null,
  payment_id text,
  charge_id text,
  pix_code text,
  expires_at timestamptz not null,
  id bigint generated always as identity not null,
  method text not null,
  installments smallint not null,
  -- How the buyer recognises the card, once it is known.
  card_brand text,
  card_last_four text,
  -- The acquirer's code, or our own word where nobody was asked.
  refusal text,
  -- What was received, where it is given back.
  paid_cents integer,
  -- True while the provider has still to be told that nobody shall pay it.
  to_call_off boolean default false not null,
  created_at timestamptz not null,
  refund_refusals integer default 0 not null,
  refund_again_at timestamptz,
  refund_held_at timestamptz,
  owed_cents integer default 0 not null,
  constraint order_payments_pkey primary key (id),
  constraint order_payments_code_key unique (code),
  constraint order_payments_order_id_fkey foreign key (order_id) references orders(id),
  constraint order_payments_card_last_four_check check (card_last_four ~ '^\d{4}$'),
  constraint order_payments_installments_check check (installments >= 1 and installments <= 12),
  constraint order_payments_method_check check (method in ('pix', 'card')),
  constraint order_payments_owed_cents_check check (owed_cents >= 0),
  constraint order_payments_paid_cents_check check (paid_cents > 0),
  constraint order_payments_state_check check (state in ('intended', 'pending', 'paid', 'refused', 'expired', 'refunding', 'refunded', 'charged_back'))
);
create index order_payments_charge_id_idx on order_payments (charge_id) where charge_id is not null;
create index order_payments_of_order on order_payments (order_id, id desc);
create index order_payments_open on order_payments (created_at) where state in ('intended', 'pending');
create index order_payments_payment_id_idx on order_payments (payment_id) where payment_id is not null;
create index order_payments_refunding on order_payments (id) where state = 'refunding';
create index order_payments_to_call_off on order_payments (id) where to_call_off;
-- At most one attempt is payable or paid.
create unique index order_payments_live on order_payments (order_id) where state in ('intended', 'pending', 'paid');

-- A card holder asks the bank for the money; it is held until the dispute is decided.
create table payment_disputes (
  id integer generated always as identity not null,
  payment_id integer not null,
  state text not null,
  -- The amount in dispute.
  cents integer not null,
  opened_at timestamptz not null,
  decided_at timestamptz,
  -- Null where the provider decided.
  decided_by integer,
  reason text,
  -- How often it was decided, because the provider may change its word.
  turn integer default 0 not null,
  constraint payment_disputes_pkey primary key (id),
  constraint payment_disputes_payment_id_key unique (payment_id),
  constraint payment_disputes_decided_by_fkey foreign key (decided_by) references users(id),
  constraint payment_disputes_payment_id_fkey foreign key (payment_id) references order_payments(id),
  constraint payment_disputes_cents_check check (cents > 0),
  constraint payment_disputes_check check ((state = 'open') = (decided_at is null)),
  constraint payment_disputes_state_check check (state in ('open', 'won', 'lost'))
);
create index payment_disputes_open on payment_disputes (payment_id) where state = 'open';

-- The part of an order that one store sends.
create table store_orders (
  id integer generated always as identity not null,
  order_id integer not null,
  -- Null is the Bra Center.
  store_id integer,
  state text not null,
  goods_cents integer not null,
  freight_cents integer not null,
  commission_cents integer not null,
  shipping jsonb not null,
  paid_at timestamptz,
  -- The end of the last day on which posting is in time.
  post_by timestamptz,
  -- The promised days of arrival, first written with the payment and again with the posting.
  arrives_first timestamptz,
  arrives_last timestamptz,
  carrier text,
  tracking_code text,
  posted_at timestamptz,
  delivered_at timestamptz,
  return_authorised_at timestamptz,
  return_code text,
  return_posted_at timestamptz,
  -- What the buyer was given back of the amount held; the store receives the rest on completion.
  refunded_cents integer default 0 not null,
  post_reminded_at timestamptz,
  delivery_asked_at timestamptz,
  -- Set when the store says that a return did not arrive. An operator then decides, and no timer.
  return_contested_at timestamptz,
  cancel_offered_at timestamptz,
  loss_warned_at timestamptz,
  arrival_claimed_at timestamptz,
  arrival_note text,
  -- Why the store contests a return; the operator and the buyer read it.
  return_note text,
  -- Photos of the store that contests a return, and below the answer of its buyer.
  return_photos text[] default '{}' not null,
  return_reply text,
  return_reply_photos text[] default '{}' not null,
  -- The part of what is held that open complaints are about: it stays held when the rest is released.
  contested_cents integer default 0 not null,
  -- The price of these cards, which has gone back. It is a part of `refunded_cents` that takes nothing from the freight.
  lacking_cents integer default 0 not null,
  credit_cents integer default 0 not null,
  -- What a sender sends of one order may go in several parcels: each is one `part` of `parts`.
  part smallint default 1 not null,
  parts smallint default 1 not null,
  sale_id integer not null,
  constraint store_orders_pkey primary key (id),
  constraint store_orders_sale_id_part_key unique (sale_id, part),
  constraint store_orders_order_id_fkey foreign key (order_id) references orders(id),
  constraint store_orders_store_id_fkey foreign key (store_id) references stores(id),
  constraint store_orders_check check (commission_cents >= 0 and commission_cents <= goods_cents),
  constraint store_orders_check1 check (refunded_cents >= 0 and refunded_cents <= (goods_cents + freight_cents)),
  constraint store_orders_check2 check (credit_cents >= 0 and credit_cents <= (goods_cents + freight_cents)),
  constraint store_orders_contested_check check (contested_cents >= 0 and (refunded_cents + contested_cents) <= (goods_cents + freight_cents)),
  constraint store_orders_freight_cents_check check (freight_cents >= 0),
  constraint store_orders_goods_cents_check check (goods_cents > 0),
  constraint store_orders_lacking_cents_check check (lacking_cents >= 0 and lacking_cents <= goods_cents),
  constraint store_orders_part_check check (part >= 1 and part <= parts),
  constraint store_orders_state_check check (state in ('awaiting_payment', 'paid', 'picking', 'invoiced', 'ready_to_ship', 'shipped', 'delivered', 'completed', 'expired', 'cancellation_requested', 'cancelled', 'lost', 'return_requested', 'return_authorised', 'returning', 'returned', 'refunded'))
);
create index store_orders_coming_back on store_orders (return_posted_at) where state = 'returning' and return_contested_at is null;
create index store_orders_contested on store_orders (return_contested_at) where state = 'returning' and return_contested_at is not null;
create index store_orders_of_store on store_orders (store_id, id desc);
-- The list of a store by what is to be done with its orders.
create index store_orders_of_store_by_state on store_orders (store_id, state, id desc) include (return_authorised_at);
create index store_orders_on_the_way on store_orders (posted_at) where state = 'shipped';
create index store_orders_state_order_id_idx on store_orders (state, order_id desc);
create index store_orders_to_ask on store_orders (arrives_last) where state = 'shipped' and delivery_asked_at is null;
create index store_orders_to_complete on store_orders (delivered_at) where state = 'delivered';
create index store_orders_to_offer on store_orders (paid_at) where (state in ('paid', 'picking', 'invoiced', 'ready_to_ship')) and cancel_offered_at is null;
create index store_orders_to_post on store_orders (post_by) where (state in ('paid', 'picking', 'invoiced', 'ready_to_ship')) and post_reminded_at is null;
create index store_orders_to_send_back on store_orders (return_authorised_at) where state = 'return_authorised';
create index store_orders_unpaid on store_orders (order_id) where state = 'awaiting_payment';
create index store_orders_order_id_idx on store_orders (order_id);

create table order_messages (
  id integer generated always as identity not null,
  store_order_id integer not null,
  user_id integer not null,
  party text not null,
  body text not null,
  created_at timestamptz not null,
  -- When the other side read it.
  read_at timestamptz,
  mailed_at timestamptz,
  constraint order_messages_pkey primary key (id),
  constraint order_messages_store_order_id_fkey foreign key (store_order_id) references store_orders(id),
  constraint order_messages_user_id_fkey foreign key (user_id) references users(id),
  constraint order_messages_body_check check (body <> ''),
  constraint order_messages_party_check check (party in ('buyer', 'store'))
);
create index order_messages_store_order_id_id_idx on order_messages (store_order_id, id);
-- Messages that the other side still has to be told of by mail.
create index order_messages_to_mail on order_messages (created_at) where read_at is null and mailed_at is null;
create index order_messages_user_id_idx on order_messages (user_id);

-- Requests to cancel a parcel, or to give the money back after it arrived, with their answers.
create table order_cancellations (
  id integer generated always as identity not null,
  store_order_id integer not null,
  party text not null,
  reason text not null,
  comment text,
  asked_at timestamptz not null,
  -- Granted by silence at this time; null where nobody was asked.
  answer_until timestamptz,
  answered_at timestamptz,
  answer text,
  -- Why a store refuses to cancel, in its own words to the buyer.
  reply text,
  constraint order_cancellations_pkey primary key (id),
  constraint order_cancellations_store_order_id_fkey foreign key (store_order_id) references store_orders(id),
  constraint order_cancellations_answer_check check (answer in ('granted', 'kept', 'withdrawn')),
  constraint order_cancellations_check check ((answered_at is null) = (answer is null)),
  constraint order_cancellations_party_check check (party in ('buyer', 'store', 'operator', 'system'))
);
create index order_cancellations_due on order_cancellations (answer_until) where answered_at is null;
create index order_cancellations_store_order_id_id_idx on order_cancellations (store_order_id, id desc);
create unique index order_cancellations_open on order_cancellations (store_order_id) where answered_at is null;

-- Every change of state. user_id is null where a timer or the payment made the change.
create table order_events (
  id integer generated always as identity not null,
  store_order_id integer not null,
  user_id integer,
  happened_at timestamptz not null,
  from_state text,
  to_state text not null,
  party text default 'system' not null,
  -- Set on the event that tells of cards that were not found; such an event changes no state.
  lacking_units integer,
  lacking_cents integer,
  constraint order_events_pkey primary key (id),
  constraint order_events_store_order_id_fkey foreign key (store_order_id) references store_orders(id),
  constraint order_events_user_id_fkey foreign key (user_id) references users(id),
  constraint order_events_lacking_check check ((lacking_units is null) = (lacking_cents is null)),
  constraint order_events_party_check check (party in ('buyer', 'store', 'operator', 'system'))
);
create index order_events_store_order_id_idx on order_events (store_order_id);

create table order_lines (
  id integer generated always as identity not null,
  store_order_id integer not null,
  -- Null once the store has removed the offer.
  listing_id bigint,
  -- The store that owns the goods, also when the Bra Center sends them.
  store_id integer not null,
  product_id integer not null,
  name text not null,
  code text not null,
  condition text not null,
  language text not null,
  finish text not null,
  unit_price_cents integer not null,
  quantity integer not null,
  -- True where the Bra Center sends the units.
  from_center boolean default false not null,
  -- The commission of the line, by the plan of its store: a parcel of the centre has lines of several stores.
  commission_cents integer default 0 not null,
  -- What the offer said when it was bought.
  extras text[] default '{}' not null,
  grade jsonb,
  comment text,
  -- Cards of a paid parcel that its store did not find. `quantity` stays what was bought, and `goods_cents` what was paid.
  lacking integer default 0 not null,
  -- Units of a line that its parcel holds: what was bought without what was not found.
  in_parcel integer generated always as ((quantity - lacking)) stored not null,
  -- The photos with which an offer was bought, so that the store cannot take them away or put others in their place.
  photos text[] default '{}' not null,
  -- The passport with which a card was bought, and what the store saw of it before it closed the parcel.
  passport jsonb,
  packed_at timestamptz,
  packed_passport jsonb,
  constraint order_lines_pkey primary key (id),
  constraint order_lines_listing_id_fkey foreign key (listing_id) references listings(id) on delete set null,
  constraint order_lines_product_id_fkey foreign key (product_id) references products(id),
  constraint order_lines_store_id_fkey foreign key (store_id) references stores(id),
  constraint order_lines_store_order_id_fkey foreign key (store_order_id) references store_orders(id),
  constraint order_lines_commission_cents_check check (commission_cents >= 0),
  constraint order_lines_lacking_check check (lacking >= 0 and lacking <= quantity),
  constraint order_lines_packed_check check (packed_passport is null or packed_at is not null),
  constraint order_lines_quantity_check check (quantity > 0),
  constraint order_lines_unit_price_cents_check check (unit_price_cents > 0)
);
create index order_lines_in_center on order_lines (store_id, store_order_id desc) where from_center;
create index order_lines_listing_id_idx on order_lines (listing_id);
create index order_lines_store_order_id_idx on order_lines (store_order_id);

-- Decided in the ledger first, then done once by the provider under the key.
create table order_refunds (
  id integer generated always as identity not null,
  store_order_id integer not null,
  cents integer not null,
  key text not null,
  state text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  -- The dispute that already gave this amount back through the bank.
  dispute_id integer,
  refusals integer default 0 not null,
  ask_again_at timestamptz,
  outside boolean default false not null,
  held_at timestamptz,
  user_id integer,
  reason text,
  -- A refund that went back to the buyer's credit, as the provider had given back all that it was asked for
  to_credit boolean default false not null,
  constraint order_refunds_pkey primary key (id),
  constraint order_refunds_key_key unique (key),
  constraint order_refunds_dispute_id_fkey foreign key (dispute_id) references payment_disputes(id),
  constraint order_refunds_store_order_id_fkey foreign key (store_order_id) references store_orders(id),
  constraint order_refunds_user_id_fkey foreign key (user_id) references users(id),
  constraint order_refunds_cents_check check (cents > 0),
  constraint order_refunds_check check ((state = 'done') = (done_at is not null)),
  constraint order_refunds_check1 check (state = 'done' or not outside),
  constraint order_refunds_state_check check (state in ('intended', 'done'))
);
create index order_refunds_dispute_id_idx on order_refunds (dispute_id) where dispute_id is not null;
create index order_refunds_store_order_id_idx on order_refunds (store_order_id);
create index order_refunds_to_do on order_refunds (id) where state = 'intended';

-- Texts that a store keeps to answer its buyers with.
create table saved_replies (
  id integer generated always as identity not null,
  store_id integer not null,
  title text not null,
  body text not null,
  updated_at timestamptz not null,
  constraint saved_replies_pkey primary key (id),
  constraint saved_replies_store_id_fkey foreign key (store_id) references stores(id),
  constraint saved_replies_body_check check (body <> ''),
  constraint saved_replies_title_check check (title <> '')
);
create unique index saved_replies_title on saved_replies (store_id, lower(title));

-- What a sender (a store, or the centre: null) sells in one order is one sale, in however many parcels it travels.
create table order_sales (
  id integer generated always as identity not null,
  order_id integer not null,
  store_id integer,
  constraint order_sales_pkey primary key (id),
  constraint order_sales_order_id_store_id_key unique nulls not distinct (order_id, store_id),
  constraint order_sales_order_id_fkey foreign key (order_id) references orders(id),
  constraint order_sales_store_id_fkey foreign key (store_id) references stores(id)
);

-- prices ---------------------------------------------------------------------------------------------------------------

create table product_views (
  product_id integer not null,
  viewer text not null,
  day date not null,
  seen_at timestamptz not null,
  constraint product_views_pkey primary key (product_id, day, viewer),
  constraint product_views_product_id_fkey foreign key (product_id) references products(id)
);
create index product_views_day_idx on product_views (day);
create index product_views_viewer_seen_at_idx on product_views (viewer, seen_at desc);

-- One row for each order line that was sold. It does not name the buyer.
create table sales (
  id bigint generated always as identity not null,
  product_id integer not null,
  store_id integer not null,
  condition text not null,
  language text not null,
  finish text not null,
  quantity integer not null,
  unit_price_cents integer not null,
  uf char(2) not null,
  sold_at timestamptz not null,
  order_line_id integer,
  is_plain boolean default true not null,
  constraint sales_pkey primary key (id),
  constraint sales_order_line_id_key unique (order_line_id),
  constraint sales_order_line_id_fkey foreign key (order_line_id) references order_lines(id),
  constraint sales_product_id_fkey foreign key (product_id) references products(id),
  constraint sales_store_id_fkey foreign key (store_id) references stores(id),
  constraint sales_quantity_check check (quantity > 0),
  constraint sales_unit_price_cents_check check (unit_price_cents > 0)
);
create index sales_by_time on sales using brin (sold_at);
create index sales_of_product on sales (product_id, sold_at desc, id) include (condition, language, finish, unit_price_cents, is_plain);

-- The copies that a buyer means without saying so. An empty list stands for any; the days are business days until posting.
create table standards (
  user_id integer not null,
  condition text not null,
  condition_rank smallint not null,
  languages text[] default '{}' not null,
  finishes text[] default '{}' not null,
  posts_in_days integer,
  updated_at timestamptz not null,
  constraint standards_pkey primary key (user_id),
  constraint standards_user_id_fkey foreign key (user_id) references users(id),
  constraint standards_posts_in_days_check check (posts_in_days >= 1 and posts_in_days <= 5)
);

-- Sales that a store did not honour: it cancelled by its own decision, or did not find the cards.
create table broken_sales (
  id integer generated always as identity not null,
  order_line_id integer not null,
  store_id integer not null,
  product_id integer not null,
  units integer not null,
  -- The reason of the cancellation; null if only these cards were missing
  reason text,
  paid_cents integer not null,
  -- Medians of the same variant when it was bought and when the sale was broken; null if there were too few sales
  market_then_cents integer,
  market_now_cents integer,
  broken_at timestamptz not null,
  -- What the store owes the buyer for a broken sale, and what its balance has paid of it
  credit_cents integer default 0 not null,
  credited_cents integer default 0 not null,
  -- What the house gave a buyer for a broken sale because the store's balance did not reach, until the store has paid it.
  advanced_cents integer default 0 not null,
  constraint broken_sales_pkey primary key (id),
  constraint broken_sales_order_line_id_key unique (order_line_id),
  constraint broken_sales_order_line_id_fkey foreign key (order_line_id) references order_lines(id),
  constraint broken_sales_product_id_fkey foreign key (product_id) references products(id),
  constraint broken_sales_store_id_fkey foreign key (store_id) references stores(id),
  constraint broken_sales_advance_check check (advanced_cents >= 0 and advanced_cents <= credited_cents),
  constraint broken_sales_credit_check check (credited_cents >= 0 and credited_cents <= credit_cents),
  constraint broken_sales_units_check check (units > 0)
);
create index broken_sales_of_store on broken_sales (store_id, broken_at);
create index broken_sales_of_product on broken_sales (product_id);
create index broken_sales_owing on broken_sales (id) where credited_cents < credit_cents or advanced_cents > 0;

-- Cards that came worse than sold, by the complaints that ended so.
create table grading_faults (
  complaint_id integer not null,
  store_id integer not null,
  units integer not null,
  found_at timestamptz not null,
  constraint grading_faults_pkey primary key (complaint_id),
  constraint grading_faults_store_id_fkey foreign key (store_id) references stores(id),
  constraint grading_faults_units_check check (units > 0)
);
create index grading_faults_of_store on grading_faults (store_id, found_at);

-- shopping -------------------------------------------------------------------------------------------------------------

create table collection_items (
  id bigint generated always as identity not null,
  user_id integer not null,
  product_id integer not null,
  condition text not null,
  condition_rank smallint,
  language text not null,
  finish text not null,
  extras text[] default '{}' not null,
  quantity integer not null,
  -- The price of one copy.
  paid_cents integer,
  acquired_on date,
  note text,
  for_sale boolean default false not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint collection_items_pkey primary key (id),
  constraint collection_items_user_id_product_id_condition_language_fini_key unique (user_id, product_id, condition, language, finish, extras),
  constraint collection_items_product_id_fkey foreign key (product_id) references products(id),
  constraint collection_items_user_id_fkey foreign key (user_id) references users(id),
  constraint collection_items_paid_cents_check check (paid_cents >= 0),
  constraint collection_items_quantity_check check (quantity >= 1 and quantity <= 9999)
);

create table favorites (
  user_id integer not null,
  product_id integer not null,
  -- The lowest offer when the product was saved.
  price_cents integer,
  saved_at timestamptz not null,
  constraint favorites_pkey primary key (user_id, product_id),
  constraint favorites_product_id_fkey foreign key (product_id) references products(id),
  constraint favorites_user_id_fkey foreign key (user_id) references users(id)
);
create index favorites_user_id_saved_at_product_id_idx on favorites (user_id, saved_at desc, product_id);

-- Products that every process reads into its index again; null stands for the vocabulary. Triggers append the rows.
create table product_changes (
  id bigint generated always as identity not null,
  product_id integer,
  changed_tx xid8 default pg_current_xact_id() not null,
  changed_at timestamptz default now() not null,
  of_catalogue boolean default false not null,
  constraint product_changes_pkey primary key (id)
);
create index product_changes_changed_tx_idx on product_changes (changed_tx);

create table wants (
  id bigint generated always as identity not null,
  user_id integer not null,
  product_id integer not null,
  any_edition boolean default false not null,
  limit_cents integer,
  -- The worst condition that is accepted; null accepts any.
  condition text,
  condition_rank smallint,
  languages text[] default '{}' not null,
  finish text,
  quantity integer default 1 not null,
  active boolean default true not null,
  notify boolean default true not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  told_at timestamptz,
  -- Only copies of this edition; null is any.
  edition text,
  constraint wants_pkey primary key (id),
  constraint wants_user_id_product_id_key unique (user_id, product_id),
  constraint wants_product_id_fkey foreign key (product_id) references products(id),
  constraint wants_user_id_fkey foreign key (user_id) references users(id),
  constraint wants_limit_cents_check check (limit_cents > 0),
  constraint wants_quantity_check check (quantity > 0)
);
create index wants_product_id_idx on wants (product_id) where active;

-- What a person was told of. The same is not told again unless it gets cheaper.
create table want_alerts (
  want_id bigint not null,
  listing_id bigint not null,
  price_cents integer not null,
  told_at timestamptz not null,
  constraint want_alerts_pkey primary key (want_id, listing_id, price_cents),
  constraint want_alerts_want_id_fkey foreign key (want_id) references wants(id) on delete cascade
);

-- Public links to the wants or the collection of a person, one for each. Whoever has the secret reads the list, and its
-- owner must be able to see the address again, so the secret is kept as it is.
create table shared_lists (
  user_id integer not null,
  kind text not null,
  secret text not null,
  created_at timestamptz not null,
  constraint shared_lists_pkey primary key (user_id, kind),
  constraint shared_lists_secret_key unique (secret),
  constraint shared_lists_user_id_fkey foreign key (user_id) references users(id),
  constraint shared_lists_kind_check check (kind in ('wants', 'collection'))
);

-- Searches that a person saved, with what they found when the person looked at them last.
create table saved_searches (
  id integer generated always as identity not null,
  user_id integer not null,
  name text not null,
  -- What the address of the list says, without what it leaves open.
  query jsonb not null,
  -- SHA-256 of the query in its one form.
  query_key text not null,
  -- How the words of the query were understood last; null without words.
  read_text jsonb,
  alert text not null,
  -- Pairs of four-byte numbers: each product that fitted at the last look, and its lowest price in cents. Null where
  -- too many fit.
  known bytea,
  -- The same, with what the person was told of since.
  told bytea,
  -- Products that were news at the last look.
  shown integer[] default '{}' not null,
  looked_at timestamptz not null,
  -- When news was noticed that the person was not told of yet.
  waiting_at timestamptz,
  told_at timestamptz,
  created_at timestamptz not null,
  constraint saved_searches_pkey primary key (id),
  constraint saved_searches_user_id_query_key_key unique (user_id, query_key),
  constraint saved_searches_user_id_fkey foreign key (user_id) references users(id),
  constraint saved_searches_alert_check check (alert in ('off', 'daily', 'hourly')),
  constraint saved_searches_check check ((known is null) = (told is null)),
  constraint saved_searches_name_check check (length(name) >= 1 and length(name) <= 60)
);
create index saved_searches_waiting on saved_searches (id) where waiting_at is not null;

-- How far the changes of products were compared with the saved searches: one row.
create table saved_search_progress (
  one boolean default true not null,
  snapshot text not null,
  compared_at timestamptz not null,
  constraint saved_search_progress_pkey primary key (one),
  constraint saved_search_progress_one_check check (one)
);

-- selling --------------------------------------------------------------------------------------------------------------

create table entered_offers (
  store_id integer not null,
  key text not null,
  outcome jsonb not null,
  entered_at timestamptz not null,
  constraint entered_offers_pkey primary key (store_id, key),
  constraint entered_offers_store_id_fkey foreign key (store_id) references stores(id)
);
create index entered_offers_entered_at_idx on entered_offers (entered_at);

-- A change of many offers at once.
create table listing_changes (
  id integer generated always as identity not null,
  store_id integer not null,
  user_id integer,
  offers integer not null,
  made_at timestamptz not null,
  undone_at timestamptz,
  action jsonb not null,
  under_way boolean default false not null,
  restored integer,
  problem text,
  -- Sentences of the history of bulk changes are kept in both languages of the site. Null: the text is the same in both.
  problem_en text,
  constraint listing_changes_pkey primary key (id),
  constraint listing_changes_store_id_fkey foreign key (store_id) references stores(id),
  constraint listing_changes_user_id_fkey foreign key (user_id) references users(id)
);
create index listing_changes_by_age on listing_changes (made_at);
create index listing_changes_of_store on listing_changes (store_id, made_at desc, id desc);
create index listing_changes_that_pause on listing_changes (store_id) where (action ->> 'kind') = 'pause_all' and undone_at is null;

-- One line for each offer of a change in bulk, before and after it: undoing reads them.
create table listing_change_lines (
  change_id integer not null,
  listing_id bigint not null,
  -- Only the fields that changed; null for an offer that the change created.
  before jsonb,
  -- Null for an offer that the change removed.
  after jsonb,
  reason text,
  -- After an undo: whether the offer went back, or had changed since.
  undone boolean,
  reason_en text,
  constraint listing_change_lines_pkey primary key (change_id, listing_id),
  constraint listing_change_lines_change_id_fkey foreign key (change_id) references listing_changes(id) on delete cascade,
  constraint listing_change_lines_check check (before is not null or after is not null)
);

-- How a person arranges the list of a store's offers.
create table listing_views (
  id integer generated always as identity not null,
  user_id integer not null,
  store_id integer not null,
  name text not null,
  view jsonb not null,
  created_at timestamptz not null,
  constraint listing_views_pkey primary key (id),
  constraint listing_views_user_id_store_id_name_key unique (user_id, store_id, name),
  constraint listing_views_store_id_fkey foreign key (store_id) references stores(id),
  constraint listing_views_user_id_fkey foreign key (user_id) references users(id)
);

-- Rules that a store's prices follow. The first rule that fits an offer decides.
create table price_rules (
  id integer generated always as identity not null,
  store_id integer not null,
  name text not null,
  "position" integer not null,
  active boolean default true not null,
  -- Which offers, what their price follows, and between which limits.
  scope jsonb not null,
  pricing jsonb not null,
  rails jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint price_rules_pkey primary key (id),
  constraint price_rules_store_id_fkey foreign key (store_id) references stores(id)
);
create index price_rules_store_id_position_id_idx on price_rules (store_id, "position", id);

-- When the rules of a store run by themselves.
create table price_schedules (
  store_id integer not null,
  -- The hour of the day in Brasília.
  hour smallint not null,
  active boolean not null,
  next_at timestamptz not null,
  constraint price_schedules_pkey primary key (store_id),
  constraint price_schedules_store_id_fkey foreign key (store_id) references stores(id),
  constraint price_schedules_hour_check check (hour >= 0 and hour <= 23)
);
create index price_schedules_due on price_schedules (next_at) where active;

-- A sheet of offers. It is read and judged when it comes, and written piece by piece.
create table listing_imports (
  id integer generated always as identity not null,
  store_id integer not null,
  user_id integer,
  file_name text not null,
  state text not null,
  -- The lines to write, and those that cannot be written.
  lines jsonb not null,
  faults jsonb not null,
  total integer not null,
  written integer default 0 not null,
  counts jsonb not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- The change under which the sheet writes its lines.
  change_id integer,
  -- Whose export the file is
  shop text,
  -- The cells as the file has them, kept until the import starts
  source jsonb,
  answers jsonb default '{"picks": {}, "prices": {}, "suggested_prices": false}' not null,
  questions jsonb default '{"words": [], "unpriced": [], "unmatched": [], "unpriced_count": 0, "suggested_count": 0, "unmatched_count": 0}' not null,
  constraint listing_imports_pkey primary key (id),
  constraint listing_imports_change_id_fkey foreign key (change_id) references listing_changes(id) on delete set null,
  constraint listing_imports_store_id_fkey foreign key (store_id) references stores(id),
  constraint listing_imports_user_id_fkey foreign key (user_id) references users(id),
  constraint listing_imports_state_check check (state in ('ready', 'running', 'done', 'cancelled'))
);
create index listing_imports_by_age on listing_imports (created_at);
create index listing_imports_of_store on listing_imports (store_id, id desc);

-- What the words of a file mean to a store, once its seller has said so; `shop` is empty for a file of nobody known.
create table sheet_words (
  store_id integer not null,
  shop text not null,
  kind text not null,
  word text not null,
  meaning text not null,
  constraint sheet_words_pkey primary key (store_id, shop, kind, word),
  constraint sheet_words_store_id_fkey foreign key (store_id) references stores(id) on delete cascade,
  constraint sheet_words_kind_check check (kind in ('condition', 'language', 'finish'))
);

-- Stores that want to hear when a sale leaves an offer with no more than so many units.
create table stock_alerts (
  store_id integer not null,
  threshold integer not null,
  updated_at timestamptz not null,
  constraint stock_alerts_pkey primary key (store_id),
  constraint stock_alerts_store_id_fkey foreign key (store_id) references stores(id),
  constraint stock_alerts_threshold_check check (threshold >= 0 and threshold <= 999)
);

-- Offers of which a store was told; a row goes when the stock is above the threshold again, so that nothing is told twice.
create table low_stock (
  listing_id bigint not null,
  store_id integer not null,
  noticed_at timestamptz not null,
  -- Set once the store has put the offer away from its list.
  seen_at timestamptz,
  constraint low_stock_pkey primary key (listing_id),
  constraint low_stock_listing_id_fkey foreign key (listing_id) references listings(id) on delete cascade,
  constraint low_stock_store_id_fkey foreign key (store_id) references stores(id)
);
create index low_stock_store on low_stock (store_id, noticed_at desc) where seen_at is null;

-- dispatch -------------------------------------------------------------------------------------------------------------

-- The box that a parcel is packed into.
create table parcel_boxes (
  store_order_id integer not null,
  box_id integer not null,
  constraint parcel_boxes_pkey primary key (store_order_id),
  constraint parcel_boxes_box_id_fkey foreign key (box_id) references boxes(id) on delete cascade,
  constraint parcel_boxes_store_order_id_fkey foreign key (store_order_id) references store_orders(id)
);
create index parcel_boxes_box_id_idx on parcel_boxes (box_id);

-- How many units of a line are picked already.
create table picked_lines (
  line_id integer not null,
  picked integer not null,
  picked_at timestamptz not null,
  constraint picked_lines_pkey primary key (line_id),
  constraint picked_lines_line_id_fkey foreign key (line_id) references order_lines(id),
  constraint picked_lines_picked_check check (picked >= 0)
);

-- How a seller issues tax documents: defaults of the NF-e, and the certificate, which is sealed with the server's key.
create table tax_setups (
  environment smallint not null,
  series smallint not null,
  exceeds_limit boolean not null,
  ncm_cards text not null,
  ncm_goods text not null,
  origin smallint not null,
  cfop_inside text,
  cfop_outside text,
  pis smallint not null,
  cofins smallint not null,
  tried_at timestamptz,
  updated_at timestamptz not null,
  -- Tax set-ups and certificates are those of the company that issues, which several people and stores may act for.
  company_id integer not null,
  constraint tax_setups_pkey primary key (company_id),
  constraint tax_setups_company_id_fkey foreign key (company_id) references companies(id) on delete cascade,
  constraint tax_setups_cfop_inside_check check (cfop_inside ~ '^5\d{3}$'),
  constraint tax_setups_cfop_outside_check check (cfop_outside ~ '^6\d{3}$'),
  constraint tax_setups_cofins_check check (cofins >= 0 and cofins <= 2000),
  constraint tax_setups_environment_check check (environment = any (array[1, 2])),
  constraint tax_setups_ncm_cards_check check (ncm_cards ~ '^\d{8}$'),
  constraint tax_setups_ncm_goods_check check (ncm_goods ~ '^\d{8}$'),
  constraint tax_setups_origin_check check (origin >= 0 and origin <= 8),
  constraint tax_setups_pis_check check (pis >= 0 and pis <= 2000),
  constraint tax_setups_series_check check (series >= 1 and series <= 889)
);

create table tax_certificates (
  sealed text not null,
  name text not null,
  cnpj varchar(14) not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  added_at timestamptz not null,
  warned_at timestamptz,
  company_id integer not null,
  constraint tax_certificates_pkey primary key (company_id),
  constraint tax_certificates_company_id_fkey foreign key (company_id) references companies(id) on delete cascade
);

-- The next number of each series, taken in the transaction that writes the document, so that there is neither gap nor double.
create table invoice_numbers (
  issuer varchar(14) not null,
  environment smallint not null,
  model smallint not null,
  series smallint not null,
  next_number integer not null,
  constraint invoice_numbers_pkey primary key (issuer, environment, model, series),
  constraint invoice_numbers_next_number_check check (next_number > 0)
);

create table invoices (
  id integer generated always as identity not null,
  store_order_id integer not null,
  store_id integer not null,
  purpose text not null,
  source text not null,
  model smallint not null,
  environment smallint not null,
  issuer varchar(14) not null,
  series smallint not null,
  number integer not null,
  access_key char(44),
  state text not null,
  status_code integer,
  status_reason text,
  cents integer not null,
  contingency text,
  xml text,
  protocol text,
  protocol_xml text,
  issued_at timestamptz,
  authorised_at timestamptz,
  cancelled_at timestamptz,
  cancel_refused text,
  tries integer default 0 not null,
  next_try_at timestamptz,
  working_until timestamptz,
  mailed_at timestamptz,
  created_at timestamptz not null,
  constraint invoices_pkey primary key (id),
  constraint invoices_access_key_key unique (access_key),
  constraint invoices_store_id_fkey foreign key (store_id) references stores(id),
  constraint invoices_store_order_id_fkey foreign key (store_order_id) references store_orders(id),
  constraint invoices_cents_check check (cents >= 0),
  constraint invoices_check check ((state <> ALL (array['processing', 'authorised', 'cancelled'])) or access_key is not null),
  constraint invoices_contingency_check check (contingency in ('SVC-AN', 'SVC-RS')),
  constraint invoices_environment_check check (environment = any (array[1, 2])),
  constraint invoices_model_check check (model = any (array[55, 99])),
  constraint invoices_purpose_check check (purpose in ('sale', 'return')),
  constraint invoices_source_check check (source in ('issued', 'elsewhere')),
  constraint invoices_state_check check (state in ('draft', 'processing', 'authorised', 'rejected', 'denied', 'cancelled', 'unused'))
);
create unique index invoices_number on invoices (issuer, environment, model, series, number) where source = 'issued';
create unique index invoices_live on invoices (store_order_id, purpose, environment)
  where state not in ('denied', 'cancelled', 'unused');
create index invoices_store on invoices (store_id, id desc);
create index invoices_due on invoices (next_try_at) where next_try_at is not null;

-- Letters of correction, cancellations and skipped numbers, as they were registered.
create table invoice_events (
  id integer generated always as identity not null,
  invoice_id integer not null,
  kind text not null,
  sequence smallint not null,
  text text not null,
  protocol text,
  xml text not null,
  answer_xml text,
  happened_at timestamptz not null,
  -- An event is kept with its number, text and signed message before the authority is told; `asked` means that nobody
  -- knows yet what became of it. One at a time is on its way for a document.
  state text default 'registered' not null,
  tries integer default 0 not null,
  next_try_at timestamptz,
  constraint invoice_events_pkey primary key (id),
  constraint invoice_events_invoice_id_kind_sequence_key unique (invoice_id, kind, sequence),
  constraint invoice_events_invoice_id_fkey foreign key (invoice_id) references invoices(id),
  constraint invoice_events_kind_check check (kind in ('correction', 'cancellation', 'inutilisation')),
  constraint invoice_events_state_check check (state in ('asked', 'registered'))
);
create unique index invoice_events_asked on invoice_events (invoice_id) where state = 'asked';

-- When a seller read the document, and with it the CPF and the address of the buyer.
create table invoice_readings (
  invoice_id integer not null,
  user_id integer not null,
  read_at timestamptz not null,
  constraint invoice_readings_invoice_id_fkey foreign key (invoice_id) references invoices(id),
  constraint invoice_readings_user_id_fkey foreign key (user_id) references users(id)
);
create index invoice_readings_invoice on invoice_readings (invoice_id);

-- What a store asked to be done with many parcels at once: it goes on when the page is closed.
create table dispatch_runs (
  id integer generated always as identity not null,
  store_id integer not null,
  work text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint dispatch_runs_pkey primary key (id),
  constraint dispatch_runs_store_id_fkey foreign key (store_id) references stores(id),
  constraint dispatch_runs_work_check check (work in ('issue', 'prepare', 'post'))
);
create index dispatch_runs_of_store on dispatch_runs (store_id, id);
-- A store does one thing at a time, or two runs would wait for each other at each parcel
create unique index one_dispatch_run on dispatch_runs (store_id) where ended_at is null;

create table dispatch_run_parcels (
  run_id integer not null,
  store_order_id integer not null,
  -- Where it is not that of the label
  tracking_code text,
  state text default 'waiting' not null,
  -- The refusal, for a parcel that failed
  why text,
  -- The code of the refusal, by which the page names what cures it.
  code text,
  -- Why a parcel could not be dispatched is written in both languages of the site. Null: the text is the same in both.
  why_en text,
  constraint dispatch_run_parcels_pkey primary key (run_id, store_order_id),
  constraint dispatch_run_parcels_run_id_fkey foreign key (run_id) references dispatch_runs(id) on delete cascade,
  constraint dispatch_run_parcels_store_order_id_fkey foreign key (store_order_id) references store_orders(id),
  constraint dispatch_run_parcels_state_check check (state in ('waiting', 'done', 'failed'))
);

-- When a store opened the CPF of a buyer to write the tax document in a program of its own.
create table buyer_readings (
  store_order_id integer not null,
  user_id integer not null,
  read_at timestamptz not null,
  constraint buyer_readings_store_order_id_fkey foreign key (store_order_id) references store_orders(id),
  constraint buyer_readings_user_id_fkey foreign key (user_id) references users(id)
);
create index buyer_readings_of_parcel on buyer_readings (store_order_id);

-- Cards that a store had taken out of their places for a sale that was then undone, and that are on sale again.
create table put_backs (
  line_id integer not null,
  store_id integer not null,
  units integer not null,
  undone_at timestamptz not null,
  -- When the store said that they lie in their place again
  put_back_at timestamptz,
  constraint put_backs_pkey primary key (line_id),
  constraint put_backs_line_id_fkey foreign key (line_id) references order_lines(id),
  constraint put_backs_store_id_fkey foreign key (store_id) references stores(id),
  constraint put_backs_units_check check (units > 0)
);
create index put_backs_open on put_backs (store_id, line_id) where put_back_at is null;

-- How a store prints labels; a store without a row has not chosen yet.
create table store_printing (
  store_id integer not null,
  paper text not null,
  contents boolean not null,
  constraint store_printing_pkey primary key (store_id),
  constraint store_printing_store_id_fkey foreign key (store_id) references stores(id),
  constraint store_printing_paper_check check (paper in ('label', 'a6', 'a4'))
);

-- care -----------------------------------------------------------------------------------------------------------------

create table review_reports (
  id integer generated always as identity not null,
  review_id integer not null,
  user_id integer not null,
  reason text not null,
  comment text,
  reported_at timestamptz not null,
  decided_at timestamptz,
  decision text,
  constraint review_reports_pkey primary key (id),
  constraint review_reports_review_id_user_id_key unique (review_id, user_id),
  constraint review_reports_review_id_fkey foreign key (review_id) references store_reviews(id),
  constraint review_reports_user_id_fkey foreign key (user_id) references users(id),
  constraint review_reports_check check ((decided_at is null) = (decision is null)),
  constraint review_reports_decision_check check (decision in ('kept', 'removed')),
  constraint review_reports_reason_check check (reason in ('offensive', 'false', 'personal_data', 'advertising', 'other'))
);
create index review_reports_user_id_idx on review_reports (user_id);
create index review_reports_waiting on review_reports (review_id) where decided_at is null;

create table complaints (
  id integer generated always as identity not null,
  store_order_id integer not null,
  -- Null for a parcel of the centre, whose complaints operators answer
  store_id integer,
  user_id integer not null,
  reason text not null,
  state text not null,
  outcome text,
  contested_cents integer not null,
  refund_cents integer,
  opened_at timestamptz not null,
  -- The time to agree; null when it does not run
  due_from timestamptz,
  due_at timestamptz,
  -- Reminders sent in this time
  reminders smallint default 0 not null,
  -- When the clock ends a resolved complaint
  ends_at timestamptz,
  blocked_by text,
  resolved_at timestamptz,
  closed_at timestamptz,
  return_code text,
  return_posted_at timestamptz,
  constraint complaints_pkey primary key (id),
  constraint complaints_store_id_fkey foreign key (store_id) references stores(id),
  constraint complaints_store_order_id_fkey foreign key (store_order_id) references store_orders(id),
  constraint complaints_user_id_fkey foreign key (user_id) references users(id),
  constraint complaints_blocked_by_check check (blocked_by in ('client', 'store')),
  constraint complaints_check check (refund_cents >= 0 and refund_cents <= contested_cents),
  constraint complaints_check1 check ((outcome is null) = (resolved_at is null)),
  constraint complaints_check2 check ((state = 'closed') = (closed_at is not null)),
  constraint complaints_contested_cents_check check (contested_cents > 0),
  constraint complaints_outcome_check check (outcome in ('full_refund', 'partial_refund', 'return', 'reshipment', 'unfounded')),
  constraint complaints_reason_check check (reason in ('not_arrived', 'missing_card', 'worse_condition', 'wrong_card', 'counterfeit', 'damaged_in_transit', 'regret')),
  constraint complaints_state_check check (state in ('open', 'awaiting_store', 'awaiting_buyer', 'in_mediation', 'resolved', 'closed'))
);
create index complaints_of_buyer on complaints (user_id, id desc);
create index complaints_of_store on complaints (store_id, id desc);
create index complaints_of_parcel on complaints (store_order_id);
create index complaints_due on complaints (due_at) where due_at is not null;
create index complaints_to_end on complaints (ends_at) where ends_at is not null;
create index complaints_in_mediation on complaints (id) where state = 'in_mediation';

create table complaint_lines (
  complaint_id integer not null,
  order_line_id integer not null,
  quantity integer not null,
  received_condition text,
  -- How the buyer says that a card came.
  received jsonb,
  constraint complaint_lines_pkey primary key (complaint_id, order_line_id),
  constraint complaint_lines_complaint_id_fkey foreign key (complaint_id) references complaints(id),
  constraint complaint_lines_order_line_id_fkey foreign key (order_line_id) references order_lines(id),
  constraint complaint_lines_quantity_check check (quantity > 0),
  constraint complaint_lines_received_condition_check check (received_condition in ('M', 'NM', 'SP', 'MP', 'HP', 'D'))
);
create index complaint_lines_of_line on complaint_lines (order_line_id);

create table complaint_messages (
  id integer generated always as identity not null,
  complaint_id integer not null,
  user_id integer not null,
  party text not null,
  body text not null,
  photos text[] default '{}' not null,
  created_at timestamptz not null,
  -- When the other side read it
  read_at timestamptz,
  constraint complaint_messages_pkey primary key (id),
  constraint complaint_messages_complaint_id_fkey foreign key (complaint_id) references complaints(id),
  constraint complaint_messages_user_id_fkey foreign key (user_id) references users(id),
  constraint complaint_messages_body_check check (body <> ''),
  constraint complaint_messages_party_check check (party in ('client', 'store', 'operator'))
);
create index complaint_messages_of_complaint on complaint_messages (complaint_id, id);
create index complaint_messages_of_user on complaint_messages (user_id, created_at);

create table complaint_proposals (
  id integer generated always as identity not null,
  complaint_id integer not null,
  user_id integer not null,
  party text not null,
  kind text not null,
  cents integer,
  note text,
  created_at timestamptz not null,
  -- accepted, replaced by another, or overtaken by the end
  ended_at timestamptz,
  -- When the other side read a proposal: only the first unread one is told
  read_at timestamptz,
  constraint complaint_proposals_pkey primary key (id),
  constraint complaint_proposals_complaint_id_fkey foreign key (complaint_id) references complaints(id),
  constraint complaint_proposals_user_id_fkey foreign key (user_id) references users(id),
  constraint complaint_proposals_cents_check check (cents > 0),
  constraint complaint_proposals_check check ((kind = 'refund') = (cents is not null)),
  constraint complaint_proposals_kind_check check (kind in ('refund', 'return', 'reshipment')),
  constraint complaint_proposals_party_check check (party in ('client', 'store'))
);
create unique index complaint_proposals_open on complaint_proposals (complaint_id) where ended_at is null;
create index complaint_proposals_of_user on complaint_proposals (user_id);

create table complaint_events (
  id integer generated always as identity not null,
  complaint_id integer not null,
  -- Null for the clock
  user_id integer,
  party text not null,
  kind text not null,
  state text not null,
  cents integer,
  outcome text,
  note text,
  happened_at timestamptz not null,
  constraint complaint_events_pkey primary key (id),
  constraint complaint_events_complaint_id_fkey foreign key (complaint_id) references complaints(id),
  constraint complaint_events_user_id_fkey foreign key (user_id) references users(id),
  constraint complaint_events_party_check check (party in ('client', 'store', 'operator', 'system'))
);
create index complaint_events_of_complaint on complaint_events (complaint_id, id);

-- payouts --------------------------------------------------------------------------------------------------------------

-- Until when the provider's books were read.
create table provider_books (
  provider text not null,
  read_until timestamptz not null,
  constraint provider_books_pkey primary key (provider)
);

-- Where the provider and the ledger differ, until they agree.
create table reconciliation_differences (
  id bigint generated always as identity not null,
  provider text not null,
  kind text not null,
  -- The provider's payment, where it belongs to no order of ours.
  payment_id text,
  order_id integer,
  ours_cents bigint not null,
  theirs_cents bigint not null,
  found_at timestamptz not null,
  resolved_at timestamptz,
  compared_at timestamptz default '-infinity' not null,
  constraint reconciliation_differences_pkey primary key (id),
  constraint reconciliation_differences_provider_kind_payment_id_order_i_key unique nulls not distinct (provider, kind, payment_id, order_id),
  constraint reconciliation_differences_order_id_fkey foreign key (order_id) references orders(id),
  constraint reconciliation_differences_kind_check check (kind in ('unknown', 'missing', 'charged', 'refunded', 'withdrawn', 'fee', 'disputed', 'unread'))
);
create index reconciliation_differences_of_order on reconciliation_differences (order_id) where order_id is not null;
create index reconciliation_differences_of_payment on reconciliation_differences (payment_id) where payment_id is not null;

-- What operators say became of a difference between the provider and the ledger.
create table reconciliation_settlements (
  id bigint generated always as identity not null,
  difference_id bigint not null,
  settled_at timestamptz not null,
  settled_by integer not null,
  reason text not null,
  constraint reconciliation_settlements_pkey primary key (id),
  constraint reconciliation_settlements_difference_id_fkey foreign key (difference_id) references reconciliation_differences(id),
  constraint reconciliation_settlements_settled_by_fkey foreign key (settled_by) references users(id)
);
create index reconciliation_settlements_of_difference on reconciliation_settlements (difference_id);
create index reconciliation_settlements_settled_by on reconciliation_settlements (settled_by);

-- Until when the provider's charges were compared with the ledger.
create table reconciliations (
  provider text not null,
  until timestamptz not null,
  constraint reconciliations_pkey primary key (provider)
);

-- Never changed: a new account replaces the earlier one. It is of a store, or of a person whose stores without one of
-- their own are paid there.
create table bank_accounts (
  id integer generated always as identity not null,
  user_id integer,
  store_id integer,
  bank_code char(3) not null,
  bank_name text not null,
  agency text not null,
  agency_digit text not null,
  account text not null,
  account_digit text not null,
  account_type text not null,
  holder_name text not null,
  holder_document varchar(14) not null,
  created_at timestamptz not null,
  replaced_at timestamptz,
  constraint bank_accounts_pkey primary key (id),
  constraint bank_accounts_store_id_fkey foreign key (store_id) references stores(id),
  constraint bank_accounts_user_id_fkey foreign key (user_id) references users(id),
  constraint bank_accounts_account_type_check check (account_type in ('checking', 'savings')),
  constraint bank_accounts_owner_check check (num_nonnulls(user_id, store_id) = 1)
);
create index bank_accounts_user_id_id_idx on bank_accounts (user_id, id desc);
create unique index bank_accounts_of_person_in_use on bank_accounts (user_id) where replaced_at is null;
create unique index bank_accounts_of_store_in_use on bank_accounts (store_id) where replaced_at is null;
create index bank_accounts_store_id_id_idx on bank_accounts (store_id, id desc);

create table withdrawals (
  id integer generated always as identity not null,
  store_id integer not null,
  user_id integer not null,
  -- Cleared when its owner is forgotten; the parts that are shown stay.
  bank_account_id integer,
  bank_name text not null,
  account_end text not null,
  -- What leaves the balance; the bank receives this less the fee.
  cents integer not null,
  fee_cents integer not null,
  -- Chosen by the browser for one request, so that a repeat is recognised.
  key uuid not null,
  -- Our name for the transfer at the provider.
  code text not null,
  state text not null,
  asked_at timestamptz not null,
  send_on date not null,
  expected_on date not null,
  -- From then on the provider may know of it.
  sending_at timestamptz,
  payee_id text,
  payout_id text,
  sent_at timestamptz,
  ended_at timestamptz,
  -- When the provider was last asked for the outcome.
  looked_at timestamptz,
  failure text,
  -- When the money that came back was put into our own account again.
  home_at timestamptz,
  -- When an operator acknowledged the failure.
  handled_at timestamptz,
  handled_by integer,
  constraint withdrawals_pkey primary key (id),
  constraint withdrawals_code_key unique (code),
  constraint withdrawals_payout_id_key unique (payout_id),
  constraint withdrawals_store_id_key_key unique (store_id, key),
  constraint withdrawals_bank_account_id_fkey foreign key (bank_account_id) references bank_accounts(id) on delete set null,
  constraint withdrawals_handled_by_fkey foreign key (handled_by) references users(id),
  constraint withdrawals_store_id_fkey foreign key (store_id) references stores(id),
  constraint withdrawals_user_id_fkey foreign key (user_id) references users(id),
  constraint withdrawals_cents_check check (cents > 0),
  constraint withdrawals_check check (fee_cents >= 0 and fee_cents < cents),
  constraint withdrawals_failure_check check (failure in ('no_account', 'rejected', 'refused_by_bank', 'sent_back', 'disputed')),
  constraint withdrawals_state_check check (state in ('requested', 'sent', 'paid', 'failed', 'returned', 'cancelled'))
);
create index withdrawals_by_sending on withdrawals (sent_at) where sent_at is not null;
create index withdrawals_lately_paid on withdrawals (ended_at) where state = 'paid';
create index withdrawals_store_id_id_idx on withdrawals (store_id, id desc);
create index withdrawals_to_take_home on withdrawals (id) where (state in ('failed', 'returned')) and payee_id is not null and home_at is null;
create index withdrawals_to_watch on withdrawals (id) where state in ('requested', 'sent');
create index withdrawals_unhandled on withdrawals (id) where (state in ('failed', 'returned')) and handled_at is null;
-- A store has at most one withdrawal on its way to the provider.
create unique index withdrawals_under_way on withdrawals (store_id) where state = 'requested';

-- Withdrawals that a store wants made without asking each time: all that can be withdrawn, from an amount on.
create table withdrawal_schedules (
  store_id integer not null,
  rhythm text not null,
  least_cents integer not null,
  updated_at timestamptz not null,
  -- The day in Brazil of the last withdrawal that the schedule made.
  withdrew_on date,
  constraint withdrawal_schedules_pkey primary key (store_id),
  constraint withdrawal_schedules_store_id_fkey foreign key (store_id) references stores(id),
  constraint withdrawal_schedules_least_cents_check check (least_cents > 0),
  constraint withdrawal_schedules_rhythm_check check (rhythm in ('daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'))
);

-- office ---------------------------------------------------------------------------------------------------------------

-- Products that were merged away. Their addresses lead to the product that took them over.
create table product_merges (
  product_id integer not null,
  into_id integer not null,
  merged_at timestamptz not null,
  -- The product as it was.
  was jsonb not null,
  constraint product_merges_pkey primary key (product_id),
  constraint product_merges_into_id_fkey foreign key (into_id) references products(id)
);
create index product_merges_into_id_idx on product_merges (into_id);

-- Who submitted a store, and what was decided. The newest row explains its state.
create table store_decisions (
  id integer generated always as identity not null,
  store_id integer not null,
  user_id integer not null,
  from_status text,
  to_status text not null,
  reason text,
  decided_at timestamptz not null,
  constraint store_decisions_pkey primary key (id),
  constraint store_decisions_store_id_fkey foreign key (store_id) references stores(id),
  constraint store_decisions_user_id_fkey foreign key (user_id) references users(id)
);
create index store_decisions_store_id_id_idx on store_decisions (store_id, id desc);

-- The form of a new store as far as it is typed.
create table store_drafts (
  user_id integer not null,
  draft jsonb not null,
  updated_at timestamptz not null,
  constraint store_drafts_pkey primary key (user_id),
  constraint store_drafts_user_id_fkey foreign key (user_id) references users(id)
);

create table sessions (
  id bigint generated always as identity not null,
  user_id integer not null,
  -- SHA-256 of the token, so that a stolen table lets nobody in.
  token_hash bytea not null,
  -- The token before the last refresh, which another tab may still send for a moment.
  previous_hash bytea,
  refreshed_at timestamptz,
  device text not null,
  address text not null,
  -- The address, or the /64 of an IPv6 one, by which a known place is recognised.
  network text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- The operator who sees the shop as this person does, without writing.
  operator_id integer,
  end_noted boolean default false not null,
  constraint sessions_pkey primary key (id),
  constraint sessions_previous_hash_key unique (previous_hash),
  constraint sessions_token_hash_key unique (token_hash),
  constraint sessions_operator_id_fkey foreign key (operator_id) references users(id),
  constraint sessions_user_id_fkey foreign key (user_id) references users(id)
);
create index sessions_expires_at_idx on sessions (expires_at);
create index sessions_of_operators on sessions (id) where operator_id is not null and not end_noted;
create index sessions_user_id_last_seen_at_idx on sessions (user_id, last_seen_at desc);

-- Catalogues that operators upload. The file lies in the data folder until the import ends.
create table catalog_imports (
  id integer generated always as identity not null,
  user_id integer not null,
  format text not null,
  file_name text not null,
  sets_name text,
  reason text not null,
  state text not null,
  -- Bytes of the file as announced, as received, and as read by the import
  size bigint not null,
  received bigint default 0 not null,
  read bigint default 0 not null,
  added integer default 0 not null,
  changed integer default 0 not null,
  unchanged integer default 0 not null,
  merged integer default 0 not null,
  bad integer default 0 not null,
  -- Added and changed by runs that the server's end interrupted; a later run finds these rows equal
  added_before integer default 0 not null,
  changed_before integer default 0 not null,
  runs integer default 0 not null,
  -- Why the file could not be imported
  problem text,
  created_at timestamptz not null,
  told_at timestamptz not null,
  finished_at timestamptz,
  -- While a process reads the file of an import, also for a moment after it was cancelled
  is_read boolean default false not null,
  constraint catalog_imports_pkey primary key (id),
  constraint catalog_imports_user_id_fkey foreign key (user_id) references users(id),
  constraint catalog_imports_state_check check (state in ('uploading', 'running', 'done', 'cancelled', 'failed'))
);
-- One import at a time
create unique index catalog_imports_running on catalog_imports ((true)) where state = 'running';

create table catalog_import_faults (
  import_id integer not null,
  line integer not null,
  file text not null,
  problem text not null,
  constraint catalog_import_faults_import_id_fkey foreign key (import_id) references catalog_imports(id) on delete cascade
);
create index catalog_import_faults_of_import on catalog_import_faults (import_id, file, line);

-- tables that know each other ------------------------------------------------------------------------------------------
alter table banners add constraint banners_business_id_fkey foreign key (business_id) references businesses(id) on delete set null;
alter table mails add constraint mails_user_id_fkey foreign key (user_id) references users(id);
alter table photos add constraint photos_user_id_fkey foreign key (user_id) references users(id);
alter table security_events add constraint security_events_user_id_fkey foreign key (user_id) references users(id);
alter table mail_languages add constraint mail_languages_user_id_fkey foreign key (user_id) references users(id) on delete cascade;
alter table addresses add constraint addresses_company_id_user_id_fkey foreign key (company_id, user_id) references companies(id, user_id) on delete cascade;
alter table addresses add constraint addresses_store_id_fkey foreign key (store_id) references stores(id);
alter table push_devices add constraint push_devices_session_id_fkey foreign key (session_id) references sessions(id) on delete cascade;
alter table shipping_labels add constraint shipping_labels_store_order_id_fkey foreign key (store_order_id) references store_orders(id);
alter table store_reviews add constraint store_reviews_sale_id_fkey foreign key (sale_id) references order_sales(id);
alter table store_orders add constraint store_orders_sale_id_fkey foreign key (sale_id) references order_sales(id);
alter table grading_faults add constraint grading_faults_complaint_id_fkey foreign key (complaint_id) references complaints(id);

-- Sales whose price says something: the copy was not graded, signed or altered.
create view plain_sales as
select id, product_id, store_id, condition, language, finish, quantity, unit_price_cents, uf, sold_at, order_line_id, is_plain
from sales where is_plain;

-- Who belongs to a store, and the rights that each has there: "all", or a list of names. Only owners belong to stores;
-- people of a team will be added here, so that whoever asks for members or for rights finds them.
create view store_members as
select id store_id, owner_id user_id, '"all"'::jsonb rights from stores;

-- what the database does by itself -------------------------------------------------------------------------------------

-- Changes that were committed since a snapshot, however long their transactions took. It is asked before every page:
-- sequential scans are off, so that its kept plan never reads the rows of earlier hours.
create function changes_since(since pg_snapshot, out snapshot text, out product_ids integer[], out of_catalogue boolean)
returns record language plpgsql stable set enable_seqscan to 'off' as $$
begin
  select pg_current_snapshot()::text, coalesce(array_agg(distinct changes.product_id), '{}'), coalesce(bool_or(changes.of_catalogue), false)
  into snapshot, product_ids, of_catalogue
  from product_changes changes
  where changes.changed_tx >= pg_snapshot_xmin(since) and not pg_visible_in_snapshot(changes.changed_tx, since);
end $$;

create function copy_product_to_listing() returns trigger language plpgsql as $$
begin
  select type, category_id, number_sort, search
  into new.product_type, new.product_category_id, new.product_number, new.product_search
  from products where id = new.product_id;
  return new;
end $$;
create trigger copied_from_product before insert or update of product_id on listings for each row execute function copy_product_to_listing();

create function copy_products_to_listings() returns trigger language plpgsql as $$
begin
  with moved as (
    select n.id, n.type, n.category_id, n.number_sort, n.search from news n join olds o using (id)
    where (n.type, n.category_id, n.number_sort, n.search)
      is distinct from (o.type, o.category_id, o.number_sort, o.search)
  ), held as (
    select l.id, m.type, m.category_id, m.number_sort, m.search
    from listings l join moved m on m.id = l.product_id order by l.id for update of l
  )
  update listings l set product_type = h.type, product_category_id = h.category_id, product_number = h.number_sort,
    product_search = h.search
  from held h where h.id = l.id;
  return null;
end $$;
create trigger copied_to_listings after update on products referencing old table as olds new table as news for each statement execute function copy_products_to_listings();

-- An offer that is paused or sold out gives up its place, and asks again when it comes back.
create function leave_the_queue() returns trigger language plpgsql as $$
begin
  new.over_plan := false;
  return new;
end $$;
create trigger left_the_queue before update on listings for each row when (new.over_plan and (new.status <> 'available' or new.quantity = 0)) execute function leave_the_queue();

create function note_free_freight_change() returns trigger language plpgsql as $$
begin
  insert into product_changes (product_id) select distinct product_id from listings where store_id = new.id;
  return null;
end $$;
create trigger noted after update on stores for each row when (old.free_shipping_over_cents is distinct from new.free_shipping_over_cents) execute function note_free_freight_change();

create function note_product_changes() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'products' then
    insert into product_changes (product_id, of_catalogue) select id, true from changed;
  else
    insert into product_changes (product_id) select distinct product_id from changed;
  end if;
  return null;
end $$;
create trigger noted_delete after delete on products referencing old table as changed for each statement execute function note_product_changes();
create trigger noted_insert after insert on products referencing new table as changed for each statement execute function note_product_changes();
create trigger noted_update after update on products referencing new table as changed for each statement execute function note_product_changes();
create trigger noted_delete after delete on product_sales_stats referencing old table as changed for each statement execute function note_product_changes();
create trigger noted_insert after insert on product_sales_stats referencing new table as changed for each statement execute function note_product_changes();
create trigger noted_update after update on product_sales_stats referencing new table as changed for each statement execute function note_product_changes();
create trigger noted_delete after delete on product_stats referencing old table as changed for each statement execute function note_product_changes();
create trigger noted_insert after insert on product_stats referencing new table as changed for each statement execute function note_product_changes();
create trigger noted_update after update on product_stats referencing new table as changed for each statement execute function note_product_changes();
create trigger noted_delete after delete on product_views_summaries referencing old table as changed for each statement execute function note_product_changes();
create trigger noted_insert after insert on product_views_summaries referencing new table as changed for each statement execute function note_product_changes();
create trigger noted_update after update on product_views_summaries referencing new table as changed for each statement execute function note_product_changes();
create trigger noted_delete after delete on listings referencing old table as changed for each statement execute function note_product_changes();
create trigger noted_insert after insert on listings referencing new table as changed for each statement execute function note_product_changes();
create trigger noted_update after update on listings referencing new table as changed for each statement execute function note_product_changes();

create function note_vocabulary_change() returns trigger language plpgsql as $$
begin
  insert into product_changes (product_id, of_catalogue) values (null, true);
  return null;
end $$;
create trigger noted after insert or delete or update on businesses for each statement execute function note_vocabulary_change();
create trigger noted after insert or delete or update on categories for each statement execute function note_vocabulary_change();
create trigger noted after insert or delete or update on elements for each statement execute function note_vocabulary_change();
create trigger noted after insert or delete or update on rarities for each statement execute function note_vocabulary_change();
create trigger noted after insert or delete or update on tags for each statement execute function note_vocabulary_change();
create trigger noted after insert or delete or update on promotions for each statement execute function note_vocabulary_change();
create trigger noted_for_offers after insert or update on stores
  for each statement execute function note_vocabulary_change();
create trigger noted after insert or delete or update on store_stats for each statement execute function note_vocabulary_change();

-- The plan without a fee allows as many offers as a parameter of the operators says; no other plan can be bought yet.
create function offers_of_plan(asked integer) returns integer language sql stable as $$
  select case
    when audience = 'seller' and price_cents = 0
      then coalesce((select value::int from parameters where code = 'free_plan_offers'), max_offers)
    else max_offers
  end from plans where id = asked
$$;

create function plan_of_store(asked integer) returns integer language sql stable as $$
  select coalesce(s.plan_id, (
    select id from plans where audience = 'seller' and price_cents = 0 and not retired order by position, id limit 1
  )) from stores s where s.id = asked
$$;

-- Null is without limit.
create function offers_allowed(asked integer) returns integer language sql stable as $$
  select offers_of_plan(plan_of_store(asked))
$$;

-- Gives places of the plan to the offers that have waited longest, or takes them from the newest, `fresh` ones first.
-- The offers are held before the lock of the store, so that whoever waits here counts what the other transaction wrote.
create function keep_to_plans(asked integer[], fresh bigint[])
returns table(id bigint, store_id integer, product_id integer, over_plan boolean, allowed integer) language plpgsql as $$
#variable_conflict use_column
declare
  store record;
  spare int;
begin
  for store in
    select s.id, offers_allowed(s.id) allowed from stores s where s.id = any(asked) order by s.id
  loop
    continue when store.allowed is null and not exists (
      select from listings l where l.store_id = store.id and l.over_plan and l.status = 'available' and l.quantity > 0
    );
    perform pg_advisory_xact_lock(7263, store.id);
    select store.allowed - count(*) into spare from listings l
    where l.store_id = store.id and not l.over_plan and l.status = 'available' and l.quantity > 0;
    if spare < 0 then
      return query
        update listings l set over_plan = true
        from (
          select n.id from listings n left join (select distinct unnest(fresh) id) f on f.id = n.id
          where n.store_id = store.id and not n.over_plan and n.status = 'available' and n.quantity > 0
          order by f.id is null, n.created_at desc, n.id desc limit -spare
        ) newest
        where l.id = newest.id
        returning l.id, l.store_id, l.product_id, l.over_plan, store.allowed;
    else
      -- one that somebody holds is counted by them, right after
      return query
        update listings l set over_plan = false
        from (
          select w.id from listings w
          where w.store_id = store.id and w.over_plan and w.status = 'available' and w.quantity > 0
          order by w.created_at, w.id limit spare for no key update skip locked
        ) oldest
        where l.id = oldest.id
        returning l.id, l.store_id, l.product_id, l.over_plan, store.allowed;
    end if;
  end loop;
end $$;

create function refuse_late_ledger_line() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entries where id = new.entry_id and transaction_id <> pg_current_xact_id()) then
    raise exception 'ledger entry % is closed', new.entry_id using errcode = '23001';
  end if;
  return new;
end $$;
create trigger in_time before insert on ledger_lines for each row execute function refuse_late_ledger_line();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to: % of % refused', lower(tg_op), tg_table_name using errcode = '23001';
end $$;
create trigger frozen before delete or update or truncate on ledger_entries for each statement execute function refuse_ledger_change();
create trigger frozen before delete or update or truncate on ledger_lines for each statement execute function refuse_ledger_change();

create function refuse_operator_act_change() returns trigger language plpgsql as $$
begin
  raise exception 'what an operator did is only added to: % refused', lower(tg_op) using errcode = '23001';
end $$;
create trigger frozen before delete or update or truncate on operator_acts for each statement execute function refuse_operator_act_change();

create function refuse_unbalanced_ledger_entry() returns trigger language plpgsql as $$
begin
  if (select sum(cents) from ledger_lines where entry_id = new.entry_id) <> 0 then
    raise exception 'the lines of ledger entry % do not sum to zero', new.entry_id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on ledger_lines deferrable initially deferred for each row execute function refuse_unbalanced_ledger_entry();

create function sign_ledger_entry() returns trigger language plpgsql as $$
begin
  new.transaction_id := pg_current_xact_id();
  return new;
end $$;
create trigger signed before insert on ledger_entries for each row execute function sign_ledger_entry();

create function refuse_other_photos() returns trigger language plpgsql as $$
begin
  raise exception 'the photos of order line % cannot be changed', old.id using errcode = 'restrict_violation';
end
$$;
create trigger photos_stay before update of photos, passport on order_lines
  for each row when (new.photos is distinct from old.photos or new.passport is distinct from old.passport)
  execute function refuse_other_photos();
create trigger packed_photos_stay before update of packed_at, packed_passport on order_lines
  for each row when (old.packed_at is not null
    and (new.packed_at is distinct from old.packed_at or new.packed_passport is distinct from old.packed_passport))
  execute function refuse_other_photos();

create function refuse_other_evidence() returns trigger language plpgsql as $$
begin
  raise exception 'the photos of complaint % cannot be changed', old.complaint_id using errcode = 'restrict_violation';
end
$$;
create trigger evidence_stays before update of received on complaint_lines
  for each row when (new.received is distinct from old.received) execute function refuse_other_evidence();

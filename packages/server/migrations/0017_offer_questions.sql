-- What people ask a store about one of its offers before they buy, and what the store answers.
create table offer_questions (
  id integer primary key generated always as identity,
  user_id integer not null references users,
  store_id integer not null references stores,
  product_id integer not null references products,
  -- Refers to nothing once the offer is removed, and to the same offer again if it is restored.
  listing_id bigint not null,
  body text not null check (length(body) between 1 and 500),
  asked_at timestamptz not null,
  answer text check (answer <> ''),
  answered_at timestamptz,
  -- Set while the store hides the question: it does not wait for an answer, and the offer does not show it.
  hidden_at timestamptz,
  check ((answer is null) = (answered_at is null))
);
create index offer_questions_store on offer_questions (store_id, asked_at);
create index offer_questions_person on offer_questions (user_id, asked_at);
create index offer_questions_offer on offer_questions (listing_id);
create index offer_questions_product on offer_questions (product_id);

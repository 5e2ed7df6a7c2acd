-- The copies that a buyer means without saying so. An empty list stands for any; the days are business days until posting.
create table standards (
  user_id integer primary key references users,
  condition text not null,
  condition_rank smallint not null,
  languages text[] not null default '{}',
  finishes text[] not null default '{}',
  posts_in_days integer check (posts_in_days between 1 and 5),
  updated_at timestamptz not null
);

-- A want that names no copy now follows the standard of its person. Those that meant a card in any condition say so.
update wants w set condition = 'D', condition_rank = 1
from products p
where p.id = w.product_id and p.type = 'tcg' and w.condition is null and w.languages = '{}' and w.finish is null;

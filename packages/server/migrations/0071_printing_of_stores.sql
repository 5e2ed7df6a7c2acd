-- How a store prints labels; a store without a row has not chosen yet.
create table store_printing (
  store_id integer primary key references stores (id),
  paper text not null check (paper in ('label', 'a6', 'a4')),
  contents boolean not null
);

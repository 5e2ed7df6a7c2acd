-- Withdrawals that a store wants made without asking each time: all that can be withdrawn, from an amount on.
create table withdrawal_schedules (
  store_id integer primary key references stores,
  rhythm text not null check (rhythm in ('daily', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday')),
  least_cents integer not null check (least_cents > 0),
  updated_at timestamptz not null,
  -- The day in Brazil of the last withdrawal that the schedule made.
  withdrew_on date
);

-- labels of the carrier ----------------------------------------------------------------------------------------------
-- nobody wrote into it so far: a store's own labels leave no row
alter table shipping_labels drop constraint shipping_labels_state_check;
alter table shipping_labels
  add constraint shipping_labels_state_check check (state in ('intended', 'paid', 'bought', 'returned', 'kept')),
  add constraint shipping_labels_paid_check check (state = 'intended' or shipment_id is not null and cents is not null),
  add constraint shipping_labels_shipment_id_key unique (shipment_id),
  -- whoever buys it now is done by then, or has died
  add column working_until timestamptz;
-- what is to be finished, and what may have to be given back
create index shipping_labels_open on shipping_labels (created_at) where state in ('intended', 'paid', 'bought');

-- what the house paid to the carrier for labels of stores
alter table ledger_lines drop constraint ledger_lines_account_check;
alter table ledger_lines add constraint ledger_lines_account_check
  check (account ~ '^(buyer|escrow|store|withdrawing|bank):[0-9]+$' or account in ('commission', 'provider', 'fees', 'centre', 'losses', 'carrier'));

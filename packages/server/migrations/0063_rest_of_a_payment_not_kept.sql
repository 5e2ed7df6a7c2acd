-- of a payment that was not kept, what its buyer is still to be given: a bank may have given back a part
alter table order_payments add owed_cents integer not null default 0 check (owed_cents >= 0);
update order_payments pay set owed_cents = greatest(0, paid_cents - coalesce(
  (select d.cents from payment_disputes d where d.payment_id = pay.id and d.state = 'lost'), 0
)) where state = 'refunding';

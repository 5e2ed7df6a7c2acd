-- an operator who gives the money back another way first stops asking the provider for it
alter table order_refunds add held_at timestamptz;
alter table order_payments add refund_held_at timestamptz;

-- who gave a part back, and why
alter table order_refunds add user_id int references users, add reason text;

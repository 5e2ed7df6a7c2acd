-- how many payments are disputed is counted whenever somebody looks at /metrics
create index order_payments_disputed on order_payments (method) where disputed_at is not null;

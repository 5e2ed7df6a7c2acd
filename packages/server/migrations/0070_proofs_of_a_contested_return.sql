-- what a store shows of a return that it contests, and what its buyer answers: whoever decides sees both
alter table store_orders add column return_photos text[] not null default '{}';
alter table store_orders add column return_reply text;
alter table store_orders add column return_reply_photos text[] not null default '{}';

-- what a store says to the buyer whose wish to cancel it refuses
alter table order_cancellations add column reply text;

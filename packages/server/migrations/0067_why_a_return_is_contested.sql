-- what the store says of a return that it contests: whoever decides reads it, and so does the buyer
alter table store_orders add column return_note text;

-- A line that is taken out and put back keeps its place among the others; without one its id is its place.
alter table cart_lines add column place integer;

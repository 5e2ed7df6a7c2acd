-- block dates -------------------------------------------------------------------------------------------------------
-- kept by operators like their other lists, each by its id
alter table block_dates add column id int generated always as identity unique;
-- a holiday of the nation, written by the server
alter table block_dates add column national boolean not null default false;
update block_dates set national = true;

-- years whose holidays are written: what an operator adds to a year, or takes from it, neither keeps nor brings them back
create table holiday_years (year int primary key);
insert into holiday_years (year) select distinct extract(year from day)::int from block_dates;

-- banners -----------------------------------------------------------------------------------------------------------
-- what the picture shows, for whoever does not see it; empty where it only adorns
alter table banners add column alt text not null default '';

-- what an operator has corrected of a collection, which no catalogue overrules
alter table categories add column corrected text[] not null default '{}';
update categories c set corrected = a.columns
from (
  select substring(subject from 10)::int as id, array_agg(distinct field.name order by field.name) as columns
  from operator_acts cross join jsonb_object_keys(detail -> 'after') field (name)
  where kind = 'category_changed' and subject ~ '^category:\d+$' and jsonb_typeof(detail -> 'after') = 'object'
  group by 1
) a where a.id = c.id;

-- what the house writes into a new shop and never again, even where an operator has removed all of it
create table written_once (what text primary key);
insert into written_once (what) select 'faq' where exists (select from static_texts);

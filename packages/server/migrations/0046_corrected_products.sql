-- what an operator has corrected of a product, which no catalogue overrules
alter table products add column corrected text[] not null default '{}';
update products p set corrected = c.columns
from (
  select substring(a.subject from 9)::int as id, array_agg(distinct follows.name order by follows.name) as columns
  from operator_acts a
  cross join jsonb_object_keys(a.detail -> 'after') field (name)
  cross join lateral unnest(case field.name
    when 'category_id' then array['category_id', 'reference', 'reference_total']
    when 'card_number' then array['card_number', 'number_sort', 'reference', 'reference_total']
    else array[field.name] end) follows (name)
  where a.kind = 'product_changed' and a.subject ~ '^product:\d+$' and jsonb_typeof(a.detail -> 'after') = 'object'
  group by 1
) c where c.id = p.id;

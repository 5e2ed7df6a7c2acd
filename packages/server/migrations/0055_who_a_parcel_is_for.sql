-- an address that names nobody is the buyer's own: a label without a name is not delivered
update orders o set address = jsonb_set(o.address, '{recipient}', to_jsonb(u.name || ' ' || u.last_name))
from users u
where u.id = o.user_id and u.disabled_at is null and o.address ->> 'recipient' = '';

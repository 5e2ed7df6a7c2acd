-- a store posts from its default address: what was changed before now follows
update stores s set cep = a.postcode, city = a.city, uf = a.state
from addresses a
where a.user_id = s.owner_id and a.store_id = s.id and a.is_default and a.removed_at is null
  and (s.cep, s.city, s.uf) is distinct from (a.postcode, a.city, a.state);
update listings l set uf = s.uf from stores s where s.id = l.store_id and l.uf <> s.uf;

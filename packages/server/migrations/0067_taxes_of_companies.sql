-- Tax set-ups and certificates are those of the company that issues, which several people and stores may act for.
alter table tax_setups add column company_id integer references companies (id) on delete cascade;
update tax_setups t set company_id = c.id from companies c where c.user_id = t.user_id;
-- neither could ever be kept without a company
delete from tax_setups where company_id is null;
alter table tax_setups drop column user_id, add primary key (company_id);

alter table tax_certificates add column company_id integer references companies (id) on delete cascade;
update tax_certificates t set company_id = c.id from companies c where c.user_id = t.user_id;
delete from tax_certificates where company_id is null;
alter table tax_certificates drop column user_id, add primary key (company_id);

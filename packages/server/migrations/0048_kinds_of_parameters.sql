-- an address and a CEP are more than any text: what an operator types is checked
alter table parameters drop constraint parameters_kind_check;
update parameters set kind = 'cep' where code = 'bra_center_cep';
update parameters set kind = 'email' where code in ('support_email', 'privacy_email');
alter table parameters add constraint parameters_kind_check
  check (kind in ('cents', 'days', 'hours', 'minutes', 'count', 'basis_points', 'cep', 'email', 'text'));

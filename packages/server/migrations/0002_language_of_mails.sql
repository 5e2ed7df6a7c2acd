-- the language that a person is written to in, once chosen
create table mail_languages (
  user_id integer primary key references users on delete cascade,
  language text not null check (language in ('pt-BR', 'en'))
);
-- a mail keeps it from when it was written
alter table mails add column language text not null default 'pt-BR' check (language in ('pt-BR', 'en'));
-- amounts are worded by the server, no longer in statements
drop function brl(bigint);

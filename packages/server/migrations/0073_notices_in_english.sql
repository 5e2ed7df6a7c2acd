-- A notice is written in both languages of the site. Null: the text is the same in both.
alter table notices add column title_en text, add column body_en text;

-- The title of an act may be a sentence of the house. Null: the text is the same in both languages.
alter table operator_acts add column title_en text;

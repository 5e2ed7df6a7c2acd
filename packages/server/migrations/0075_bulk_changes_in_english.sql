-- Sentences of the history of bulk changes are kept in both languages of the site. Null: the text is the same in both.
alter table listing_changes add column problem_en text;
alter table listing_change_lines add column reason_en text;

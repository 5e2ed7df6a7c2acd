-- Which languages the printings of a game may have besides those that are told of each; null is all of them.
alter table businesses add column open_languages text[];

-- The databases of these games name every language of a printing, and that of Pokémon every finish.
update businesses set open_languages = '{}' where slug in ('pokemon', 'magic', 'yu-gi-oh', 'lorcana');
update businesses set open_finishes = '{}' where slug = 'pokemon' and open_finishes is null;

-- The reader wrote English at every printing, though its source tells no languages.
update products p set languages = null
where p.source = 'flesh-and-blood' and p.languages = '{EN}' and not 'languages' = any(p.corrected);

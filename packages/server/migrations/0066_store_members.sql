-- Who belongs to a store, and the rights that each has there: "all", or a list of names. Only owners belong to stores;
-- people of a team will be added here, so that whoever asks for members or for rights finds them.
create view store_members as
select id store_id, owner_id user_id, '"all"'::jsonb rights from stores;

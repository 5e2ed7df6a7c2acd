-- what was decided of what somebody proposed or reported is an answer, which whoever refuses the news still gets
alter table notices drop constraint notices_kind_check,
  add constraint notices_kind_check check (kind in ('security', 'orders', 'wants', 'selling', 'answers', 'news'));
alter table notification_preferences drop constraint notification_preferences_kind_check,
  add constraint notification_preferences_kind_check check (kind in ('orders', 'wants', 'selling', 'answers', 'news'));

-- What was committed since a snapshot, however long its transactions took. Asked before every page: its plan is kept, and
-- never reads the hours of changes before, whatever the statistics of a table that grows and is swept say.
create function changes_since(since pg_snapshot, out snapshot text, out product_ids integer[], out of_catalogue boolean)
language plpgsql stable
set enable_seqscan = off
as $$
begin
  select pg_current_snapshot()::text, coalesce(array_agg(distinct changes.product_id), '{}'), coalesce(bool_or(changes.of_catalogue), false)
  into snapshot, product_ids, of_catalogue
  from product_changes changes
  where changes.changed_tx >= pg_snapshot_xmin(since) and not pg_visible_in_snapshot(changes.changed_tx, since);
end $$;

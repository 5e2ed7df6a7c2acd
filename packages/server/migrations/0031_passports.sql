-- How one card looks: the guided photos of a condition passport, and a map of its defects.
alter table listings add column passport jsonb;

-- The passport with which a card was bought, and what the store saw of it before it closed the parcel.
alter table order_lines
  add column passport jsonb,
  add column packed_at timestamptz,
  add column packed_passport jsonb,
  add constraint order_lines_packed_check check (packed_passport is null or packed_at is not null);

drop trigger photos_stay on order_lines;
create trigger photos_stay before update of photos, passport on order_lines
  for each row when (new.photos is distinct from old.photos or new.passport is distinct from old.passport)
  execute function refuse_other_photos();
create trigger packed_photos_stay before update of packed_at, packed_passport on order_lines
  for each row when (old.packed_at is not null
    and (new.packed_at is distinct from old.packed_at or new.packed_passport is distinct from old.packed_passport))
  execute function refuse_other_photos();

-- How the buyer says that a card came.
alter table complaint_lines add column received jsonb;
create function refuse_other_evidence() returns trigger language plpgsql as $$
begin
  raise exception 'the photos of complaint % cannot be changed', old.complaint_id using errcode = 'restrict_violation';
end
$$;
create trigger evidence_stays before update of received on complaint_lines
  for each row when (new.received is distinct from old.received) execute function refuse_other_evidence();

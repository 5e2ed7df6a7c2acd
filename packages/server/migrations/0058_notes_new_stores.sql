-- Lists name the store of an offer from the memory of each process, so a new store must be noted there as a changed one is.
drop trigger noted_for_offers on stores;
create trigger noted_for_offers after insert or update on stores
  for each statement execute function note_vocabulary_change();

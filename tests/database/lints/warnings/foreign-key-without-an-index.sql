-- Removing or renaming what is referred to reads the whole table.
select format('%s of %s', k.conname, t.name) as object
from pg_constraint k join our_relations t on t.oid = k.conrelid
where k.contype = 'f' and not exists (
  select from our_indexes i
  where i.table_oid = k.conrelid and i.predicate = '' and i.columns[1:cardinality(k.conkey)] @> k.conkey
)

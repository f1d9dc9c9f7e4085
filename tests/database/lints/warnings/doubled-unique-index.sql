-- Two unique indexes promise one thing.
select a.name as object from our_indexes a join our_indexes b
  on b.table_oid = a.table_oid and b.oid < a.oid and b.keys = a.keys and b.predicate = a.predicate
where a.is_unique and b.is_unique

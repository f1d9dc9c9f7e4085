-- Another index has the same keys, or begins with them, for the same rows: it serves as well.
select a.name as object from our_indexes a
where not a.is_unique and not a.has_more_columns and exists (
  select from our_indexes b
  where b.table_oid = a.table_oid and b.oid <> a.oid and b.method = a.method and b.predicate = a.predicate
    and b.keys[1:a.width] = a.keys
    and (b.width > a.width or b.is_unique or b.has_more_columns or b.oid < a.oid)
)

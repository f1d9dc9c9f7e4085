-- Nothing that the product asks (statements.sql) has used it, and it keeps no foreign key cheap.
select i.name as object from our_indexes i left join pg_stat_user_indexes s on s.indexrelid = i.oid
where not i.is_unique and coalesce(s.idx_scan, 0) = 0 and not exists (
  select from pg_constraint k
  where k.contype = 'f' and k.conrelid = i.table_oid and i.predicate = ''
    and i.columns[1:cardinality(k.conkey)] @> k.conkey
)

-- Its rows cannot be told apart, or replicated.
select name as object from our_relations r
where kind in ('r', 'p') and not exists (select from our_indexes i where i.table_oid = r.oid and i.is_primary)

-- Policies that nothing asks.
select distinct p.name as object from our_policies p join our_relations t on t.name = p.table_name where not t.has_row_security

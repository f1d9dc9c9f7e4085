-- Whoever reaches the schema and is given a privilege by mistake would see every row.
select name as object from our_relations where kind in ('r', 'p') and is_in_open_schema and not has_row_security

-- Nor to another database's rows.
select name as object from our_relations where kind = 'f' and is_open

-- The caller decides what the names in it mean.
select name as object from our_functions where not coalesce(settings like '%search_path=%', false)

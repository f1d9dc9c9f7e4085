-- The caller decides what the names in it mean. (In a body of standard SQL they were decided when it was created.)
select name as object from our_functions where not coalesce(settings like '%search_path=%', false) and not has_bound_names

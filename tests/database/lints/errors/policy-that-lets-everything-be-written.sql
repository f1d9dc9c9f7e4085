-- "true" as the whole condition of a write.
select distinct name as object from our_policies
where is_permissive and command <> 'SELECT' and (coalesce(qual, 'true') = 'true' and coalesce(with_check, 'true') = 'true')

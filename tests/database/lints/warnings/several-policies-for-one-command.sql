-- Each of them is asked for every row, and a row is open when any says so.
select format('%s: %s of %s', table_name, command, role) as object from our_policies
where is_permissive group by table_name, role, command having count(distinct name) > 1

-- A view reads with its owner's rights, past the policies, unless it says otherwise.
select name as object from our_relations
where kind = 'v' and is_in_open_schema
  and not coalesce(options && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false)

-- Views over the table of users, which no role of the API may read.
select r.name as object from our_relations r
where r.kind in ('v', 'm') and r.is_open
  and exists (
    select from pg_rewrite w join pg_depend d on d.classid = 'pg_rewrite'::regclass and d.objid = w.oid
    where w.ev_class = r.oid and d.refobjid = 'auth.users'::regclass
  )

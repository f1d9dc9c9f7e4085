-- What is written to a GIN index with `fastupdate` waits in a list that each search reads whole, until a vacuum.
select c.oid::regclass::text as object
from pg_class c join pg_am a on a.oid = c.relam
where a.amname = 'gin' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  and not coalesce(c.reloptions @> '{fastupdate=off}', false)

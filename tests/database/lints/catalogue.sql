-- Catalogue of the checks: the schemas that are ours, in names that read the same on every search path. "Open" is what
-- the roles of the API, anon and authenticated, may touch at all.

create temporary view our_schemas as
select oid, nspname as name,
  has_schema_privilege('anon', oid, 'usage') or has_schema_privilege('authenticated', oid, 'usage') as is_open
from pg_namespace where nspname in ('public', 'private', 'embedded');

create temporary view our_relations as
select c.oid, format('%I.%I', s.name, c.relname) as name, c.relkind as kind, c.reloptions as options,
  c.relrowsecurity as has_row_security, s.is_open as is_in_open_schema, s.name = 'public' as is_in_api,
  s.is_open and exists (
    select from unnest(array['anon', 'authenticated']) role, unnest(array['select', 'insert', 'update', 'references']) privilege
    where has_any_column_privilege(role, c.oid, privilege) or has_table_privilege(role, c.oid, 'delete')
  ) as is_open
from pg_class c join our_schemas s on s.oid = c.relnamespace;

create temporary view our_functions as
select p.oid, format('%s.%I(%s)', s.name, p.proname, pg_get_function_identity_arguments(p.oid)) as name,
  p.prosecdef as is_definer, p.prosqlbody is not null as has_bound_names, array_to_string(p.proconfig, ',') as settings, obj_description(p.oid, 'pg_proc') as comment,
  s.is_open and has_function_privilege('anon', p.oid, 'execute') as is_open_to_strangers,
  s.is_open and has_function_privilege('authenticated', p.oid, 'execute') as is_open_to_signed_in
from pg_proc p join our_schemas s on s.oid = p.pronamespace
where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e');

-- One row for each role and command of a policy.
create temporary view our_policies as
select p.tablename, format('%I.%I', p.schemaname, p.tablename) as table_name,
  format('%I on %I.%I', p.policyname, p.schemaname, p.tablename) as name, p.permissive = 'PERMISSIVE' as is_permissive,
  role, command, concat_ws(' ', p.qual, p.with_check) as expression, p.with_check, p.qual
from pg_policies p, unnest(p.roles) role,
  unnest(case p.cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[p.cmd] end) command
where p.schemaname in ('public', 'private', 'embedded', 'storage');

create temporary view our_indexes as
select i.indexrelid as oid, i.indrelid as table_oid, format('%I.%I', s.name, c.relname) as name, c.relam as method,
  i.indisunique as is_unique, i.indisprimary as is_primary, i.indnkeyatts as width,
  coalesce(pg_get_expr(i.indpred, i.indrelid), '') as predicate,
  -- Each key: column or expression, collation, operators, direction.
  array(
    select format('%s %s %s %s', pg_get_indexdef(i.indexrelid, n, false), i.indcollation[n - 1], i.indclass[n - 1], i.indoption[n - 1])
    from generate_series(1, i.indnkeyatts) n order by n
  ) as keys,
  array(select i.indkey[n] from generate_series(0, i.indnkeyatts - 1) n order by n) as columns,
  i.indnatts > i.indnkeyatts as has_more_columns
from pg_index i join pg_class c on c.oid = i.indexrelid join our_schemas s on s.oid = c.relnamespace;

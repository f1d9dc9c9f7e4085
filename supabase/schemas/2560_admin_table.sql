-- The administration's table of all businesses: searched, filtered, sorted by any column, and read page by page.
--
-- One index holds, beside the date, all that is filtered, searched and sorted by. The date's order is read from it as far as a page
-- goes; any other question reads the whole of it, which is a tenth of the table: one index to keep up to date instead of one for each
-- column, for one person who looks.
--
-- Who may do what:
--   list_admin_businesses()   service_role alone, in the name of an administrator

create index negocios_administration on public.negocios (created_at, id) include (
  nombre_plano, slug, slug_categoria, plan_type, is_approved, is_deleted, is_featured, tiene_dueno, telefono
);

create function public.list_admin_businesses(
  reviewer uuid, term text default null, category text default null, plan text default null, status text default null,
  featured boolean default null, owned boolean default null, sort text default 'fecha', descending boolean default true,
  cursor_key text default null, cursor_id uuid default null, backward boolean default false, page_size int default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
declare
  most constant int := least(greatest(page_size, 1), 500);
  wanted constant text := private.words(left(term, 200));
  digits constant text := right(regexp_replace(left(term, 200), '[^0-9]', '', 'g'), 10);
  -- Who pastes an address means its slug.
  slug_part constant text := case when term ~ '-' then '%' || replace(wanted, ' ', '-') || '%' end;
  patterns text[] := (select array_agg('%' || w || '%') from (select distinct w from unnest(string_to_array(wanted, ' ')) w limit 8) d);
  categories constant text[] := array(
    select c.slug from public.categorias c where (select bool_and(private.words(c.nombre) like p) from unnest(patterns) p)
  );
  -- Those that hide it.
  callable constant uuid[] := array(
    select p.negocio_id from public.negocio_privado p
    where length(digits) >= 4 and translate(p.telefono, ' ()-.+', '') like '%' || digits || '%'
  );
  is_upward constant boolean := descending = backward;
  filter constant text := '
    n.is_deleted = ($1 is not distinct from ''eliminado'')
    and case $1 when ''aprobado'' then n.is_approved when ''pendiente'' then n.is_approved is null when ''rechazado'' then not n.is_approved else true end
    and ($2 is null or n.slug_categoria = $2) and ($3 is null or n.plan_type = $3)
    and ($4 is null or n.is_featured = $4) and ($5 is null or n.tiene_dueno = $5)
    and ($6 is null or n.nombre_plano like all ($6) or n.slug_categoria = any ($7) or n.slug like $12
      or (length($8) >= 4 and translate(n.telefono, '' ()-.+'', '''') like ''%'' || $8 || ''%'')
      or n.id = any ($13))';
  key text;
  key_type text := 'text';
  total bigint;
  page jsonb;
begin
  perform private.require_admin(reviewer);
  -- What is not there comes last, upward.
  key := case sort
    when 'nombre' then 'n.nombre_plano collate "C"'
    when 'categoria' then 'n.slug_categoria collate "C"'
    when 'telefono' then 'coalesce(n.telefono, ''~'') collate "C"'
    when 'plan' then '(case n.plan_type when ''premium'' then 3 when ''pro'' then 2 else 1 end)'
    when 'estado' then '(case when n.is_approved then 1 when n.is_approved is null then 2 else 3 end)'
    when 'fecha' then 'n.created_at'
    -- Those that wait, then the others; the newest first.
    when 'revision' then '(extract(epoch from n.created_at) + case when n.is_approved is null then 1e11 else 0 end)'
  end;
  if key is null then
    raise exception 'orden_desconocido' using errcode = '22023';
  end if;
  key_type := case sort when 'plan' then 'int' when 'estado' then 'int' when 'fecha' then 'timestamptz' when 'revision' then 'numeric' else 'text' end;
  if patterns is null and btrim(term) <> '' then
    -- Signs alone are in no name.
    patterns := '{~}';
  end if;
  execute 'select count(*) from public.negocios n where ' || filter into total
    using status, category, plan, featured, owned, patterns, categories, digits, null::text, null::uuid, 0, slug_part, callable;
  execute format($query$
    with page as (
      select n.id, %1$s as key from public.negocios n
      where %2$s and ($10 is null or (%1$s, n.id) %3$s ($9::%4$s, $10))
      order by %1$s %5$s, n.id %5$s limit $11 + 1
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', n.id, 'slug', n.slug, 'nombre', n.nombre, 'slug_categoria', n.slug_categoria, 'plan_type', n.plan_type,
      'is_approved', n.is_approved, 'is_deleted', n.is_deleted, 'is_featured', n.is_featured, 'tiene_dueno', n.tiene_dueno,
      'telefono', n.telefono, 'created_at', n.created_at, 'portada_url', n.portada_url, 'imagen_url', n.imagen_url, 'logo_url', n.logo_url,
      'clave', p.key::text
    ) order by p.key %5$s, n.id %5$s), '[]')
    from page p join public.negocios t on t.id = p.id, lateral private.as_owned(t) n
  $query$, key, filter, case when is_upward then '>' else '<' end, key_type, case when is_upward then 'asc' else 'desc' end)
  into page using status, category, plan, featured, owned, patterns, categories, digits, cursor_key, cursor_id, most, slug_part, callable;
  return jsonb_build_object('total', total, 'negocios', page);
end $$;

comment on function public.list_admin_businesses is 'A page of all businesses for the administration: {"total", "negocios": one more than page_size (500 at most) when there are more}. term: words of the name or the category in any order, part of the slug, or four digits of the telephone; status: aprobado, pendiente, rechazado, eliminado (otherwise what is deleted is left out); sort: nombre, categoria, telefono, plan, estado, fecha, revision (what waits first). A page goes on after cursor_key and cursor_id ("clave" and id of a row); backward: the rows before it, nearest first. 22023: orden_desconocido. Server only.';

revoke execute on function
  public.list_admin_businesses(uuid, text, text, text, text, boolean, boolean, text, boolean, text, uuid, boolean, int)
  from public, anon, authenticated;

grant execute on function
  public.list_admin_businesses(uuid, text, text, text, text, boolean, boolean, text, boolean, text, uuid, boolean, int)
  to service_role;

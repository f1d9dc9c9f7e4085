-- The plans in the database's words: rank, price and limits, and the table of which columns of a business an owner writes and visitors see
-- on which plan (its rows: …_businesses.sql). lib/plans/plans.ts and lib/businesses/fields.ts say the same to the pages; tests hold them
-- against each other.
--
-- What visitors see on some plans alone is granted to nobody: a grant does not know the plan of a row. They get it from functions, which
-- leave out columns_beyond() the plan (…_listing.sql, private.business_card).
--
-- Who may do what:
--   private.planes, private.campos_de_negocio   nobody; functions and triggers read them

create table private.planes (
  plan text primary key,
  rango smallint not null unique,
  descripcion_max int not null,
  galeria_max int not null,
  precio_centavos int not null check (precio_centavos >= 0)
);

create table private.campos_de_negocio (
  columna text primary key,
  plan_minimo text not null references private.planes (plan),
  plan_visible text not null references private.planes (plan),
  espera boolean not null,
  bucket text
);

alter table private.planes enable row level security;
alter table private.campos_de_negocio enable row level security;

revoke all on private.planes from public, anon, authenticated, service_role;
revoke all on private.campos_de_negocio from public, anon, authenticated, service_role;

comment on table private.planes is 'Limits that the database itself enforces: characters of the description, gallery images.';
comment on table private.campos_de_negocio is 'The columns of negocios that an owner writes, all of them: the lowest plan that may; the lowest whose page shows it (plan_visible); whether a change of an approved free listing waits for the review (espera); for a picture, the bucket that holds it.';

insert into private.planes (plan, rango, descripcion_max, galeria_max, precio_centavos) values
  ('free', 1, 100, 0, 0),
  ('pro', 2, 500, 3, 30000),
  ('premium', 3, 2000, 60, 50000);

-- In a language whose plans are kept: it is asked for every result.
create function private.columns_beyond(plan text) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    -- A number goes with its international form.
    select c from private.campos_de_negocio f join private.planes x on x.plan = f.plan_visible, unnest(array[f.columna, f.columna || '_e164']) c
    where x.rango > (select p.rango from private.planes p where p.plan = columns_beyond.plan)
  );
end $$;
comment on function private.columns_beyond is 'The columns of a business that the page of this plan does not show, whatever they hold.';

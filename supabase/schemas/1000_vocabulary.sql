-- The words that businesses are described with: what a mistyped word is held against.
--
-- The trigger only adds words that are new (no counter is raised, so writers do not wait for each other); how many businesses have a
-- word settles ties between corrections, and refresh_vocabulary() counts it anew after an import. No business fills the vocabulary: what
-- is learned between two countings is bounded.
--
-- Who may do what:
--   private.vocabulario, private.actividades, private.colonias   nobody; written by trigger, read by the search functions

create function private.sound(word text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  -- What Mexican ears cannot tell apart: b/v, s/z/c, y/ll, c/k/qu, g/j, silent h, doubled letters.
  return regexp_replace(
    translate(
      replace(replace(regexp_replace(regexp_replace(replace(replace(replace(
        word, 'ch', 'x'), 'll', 'y'), 'qu', 'k'), 'c([ei])', 's\1', 'g'), 'g([ei])', 'j\1', 'g'), 'gu', 'g'), 'ph', 'f'),
      'vzcwh', 'bsku'),
    '(.)\1+', '\1', 'g');
end $$;
comment on function private.sound is 'Sound of a folded word.';

create function private.sorted_letters(word text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return (select string_agg(letter, '' order by letter) from regexp_split_to_table(word, '') letter);
end $$;
comment on function private.sorted_letters is 'Sound of a folded word with its letters sorted, for words whose letters changed places.';

create table private.vocabulario (
  palabra text primary key check (length(palabra) between 2 and 40),
  escrita text not null,
  sonido text not null,
  letras text not null,
  negocios int not null
);

create table private.actividades (
  actividad text primary key,
  plano text not null
);

create table private.colonias (
  slug_colonia text primary key,
  colonia text not null
);

-- Words learned since they were last counted: a sequence, so that writers do not wait for each other.
create sequence private.palabras_aprendidas minvalue 0;

select setval('private.palabras_aprendidas', 0);

create index vocabulario_trigrams on private.vocabulario using gin (palabra extensions.gin_trgm_ops) with (fastupdate = off);
create index vocabulario_prefix on private.vocabulario (palabra text_pattern_ops);
create index vocabulario_sound on private.vocabulario (sonido);
create index vocabulario_letters on private.vocabulario (letras);
create index actividades_prefix on private.actividades (plano text_pattern_ops);
create index colonias_prefix on private.colonias (slug_colonia text_pattern_ops);

-- The folded words of a text beside the way they are written in it.
create function private.split_words(input text) returns table (palabra text, escrita text)
language sql immutable parallel safe set search_path = '' as $$
  select distinct on (f.palabra) f.palabra, f.escrita
  from (
    select private.fold(w) as palabra, w as escrita
    from regexp_split_to_table(lower(input), '[^[:alnum:]]+') w
    where length(w) between 2 and 40
  ) f
  where f.palabra ~ '^[a-z0-9]{2,40}$' and f.palabra !~ '^[0-9]+$'
  -- With its accents, when both are there.
  order by f.palabra, f.escrita = f.palabra
$$;

-- Text of a business that fills the vocabulary.
create function private.vocabulary_text(n public.negocios) returns text
language plpgsql stable set search_path = '' as $$
begin
  -- What the plan hides is nowhere to be read.
  return concat_ws(' ', n.nombre, n.categoria, n.actividad, case when n.plan_type <> 'free' then array_to_string(n.servicios, ' ') end, n.colonia);
end $$;

-- A public business's new words become known at once; they are counted later.
create function private.learn_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Between two countings; one is daily, and one ends an import. What is not learned now is counted then, from what businesses say
  -- by that time: an owner who changes a text all day adds no more than this.
  most constant int := 10000;
  changed public.negocios[];
  new_words text[];
begin
  if tg_op = 'INSERT' then
    select array_agg(n) into changed from new_rows n where n.is_approved and not n.is_deleted;
  else
    select array_agg(n) into changed
    from new_rows n join old_rows o using (id)
    where n.is_approved and not n.is_deleted
      and (n.busqueda is distinct from o.busqueda or not coalesce(o.is_approved, false) or o.is_deleted);
  end if;
  if changed is null then return null; end if;

  -- Nearly always all words are known already: that is found out cheaply.
  select array_agg(distinct w) into new_words
  from unnest(changed) n, unnest(string_to_array(private.words(private.vocabulary_text(n)), ' ')) w
  where length(w) between 2 and 40 and not exists (select from private.vocabulario k where k.palabra = w and k.negocios > 0);
  new_words := new_words[1 : most - (select last_value from private.palabras_aprendidas)];

  if cardinality(new_words) > 0 then
    perform nextval('private.palabras_aprendidas') from unnest(new_words);
    insert into private.vocabulario as v (palabra, escrita, sonido, letras, negocios)
    select w.palabra, min(w.escrita), private.sound(w.palabra), private.sorted_letters(w.palabra), count(*)
    from unnest(changed) n, private.split_words(private.vocabulary_text(n)) w
    where w.palabra = any (new_words)
    group by w.palabra
    order by w.palabra
    -- So far it was only in a synonym.
    on conflict (palabra) do update set negocios = excluded.negocios where v.negocios = 0;
  end if;

  insert into private.actividades (actividad, plano)
  select distinct n.actividad, private.words(n.actividad) from unnest(changed) n
  where n.actividad is not null and not exists (select from private.actividades a where a.actividad = n.actividad)
  order by 1
  on conflict do nothing;

  insert into private.colonias (slug_colonia, colonia)
  select c.slug_colonia, c.colonia from private.colonias_conocidas c
  where c.slug_colonia in (select n.slug_colonia from unnest(changed) n)
    and not exists (select from private.colonias k where k.slug_colonia = c.slug_colonia)
  order by 1
  on conflict do nothing;
  return null;
end $$;

create trigger negocios_learned_insert after insert on public.negocios
  referencing new table as new_rows for each statement execute function private.learn_words();

create trigger negocios_learned_update after update on public.negocios
  referencing new table as new_rows old table as old_rows for each statement execute function private.learn_words();

alter table private.colonias enable row level security;
alter table private.vocabulario enable row level security;
alter table private.actividades enable row level security;

revoke all on private.vocabulario, private.actividades, private.colonias from public, anon, authenticated, service_role;

comment on table private.vocabulario is 'Folded words of public businesses and of synonyms: as usually written, as they sound, their letters, in how many businesses they are.';
comment on table private.colonias is 'The known colonias that public businesses have (or had).';
comment on table private.actividades is 'The activities that public businesses have (or had).';

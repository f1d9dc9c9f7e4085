-- Meaning of a search: the first of the two stages of search.
--
--   words -> without intentions ("cerca de mí", "busco") -> units: a colonia, a term with its synonyms, or one word
--   -> exact: every unit must match. When that finds less than a handful: near (mistyped words corrected), then loose (all units but one).
--
-- Where all of that finds nothing, one word is looked for in the middle of names.
--
-- What is a word is not corrected into another one, and what one wants mended is looked for as its repair. What corrections may cost is
-- bounded.
--
-- Who may do what: nobody calls these functions but search_businesses() and suggest()

create type private.unit as (
  -- Must match.
  wanted tsquery,
  -- Text as typed, and other words for it: relevance weighs them apart.
  typed tsquery,
  meant tsquery,
  is_place boolean
);

create type private.understanding as (
  folded text,
  -- Digits of a telephone number, or null.
  phone text,
  exact tsquery,
  -- Null when the exact query finds enough: every word, after correction; and all words but one.
  near tsquery,
  loose tsquery,
  -- Middle of names, where nothing else is found: null otherwise.
  middle text,
  typed tsquery,
  meant tsquery,
  units int,
  corrected text
);

-- The words of a term without intentions and what says nothing.
create function private.content_words(folded text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  -- What people say around what they look for. The longest first; what is left empty by it is kept whole.
  intentions constant text := '(' || concat_ws('|',
    'cerca de (mi|aqui|donde estoy|mi casa)( casa| ubicacion)?', 'por (aqui|mi casa|mi rumbo)', 'aqui cerca', 'cerca de', 'cerca', 'cercan[oa]s?',
    'mas cercan[oa]s?',
    'donde (hay|venden|encuentro|encontrar|esta|estan|queda|comprar|compro|puedo (comprar|encontrar|ir a)|hacen|reparan|arreglan|componen)( un[oa]?s?)?', 'donde',
    '(en|de) iztapalapa', 'iztapalapa', '(en|de) (la )?(alcaldia|cdmx|ciudad de mexico|mexico)', 'cdmx', 'ciudad de mexico',
    '(ando |estoy )?buscando( un[oa]?s?)?', 'busco( un[oa]?s?)?', 'buscar', 'necesito( un[oa]?s?)?', 'quiero( comprar| un[oa]?s?)?', 'quisiera', 'me urge( un[oa]?)?', 'urgente', 'urge',
    'tengo( much[oa]| ganas de)?', 'me duelen?( el| la| los| las)?', 'se me( antoja| descompuso| rompio)?( el| la| los| las| un| una)?', 'algo (de|para)',
    'quien (hace|repara|arregla|compone|vende|instala)( un[oa]?s?)?', 'alguien que', 'conocen( a)?( un[oa]?s?)?', 'recomiend[ae]n?( un[oa]?s?)?', 'recomendad[oa]s?', 'que (hay|vendan?|hagan?)',
    '(el|la|los|las|un|una) (mejor|mejores|buen|buena|buenos|buenas)', 'mejor(es)?', 'buen[oa]?s?', 'barat[oa]s?', 'confiables?', 'de confianza',
    '(que este |que esten )?abiert[oa]s?( ahora| ahorita| hoy| en domingo| los domingos)?', 'ahorita', 'ahora', 'hoy', 'por favor',
    '(telefono|numero|direccion|horario|ubicacion) (de|del)( la)?', 'colonia', 'col',
    '(tiendas?|locales|local|negocios?|puestos?|venta|servicios?) de'
  ) || ')';
  rest text := ' ' || folded || ' ';
  pruned text;
begin
  -- "¿Dónde arreglar mi lavadora?": shops write what they do as a noun.
  rest := regexp_replace(rest, ' (arreglar|reparar|componer)(me)?( el| la| los| las| un| una| mis?)?(?= )', ' reparacion de', 'g');
  -- Two neighbours share the space between them, so the second one is seen on the next round.
  for round in 1..3 loop
    pruned := regexp_replace(rest, ' ' || intentions || '(?= )', ' ', 'g');
    exit when pruned = rest;
    rest := pruned;
  end loop;
  rest := btrim(regexp_replace(rest, ' +', ' ', 'g'));
  -- "la de" alone is no better than what was typed.
  if rest = '' or private.term_key(rest) is null then rest := folded; end if;
  -- Each word once: repeating it means nothing more.
  return (array(
    select w from unnest(string_to_array(rest, ' ')) with ordinality x (w, place) group by w order by min(place)
  ))[1:12];
end $$;

create function private.expand_abbreviation(word text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return case word
    when 'sta' then 'santa' when 'sto' then 'santo' when 'gpe' then 'guadalupe' when 'fco' then 'francisco' when 'ma' then 'maria'
    when 'amp' then 'ampliacion' when 'ampl' then 'ampliacion' when 'secc' then 'seccion' when 'sn' then 'san'
    when '1a' then 'primera' when '1ra' then 'primera' when '2a' then 'segunda' when '2da' then 'segunda' when '3a' then 'tercera'
    when '3ra' then 'tercera' when '4a' then 'cuarta' when '4ta' then 'cuarta'
    when 'av' then 'avenida' when 'dr' then 'doctor' when 'dra' then 'doctora' when 'lic' then 'licenciado' when 'arq' then 'arquitecto'
    when 'ing' then 'ingeniero' when 'mat' then 'materiales' when 'const' then 'construccion' when 'constr' then 'construccion'
    when 'rep' then 'reparacion' when 'gral' then 'general' when 'hnos' then 'hermanos' when 'elec' then 'electrico'
    when 'farm' then 'farmacia' when 'consul' then 'consultorio' when 'vet' then 'veterinaria' when 'rest' then 'restaurante'
    when 'refacc' then 'refacciones' when 'abts' then 'abarrotes' when 'abarr' then 'abarrotes' when 'dist' then 'distribuidora'
  end;
end $$;

create function private.is_common_word(words text[]) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  -- A word of many businesses need not be counted to know that it finds a handful.
  return cardinality(words) = 1 and exists (select from private.vocabulario v where v.palabra = words[1] and v.negocios >= 50);
end $$;

create function private.is_known_word(word text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from private.vocabulario v where v.palabra = word);
end $$;

create function private.begins_known_word(word text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  -- A range, which an index serves also when the word is a parameter; "~" comes after all letters.
  return length(word) >= 2 and exists (
    select from private.vocabulario v
    where v.palabra operator(pg_catalog.~>=~) word and v.palabra operator(pg_catalog.~<~) (word || '~')
  );
end $$;

create function private.is_stop_word(word text) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return ts_lexize('pg_catalog.spanish_stem', word) = '{}';
end $$;

create function private.singular(word text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  -- Where the stems of a word and of its plural part ways ("chalán", "chalanes").
  return case
    when word ~ '[^aeious]es$' and length(word) > 4 then regexp_replace(regexp_replace(word, 'es$', ''), 'c$', 'z')
    when word ~ '[aeiou]s$' and length(word) > 3 then left(word, -1)
  end;
end $$;

create function private.word_query(word text, is_unfinished boolean) returns tsquery
language plpgsql stable set search_path = '' as $$
begin
  return (concat_ws(' | ',
    coalesce((ts_lexize('pg_catalog.spanish_stem', word))[1], word),
    case when is_unfinished and length(word) >= 2 then word || ':*' else word end,
    (ts_lexize('pg_catalog.spanish_stem', private.singular(word)))[1],
    (ts_lexize('pg_catalog.spanish_stem', private.expand_abbreviation(word)))[1],
    private.expand_abbreviation(word)
  ))::tsquery;
end $$;

create function private.all_of(queries tsquery[]) returns tsquery
language plpgsql immutable set search_path = '' as $$
declare
  result tsquery;
  each tsquery;
begin
  foreach each in array coalesce(queries, '{}') loop
    result := case when result is null then each else result && each end;
  end loop;
  return result;
end $$;

create function private.any_of(queries tsquery[]) returns tsquery
language plpgsql immutable set search_path = '' as $$
declare
  result tsquery;
  each tsquery;
begin
  foreach each in array coalesce(queries, '{}') loop
    if each is not null then result := case when result is null then each else result || each end; end if;
  end loop;
  return result;
end $$;

-- Query on the index for the synonyms of a term.
create function private.meanings_of(term text) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  keys constant text[] := array[private.term_key(term), private.term_key(private.singular(term))];
begin
  return private.any_of(array(select distinct s.significado from public.sinonimos s where s.clave = any (keys) limit 40));
end $$;

-- True if words name a colonia.
create function private.is_place(words text[]) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  slug text := '';
  word text;
begin
  if private.is_stop_word(words[cardinality(words)]) then return false; end if;
  foreach word in array words loop
    slug := slug || '-' || coalesce(private.expand_abbreviation(word), word);
  end loop;
  slug := substr(slug, 2);
  return exists (select from private.colonias k where k.slug_colonia = slug)
    or (cardinality(words) > 1 and exists (
      select from private.colonias k
      where k.slug_colonia operator(pg_catalog.~>=~) (slug || '-') and k.slug_colonia operator(pg_catalog.~<~) (slug || '-~')
    ));
end $$;

create function private.understand_words(words text[]) returns private.unit[]
language plpgsql stable set search_path = '' as $$
declare
  units private.unit[] := '{}';
  count constant int := coalesce(cardinality(words), 0);
  position int := 1;
  taken int;
  span text[];
  typed tsquery;
  meant tsquery;
  apart tsquery;
  is_unfinished boolean;
  is_place boolean;
  word text;
begin
  while position <= count loop
    typed := null; meant := null; is_place := false; taken := 1;
    if not private.is_stop_word(words[position]) or words[position] in ('el', 'la', 'los', 'las') then
      -- A colonia: the longest run of words that begins one. A single word is one only behind something else.
      for size in reverse least(7, count - position + 1)..(case when position > 1 then 1 else 2 end) loop
        span := words[position : position + size - 1];
        if private.is_place(span) then
          select private.all_of(array_agg(private.word_query(w, position + size > count and place = size)))
          into typed
          from unnest(span) with ordinality x (w, place) where not private.is_stop_word(w);
          is_place := typed is not null;
          taken := size;
          exit;
        end if;
      end loop;
    end if;
    if typed is null and not private.is_stop_word(words[position]) then
      -- A term of several words that is called something else, too.
      for size in reverse least(4, count - position + 1)..2 loop
        span := words[position : position + size - 1];
        continue when private.is_stop_word(span[size]);
        meant := private.any_of(array[
          private.meanings_of(array_to_string(span, ' ')),
          -- "auto eléctrico" is also written in one word.
          case when size = 2 and private.is_known_word(span[1] || span[2])
            then private.word_query(span[1] || span[2], position + size > count) end
        ]);
        if meant is not null then
          select private.all_of(array_agg(private.word_query(w, false))) into typed from unnest(span) w where not private.is_stop_word(w);
          taken := size;
          exit;
        end if;
      end loop;
    end if;
    if typed is null then
      word := words[position];
      if not private.is_stop_word(word) then
        -- "Comer" is no beginning of "comercializadora".
        is_unfinished := (position = count or not private.is_known_word(word)) and not private.is_everyday_word(word);
        typed := private.word_query(word, is_unfinished);
        meant := private.any_of(array[private.meanings_of(word), private.meanings_of(private.expand_abbreviation(word))]);
        if length(word) >= 6 then
          -- Two words glued together.
          select (a.palabra || ' & ' || b.palabra)::tsquery into apart
          from generate_series(3, length(word) - 3) cut
            join private.vocabulario a on a.palabra = left(word, cut) and a.negocios > 0
            join private.vocabulario b on b.palabra = substr(word, cut + 1) and b.negocios > 0
          order by least(a.negocios, b.negocios) desc
          limit 1;
          meant := private.any_of(array[meant, apart]);
        end if;
      end if;
    end if;
    if typed is not null then
      units := units || row(private.any_of(array[typed, meant]), typed, meant, is_place)::private.unit;
    end if;
    position := position + taken;
  end loop;
  if cardinality(units) = 0 and count > 0 and words[1] <> '' then
    -- Nothing but words like "la": then they are what is looked for.
    typed := private.word_query(words[1], true);
    units := array[row(typed, typed, null, false)::private.unit];
  end if;
  return units;
end $$;
comment on function private.understand_words is 'The units of a term: colonias, terms with their synonyms, single words.';

create function private.correct_word(word text, is_last boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
  size constant int := length(word);
  sound constant text := private.sound(word);
  letters constant text := private.sorted_letters(word);
  most constant int := case when size <= 5 then 1 when size <= 8 then 2 else 3 end;
  -- Null: nobody writes it like this. 0: the synonyms have it, so it is a word, though no business here is called so ("lentes").
  own constant int := (
    select max(v.negocios) from private.vocabulario v where v.palabra in (word, word || 's', word || 'es', private.singular(word))
  );
  beginning constant text := left(word, case when size <= 5 then 2 else 3 end);
  best text;
begin
  -- A word that several businesses use is none that was mistyped.
  if size < 3 or size > 40 or own = 0 or own > 3 or word ~ '^[0-9]+$' or private.is_everyday_word(word) then return null; end if;
  select c.palabra into best
  from (
    select v.palabra, v.negocios, least(
      -- Two letters that changed places are one slip.
      case when v.letras = letters and extensions.levenshtein_less_equal(v.palabra, word, 2) <= 2 then 1
        else extensions.levenshtein_less_equal(v.palabra, word, most) end,
      extensions.levenshtein_less_equal(v.sonido, sound, most) + 0.5,
      -- An unfinished word may be mistyped, too.
      case when is_last and size >= 4 and length(v.palabra) > size
        then extensions.levenshtein_less_equal(left(v.palabra, size), word, most) + 0.6 end
    ) as distance
    from (
      (select p.* from private.vocabulario p where p.sonido = sound limit 20)
      union
      (select p.* from private.vocabulario p where p.letras = letters limit 20)
      union
      (select p.* from private.vocabulario p where p.palabra operator(extensions.%) word
        order by extensions.similarity(p.palabra, word) desc limit 40)
      union
      -- Too short for trigrams, or unfinished: what begins in the same way.
      (select p.* from private.vocabulario p
        where p.palabra operator(pg_catalog.~>=~) beginning and p.palabra operator(pg_catalog.~<~) (beginning || '~')
          and length(p.palabra) >= size - 1 and (is_last or length(p.palabra) <= size + 1)
        limit 500)
    ) v
    where v.palabra <> word
  ) c
  where c.distance <= most + 0.6 and (own is null or (c.negocios >= 10 * own and c.distance <= 1))
    -- Another letter makes another word of a short one: only what sounds the same, or a common word, is likelier than what was typed.
    and (size > 4 or c.negocios >= 10 or c.distance < 1)
  -- A frequent word is worth up to one slip.
  order by c.distance - least(0.9, 0.25 * log(1 + c.negocios)) + case when c.negocios = 0 then 0.3 else 0 end, c.negocios desc, c.palabra
  limit 1;
  return best;
end $$;
comment on function private.correct_word is 'The word that was probably meant; null when nothing is near enough. A word in use is only replaced by a far more frequent one.';

-- The whole term corrected; null when nothing of it was mistyped.
create function private.correct_words(words text[]) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  -- Looking for what is near a word is the dearest step: nobody mistypes more than a few.
  most constant int := 6;
  tried int := 0;
  corrected text[] := words;
begin
  -- What all of it together is called is known ("corte de pelo").
  if private.meanings_of(array_to_string(words, ' ')) is not null then return words; end if;
  for position in 1..coalesce(cardinality(words), 0) loop
    continue when private.is_stop_word(words[position]) or private.expand_abbreviation(words[position]) is not null
      or (position = cardinality(words) and not private.is_known_word(words[position]) and private.begins_known_word(words[position]));
    exit when tried = most;
    tried := tried + 1;
    corrected[position] := coalesce(private.correct_word(words[position], position = cardinality(words)), words[position]);
  end loop;
  return corrected;
end $$;

create function private.spell(words text[]) returns text
language sql stable set search_path = '' as $$
  select string_agg(coalesce(v.escrita, w), ' ' order by place)
  from unnest(words) with ordinality x (w, place) left join private.vocabulario v on v.palabra = w
$$;
comment on function private.spell is 'Words with the accents that they are usually written with.';

-- Counts public businesses that match, no further than asked.
create function private.count_matches(wanted tsquery, most int) returns int
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off as $$
begin
  return (select count(*) from (
    select from public.negocios n
    where n.is_approved and not n.is_deleted and n.busqueda @@ wanted and n.id >= 'e0000000-0000-0000-0000-000000000000'
    union all
    -- Not asked for when the first eighth has enough.
    select from public.negocios n
    where n.is_approved and not n.is_deleted and n.busqueda @@ wanted and n.id < 'e0000000-0000-0000-0000-000000000000'
    limit most
  ) m);
end $$;

-- Matches all units but one, whichever.
create function private.all_but_one(units private.unit[]) returns tsquery
language plpgsql immutable set search_path = '' as $$
declare
  -- A colonia alone is no answer to "plomero santa martha".
  what constant tsquery[] := array(select u.wanted from unnest(units) u where not u.is_place);
  queries constant tsquery[] := what || array(select u.wanted from unnest(units) u where u.is_place);
  every tsquery := queries[cardinality(queries)];
  result tsquery;
begin
  -- "a & (b | c) | b & c" rather than each way by itself: the index asks it of every row that has one of the words.
  for position in reverse cardinality(queries) - 1..1 loop
    result := case when result is null then queries[position] else queries[position] && result end;
    if position > 1 or cardinality(what) > 1 then result := result || every; end if;
    every := queries[position] && every;
  end loop;
  return case when cardinality(what) > 0 then result end;
end $$;

create function private.is_fragment(word text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  -- What is a word of its own is no part of another one ("lentes" of "Excelentes"). Less than three letters the index cannot find.
  return length(word) >= 3 and not private.is_stop_word(word) and not private.is_everyday_word(word) and not private.is_known_word(word);
end $$;
comment on function private.is_fragment is 'True if a word that finds nothing may be the middle of one.';

create function private.understand(term text) returns private.understanding
language plpgsql stable set search_path = '' as $$
declare
  handful constant int := 5;
  u private.understanding;
  digits constant text := regexp_replace(left(term, 100), '[^0-9]', '', 'g');
  words text[];
  fixed text[];
  units private.unit[];
  found int := 0;
  found_near int := 0;
  -- Null when nobody needs to know.
  is_loose_found boolean;
begin
  u.folded := rtrim(left(private.words(left(term, 200)), 120));
  if length(digits) between 7 and 15 then
    u.phone := right(digits, 10);
  elsif u.folded ~ '^[0-9 ]+$' and length(digits) between 4 and 6 then
    u.phone := digits;
  end if;
  if u.folded = '' then return u; end if;

  words := private.content_words(u.folded);
  units := private.understand_words(words);
  u.units := cardinality(units);
  u.exact := private.all_of((select array_agg(x.wanted) from unnest(units) x));
  u.typed := private.any_of((select array_agg(x.typed) from unnest(units) x));
  u.meant := private.any_of((select array_agg(x.meant) from unnest(units) x));
  if length(u.phone) >= 7 then return u; end if;

  if private.is_common_word(words) then return u; end if;
  found := private.count_matches(u.exact, handful);
  if found >= handful then return u; end if;

  fixed := private.correct_words(words);
  if fixed <> words then
    units := private.understand_words(fixed);
    u.units := cardinality(units);
    u.near := private.all_of((select array_agg(x.wanted) from unnest(units) x));
    u.typed := private.any_of(u.typed || (select array_agg(x.typed) from unnest(units) x));
    u.meant := private.any_of(u.meant || (select array_agg(x.meant) from unnest(units) x));
  end if;
  if u.near is not null then
    found_near := case when private.is_common_word(fixed) then handful else private.count_matches(u.near, handful) end;
  end if;
  if found_near < handful and u.units > 1 then
    u.loose := private.all_but_one(units);
    if found_near = 0 and (u.units > 2 or (found = 0 and fixed <> words)) then
      is_loose_found := private.count_matches(u.loose, 1) > 0;
    end if;
    if u.units > 2 and not is_loose_found then
      u.loose := private.any_of((select array_agg(x.wanted) from unnest(units) x where not x.is_place));
      is_loose_found := private.count_matches(u.loose, 1) > 0;
    end if;
  end if;
  if found = 0 and fixed <> words and (found_near > 0 or is_loose_found) then u.corrected := private.spell(fixed); end if;
  -- What finds nothing is not looked for again.
  if found = 0 then u.exact := null; end if;
  if found_near = 0 then u.near := null; end if;
  if not is_loose_found then u.loose := null; end if;
  if u.phone is null and num_nonnulls(u.exact, u.near, u.loose) = 0 and cardinality(words) = 1 and private.is_fragment(words[1]) then
    u.middle := '%' || words[1] || '%';
  end if;
  return u;
end $$;
comment on function private.understand is 'Stage one of search: what a term asks the index for.';

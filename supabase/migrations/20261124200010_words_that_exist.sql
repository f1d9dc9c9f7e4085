-- What is a word is not corrected into another one, and what one wants mended is looked for as its repair.
--
-- Who may do what: nobody calls these functions but search_businesses() and suggest()

create or replace function private.correct_word(word text, is_last boolean) returns text
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
  if size < 3 or size > 40 or own = 0 or own > 3 or word ~ '^[0-9]+$' then return null; end if;
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

create or replace function private.correct_words(words text[]) returns text[]
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

create or replace function private.content_words(folded text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  -- What people say around what they look for. The longest first; what is left empty by it is kept whole.
  intentions constant text := '(' || concat_ws('|',
    'cerca de (mi|aqui|donde estoy|mi casa)( casa| ubicacion)?', 'por (aqui|mi casa|mi rumbo)', 'aqui cerca', 'cerca de', 'cerca', 'cercan[oa]s?',
    'mas cercan[oa]s?',
    'donde (hay|venden|encuentro|encontrar|esta|estan|queda|comprar|compro|puedo (comprar|encontrar|ir a)|hacen|reparan|arreglan|componen)( un[oa]?s?)?', 'donde',
    '(en|de) iztapalapa', 'iztapalapa', '(en|de) (la )?(alcaldia|cdmx|ciudad de mexico|mexico)', 'cdmx', 'ciudad de mexico',
    '(ando |estoy )?buscando( un[oa]?s?)?', 'busco( un[oa]?s?)?', 'buscar', 'necesito( un[oa]?s?)?', 'quiero( comprar| un[oa]?s?)?', 'quisiera', 'me urge( un[oa]?)?', 'urgente', 'urge',
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

insert into public.sinonimos (termino, equivale)
values
  ('oxxo', 'abarrotes'), ('oxxo', 'minisúper'), ('reparación de zapatos', 'reparación de calzado'), ('reparación de zapatos', 'zapatero'),
  ('reparación de refrigeradores', 'refrigeración'), ('reparación de refri', 'refrigeración')
on conflict do nothing;

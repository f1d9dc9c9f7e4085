-- Understanding a term with fewer questions to the index, and a bound on what corrections may cost.
--
-- Who may do what: nobody calls these functions but search_businesses() and suggest()

create function private.is_common_word(words text[]) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  -- A word of many businesses need not be counted to know that it finds a handful.
  return cardinality(words) = 1 and exists (select from private.vocabulario v where v.palabra = words[1] and v.negocios >= 50);
end $$;

create or replace function private.correct_word(word text, is_last boolean) returns text
language plpgsql stable set search_path = '' as $$
declare
  size constant int := length(word);
  sound constant text := private.sound(word);
  letters constant text := private.sorted_letters(word);
  most constant int := case when size <= 5 then 1 when size <= 8 then 2 else 3 end;
  own constant int := coalesce((select v.negocios from private.vocabulario v where v.palabra = word), 0);
  beginning constant text := left(word, case when size <= 5 then 2 else 3 end);
  best text;
begin
  -- A word that several businesses use is none that was mistyped.
  if size < 3 or size > 40 or own > 3 or word ~ '^[0-9]+$' then return null; end if;
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
  where c.distance <= most + 0.6 and (own = 0 or (own <= 3 and c.negocios >= 10 * own and c.distance <= 1))
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
  for position in 1..coalesce(cardinality(words), 0) loop
    continue when private.is_stop_word(words[position]) or private.expand_abbreviation(words[position]) is not null
      or (position = cardinality(words) and not private.is_known_word(words[position]) and private.begins_known_word(words[position]));
    exit when tried = most;
    tried := tried + 1;
    corrected[position] := coalesce(private.correct_word(words[position], position = cardinality(words)), words[position]);
  end loop;
  return corrected;
end $$;

create or replace function private.understand(term text) returns private.understanding
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
    if u.units > 2 and found_near = 0 and private.count_matches(u.loose, 1) = 0 then
      u.loose := private.any_of((select array_agg(x.wanted) from unnest(units) x where not x.is_place));
    end if;
  end if;
  if found = 0 then
    -- Nothing to look for again.
    u.exact := null;
    if fixed <> words and (found_near > 0 or private.count_matches(u.loose, 1) > 0) then u.corrected := private.spell(fixed); end if;
  end if;
  return u;
end $$;

-- Ground rules that every later migration stands on.
--
--   * Nothing is granted unless a migration says so: default privileges are taken away first.
--   * Helpers live in the schema "private", which the API does not expose: of it the API calls nothing by itself, but policies, checks
--     and triggers do, as whoever writes or reads.
--   * Every function that a role of the API may execute says why it is open, and to whom, in the last sentence of its comment; the
--     linter of tests/database demands it.
--   * Extensions live in the schema "extensions".
--
-- Who may do what:
--   ping()   everybody

create schema if not exists extensions;

create extension if not exists unaccent with schema extensions;

create schema private;

revoke all on schema private from public;

grant usage on schema private to anon, authenticated, service_role;

grant usage on schema public, extensions to anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from public, anon, authenticated, service_role;

alter default privileges in schema public revoke all on sequences from public, anon, authenticated, service_role;

alter default privileges in schema public revoke execute on functions from public, anon, authenticated, service_role;

-- Every new function is executable by everybody unless this global default is taken away too.
alter default privileges revoke execute on functions from public;

create extension if not exists pg_trgm with schema extensions;

create extension if not exists fuzzystrmatch with schema extensions;

create extension if not exists btree_gist with schema extensions;

-- The library's settings are only known once it is loaded.
select extensions.similarity('a', 'b');

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
comment on function private.touch_updated_at is 'Notes the time of a change. Open to whoever is signed in: a trigger runs it as the owner who writes.';

create function public.ping() returns timestamptz
language sql volatile set search_path = '' as $$ select clock_timestamp() $$;
-- Of the schema "private" the API calls nothing by itself: policies, checks and triggers do, as whoever writes or reads.
comment on function public.ping is 'Answers when the database answers: what the health check measures. Open to everybody: it reads nothing.';

grant execute on function
  private.touch_updated_at()
  to authenticated, service_role;

revoke execute on function
  public.ping()
  from public;

grant execute on function
  public.ping()
  to anon, authenticated, service_role;
-- Rules of texts, places and hours, whatever they describe: the form in which words are compared, and what a value
-- must be to be kept: seen by a reader, without control characters, and no longer than was decided.
--
-- PostgreSQL's own classes depend on the collation of a database and know nothing of Unicode's, so the ranges are written out. Two
-- adjacent literals are one in SQL.
--
-- Who may do what:
--   fold(), words()                                                     everybody: they compute from their argument alone
--   has_visible_text(), has_letters(), is_text(), is_text_list(), is_picture(),
--   is_gallery(), is_picture_data(), is_weekly_hours(), is_special_days(), search_document(), map_point(),
--   open_minutes(), national_number(), place_slugs()                    whoever is signed in, and service_role: checks, generated
--                                                                       columns and indexes run as whoever writes

-- In a language whose plans are kept: SQL functions with settings are planned anew at every call, and these are called for every text
-- of every row.
create function private.fold(input text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return lower(extensions.unaccent('extensions.unaccent'::regdictionary, input));
end $$;
comment on function private.fold is 'Lower case without accents: the form in which texts are compared. Open to everybody: it computes from its argument alone.';

create function private.words(input text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return btrim(regexp_replace(lower(extensions.unaccent('extensions.unaccent'::regdictionary, input)), '[^a-z0-9]+', ' ', 'g'));
end $$;
comment on function private.words is 'The folded words of a text, separated by single spaces; punctuation is gone. Open to everybody: it computes from its argument alone.';

-- Generated columns are computed before checks are: a document of more than a megabyte would be an error of its own (54000, answered
-- with 500). What the checks allow is shorter than what is read here.
create function private.search_document(
  nombre text, categoria text, actividad text, servicios text[], colonia text, descripcion text, palabras text[], direccion text, scian text
) returns tsvector
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  most constant int := 8000;
  a constant text := private.words(left(coalesce(nombre, ''), most));
  b constant text := private.words(left(concat_ws(' ', categoria, actividad, array_to_string(servicios, ' ')), most));
  c constant text := private.words(left(coalesce(colonia, ''), most));
  d constant text := private.words(left(concat_ws(' ', descripcion, array_to_string(palabras, ' ')), most));
  e constant text := private.words(left(coalesce(direccion, ''), most));
begin
  -- Stems find plurals; the plain words beside them are what a beginning of a word is held against. Names of places have no plural, and
  -- the stem of "Zapata" is that of "zapatos".
  return setweight(to_tsvector('pg_catalog.spanish', a) || to_tsvector('pg_catalog.simple', a), 'A')
      || setweight(to_tsvector('pg_catalog.spanish', b) || to_tsvector('pg_catalog.simple', b), 'B')
      || setweight(to_tsvector('pg_catalog.simple', c), 'C')
      || setweight(to_tsvector('pg_catalog.spanish', d) || to_tsvector('pg_catalog.simple', concat_ws(' ', d, e)), 'D')
      -- With a position, because only those can be weighed.
      || setweight(to_tsvector('pg_catalog.simple', coalesce('scian' || scian, '')), 'B');
end $$;
comment on function private.search_document is 'The words by which a business is found, weighted.';

create function private.has_visible_text(input text) returns boolean
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  -- Nearly every text holds a plain letter or digit.
  return input ~ '[0-9A-Za-z]' or input ~ ('[^'
    -- White_Space, Default_Ignorable_Code_Point, marks, control and private-use characters of Unicode 17, and the blank braille
    -- pattern. Written by the rule of lib/text/visible-text.ts; a test holds both against each other for every character.
    '\u0001-\u0020\u007f-\u00a0\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7'
    '\u0610-\u061a\u061c\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u0711\u0730-\u074a'
    '\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0897-\u089f'
    '\u08ca-\u08e1\u08e3-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09bc\u09be-\u09c4'
    '\u09c7-\u09c8\u09cb-\u09cd\u09d7\u09e2-\u09e3\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47-\u0a48\u0a4b-\u0a4d\u0a51'
    '\u0a70-\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2-\u0ae3\u0afa-\u0aff\u0b01-\u0b03'
    '\u0b3c\u0b3e-\u0b44\u0b47-\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b62-\u0b63\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd'
    '\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55-\u0c56\u0c62-\u0c63\u0c81-\u0c83\u0cbc'
    '\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5-\u0cd6\u0ce2-\u0ce3\u0cf3\u0d00-\u0d03\u0d3b-\u0d3c\u0d3e-\u0d44'
    '\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62-\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0df2-\u0df3\u0e31'
    '\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f3f\u0f71-\u0f84'
    '\u0f86-\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d'
    '\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u115f-\u1160\u135d-\u135f\u1680\u1712-\u1715\u1732-\u1734\u1752-\u1753'
    '\u1772-\u1773\u17b4-\u17d3\u17dd\u180b-\u180f\u1885-\u1886\u18a9\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b\u1a55-\u1a5e'
    '\u1a60-\u1a7c\u1a7f\u1ab0-\u1add\u1ae0-\u1aeb\u1b00-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad'
    '\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u2000-\u200f\u2028-\u202f'
    '\u205f-\u206f\u20d0-\u20f0\u2800\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u3000\u302a-\u302f\u3099-\u309a\u3164\ua66f-\ua672'
    '\ua674-\ua67d\ua69e-\ua69f\ua6f0-\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880-\ua881\ua8b4-\ua8c5\ua8e0-\ua8f1'
    '\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43\uaa4c-\uaa4d\uaa7b-\uaa7d\uaab0'
    '\uaab2-\uaab4\uaab7-\uaab8\uaabe-\uaabf\uaac1\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea\uabec-\uabed\ue000-\uf8ff\ufb1e'
    '\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufff8\U000101fd\U000102e0\U00010376-\U0001037a\U00010a01-\U00010a03'
    '\U00010a05-\U00010a06\U00010a0c-\U00010a0f\U00010a38-\U00010a3a\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27'
    '\U00010d69-\U00010d6d\U00010eab-\U00010eac\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85'
    '\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107f-\U00011082\U000110b0-\U000110ba'
    '\U000110c2\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182'
    '\U000111b3-\U000111c0\U000111c9-\U000111cc\U000111ce-\U000111cf\U0001122c-\U00011237\U0001123e\U00011241'
    '\U000112df-\U000112ea\U00011300-\U00011303\U0001133b-\U0001133c\U0001133e-\U00011344\U00011347-\U00011348'
    '\U0001134b-\U0001134d\U00011357\U00011362-\U00011363\U00011366-\U0001136c\U00011370-\U00011374\U000113b8-\U000113c0'
    '\U000113c2\U000113c5\U000113c7-\U000113ca\U000113cc-\U000113d0\U000113d2\U000113e1-\U000113e2\U00011435-\U00011446'
    '\U0001145e\U000114b0-\U000114c3\U000115af-\U000115b5\U000115b8-\U000115c0\U000115dc-\U000115dd\U00011630-\U00011640'
    '\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a\U00011930-\U00011935\U00011937-\U00011938'
    '\U0001193b-\U0001193e\U00011940\U00011942-\U00011943\U000119d1-\U000119d7\U000119da-\U000119e0\U000119e4'
    '\U00011a01-\U00011a0a\U00011a33-\U00011a39\U00011a3b-\U00011a3e\U00011a47\U00011a51-\U00011a5b\U00011a8a-\U00011a99'
    '\U00011b60-\U00011b67\U00011c2f-\U00011c36\U00011c38-\U00011c3f\U00011c92-\U00011ca7\U00011ca9-\U00011cb6'
    '\U00011d31-\U00011d36\U00011d3a\U00011d3c-\U00011d3d\U00011d3f-\U00011d45\U00011d47\U00011d8a-\U00011d8e'
    '\U00011d90-\U00011d91\U00011d93-\U00011d97\U00011ef3-\U00011ef6\U00011f00-\U00011f01\U00011f03\U00011f34-\U00011f3a'
    '\U00011f3e-\U00011f42\U00011f5a\U00013440\U00013447-\U00013455\U0001611e-\U0001612f\U00016af0-\U00016af4'
    '\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f87\U00016f8f-\U00016f92\U00016fe4\U00016ff0-\U00016ff1'
    '\U0001bc9d-\U0001bc9e\U0001bca0-\U0001bca3\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d165-\U0001d169'
    '\U0001d16d-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36'
    '\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001da9f\U0001daa1-\U0001daaf\U0001e000-\U0001e006'
    '\U0001e008-\U0001e018\U0001e01b-\U0001e021\U0001e023-\U0001e024\U0001e026-\U0001e02a\U0001e08f\U0001e130-\U0001e136'
    '\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef\U0001e5ee-\U0001e5ef\U0001e6e3\U0001e6e6\U0001e6ee-\U0001e6ef'
    '\U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U000e0000-\U000e0fff\U000f0000-\U000ffffd\U00100000-\U0010fffd'
    ']');
end $$;
comment on function private.has_visible_text is 'True if a text shows anything: not one of spaces, invisible characters or marks without a letter alone. Open to whoever is signed in: the checks of the columns that an owner writes ask it.';

create function private.has_letters(input text) returns boolean
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return input ~ '[0-9A-Za-z]' or input ~ ('['
    -- Letters and numbers of Unicode 17; between two of them also marks and what is nothing yet. Written by the rule of
    -- lib/text/visible-text.ts; a test holds both against each other for every character.
    '\u00aa\u00b2-\u00b3\u00b5\u00b9-\u00ba\u00bc-\u00be\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u02c6-\u02d1'
    '\u02e0-\u02e4\u02ec\u02ee\u0370-\u0374\u0376-\u037d\u037f\u0386\u0388-\u03f5\u03f7-\u0481\u048a-\u0559'
    '\u0560-\u0588\u05d0-\u05f2\u0620-\u0669\u066e-\u06d3\u06d5\u06e5-\u06e6\u06ee-\u06fc\u06ff\u0710-\u07f5\u07fa'
    '\u0800-\u0828\u0840-\u0858\u0860-\u0887\u0889-\u0961\u0966-\u096f\u0971-\u09f1\u09f4-\u09f9\u09fc\u0a05-\u0a74'
    '\u0a85-\u0aef\u0af9-\u0b6f\u0b71-\u0bf2\u0c05-\u0c6f\u0c78-\u0c7e\u0c80\u0c85-\u0d4e\u0d54-\u0d78\u0d7a-\u0def'
    '\u0e01-\u0e33\u0e40-\u0e46\u0e50-\u0e59\u0e81-\u0f00\u0f20-\u0f33\u0f40-\u0f6c\u0f88-\u0f8c\u1000-\u1049'
    '\u1050-\u1099\u10a0-\u10fa\u10fc-\u135a\u1369-\u138f\u13a0-\u13fd\u1401-\u166c\u166f-\u169a\u16a0-\u16ea'
    '\u16ee-\u1731\u1740-\u17b3\u17d7\u17dc-\u17f9\u1810-\u191e\u1946-\u19da\u1a00-\u1a16\u1a20-\u1a99\u1aa7'
    '\u1b05-\u1b4c\u1b50-\u1b59\u1b83-\u1be5\u1c00-\u1c23\u1c40-\u1c7d\u1c80-\u1cbf\u1ce9-\u1fbc\u1fbe\u1fc2-\u1fcc'
    '\u1fd0-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ffc\u2070-\u2079\u207f-\u2089\u2090-\u209c\u2102\u2107\u210a-\u2113\u2115'
    '\u2119-\u211d\u2124\u2126\u2128\u212a-\u212d\u212f-\u2139\u213c-\u213f\u2145-\u2149\u214e\u2150-\u2189'
    '\u2460-\u249b\u24ea-\u24ff\u2776-\u2793\u2c00-\u2ce4\u2ceb-\u2cf3\u2cfd\u2d00-\u2d6f\u2d80-\u2dde\u2e2f'
    '\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303c\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u318e'
    '\u3192-\u3195\u31a0-\u31bf\u31f0-\u31ff\u3220-\u3229\u3248-\u324f\u3251-\u325f\u3280-\u3289\u32b1-\u32bf'
    '\u3400-\u4dbf\u4e00-\ua48c\ua4d0-\ua4fd\ua500-\ua60c\ua610-\ua66e\ua67f-\ua6ef\ua717-\ua71f\ua722-\ua788'
    '\ua78b-\ua822\ua830-\ua835\ua840-\ua873\ua882-\ua8b3\ua8d0-\ua8f7\ua8fb\ua8fd-\ua925\ua930-\ua946\ua960-\ua9b2'
    '\ua9cf-\ua9d9\ua9e0-\uaa59\uaa60-\uaa76\uaa7a-\uaadd\uaae0-\uaaea\uaaf2-\uab5a\uab5c-\uab69\uab70-\uabe2'
    '\uabf0-\ufb28\ufb2a-\ufbb1\ufbd3-\ufd3d\ufd50-\ufd8f\ufd92-\ufdc7\ufdf0-\ufdfb\ufe70-\ufefc\uff10-\uff19'
    '\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc\U00010000-\U000100fa\U00010107-\U00010133\U00010140-\U00010178'
    '\U0001018a-\U0001018b\U00010280-\U0001039d\U000103a0-\U000103cf\U000103d1-\U00010563\U00010570-\U00010855'
    '\U00010858-\U00010876\U00010879-\U0001091b\U00010920-\U00010939\U00010940-\U00010a48\U00010a60-\U00010a7e'
    '\U00010a80-\U00010ac7\U00010ac9-\U00010aef\U00010b00-\U00010b35\U00010b40-\U00010b91\U00010ba9-\U00010d65'
    '\U00010d6f-\U00010d85\U00010e60-\U00010ea9\U00010eb0-\U00010ec7\U00010f00-\U00010f54\U00010f70-\U00010f81'
    '\U00010fb0-\U00011037\U00011052-\U000110af\U000110d0-\U0001113f\U00011144-\U00011172\U00011176-\U000111c4'
    '\U000111d0-\U000111da\U000111dc\U000111e1-\U0001122b\U0001123f-\U000112a8\U000112b0-\U000113d3'
    '\U00011400-\U0001144a\U00011450-\U00011459\U0001145f-\U000114c5\U000114c7-\U000115ae\U000115d8-\U0001162f'
    '\U00011644-\U00011659\U00011680-\U000116b8\U000116c0-\U0001173b\U00011740-\U0001182b\U000118a0-\U00011941'
    '\U00011950-\U000119e1\U000119e3-\U00011a3a\U00011a50-\U00011a89\U00011a9d\U00011ab0-\U00011af8'
    '\U00011bc0-\U00011be0\U00011bf0-\U00011c40\U00011c50-\U00011c6c\U00011c72-\U00011ef2\U00011f02-\U00011f33'
    '\U00011f50-\U00011fd4\U00012000-\U0001246e\U00012480-\U00012ff0\U00013000-\U00016a69\U00016a70-\U00016aed'
    '\U00016b00-\U00016b2f\U00016b40-\U00016b43\U00016b50-\U00016d6c\U00016d70-\U00016e96\U00016ea0-\U00016fe1'
    '\U00016fe3-\U0001bc99\U0001ccf0-\U0001ccf9\U0001d2c0-\U0001d2f3\U0001d360-\U0001d6c0\U0001d6c2-\U0001d6da'
    '\U0001d6dc-\U0001d6fa\U0001d6fc-\U0001d714\U0001d716-\U0001d734\U0001d736-\U0001d74e\U0001d750-\U0001d76e'
    '\U0001d770-\U0001d788\U0001d78a-\U0001d7a8\U0001d7aa-\U0001d7c2\U0001d7c4-\U0001d7ff\U0001df00-\U0001e14e'
    '\U0001e290-\U0001e2f9\U0001e4d0-\U0001e5fa\U0001e6c0-\U0001e959\U0001ec71-\U0001ecab\U0001ecad-\U0001ecaf'
    '\U0001ecb1-\U0001ed2d\U0001ed2f-\U0001eebb\U0001f100-\U0001f10c\U0001fbf0-\U0001fbf9\U00020000-\U00033479'
    ']');
end $$;
comment on function private.has_letters is 'True if a text holds a letter or a digit: a name does. Open to whoever is signed in: the checks of the columns that an owner writes ask it.';

create function private.is_text(input text, most int, most_lines int default 1) returns boolean
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  -- Control characters but tab and line breaks, signs that turn the direction of what follows, spaces without width, separators,
  -- tags. What belongs to emoji and scripts (U+200C, U+200D, U+FE0F) is allowed beside something visible.
  unseen constant text := '\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f'
    '\ufeff\ufff9-\uffff\U000e0000-\U000e00ff';
begin
  return length(input) <= most
    and input !~ case when most_lines > 1 then '[' || unseen || ']' else '[\t\n\r' || unseen || ']' end
    and (most_lines = 1 or regexp_count(input, '\r\n?|\n') < most_lines)
    and private.has_visible_text(input);
end $$;
comment on function private.is_text is 'True if a text may be kept: visible, without control characters, of at most so many characters and lines. Open to whoever is signed in: the checks of the columns that an owner writes ask it.';

create function private.is_text_list(list text[], most int, most_characters int) returns boolean
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return cardinality(list) = 0 or (
    array_ndims(list) = 1 and cardinality(list) <= most
    and not exists (select from unnest(list) item where private.is_text(item, most_characters) is not true)
  );
end $$;
comment on function private.is_text_list is 'True if a list may be kept: at most so many texts of one line, each of at most so many characters.';

create function private.is_picture(address text) returns boolean
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return length(address) <= 500 and address ~ (
    '^((https?://[A-Za-z0-9.:-]+)?/storage/v1/object/public/(negocios|logos|portadas|promociones|gallery|business_assets)/)?'
    '([A-Za-z0-9_-][A-Za-z0-9._-]*/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\.(webp|png|jpe?g|avif)$');
end $$;
comment on function private.is_picture is 'True if a text names a picture as the server stores them: a path within a bucket, or its public address. lib/images/picture-url.ts reads what it takes. Open to whoever is signed in: the checks of the columns that an owner writes ask it.';

create function private.is_gallery(pictures jsonb, most int) returns boolean
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  if jsonb_typeof(pictures) = 'string' then
    -- How older rows keep it; owners cannot write it.
    return pictures = '""' or private.is_text(pictures #>> '{}', 20000);
  elsif jsonb_typeof(pictures) <> 'array' or jsonb_array_length(pictures) > most then
    return false;
  end if;
  return not exists (
    select from jsonb_array_elements(pictures) picture
    where case jsonb_typeof(picture)
      when 'string' then not private.is_picture(picture #>> '{}')
      when 'object' then picture = '{}' or picture - array['publicUrl', 'url', 'path'] <> '{}'
        or exists (select from jsonb_each_text(picture) field where private.is_picture(field.value) is not true)
      else true end
  );
end $$;
comment on function private.is_gallery is 'True if a gallery may be kept: a list of at most so many pictures, each a text or an object with publicUrl, url or path.';

create function private.is_picture_data(data jsonb) returns boolean
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  if jsonb_typeof(data) <> 'object' or length(data::text) > 100000 then
    return false;
  end if;
  return (select count(*) <= 100 from jsonb_object_keys(data)) and not exists (
    select from jsonb_each(data) picture
    where not private.is_picture(picture.key)
      or case jsonb_typeof(picture.value) when 'object' then picture.value - array['alt', 'blur'] <> '{}' else true end
      or exists (
        select from jsonb_each(case jsonb_typeof(picture.value) when 'object' then picture.value else '{}' end) field
        where jsonb_typeof(field.value) <> 'string'
          or case field.key
            when 'alt' then not private.is_text(field.value #>> '{}', 150)
            -- A webp of a few pixels; more would weigh on every page.
            else length(field.value #>> '{}') > 400 or field.value #>> '{}' !~ '^UklGR[A-Za-z0-9+/]+={0,2}$' end
      )
  );
end $$;
comment on function private.is_picture_data is 'True for {"<path>": {"alt": what one sees, "blur": a tiny webp in base64}, ...}, either of both left out.';

create function private.is_weekly_hours(hours jsonb) returns boolean
language sql immutable parallel safe strict set search_path = '' as $$
  select jsonb_typeof(hours) = 'object'
    and not exists (select from jsonb_object_keys(hours) day where day not in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'))
    -- Nobody opens more often in a day.
    and not jsonb_path_exists(hours, 'strict $.* ? (@.type() != "array" || @.size() > 6)', silent => true)
    and not jsonb_path_exists(hours, 'strict $.*[*] ? (@.type() != "array" || @.size() != 2)', silent => true)
    and not jsonb_path_exists(hours,
      'strict $.*[*][*] ? (@.type() != "string" || !(@ like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"))', silent => true)
$$;
comment on function private.is_weekly_hours is 'True for {"mon": [["09:00", "18:00"]], ...}; an empty day is closed, a missing day unknown, an end before its start runs past midnight.';

create function private.open_minutes(hours jsonb) returns int4multirange
language sql immutable parallel safe strict set search_path = '' as $$
  with days as (
    select d.place - 1 as day, hours -> d.name as ranges
    from unnest(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) with ordinality d (name, place)
    -- A day that nobody can read is unknown, not closed; so says parseWeeklyHours() too.
    where jsonb_typeof(hours -> d.name) = 'array' and not jsonb_path_exists(hours -> d.name, '$[*][0] ? (@ == "24:00")')
  ), ranges as (
    select d.day * 1440 + split_part(r ->> 0, ':', 1)::int * 60 + split_part(r ->> 0, ':', 2)::int as opens,
      d.day * 1440 + split_part(r ->> 1, ':', 1)::int * 60 + split_part(r ->> 1, ':', 2)::int
        + case when r ->> 1 <= r ->> 0 then 1440 else 0 end as closes
    from days d, jsonb_array_elements(d.ranges) r
  ), minutes as (
    select int4range(opens::int, least(closes, 10080)::int) as span from ranges
    union all
    -- The night from Sunday to Monday.
    select int4range(0, (closes - 10080)::int) from ranges where closes > 10080
  )
  select case when exists (select from days) then coalesce((select range_agg(span) from minutes), '{}') end
$$;
comment on function private.open_minutes is 'The minutes of the week, from Monday 0:00, at which a shop is open; null when no day is known.';

create function private.day_of(written text) returns date
language sql immutable parallel safe strict set search_path = '' as $$
  select case when written ~ '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
    then make_date(left(written, 4)::int, substr(written, 6, 2)::int, 1) + (right(written, 2)::int - 1) end
$$;
comment on function private.day_of is 'The day of "2026-12-25", whatever DateStyle says; null for another text. The 31st of a shorter month runs on into the next.';

create function private.is_special_days(days jsonb) returns boolean
language sql immutable parallel safe strict set search_path = '' as $$
  select case when jsonb_typeof(days) = 'object' then
    length(days::text) <= 20000 and (select count(*) from jsonb_object_keys(days)) <= 40
    and not exists (
      select from jsonb_each(case when length(days::text) <= 20000 then days else '{}' end) d
      where (extract(day from private.day_of(d.key)) = right(d.key, 2)::int) is not true
        or case when jsonb_typeof(d.value) = 'object' then
          d.value - array['ranges', 'label'] <> '{}'
          or private.is_weekly_hours(jsonb_build_object('mon', d.value -> 'ranges')) is not true
          or coalesce(jsonb_typeof(d.value -> 'label') <> 'string' or not private.is_text(d.value ->> 'label', 60), false)
        else true end
    )
  else false end
$$;
comment on function private.is_special_days is 'True for {"2026-12-25": {"ranges": [], "label": "Navidad"}, ...}: at most 40 days of the calendar, each with ranges as in is_weekly_hours, none for a closed day, and perhaps a label.';

create function private.special_minutes(hours jsonb, days jsonb) returns int4multirange
language sql immutable parallel safe set search_path = '' as $$
  with special as (
    select private.day_of(d.key) as day, private.open_minutes(jsonb_build_object('mon', d.value -> 'ranges')) as minutes
    -- A generated column is computed before its check refuses a huge object.
    from jsonb_each(case when jsonb_typeof(days) = 'object' and length(days::text) <= 20000 then days else '{}' end) d
  ), around as (
    -- A night runs on into the next day.
    select distinct s.day + n as day from special s, generate_series(-1, 1) n where s.minutes is not null
  ), compared as (
    select (a.day - date '2018-01-01') * 1440 as midnight, s.minutes as special,
      private.open_minutes(jsonb_build_object('mon', hours -> (array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[extract(isodow from a.day)::int])) as usual
    from around a left join special s using (day)
    where a.day is not null
  ), moved as (
    select range_agg(int4range(midnight + lower(span), midnight + upper(span))) filter (where is_usual) as usual,
      range_agg(int4range(midnight + lower(span), midnight + upper(span))) filter (where not is_usual) as really
    from compared, lateral (
      select true as is_usual, u as span from unnest(usual) u union all select false, r from unnest(coalesce(special, usual)) r
    ) spans
  )
  select nullif((coalesce(usual, '{}') - coalesce(really, '{}')) + (coalesce(really, '{}') - coalesce(usual, '{}')), '{}') from moved
$$;
comment on function private.special_minutes is 'The minutes since Monday, 1 January 2018, 0:00 in Mexico City, in which it is the other way round than the week says: open instead of closed, or closed instead of open. Null where the week is right all the time.';

create function private.local_minute(at timestamptz) returns int
language plpgsql stable parallel safe strict set search_path = '' as $$
begin
  return floor(extract(epoch from (at at time zone 'America/Mexico_City') - timestamp '2018-01-01') / 60);
end $$;
comment on function private.local_minute is 'Minutes since Monday, 1 January 2018, 0:00 in Mexico City; modulo 10080 those of the week, from Monday 0:00.';

create function private.map_point(latitude double precision, longitude double precision) returns point
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  -- One scale for the whole city: within Iztapalapa it is wrong by less than 0.1 %, and "<->" then means metres.
  return point(longitude * 111320 * cosd(19.36), latitude * 110574);
end $$;
comment on function private.map_point is 'A position in metres on a plane that fits Mexico City.';

create function private.place_slugs(names text[]) returns text[]
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  -- A generated column is computed before its check refuses a huge list.
  return array(select replace(private.words(left(n, 120)), ' ', '-') from unnest(names[:60]) n);
end $$;
comment on function private.place_slugs is 'Names of colonias in the form of an address.';

create function private.national_number(phone text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return right(regexp_replace(phone, '[^0-9]', '', 'g'), 10);
end $$;
comment on function private.national_number is 'The ten digits of a Mexican telephone number.';

grant execute on function
  private.fold(text),
  private.words(text)
  to anon, authenticated, service_role;

grant execute on function
  private.has_visible_text(text),
  private.has_letters(text),
  private.is_text(text, int, int),
  private.is_picture(text)
  to authenticated, service_role;

grant execute on function
  private.search_document(text, text, text, text[], text, text, text[], text, text),
  private.is_text_list(text[], int, int),
  private.is_gallery(jsonb, int),
  private.is_picture_data(jsonb),
  private.is_weekly_hours(jsonb),
  private.open_minutes(jsonb),
  private.day_of(text),
  private.is_special_days(jsonb),
  private.special_minutes(jsonb, jsonb),
  private.map_point(double precision, double precision),
  private.place_slugs(text[]),
  private.national_number(text)
  to service_role;
-- The signed-in user: private.viewer() alone tells, and asks for the session. A signed token outlives its session by up to an hour, so
-- no policy or function asks the token alone (auth.uid()).
--
-- A session ends after 30 days without use and after 180 in any case, an administrator's after 12 hours and 7 days. Here, since the
-- project's own settings are the same for everybody; supabase/config.toml and the embedded backend have them besides.
--
-- Who may do what:
--   viewer()                                    whoever is signed in: policies ask it as the reader
--   list_own_sessions(), note_own_device(),
--   end_own_sessions(), has_recent_proof()      whoever is signed in, about oneself
--   end_account_sessions()                      service_role alone, in the name of an administrator

create function private.can_enter(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u
    where u.id = person and u.email_confirmed_at is not null and (u.banned_until is null or u.banned_until < now())
  )
$$;
comment on function private.can_enter is 'True if a user can sign in: the address is confirmed, and the account not barred.';

create function private.session_seen(session auth.sessions) returns timestamptz
language sql immutable set search_path = '' as $$
  select coalesce(session.refreshed_at at time zone 'UTC', session.created_at)
$$;
comment on function private.session_seen is 'Time of a session''s last use, to within the hour that an access token lives.';

create function private.session_end(session auth.sessions) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin constant boolean := exists (select from private.admins a where a.user_id = session.user_id);
begin
  return least(
    session.not_after,
    session.created_at + case when is_admin then interval '7 days' else interval '180 days' end,
    private.session_seen(session) + case when is_admin then interval '12 hours' else interval '30 days' end
  );
end $$;
comment on function private.session_end is 'Time at which a session ends, or has ended, unless it is used before.';

-- Renewing a token counts as use, but not of a session that had ended.
create function private.keep_session_ended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.session_end(old) <= now() then
    new.not_after := private.session_end(old);
  end if;
  return new;
end $$;

create trigger keep_session_ended before update of refreshed_at on auth.sessions
  for each row execute function private.keep_session_ended();

create function private.session_id() returns uuid
language sql stable set search_path = '' as $$
  select nullif(auth.jwt() ->> 'session_id', '')::uuid where auth.jwt() ->> 'aud' = 'authenticated'
$$;
comment on function private.session_id is 'The session of the token, whether it lasts or not; null of a token that is meant for somebody else.';

create function private.viewer() returns uuid
language sql stable security definer set search_path = '' as $$
  select s.user_id from auth.sessions s
  where s.id = private.session_id() and s.user_id = auth.uid() and private.session_end(s) > now() and private.can_enter(s.user_id)
$$;
comment on function private.viewer is 'The id of the signed-in user while the session lasts; otherwise null. Open to whoever is signed in: policies ask it as the reader, and it tells one only about oneself.';

create function private.is_recent_proof(session auth.sessions) returns boolean
language sql stable set search_path = '' as $$
  select session.created_at > now() - interval '10 minutes'
$$;
comment on function private.is_recent_proof is 'True if a session was opened, by password or mail, so lately that what matters most needs no other proof of identity.';

create function private.require_proof(person uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from auth.sessions s where s.user_id = person and private.is_recent_proof(s)) then
    raise insufficient_privilege using message = 'this needs a recent sign-in';
  end if;
end $$;
comment on function private.require_proof is 'Refuses what the server does for a person who has not signed in lately, anywhere: the site asks for the very session before.';

create function public.has_recent_proof() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions s
    where s.id = private.session_id() and s.user_id = (select private.viewer()) and private.is_recent_proof(s)
  )
$$;
comment on function public.has_recent_proof is 'True if the signed-in user has proved it within ten minutes. Open to whoever is signed in: it tells one only about the own session.';

create function public.list_own_sessions()
returns table (id uuid, user_agent text, created_at timestamptz, seen_at timestamptz, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, left(s.user_agent, 500), s.created_at, private.session_seen(s), s.id = private.session_id()
  from auth.sessions s
  where s.user_id = (select private.viewer()) and private.session_end(s) > now()
  order by s.id = private.session_id() desc, private.session_seen(s) desc
  limit 50
$$;
comment on function public.list_own_sessions is 'The sessions of the signed-in user that last, this one first. Open to whoever is signed in: it tells one only about oneself.';

create function public.note_own_device(device text) returns void
language sql security definer set search_path = '' as $$
  update auth.sessions s set user_agent = left(device, 500) where s.id = private.session_id() and s.user_id = (select private.viewer())
$$;
comment on function public.note_own_device is 'Notes beside the session of the token which browser has opened it. Open to whoever is signed in: it writes beside the own session alone.';

create function public.end_own_sessions(session uuid default null) returns void
language sql security definer set search_path = '' as $$
  delete from auth.sessions s
  where s.user_id = (select private.viewer())
    and case when session is null then s.id <> private.session_id() else s.id = session end
$$;
comment on function public.end_own_sessions is 'Ends a session of the signed-in user, or all but this one. Open to whoever is signed in: it ends only one''s own.';

create function public.end_account_sessions(reviewer uuid, account_email text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  perform private.require_admin(reviewer);
  select u.id into person from auth.users u where u.email = lower(btrim(account_email));
  if not found then
    return false;
  end if;
  delete from auth.sessions s where s.user_id = person;
  perform private.audit(reviewer, 'sesiones_cerradas', null, 'cuenta ' || person, null, null);
  return true;
end $$;
comment on function public.end_account_sessions is 'An administrator ends all sessions of the account with this address; false: there is none. Server only.';

grant execute on function private.viewer() to authenticated, service_role;

revoke execute on function
  public.has_recent_proof(),
  public.list_own_sessions(),
  public.note_own_device(text),
  public.end_own_sessions(uuid),
  public.end_account_sessions(uuid, text)
  from public, anon, authenticated;

grant execute on function
  public.has_recent_proof(),
  public.list_own_sessions(),
  public.note_own_device(text),
  public.end_own_sessions(uuid)
  to authenticated, service_role;

grant execute on function
  public.end_account_sessions(uuid, text)
  to service_role;
-- The role of administrators, and functions on it.
--
-- Administrators make and remove each other. There is always one: nobody removes the last who can enter, by whichever way, himself
-- included. The address of ADMIN_EMAIL gets the role at its sign-in while nobody has it, and never again: who was removed stays so.
--
-- Who may do what:
--   private.admins      nobody; written through the functions below, read through is_admin()
--   add_admin(), remove_admin(), list_administrators()   service_role alone, in the name of an administrator
--   bootstrap_admin()   service_role alone
--   grant_admin()       service_role alone, by id or by confirmed e-mail: for whoever has the database
--   is_administrator()  service_role alone
--   is_admin()          everybody: policies ask it as the reader
--   current_viewer()    whoever is signed in, about oneself

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  hecho_por uuid,
  created_at timestamptz not null default now()
);

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.admins a where a.user_id = (select private.viewer()))
$$;
comment on function private.is_admin is 'True if the signed-in user administers the directory. Open to everybody: policies ask it as the reader, and it tells one only about oneself.';

create function public.is_administrator(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.admins a where a.user_id = person)
$$;
comment on function public.is_administrator is 'True if a user has the administrator role. Server only.';

create function public.grant_admin(admin_id uuid) returns void
language sql security definer set search_path = '' as $$
  insert into private.admins (user_id) values (admin_id) on conflict do nothing
$$;
comment on function public.grant_admin is 'Makes a user an administrator. Server only.';

create function public.grant_admin(admin_email text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  select u.id into person from auth.users u where u.email = lower(btrim(admin_email)) and u.email_confirmed_at is not null;
  if not found then
    raise exception 'no account has confirmed this e-mail' using errcode = 'no_data_found';
  end if;
  perform public.grant_admin(person);
end $$;
comment on function public.grant_admin(text) is 'Makes the user with this confirmed e-mail an administrator; an error when there is none. Server only.';

create function public.bootstrap_admin(person uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.admins) or not private.can_enter(person) then
    return false;
  end if;
  lock table private.admins in share row exclusive mode;
  insert into private.admins (user_id) select person where not exists (select from private.admins);
  if not found then
    return false;
  end if;
  perform private.audit(person, 'administrador_agregado', null, 'administrador ' || person, null, null);
  return true;
end $$;
comment on function public.bootstrap_admin is 'Makes a user with a confirmed address the first administrator; false while there is one. Server only.';

create function public.add_admin(reviewer uuid, admin_email text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := lower(btrim(admin_email));
  person uuid;
begin
  perform private.require_admin(reviewer);
  perform private.require_proof(reviewer);
  select u.id into person from auth.users u where u.email = address and private.can_enter(u.id);
  if not found then
    return 'unknown';
  end if;
  insert into private.admins (user_id, hecho_por) values (person, reviewer) on conflict do nothing;
  if not found then
    return 'already';
  end if;
  perform private.audit(reviewer, 'administrador_agregado', null, 'administrador ' || person, null, null);
  perform private.queue_mail('administrador_agregado', person || ' ' || clock_timestamp(), address, '{}');
  perform private.tell_account(reviewer, 'administrador');
  return 'added';
end $$;
comment on function public.add_admin is 'An administrator makes the user with this confirmed e-mail another one: added, already, or unknown (nobody who can sign in has it). Server only.';

create function private.drop_admin(reviewer uuid, person uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  -- One after the other: of two who remove each other, or leave at once, the second finds himself removed, or the last.
  lock table private.admins in share row exclusive mode;
  perform private.require_admin(reviewer);
  if not exists (select from private.admins a where a.user_id = person) then
    return 'unknown';
  end if;
  if not exists (select from private.admins a where a.user_id <> person and private.can_enter(a.user_id)) then
    return 'last';
  end if;
  delete from private.admins a where a.user_id = person;
  perform private.audit(reviewer, 'administrador_quitado', null, 'administrador ' || person, null, null);
  return 'removed';
end $$;
comment on function private.drop_admin is 'Takes the role from a user: removed, unknown (had none), or last (nobody else who has it can sign in).';

create function public.remove_admin(reviewer uuid, person uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  outcome text;
begin
  perform private.require_admin(reviewer);
  outcome := private.drop_admin(reviewer, person);
  if outcome = 'removed' then
    perform private.queue_mail('administrador_quitado', person || ' ' || clock_timestamp(), (select u.email from auth.users u where u.id = person), '{}');
  end if;
  return outcome;
end $$;
comment on function public.remove_admin is 'An administrator takes the role from another one or from himself: removed, unknown or last. It ends with the next question. Server only.';

create function public.list_administrators(reviewer uuid)
returns table (id uuid, email text, created_at timestamptz, hecho_por text, puede_entrar boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query
    select a.user_id, u.email::text, a.created_at, m.email::text, private.can_enter(a.user_id)
    from private.admins a join auth.users u on u.id = a.user_id left join auth.users m on m.id = a.hecho_por
    order by a.created_at, a.user_id;
end $$;
comment on function public.list_administrators is 'Administrators, the first one first; hecho_por: the address of whoever made it, null when nobody did or is gone. Server only.';

create function public.current_viewer() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id, 'email', lower(u.email), 'is_admin', private.is_admin(),
    'new_email', nullif(u.email_change, ''), 'new_email_sent_at', u.email_change_sent_at
  )
  from auth.users u
  where u.id = (select private.viewer())
$$;
comment on function public.current_viewer is 'The signed-in user, while the session lasts; otherwise null. Open to whoever is signed in: it tells one only about oneself.';

alter table private.admins enable row level security;

revoke all on private.admins from public, anon, authenticated, service_role;

comment on table private.admins is 'Users with the administrator role. The role is a row here, never a claim in a token: removing the row ends it at once.';
comment on column private.admins.hecho_por is 'The administrator who made this one, by id: it outlives the account. Null: ADMIN_EMAIL, or whoever has the database.';

grant execute on function
  private.is_admin()
  to anon, authenticated, service_role;

grant execute on function
  public.current_viewer()
  to authenticated, service_role;

revoke execute on function
  public.is_administrator(uuid),
  public.bootstrap_admin(uuid),
  public.add_admin(uuid, text),
  public.remove_admin(uuid, uuid),
  public.list_administrators(uuid),
  public.grant_admin(text),
  public.grant_admin(uuid)
  from public, anon, authenticated;

grant execute on function
  public.is_administrator(uuid),
  public.bootstrap_admin(uuid),
  public.add_admin(uuid, text),
  public.remove_admin(uuid, uuid),
  public.list_administrators(uuid),
  public.grant_admin(text),
  public.grant_admin(uuid)
  to service_role;
-- The trail of the administration: who did what, when, and what it was before and after.
--
-- Each function by which an administrator changes something takes who does it as "reviewer", asks for the role with require_admin()
-- and writes its row with audit(), in the transaction of the change: what is not in the trail did not happen.
--
-- What owners do that an administrator is asked about stands here too, under names that begin with dueno_ or ayudante_.
--
-- Rows are added and never changed, by nobody: not by the service key either. They name no e-mails, telephones or notes of persons:
-- that one was changed is enough. A business or a person that goes leaves its rows here, by id.
--
-- Who may do what:
--   auditoria                            service_role reads; audit() adds
--   list_trail(), list_trail_people()    service_role alone, in the name of an administrator
--   private.require_admin(), audit()     nobody; the functions of the administration call them

create table public.auditoria (
  id bigint generated always as identity primary key,
  persona uuid not null,
  accion text not null constraint auditoria_accion_check check (accion ~ '^[a-z]+(_[a-z]+)*$' and length(accion) <= 40),
  negocio_id uuid,
  entidad text constraint auditoria_entidad_check check (private.is_text(entidad, 200)),
  antes jsonb,
  despues jsonb,
  created_at timestamptz not null default now(),
  constraint auditoria_cambios_check check (length(antes::text) <= 60000 and length(despues::text) <= 60000)
);
-- Newest first, of all or of one person, action or business. The id decides between rows of one transaction, which have one time.
create index auditoria_time on public.auditoria (created_at, id);
create index auditoria_person on public.auditoria (persona, created_at, id);
create index auditoria_action on public.auditoria (accion, created_at, id);
create index auditoria_business on public.auditoria (negocio_id, created_at, id) where negocio_id is not null;

create function private.require_admin(reviewer uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from private.admins a where a.user_id = reviewer) then
    raise exception 'no_es_administrador' using errcode = '42501';
  end if;
end $$;
comment on function private.require_admin is 'Refuses whoever is no administrator at this moment: 42501 no_es_administrador.';

create function private.audit(reviewer uuid, action text, business uuid, entity text, before jsonb, after jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.auditoria (persona, accion, negocio_id, entidad, antes, despues) values (reviewer, action, business, entity, before, after)
$$;
comment on function private.audit is 'Adds a row to the trail. entity: what was changed beside a business, as "reclamo <id>"; before and after: only what changed.';

-- The businesses that a typed text means: by id or by a slug of now or before, or else by a part of the name, deleted ones too.
create function private.find_businesses(typed text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := private.words(typed);
  found_ids uuid[];
begin
  if typed ~* '^\s*[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\s*$' then
    return array[btrim(typed)::uuid];
  end if;
  found_ids := array(
    select n.id from public.negocios n where n.slug = lower(btrim(typed))
    union select s.negocio_id from public.negocio_slugs s where s.slug = lower(btrim(typed))
  );
  if cardinality(found_ids) = 0 and words <> '' then
    found_ids := array(select n.id from public.negocios n where strpos(n.nombre_plano, words) > 0 limit 1000);
  end if;
  return found_ids;
end $$;
comment on function private.find_businesses is 'Ids of the business with this id or slug, or of up to 1000 whose name holds these words.';

create function public.list_trail(
  reviewer uuid, person uuid default null, action text default null, business text default null, since date default null, until date default null,
  before bigint default null, batch int default 50
) returns table (
  id bigint, created_at timestamptz, persona uuid, correo text, accion text, negocio_id uuid, negocio text, entidad text, sujeto text,
  antes jsonb, despues jsonb
)
-- Planned for the filters that are given: each has an index.
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  businesses uuid[];
begin
  perform private.require_admin(reviewer);
  if business is not null then
    businesses := private.find_businesses(business);
  end if;
  return query
    select a.id, a.created_at, a.persona, u.email::text, a.accion, a.negocio_id, n.nombre, a.entidad, s.email::text, a.antes, a.despues
    from (
      select * from public.auditoria x
      where (person is null or x.persona = person)
        and (action is null or x.accion = action)
        and (businesses is null or x.negocio_id = any (businesses))
        and (since is null or x.created_at >= since::timestamp at time zone 'America/Mexico_City')
        and (until is null or x.created_at < (until + 1)::timestamp at time zone 'America/Mexico_City')
        and (before is null or (x.created_at, x.id) < (select y.created_at, y.id from public.auditoria y where y.id = before))
      order by x.created_at desc, x.id desc limit least(batch, 500)
    ) a
      left join auth.users u on u.id = a.persona
      left join public.negocios n on n.id = a.negocio_id
      left join auth.users s on a.entidad = 'administrador ' || s.id
    order by a.created_at desc, a.id desc;
end $$;
comment on function public.list_trail is 'The trail, newest first: of a person, an action, a business (id, slug or part of the name), days of Mexico City (both included), and after the row "before". correo: whose doing, null once the account is gone; sujeto: the administrator whom it is about. Server only.';

create function public.list_trail_people(reviewer uuid) returns table (persona uuid, correo text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  -- From one person to the next, by the index.
  return query
    with recursive people as (
      (select a.persona from public.auditoria a where a.accion !~ '^(ayudante|dueno)_' order by a.persona limit 1)
      union all
      select (select a.persona from public.auditoria a where a.persona > p.persona and a.accion !~ '^(ayudante|dueno)_' order by a.persona limit 1) from people p where p.persona is not null
    )
    select p.persona, u.email::text from people p left join auth.users u on u.id = p.persona where p.persona is not null
    order by 2 nulls last, 1;
end $$;
comment on function public.list_trail_people is 'Administrators who are in the trail; correo is null once the account is gone. Server only.';

create function private.keep_audit() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'auditoria_no_cambia' using errcode = '42501';
end $$;

create trigger auditoria_kept before update or delete or truncate on public.auditoria
  for each statement execute function private.keep_audit();

alter table public.auditoria enable row level security;
revoke all on public.auditoria from public, anon, authenticated, service_role;
grant select on public.auditoria to service_role;

revoke execute on function
  public.list_trail(uuid, uuid, text, text, date, date, bigint, int),
  public.list_trail_people(uuid)
  from public, anon, authenticated;

grant execute on function
  public.list_trail(uuid, uuid, text, text, date, date, bigint, int),
  public.list_trail_people(uuid)
  to service_role;

comment on table public.auditoria is 'Acts of administrators, and of owners on their businesses and helpers. Rows are added and never changed.';
comment on column public.auditoria.persona is 'Id of the actor: the row outlives the account.';
comment on column public.auditoria.entidad is 'Thing changed beside a business: "reclamo <id>", "sinonimo <id>".';
-- The ten categories of the specification.
--
-- Who may do what:
--   categorias   everybody reads; nobody writes through the API but service_role

create table public.categorias (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  nombre text not null unique,
  orden smallint not null unique
);

alter table public.categorias enable row level security;

revoke all on public.categorias from public, anon, authenticated, service_role;
grant select on public.categorias to anon, authenticated;
grant all on public.categorias to service_role;

create policy categorias_select_everybody on public.categorias for select to anon, authenticated using (true);

comment on table public.categorias is 'Fixed list of categories; the slug is the name in lower case, without accents, spaces as hyphens.';

insert into public.categorias (orden, slug, nombre) values
  (1, 'alimentos-y-bebidas', 'Alimentos y Bebidas'),
  (2, 'belleza-y-cuidado-personal', 'Belleza y Cuidado Personal'),
  (3, 'servicios-del-hogar', 'Servicios del Hogar'),
  (4, 'moda-y-tiendas', 'Moda y Tiendas'),
  (5, 'mascotas-y-veterinarias', 'Mascotas y Veterinarias'),
  (6, 'salud-y-bienestar', 'Salud y Bienestar'),
  (7, 'educacion-y-escuelas', 'Educación y Escuelas'),
  (8, 'autos-y-talleres', 'Autos y Talleres'),
  (9, 'tecnologia-y-electronica', 'Tecnología y Electrónica'),
  (10, 'otros-negocios', 'Otros Negocios');
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
-- Colonias that exist.
--
-- A colonia is a free text of the owner's, and stays so on the listing. Filters, counts, suggestions, pages and the sitemap go by
-- negocios.slug_colonia, which is set for known colonias alone: those of INEGI's shipped census and IECM's territorial units (a test
-- reads both files and holds them against the list). A new one comes by a migration.
--
-- Who may do what:
--   private.colonias_conocidas   nobody; the trigger on negocios and the vocabulary read it

create table private.colonias_conocidas (
  slug_colonia text primary key,
  colonia text not null
);

alter table private.colonias_conocidas enable row level security;

revoke all on private.colonias_conocidas from public, anon, authenticated, service_role;

comment on table private.colonias_conocidas is 'The colonias of Iztapalapa, as they are written.';

insert into private.colonias_conocidas (slug_colonia, colonia)
select replace(private.words(name), ' ', '-'), name from unnest(string_to_array(btrim($names$
12 de Diciembre
9 1/2 - Francisco Villa (Ejército Constitucionalista)
Aculco
Albarrada
Albarradas
Alcanfores
Allapetlalli
Allepetlali
Altamirano
Álvaro Obregón
Ampliación
Ampliación Bellavista
Ampliación El Santuario
Ampliación El Triunfo
Ampliación Emiliano Zapata
Ampliación La Polvorilla
Ampliación Los Reyes
Ampliación Los Reyes Culhuacán
Ampliación Paraíso
Ampliación Paraje San Juan
Ampliación Polvorilla
Ampliación Ricardo Flores Magón
Ampliación San Miguel
Ampliación Santa María Aztahuacán
Ampliación Santa María Tomatlán
Ampliación Santa Martha
Ampliación Sinatel
Ampliación Tenorios
Ampliación Veracruzana
Año de Juárez
Antorcha Popular I
Apatlaco
Arboledas
Art 4to Constitucional
Banjidal
Barranca de Guadalupe
Barrancas de Guadalupe
Bellavista
Benito Juárez
Buenavista
Cabeza de Juárez
Cabeza de Juárez I
Cabeza de Juárez II
Cabeza de Juárez III
Cacama
Campesinos
Campestre Potrero
Cananea
Carlos Hank González
Carlos Jonguitud Barrios
Carlos Pacheco
Carmen Serdán
Casa Blanca
CE Cualli Ohtli
Celoalliotli
Central de Abasto
Cerro de la Estrella
Chinampac de Juárez
Chinampas de Santa María Tomatlán
Citlalli
Colonial Iztapalapa
Concordia
Concordia Zaragoza
Consejo Agrarista Mexicano
Constitución de 1917
Cuchilla del Moral
Cuitláhuac
Culhuacán
Degollado
Degollado Chico
Desarrollo Urbano Quetzalcóatl
Doctor Alfonso Ortiz Tirado
Ejército Constitucionalista
Ejército Constitucionalista II
Ejército de Agua Prieta
Ejército de Oriente
Ejército de Oriente II
Ejército de Oriente II Indeco
Ejército de Oriente Zona Peñón
Ejido del Moral
Ejidos de Santa María Aztahuacán
Ejidos del Moral
El Edén
El Manto
El Manto Plan de Iguala
El Mirador
El Molino
El Molino Tezonco
El Paraíso
El Prado
El Retoño
El Rodeo
El Rosario
El Santuario
El Sifón
El Triángulo
El Triunfo
El Vergel
El Vergel Triángulo de las Agujas I
El Vergel Triángulo de las Agujas II
Ermita Zaragoza
Escuadrón
Escuadrón 201
Esmeralda
Estado de Veracruz
Estrella
Estrella Culhuacán
Estrella del Sur
Eva Sámano de López Mateos
Francisco Villa
Fuego Nuevo
Fuentes de Zaragoza
Fuerte de Loreto - La Antena
Gama Gavilán
Gavilán
Granjas de San Antonio
Granjas Esmeralda
Granjas Estrella
Granjas México
Guadalupe
Guadalupe del Moral
Guelatao de Juárez 1
Guelatao de Juárez I
Guelatao de Juárez II
Héroes de Churubusco
Huasipungo
Huitzico-La Poblanita
Ignacio Zaragoza
Insurgentes
Ixtlahuacán
Iztapalapa
Iztlahuacán
Jacarandas
Jardines de Churubusco
Jardines de San Lorenzo
Jardines de San Lorenzo Tezonco
José López Portillo
José María Morelos y Pavón
Juan Escutia
Justo Sierra
La Asunción
La Candelaria
La Colmena
La Era
La Esperanza
La Estación
La Joya
La Joyita
La Magueyera
La Planta
La Polvorilla
La Regadera
Las Americas
Las Peñas
Leyes de Reforma
Leyes de Reforma Primera Sección
Leyes de Reforma Segunda Sección
Leyes de Reforma Tercera Sección
Lomas de la Estancia
Lomas de San Lorenzo
Lomas de Santa Cruz
Lomas de Santa Cruz Meyehualco
Lomas de Zaragoza
Lomas El Manto
Lomas Estrella
Lomas Estrella III
Lomas Estrella Primera Sección
Lomas Estrella Segunda Sección
Los Ángeles
Los Ángeles Apanoaya
Los Cipreses
Los Olivos
Los Picos
Los Picos VI B
Los Reyes
Los Reyes Culhuacán
M Maza de Juárez
Magdalena Atlazolpa
Mexicaltzingo
Miguel de la Madrid Hurtado
Minas Polvorilla
Minerva
Mirasoles
Miravalle
Mixcóatl
Modelo
Monte Albán
Moyocoyani
Na Hal Ti
Norma ISSSTE
Nueva Generación
Nueva Rosita
Palmitas
Paraje San Juan
Paraje San Juan 2a Ampliación
Paraje San Juan Cerro
Paraje San Juan Joya
Paraje Zacatepec
Parajes Buenavista
Parque Industrial Iztapalapa
Parque Nacional Cerro de la Estrella
Paseos de Churubusco
Patria y Libertad
Peñón Viejo
Plan de Iguala
Plenitud
Plutarco Elías Calles
Predio Degollado
Predio Santa Cruz Meyehualco
Presidentes de México
Privada Gavilán
Progresista
Progreso del Sur
Puente Blanco
Purísima
Purísima Atlazolpa
Real del Moral
Reforma Educativa
Reforma Política
Renovación
Revolución
Ricardo Flores Magón
Rinconada del Molino
Rotarios
Rubén Jaramillo
Rubén Jaramillo Mina
San Andrés Tetepilco
San Andrés Tomatlán
San Antonio
San Antonio Culhuacán
San Bartolo
San Francisco Apolocalco
San Ignacio
San José
San José Aculco
San José Buenavista
San Juan Estrella
San Juan Joya
San Juan Xalpa
San Juanico
San Juanico Nextipac
San Lorenzo
San Lorenzo 870
San Lorenzo Tezonco
San Lorenzo Tezonco I
San Lorenzo Tezonco II
San Lorenzo Xicoténcatl
San Lucas
San Miguel
San Miguel Octava Ampliación
San Miguel Teotongo
San Miguel Teotongo Sección Acorralado
San Miguel Teotongo Sección Avisadero
San Miguel Teotongo Sección Capilla
San Miguel Teotongo Sección Corrales
San Miguel Teotongo Sección Guadalupe
San Miguel Teotongo Sección Iztlahuaca
San Miguel Teotongo Sección Jardines
San Miguel Teotongo Sección La Cruz
San Miguel Teotongo Sección Loma Alta
San Miguel Teotongo Sección Mercedes
San Miguel Teotongo Sección Palmitas
San Miguel Teotongo Sección Puente
San Miguel Teotongo Sección Ranchito
San Miguel Teotongo Sección Rancho Bajo
San Miguel Teotongo Sección Torres
San Nicolás Tolentino
San Pablo
San Pablo I, II y V-Lomas del Paraíso
San Pedro
San Pedro Barrientos
San Sebastián Tecoloxtitla
San Simón Culhuacán
Santa Bárbara
Santa Cruz Meyehualco
Santa Cruz VI
Santa Cruz VII
Santa Isabel Industrial
Santa María Aztahuacán
Santa María del Monte
Santa María Tomatlán
Santa Martha Acatitla
Santa Martha Acatitla Norte
Santa Martha Acatitla Sur
Santiago Acahualtepec
Santiago Acahualtepec Primera Ampliación
Santiago Acahualtepec Segunda Ampliación
Sector Popular
Sideral
Sierra del Valle
Sinatel
Solidaridad El Salado
Tenorios
Tepalcates
Texcoco El Salado
Tlaltenco
Tlanezicalli
Tula
Unidad Ejército Constitucionalista
Unidad Habitacional Av. Árbol 12 Infonavit 61 Av. 3 76
Unidad Habitacional Frente Popular Francisco Villa
Unidad Habitacional San Juan Xalpa
Unidad Habitacional Santa Cruz Meyehualco
Unidad Habitacional Vicente Guerrero
Unidad Modelo
Unidad Santa Cruz Meyehualco
Unidad Vicente Guerrero
Uscovi
Valle de Luces
Valle de Luces Segunda Sección
Valle de San Lorenzo
Valle del Sur
Vicente Guerrero
Xalpa
Xopa
Zacahuitzco
Zona Militar Fave Sedena
Zona Urbana Ejidal Estrella Culhuacán
$names$, E'\n'), E'\n')) name;
-- Businesses, what is private about them, and who owns them.
--
-- Every column that somebody outside may write, or whose words come from outside, has one check, named table_column_check. What search
-- looks at beside the words (the folded name, the place on the ground, the week's open minutes) is derived here.
--
-- One lock holds for every statement on negocios, by whichever key or function it comes: nobody writes past the plan. A statement that
-- is exempt says so itself: it sets the column "escritor" of the rows that it writes. The lock reads it and empties
-- it, so it is never stored; the exemption is of that one statement, and neither what it calls nor what follows has it. The roles of
-- the API may not set it. (A setting of the function would end later than the statement, and a hosted project refuses custom ones.)
--
--   escritor          may write beside what an owner of that plan may
--   importador        everything: rows come as they are
--   administracion    every column but the plan and the rating
--   pagos             the plan: it follows from the ledger
--   (none)            columns that are not an owner's, but for the plan and the rating, which nobody else writes
--
-- Who may do what:
--   negocios               anon reads the columns of public rows that every plan shows, and what else a row's plan shows by the functions
--                          of …_listing.sql; an owner also reads the own rows, and edits them by the functions of …_edits.sql; an
--                          administrator reads all; nobody writes through the API but service_role
--   busqueda, nombre_plano, punto, minutos_abierto, minutos_especiales, slugs_de_entrega   read by the search functions alone; derived
--   slug_colonia, slug_actividad, poco_contenido, scian   everybody reads them, of rows they may read; a trigger, nobody and imports write
--   negocio_privado        owner and administrator read, but for the administrator's notes and name; service_role writes. A helper, and
--                          whoever has not accepted the business yet, read nothing of it
--   negocio_propietarios   a user reads the own links; service_role writes
--   negocio_ayudantes      an owner reads those of the own businesses, a helper the own ones; service_role writes
--   negocio_slugs          everybody reads those of rows they may read; written by trigger

create table public.negocios (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  nombre text not null check (private.is_text(nombre, 150) and private.has_letters(nombre)),
  descripcion text check (private.is_text(descripcion, 2000, 100)),
  categoria text not null,
  slug_categoria text not null references public.categorias (slug) on update cascade,
  actividad text check (private.is_text(actividad, 300)),
  scian text check (scian ~ '^[0-9]{2,6}$'),
  personal text check (private.is_text(personal, 60)),
  telefono text check (telefono ~ '^[0-9+() .-]{7,30}$' and length(regexp_replace(telefono, '[^0-9]', '', 'g')) between 7 and 15),
  telefono_e164 text check (telefono_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  whatsapp text check (private.is_text(whatsapp, 200) and whatsapp !~* '^\s*(javascript|data|vbscript|file|blob):'),
  whatsapp_e164 text check (whatsapp_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  direccion text check (private.is_text(direccion, 300)),
  colonia text check (private.is_text(colonia, 120)),
  codigo_postal text check (codigo_postal ~ '^[0-9]{5}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  mapa_embed_url text check (private.is_text(mapa_embed_url, 2000) and mapa_embed_url ~* '^https://'),
  hours text check (private.is_text(hours, 300)),
  horario jsonb check (private.is_weekly_hours(horario)),
  horario_especial jsonb check (private.is_special_days(horario_especial)),
  horario_confirmado date,
  web text check (private.is_text(web, 300) and web ~* '^https?://[^\s<>"'']+$'),
  instagram text check (private.is_text(instagram, 300) and instagram ~* '^https://([a-z0-9-]+\.)*instagram\.com/[^\s<>"'']*$'),
  facebook text
    check (private.is_text(facebook, 300) and facebook ~* '^https://([a-z0-9-]+\.)*(facebook\.com|fb\.com|fb\.me)/[^\s<>"'']*$'),
  tiktok text check (private.is_text(tiktok, 300) and tiktok ~* '^https://([a-z0-9-]+\.)*tiktok\.com/[^\s<>"'']*$'),
  -- what the public is not to see of them: see …_privacy.sql
  telefono_al_tocar boolean not null default false,
  solo_whatsapp boolean not null default false,
  direccion_aproximada boolean not null default false,
  telefono_oculto boolean not null default false,
  servicios text[] not null default '{}' check (private.is_text_list(servicios, 60, 80)),
  menu text check (private.is_text(menu, 20000, 400) and menu !~* '^\s*(javascript|data|vbscript|file|blob):'),
  video_url text check (private.is_text(video_url, 500) and video_url ~* '^https://'),
  video_embed_url text check (video_embed_url ~ '^https://www\.youtube(-nocookie)?\.com/embed/[A-Za-z0-9_-]{11}$'),
  gallery_images jsonb not null default '[]' check (private.is_gallery(gallery_images, 60)),
  imagenes_datos jsonb not null default '{}' check (private.is_picture_data(imagenes_datos)),
  portada_url text check (private.is_picture(portada_url)),
  logo_url text check (private.is_picture(logo_url)),
  imagen_url text check (private.is_picture(imagen_url)),
  menu_pdf text check (length(menu_pdf) < 100 and menu_pdf ~ '^menus/[0-9a-f-]{36}/[0-9a-f-]{36}\.pdf$'),
  promociones text check (private.is_text(promociones, 1000, 100)),
  promocion_titulo text check (private.is_text(promocion_titulo, 120)),
  promocion_imagen text check (private.is_picture(promocion_imagen)),
  promocion_fecha date check (promocion_fecha between '2000-01-01' and '2100-01-01'),
  promocion_vigencia text check (private.is_text(promocion_vigencia, 120)),
  seo_keywords text[] not null default '{}' check (private.is_text_list(seo_keywords, 30, 60)),
  meta_title text check (private.is_text(meta_title, 120)),
  meta_description text check (private.is_text(meta_description, 300)),
  estadisticas text check (private.is_text(estadisticas, 1000, 100)),
  -- how one pays and gets it
  formas_de_pago text[] not null default '{}' check (
    case when private.is_text_list(formas_de_pago, 5, 20) then formas_de_pago <@ array['efectivo', 'tarjeta', 'transferencia', 'codi', 'vales'] else false end
  ),
  entrega text[] not null default '{}' check (
    case when private.is_text_list(entrega, 2, 20) then entrega <@ array['domicilio', 'para-llevar'] else false end
  ),
  colonias_de_entrega text[] not null default '{}' check (private.is_text_list(colonias_de_entrega, 60, 120)),
  -- written by the server alone
  plan_type text not null default 'free' references private.planes (plan),
  is_approved boolean,
  is_deleted boolean not null default false,
  deleted_at timestamptz,
  is_featured boolean not null default false,
  user_id uuid references auth.users (id) on delete set null,
  rating numeric(2, 1) check (rating between 0 and 5),
  reviews_count int not null default 0 check (reviews_count >= 0),
  visitas bigint not null default 0 check (visitas >= 0),
  clics bigint not null default 0 check (clics >= 0),
  ai_portada_used boolean not null default false,
  ai_logo_used boolean not null default false,
  denue_id text unique check (denue_id ~ '^[0-9]{1,20}$'),
  denue_huella text check (denue_huella ~ '^[0-9a-f]{32}$'),
  fuente text check (private.is_text(fuente, 200)),
  web_publicada text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  escritor text check (escritor is null),
  -- derived
  estado text not null generated always as (
    case when is_approved then 'aprobado' when not is_approved then 'rechazado' else 'pendiente' end
  ) stored,
  status text not null generated always as (
    case when is_approved then 'approved' when not is_approved then 'rejected' else 'pending' end
  ) stored,
  tiene_dueno boolean not null generated always as (user_id is not null) stored,
  rango smallint not null generated always as (
    case plan_type when 'premium' then 60 when 'pro' then 40 else 20 end
    + 8 * (telefono is not null or telefono_oculto)::int
    + 4 * (horario is not null or hours is not null)::int
    + (descripcion is not null)::int
    + (coalesce(portada_url, imagen_url, logo_url) is not null)::int
    + (user_id is not null)::int
  ) stored,
  slug_colonia text,
  busqueda tsvector not null generated always as (
    private.search_document(
      nombre, categoria, actividad, case when plan_type <> 'free' then servicios end, colonia, descripcion,
      case when plan_type = 'premium' then seo_keywords end, direccion, scian
    )
  ) stored,
  nombre_plano text not null generated always as (private.words(nombre)) stored,
  punto point generated always as (private.map_point(latitude, longitude)) stored,
  minutos_abierto int4multirange generated always as (private.open_minutes(horario)) stored,
  slugs_de_entrega text[] not null generated always as (private.place_slugs(colonias_de_entrega)) stored,
  -- Bounded: it stands in indexes.
  minutos_especiales int4multirange generated always as (private.special_minutes(horario, horario_especial)) stored
    check (length(minutos_especiales::text) <= 3000),
  slug_actividad text generated always as (nullif(rtrim(left(replace(private.words(actividad), ' ', '-'), 80), '-'), '')) stored,
  poco_contenido boolean not null generated always as (
    descripcion is null and coalesce(portada_url, imagen_url, logo_url) is null
    and gallery_images in ('[]'::jsonb, '""'::jsonb) and hours is null and horario is null and user_id is null
    and ((coalesce(telefono, web) is null and not telefono_oculto) or coalesce(direccion, colonia) is null)
  ) stored,
  tiene_telefono boolean not null generated always as (telefono is not null or telefono_oculto) stored,
  constraint hidden_phone_is_elsewhere
    check (not (telefono_al_tocar or solo_whatsapp or telefono_oculto) or (telefono is null and telefono_e164 is null)),
  constraint hidden_place_is_elsewhere
    check (not direccion_aproximada or coalesce(direccion, codigo_postal, mapa_embed_url) is null),
  constraint coordinates_come_in_pairs check ((latitude is null) = (longitude is null)),
  constraint deletion_has_a_time check (is_deleted = (deleted_at is not null))
);

-- A test holds them equal to lib/businesses/fields.ts.
insert into private.campos_de_negocio (columna, plan_minimo, plan_visible, espera, bucket) values
  ('nombre', 'free', 'free', true, null),
  ('slug_categoria', 'free', 'free', true, null),
  ('telefono', 'free', 'free', true, null),
  ('whatsapp', 'free', 'pro', true, null),
  ('portada_url', 'free', 'free', true, 'portadas'),
  ('logo_url', 'free', 'free', true, 'logos'),
  ('imagen_url', 'free', 'free', true, 'negocios'),
  ('descripcion', 'free', 'free', false, null),
  ('direccion', 'free', 'free', false, null),
  ('colonia', 'free', 'free', false, null),
  ('codigo_postal', 'free', 'free', false, null),
  ('latitude', 'free', 'free', false, null),
  ('longitude', 'free', 'free', false, null),
  ('web', 'pro', 'pro', true, null),
  ('instagram', 'pro', 'pro', true, null),
  ('facebook', 'pro', 'pro', true, null),
  ('tiktok', 'pro', 'pro', true, null),
  ('mapa_embed_url', 'pro', 'free', false, null),
  ('gallery_images', 'pro', 'pro', true, 'negocios'),
  ('promocion_imagen', 'pro', 'pro', true, 'promociones'),
  ('servicios', 'pro', 'pro', false, null),
  ('hours', 'pro', 'free', false, null),
  ('horario', 'pro', 'free', false, null),
  ('promociones', 'pro', 'pro', false, null),
  ('promocion_titulo', 'pro', 'pro', false, null),
  ('promocion_fecha', 'pro', 'pro', false, null),
  ('promocion_vigencia', 'pro', 'pro', false, null),
  ('video_url', 'premium', 'premium', true, null),
  ('video_embed_url', 'premium', 'premium', true, null),
  ('menu', 'premium', 'premium', false, null),
  ('seo_keywords', 'premium', 'premium', false, null),
  ('menu_pdf', 'premium', 'premium', false, 'menus'),
  ('formas_de_pago', 'free', 'free', false, null),
  ('entrega', 'free', 'free', false, null),
  ('colonias_de_entrega', 'free', 'free', false, null),
  ('horario_especial', 'pro', 'free', false, null),
  ('telefono_al_tocar', 'free', 'free', false, null),
  ('solo_whatsapp', 'free', 'free', false, null),
  ('direccion_aproximada', 'free', 'free', false, null);

create table public.negocio_privado (
  negocio_id uuid primary key references public.negocios (id) on delete cascade,
  email text check (private.is_text(email, 254) and email = lower(btrim(email))),
  -- what is hidden of negocios, by the names and the rules of its columns
  telefono text check (telefono ~ '^[0-9+() .-]{7,30}$' and length(regexp_replace(telefono, '[^0-9]', '', 'g')) between 7 and 15),
  telefono_e164 text check (telefono_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  whatsapp text check (private.is_text(whatsapp, 200) and whatsapp !~* '^\s*(javascript|data|vbscript|file|blob):'),
  whatsapp_e164 text check (whatsapp_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  direccion text check (private.is_text(direccion, 300)),
  codigo_postal text check (codigo_postal ~ '^[0-9]{5}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  mapa_embed_url text check (private.is_text(mapa_embed_url, 2000) and mapa_embed_url ~* '^https://'),
  rejilla uuid not null default gen_random_uuid(),
  notas_admin text check (private.is_text(notas_admin, 4000, 4000)),
  motivo_rechazo text check (private.is_text(motivo_rechazo, 1000, 1000)),
  revisado_por uuid references auth.users (id) on delete set null,
  revisado_at timestamptz,
  reenvios timestamptz[] not null default '{}',
  rechazado jsonb check (jsonb_typeof(rechazado) = 'object' and length(rechazado::text) <= 100000),
  solicitud uuid unique,
  paquete_marketing text check (private.is_text(paquete_marketing, 2000, 100)),
  constraint hidden_coordinates_come_in_pairs check ((latitude is null) = (longitude is null))
);

create table public.negocio_propietarios (
  user_id uuid not null references auth.users (id) on delete cascade,
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  created_at timestamptz not null default now(),
  aceptado_at timestamptz default now(),
  primary key (user_id, negocio_id)
);

create table public.negocio_ayudantes (
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  email text not null check (private.is_text(email, 254) and email = lower(btrim(email))),
  user_id uuid references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (negocio_id, email),
  unique (negocio_id, user_id)
);

create table public.negocio_slugs (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  created_at timestamptz not null default now()
);

create function private.web_host(web text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select substring(lower(web) from '^https?://(?:www\.)?([a-z0-9.-]+)')
$$;
comment on function private.web_host is 'The host of a web address, without "www.".';

create index negocios_user_id on public.negocios (user_id);
create index negocios_category on public.negocios (slug_categoria);
create index negocios_browse on public.negocios (rango desc, created_at desc, id) where is_approved and not is_deleted;
create index negocios_browse_category on public.negocios (slug_categoria, rango desc, created_at desc, id)
  where is_approved and not is_deleted;
-- For the administration's counts of what is not public.
create index negocios_not_public on public.negocios (is_deleted, is_approved) where is_deleted or is_approved is null or not is_approved;
create index negocios_featured on public.negocios (rango desc, created_at desc) where is_featured and is_approved and not is_deleted;
-- Of every GIN index: without `fastupdate = off` what is written waits in a list that each search reads whole, until a vacuum.
create index negocios_search on public.negocios using gin (busqueda) with (fastupdate = off) where is_approved and not is_deleted;
create index negocio_privado_email on public.negocio_privado (email);
create index negocio_privado_reviewer on public.negocio_privado (revisado_por);
create index negocio_propietarios_business on public.negocio_propietarios (negocio_id);
create index negocio_ayudantes_person on public.negocio_ayudantes (user_id);
create index negocio_ayudantes_email on public.negocio_ayudantes (email) where user_id is null;
create index negocio_slugs_business on public.negocio_slugs (negocio_id);
-- Those that pay come first; an index of their own keeps the planner from reading all of them by another one.
create index negocios_search_paid on public.negocios using gin (busqueda) with (fastupdate = off)
  where is_approved and not is_deleted and plan_type <> 'free';
-- An eighth of all, by chance (ids are random). GIN gives all that match before the first row is read; where a word is everywhere, this
-- index finds as many as are looked at, and the rest is not asked for.
create index negocios_search_some on public.negocios using gin (busqueda) with (fastupdate = off)
  where is_approved and not is_deleted and id >= 'e0000000-0000-0000-0000-000000000000';
create index negocios_name_some on public.negocios (nombre_plano text_pattern_ops)
  where is_approved and not is_deleted and id >= 'e0000000-0000-0000-0000-000000000000';
create index negocios_name on public.negocios (nombre_plano text_pattern_ops) where is_approved and not is_deleted;
-- The middle of a name, for visitors where nothing else is found, and for the administration, which finds what is not public, too.
create index negocios_any_name on public.negocios using gin (nombre_plano extensions.gin_trgm_ops) with (fastupdate = off);
create index negocios_category_place on public.negocios using gist (slug_categoria extensions.gist_text_ops, punto)
  where is_approved and not is_deleted;
create index negocios_browse_neighborhood on public.negocios (slug_colonia, rango desc, created_at desc, id)
  where is_approved and not is_deleted;
-- All that the lists of activities ask for, but for the cards themselves.
create index negocios_browse_activity on public.negocios (slug_actividad, rango desc, created_at desc, id) include (slug_categoria, slug_colonia)
  where is_approved and not is_deleted and slug_actividad is not null;
create index negocios_known_hours on public.negocios (rango desc, created_at desc, id) include (minutos_abierto, minutos_especiales, slug_categoria, plan_type, slug_colonia)
  where is_approved and not is_deleted and minutos_abierto is not null;
create index negocios_phone_end on public.negocios (reverse(private.national_number(telefono)) text_pattern_ops)
  where is_approved and not is_deleted;
create index negocios_phone_start on public.negocios (private.national_number(telefono) text_pattern_ops)
  where is_approved and not is_deleted;
-- In the order of registration: a new business is added to the last part and moves none of the others.
create index negocios_sitemap on public.negocios (created_at, id) include (slug, updated_at)
  where is_approved and not is_deleted and not poco_contenido;
-- For counts of what is open now, by category or colonia: only listings whose hours are known are in these.
create index negocios_hours_category on public.negocios (slug_categoria) include (minutos_abierto, minutos_especiales, plan_type, slug_colonia)
  where is_approved and not is_deleted and minutos_abierto is not null;
create index negocios_hours_neighborhood on public.negocios (slug_colonia) include (minutos_abierto, minutos_especiales, plan_type, slug_categoria)
  where is_approved and not is_deleted and minutos_abierto is not null;
-- For searches of what is open now: most businesses tell no hours.
create index negocios_search_hours on public.negocios using gin (busqueda) with (fastupdate = off)
  where is_approved and not is_deleted and minutos_abierto is not null;
-- For filters on payment and delivery: hardly any listing tells, so they look at those that do.
create index negocios_ways on public.negocios using gin (formas_de_pago, entrega) with (fastupdate = off)
  where is_approved and not is_deleted and (formas_de_pago <> '{}' or entrega <> '{}');
create index negocios_web_host on public.negocios (private.web_host(web)) where web is not null and not is_deleted;
create index negocios_place on public.negocios using gist (punto) include (plan_type, slug_categoria, slug_colonia, minutos_abierto, minutos_especiales, rango)
  where is_approved and not is_deleted;

create function private.my_businesses() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select n.id from public.negocios n
    left join public.negocio_propietarios p on p.negocio_id = n.id and p.user_id = (select private.viewer())
  where n.user_id = (select private.viewer()) and not n.is_deleted and (p.user_id is null or p.aceptado_at is not null)
  union
  select p.negocio_id from public.negocio_propietarios p
    join public.negocios n on n.id = p.negocio_id and not n.is_deleted
    where p.user_id = (select private.viewer()) and p.aceptado_at is not null
$$;
comment on function private.my_businesses is 'Ids of the businesses that the signed-in user owns, by user_id or by an owner link, and has accepted. Open to whoever is signed in: policies ask it as the reader, and it tells one only about oneself.';

create function private.my_edited_businesses() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select private.my_businesses()
  union
  select a.negocio_id from public.negocio_ayudantes a
    join public.negocios n on n.id = a.negocio_id and not n.is_deleted
    where a.user_id = (select private.viewer())
$$;
comment on function private.my_edited_businesses is 'These, and those that the user helps with: private.edits() for policies. What is private about the owner is not a helper''s: those policies ask my_businesses(). Open to whoever is signed in: policies ask it as the reader, as they do my_businesses().';

create function private.helps(person uuid, business uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.negocio_ayudantes a join public.negocios n on n.id = a.negocio_id and not n.is_deleted
    where a.negocio_id = business and a.user_id = person
  )
$$;
comment on function private.helps is 'True if a user has accepted to help with a business.';

-- Removes helpers, proposals, wishes and whatever was generated or written to an owner: the next one chooses anew and reads none of it.
create function private.forget_owner(business uuid, heir uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.negocio_ayudantes a where a.negocio_id = business;
  -- Of two owners one stays.
  if not exists (select from public.negocio_propietarios p where p.negocio_id = business and p.user_id = heir and p.aceptado_at is not null) then
    delete from public.revisiones r where r.negocio_id = business;
    delete from public.negocio_ia i where i.negocio_id = business;
    -- Tries that were used stay used: they are the business's. Work on its way ends for want of its turn; list_orphan_pictures() finds
    -- the drafts.
    update public.ia_imagenes i set
      estado = case when i.estado in ('trabajando', 'lista') then 'descartada' else i.estado end,
      turno = gen_random_uuid(), deseo = '{}', ruta = null, desenfoque = null
    where i.negocio_id = business;
    update public.negocio_privado v set paquete_marketing = null where v.negocio_id = business;
  end if;
end $$;
comment on function private.forget_owner is 'Parts a business from what is its owner''s and not the listing''s; an heir who owned it, too, keeps what both had.';

create function private.forget_former_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_owner(new.id, new.user_id);
  -- The address by which it came to its first owner stays that one's.
  update public.negocio_privado v set email = null where v.negocio_id = new.id and old.user_id is not null;
  return null;
end $$;

create function private.set_category() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.slug_categoria is not distinct from old.slug_categoria then
    -- The name was given, or changed: it decides, when it is one of the ten.
    if new.slug_categoria is null or (tg_op = 'UPDATE' and new.categoria is distinct from old.categoria) then
      select c.slug into new.slug_categoria from public.categorias c where private.words(c.nombre) = private.words(new.categoria);
    end if;
  end if;
  select c.nombre into new.categoria from public.categorias c where c.slug = new.slug_categoria;
  if not found then
    raise exception 'categoria_desconocida' using errcode = '23514', hint = 'The category is not one of the fixed list.';
  end if;
  return new;
end $$;

create function private.forget_stale_e164() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- The number that links dial is the number that is shown: who changes one without the other leaves it to be derived anew, unless
  -- it is the same number, written in another way.
  if new.telefono is distinct from old.telefono and new.telefono_e164 is not distinct from old.telefono_e164
    and private.national_number(new.telefono) is distinct from private.national_number(new.telefono_e164) then
    new.telefono_e164 := null;
  end if;
  if new.whatsapp is distinct from old.whatsapp and new.whatsapp_e164 is not distinct from old.whatsapp_e164
    and private.national_number(new.whatsapp) is distinct from private.national_number(new.whatsapp_e164) then
    new.whatsapp_e164 := null;
  end if;
  return new;
end $$;
comment on function private.forget_stale_e164 is 'Drops the international form of a number that was changed without it.';

create function private.forget_former_map() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.mapa_embed_url := null;
  return new;
end $$;
comment on function private.forget_former_map is 'The map is of the place: whoever moves the pin alone leaves the map of the former place behind.';

-- An old slug redirects until somebody else uses it.
create function private.keep_old_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A slug in use is nobody's former slug.
  delete from public.negocio_slugs where slug = new.slug;
  if tg_op = 'UPDATE' then
    insert into public.negocio_slugs (slug, negocio_id) values (old.slug, new.id) on conflict (slug) do update set negocio_id = excluded.negocio_id;
  end if;
  return null;
end $$;

-- The server stores each picture in a folder named like the business; nobody else writes objects.
create function private.is_stored_picture(business uuid, place text, picture jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select jsonb_typeof(picture) = 'string' and split_part(picture #>> '{}', '/', -2) = business::text
    and exists (select from storage.objects o where o.bucket_id = place and o.name = picture #>> '{}')
$$;
comment on function private.is_stored_picture is 'True if a value is the path of a picture that the server stored for that business in that bucket.';

create function private.refuse_writer() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'escritor_ajeno' using errcode = '42501';
end $$;

create function private.lock_business_fields() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  writer constant text := new.escritor;
  before jsonb := '{"plan_type": "free", "reviews_count": 0}';
  after jsonb;
  limits private.planes;
  field record;
begin
  if writer not in ('importador', 'administracion', 'pagos') then
    raise exception 'escritor_desconocido' using errcode = '22023', hint = left(writer, 60);
  end if;
  new.escritor := null;
  if writer = 'importador' or (writer = 'administracion' and new.user_id is null and (tg_op = 'INSERT' or new.web is distinct from old.web)) then
    new.web_publicada := new.web;
  end if;
  if writer = 'importador' then
    return new;
  end if;
  after := to_jsonb(new);
  if tg_op = 'UPDATE' then
    before := to_jsonb(old);
  end if;
  for field in
    select c.column_name from unnest(array['plan_type', 'rating', 'reviews_count']) c (column_name)
    where nullif(after -> c.column_name, 'null') is distinct from nullif(before -> c.column_name, 'null')
      and not (c.column_name = 'plan_type' and writer is not distinct from 'pagos')
  loop
    raise exception 'columna_ajena' using errcode = '42501', hint = field.column_name;
  end loop;
  if writer = 'administracion' then
    return new;
  end if;
  select * into strict limits from private.planes p where p.plan = new.plan_type;
  if length(new.descripcion) > limits.descripcion_max and after -> 'descripcion' is distinct from before -> 'descripcion' then
    raise exception 'descripcion_larga' using errcode = '23514', hint = limits.descripcion_max::text;
  end if;
  for field in
    select f.columna, f.bucket, x.rango > limits.rango as is_above, after -> f.columna as value,
      case jsonb_typeof(before -> f.columna) when 'array' then before -> f.columna else '[]' end as before
    from private.campos_de_negocio f join private.planes x on x.plan = f.plan_minimo
    where nullif(nullif(after -> f.columna, 'null'), '[]') is distinct from nullif(nullif(before -> f.columna, 'null'), '[]')
    order by f.columna
  loop
    if field.is_above then
      raise exception 'plan_insuficiente' using errcode = '42501', hint = field.columna;
    end if;
    if field.columna = 'gallery_images' and not coalesce(
      case jsonb_typeof(field.value) when 'array' then
        jsonb_array_length(field.value) <= limits.galeria_max
        -- What a higher plan has left is put in order and taken off, one by one.
        or (jsonb_array_length(field.value) <= jsonb_array_length(field.before) and field.value <@ field.before) end, false
    ) then
      raise exception 'galeria_llena' using errcode = '23514', hint = limits.galeria_max::text;
    end if;
    if field.bucket is not null and exists (
      select from jsonb_array_elements(case jsonb_typeof(field.value) when 'array' then field.value else jsonb_build_array(field.value) end) picture
      -- What is there already may be of a time before this folder.
      where picture <> 'null' and not field.before @> jsonb_build_array(picture)
        and not private.is_stored_picture(new.id, field.bucket, picture)
    ) then
      raise exception 'imagen_ajena' using errcode = '23514', hint = field.columna;
    end if;
  end loop;
  return new;
end $$;
comment on function private.lock_business_fields is 'Refuses what the plan of the row does not allow, whoever writes: 42501 columna_ajena (plan, rating) or plan_insuficiente, 23514 descripcion_larga, galeria_llena or imagen_ajena; the hint names the column or the limit.';

-- Hours that their owner writes are confirmed by it; what somebody else writes is not.
create function private.date_hours() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.horario_confirmado := case when new.escritor is null and coalesce(new.hours, new.horario::text) is not null
    then (now() at time zone 'America/Mexico_City')::date end;
  return new;
end $$;

-- slug_colonia is the known colonia that the free text names, or null.
create function private.set_neighborhood() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select c.slug_colonia into new.slug_colonia from private.colonias_conocidas c
  where c.slug_colonia = replace(private.words(new.colonia), ' ', '-');
  return new;
end $$;

-- Triggers of one kind run in the order of their names.
create trigger negocios_0_writer before insert or update on public.negocios
  for each row when (new.escritor is not null and current_user in ('anon', 'authenticated', 'service_role'))
  execute function private.refuse_writer();

create trigger negocios_1_category before insert or update of categoria, slug_categoria on public.negocios
  for each row execute function private.set_category();

create trigger negocios_1_hours before update of hours, horario on public.negocios
  for each row when ((old.hours, old.horario) is distinct from (new.hours, new.horario)) execute function private.date_hours();

create trigger negocios_2_lock before insert or update on public.negocios
  for each row execute function private.lock_business_fields();

create trigger negocios_3_e164 before update of telefono, whatsapp on public.negocios
  for each row execute function private.forget_stale_e164();

create trigger negocios_3_map before update of latitude, longitude on public.negocios
  for each row when (
    (old.latitude, old.longitude) is distinct from (new.latitude, new.longitude)
    and old.mapa_embed_url is not null and new.mapa_embed_url is not distinct from old.mapa_embed_url
  )
  execute function private.forget_former_map();

create trigger negocios_3_neighborhood before insert or update of colonia, slug_colonia on public.negocios
  for each row execute function private.set_neighborhood();

create trigger negocios_4_touch before update on public.negocios
  for each row when ((old.visitas, old.clics) is not distinct from (new.visitas, new.clics))
  execute function private.touch_updated_at();

create trigger negocios_owner_changed after update of user_id on public.negocios
  for each row when (new.user_id is distinct from old.user_id) execute function private.forget_former_owner();

create trigger negocios_slug_taken after insert on public.negocios
  for each row execute function private.keep_old_slug();

create trigger negocios_slug_changed after update of slug on public.negocios
  for each row when (old.slug is distinct from new.slug) execute function private.keep_old_slug();

alter table public.negocios enable row level security;
alter table public.negocio_privado enable row level security;
alter table public.negocio_propietarios enable row level security;
alter table public.negocio_ayudantes enable row level security;
alter table public.negocio_slugs enable row level security;

revoke all on public.negocios, public.negocio_privado, public.negocio_propietarios, public.negocio_ayudantes, public.negocio_slugs
  from public, anon, authenticated, service_role;
grant all on public.negocios, public.negocio_privado, public.negocio_propietarios, public.negocio_ayudantes, public.negocio_slugs to service_role;
-- Columns that every plan shows: neither those of some plans alone (…_plans.sql) nor what is known of pictures.
grant select (
  id, slug, nombre, descripcion, categoria, slug_categoria, actividad, telefono, telefono_e164, direccion, colonia, codigo_postal,
  latitude, longitude, mapa_embed_url, hours, horario, horario_especial, horario_confirmado, portada_url, logo_url, imagen_url,
  meta_title, meta_description, estadisticas, formas_de_pago, entrega, colonias_de_entrega,
  telefono_al_tocar, solo_whatsapp, direccion_aproximada, telefono_oculto, plan_type, is_approved, is_deleted,
  is_featured, rating, reviews_count, visitas, clics, fuente, created_at, updated_at, estado, status, tiene_dueno, rango,
  slug_colonia, slug_actividad, scian, poco_contenido
) on public.negocios to anon, authenticated;
grant select (negocio_id, email, telefono, direccion, motivo_rechazo, revisado_at, paquete_marketing)
  on public.negocio_privado to authenticated;
grant select on public.negocio_propietarios to authenticated;
grant select on public.negocio_ayudantes to authenticated;
grant select (slug, negocio_id) on public.negocio_slugs to anon, authenticated;

create policy negocios_select_visitor on public.negocios for select to anon
  using (is_approved and not is_deleted);
create policy negocios_select_signed_in on public.negocios for select to authenticated
  using ((is_approved and not is_deleted) or id in (select private.my_edited_businesses()) or (select private.is_admin()));
create policy negocio_privado_select_owner on public.negocio_privado for select to authenticated
  using (negocio_id in (select private.my_businesses()) or (select private.is_admin()));
create policy negocio_propietarios_select_own on public.negocio_propietarios for select to authenticated
  using (user_id = (select private.viewer()) or (select private.is_admin()));
create policy negocio_ayudantes_select_own on public.negocio_ayudantes for select to authenticated
  using (user_id = (select private.viewer()) or negocio_id in (select private.my_businesses()));
create policy negocio_slugs_select_public on public.negocio_slugs for select to anon, authenticated
  using (exists (select from public.negocios n where n.id = negocio_id));

comment on table public.negocios is 'Businesses. Public when is_approved and not is_deleted.';
comment on column public.negocios.is_approved is 'null = pending, true = approved, false = rejected; estado and status are derived from it.';
comment on column public.negocios.plan_type is 'A cache of the ledger: the highest period alive now. Written by the server alone.';
comment on column public.negocios.horario is 'Structured hours, see private.is_weekly_hours; null = unknown. "hours" keeps the free text.';
comment on column public.negocios.horario_especial is 'Days that are not as the week says, see private.is_special_days; those before yesterday are dropped.';
comment on column public.negocios.horario_confirmado is 'The last day on which its owner wrote or confirmed the hours; null when somebody else wrote them since.';
comment on column public.negocios.gallery_images is 'A list of urls; legacy rows may hold objects, a json string or a comma-separated string.';
comment on column public.negocios.imagenes_datos is 'Facts of pictures by their paths, see private.is_picture_data: written by describe_pictures() alone.';
comment on column public.negocios.denue_huella is 'Fingerprint of the row as last imported: an import writes only what changed at the source.';
comment on column public.negocios.rango is 'Order among equals: the plan (20 a step), then a telephone (8), known hours (4), and what else is there (0 to 3).';
comment on column public.negocios.busqueda is 'Words of full-text search: name A, category, activity, its code and services B, colonia C, description, keywords and address D.';
comment on table public.negocio_privado is 'Facts of a business that the public must never see: e-mail, hidden phone or address, notes of the review.';
comment on column public.negocio_privado.reenvios is 'Times at which its owner sent it again after it was rejected, within thirty days of the last time.';
comment on column public.negocio_privado.rechazado is 'Values of its owner when it was last rejected, by column: what is different since is shown to whoever decides again.';
comment on table public.negocio_propietarios is 'Further owners of a business, beside negocios.user_id.';
comment on table public.negocio_ayudantes is 'Helpers of an owner: they edit a business, without its payments and without deleting it. Without user_id an invitation that waits for whoever has the address.';
comment on table public.negocio_slugs is 'Former slugs; they redirect to the present one.';
comment on column public.negocios.escritor is 'Always empty. A statement of a function that is exempt from the lock names its writer here: importador, administracion or pagos.';
comment on column public.negocios.web_publicada is 'The web address as the importer or, while nobody owned the listing, the administration last wrote it: an owner''s words prove nothing to the next one.';
comment on column public.negocios.slug_colonia is 'The colonia in the form of an address: "santa-martha-acatitla"; null when it is none that is known.';
comment on column public.negocios.slug_actividad is 'The activity in the form of an address: "ferreteria-y-tlapaleria".';
comment on column public.negocios.slugs_de_entrega is 'The colonias that are served, in the form of an address.';
comment on column public.negocios.nombre_plano is 'The name as private.words() writes it.';
comment on column public.negocios.punto is 'The position in metres, see private.map_point.';
comment on column public.negocios.minutos_abierto is 'horario as minutes of the week, see private.open_minutes.';
comment on column public.negocios.minutos_especiales is 'Minutes in which it is the other way round than minutos_abierto says, see private.special_minutes.';

grant execute on function
  private.my_businesses(),
  private.my_edited_businesses()
  to authenticated, service_role;

grant execute on function
  private.forget_former_map(),
  private.forget_stale_e164(),
  private.web_host(text)
  to service_role;
-- Privacy of an owner: the telephone, the exact place.
--
-- Three switches of negocios. What they hide stands in negocio_privado, in columns of the same names, and is empty in negocios:
--
--   telefono_al_tocar      the telephone is told to whoever taps, one at a time; so is a WhatsApp of the same number
--   solo_whatsapp          the telephone is told to nobody; it stands above the first. The plans with the button of WhatsApp have it: of a
--                          listing that is free (again) it means the first, so that there is always one way to reach it
--   direccion_aproximada   street, postal code and map are hidden; the coordinates are those of a square of some 200 m
--
-- One gate: a trigger moves what is written, whoever writes it (an owner, the review, an import, the administration), so that nobody
-- publishes it by not knowing. Checks of negocios refuse a row past it. Whoever may see the true row asks as_owned().
--
-- The square is one of a grid that lies differently for each business, by a number that nobody reads: the same pin gives the same
-- square, and so does one beside it. There is nothing to take a mean of.
--
-- Who may do what:
--   show_contact()   service_role alone: the route counts who asks

create function private.hidden_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['telefono', 'telefono_e164', 'whatsapp', 'whatsapp_e164', 'direccion', 'codigo_postal', 'latitude', 'longitude', 'mapa_embed_url']
$$;
comment on function private.hidden_columns is 'The columns of negocios that can be private: negocio_privado has them, too.';

create function private.hidden_values(business uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.key, c.value), '{}')
  from public.negocio_privado p, jsonb_each(to_jsonb(p)) c
  where p.negocio_id = business and c.key = any (private.hidden_columns()) and c.value <> 'null'
$$;
comment on function private.hidden_values is 'Values of a business that are private, as {column: value}.';

create function private.set_hidden(business uuid, hidden jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.negocio_privado p set
    (telefono, telefono_e164, whatsapp, whatsapp_e164, direccion, codigo_postal, latitude, longitude, mapa_embed_url) =
    (select r.telefono, r.telefono_e164, r.whatsapp, r.whatsapp_e164, r.direccion, r.codigo_postal, r.latitude, r.longitude, r.mapa_embed_url
     from jsonb_populate_record(p, hidden) r)
  where p.negocio_id = business
$$;

create function private.drop_hidden(business uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.set_hidden(business, (select jsonb_object_agg(c, null) from unnest(private.hidden_columns()) c));
  -- What the census says comes back with the next import, behind the same switches.
  update public.negocios n set telefono_oculto = false, denue_huella = null where n.id = business;
end $$;
comment on function private.drop_hidden is 'Forgets what is private of a business: whoever hid it is gone, and the next owner is somebody else.';

create function private.as_owned(n public.negocios) returns public.negocios
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Nothing else is ever hidden.
  if (n.telefono_oculto or n.direccion_aproximada) is not true then
    return n;
  end if;
  n := jsonb_populate_record(n, private.hidden_values(n.id));
  n.punto := private.map_point(n.latitude, n.longitude);
  return n;
end $$;
comment on function private.as_owned is 'A business as its owner and the administration know it: what is private stands where it would stand in public.';

create function private.blurred(place point, grid uuid) returns point
language plpgsql immutable set search_path = '' as $$
declare
  -- Metres: from its middle to its corners, 150.
  side constant double precision := 212;
  shift constant point := point(
    side * ('x' || left(md5(grid::text), 8))::bit(32)::bigint / 4294967296.0,
    side * ('x' || right(md5(grid::text), 8))::bit(32)::bigint / 4294967296.0
  );
begin
  return point(
    (floor((place[0] - shift[0]) / side) + 0.5) * side + shift[0],
    (floor((place[1] - shift[1]) / side) + 0.5) * side + shift[1]
  );
end $$;
comment on function private.blurred is 'The middle of the square that a place (private.map_point) is in: at most 150 m away.';

create function private.is_only_whatsapp(n public.negocios) returns boolean
language sql immutable set search_path = '' as $$
  select n.solo_whatsapp and n.plan_type <> 'free'
$$;
comment on function private.is_only_whatsapp is 'True if the telephone of a business is told to nobody, as its switch says and its plan allows.';

create function private.keep_private() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was constant jsonb := to_jsonb(old);
  becomes constant jsonb := to_jsonb(new);
  digits text;
  hides text[] := '{}';
  square point;
begin
  -- What this statement wrote is true; of the rest, what was kept. A number in international form goes with its number.
  new := jsonb_populate_record(new, (
    select coalesce(jsonb_object_agg(k.key, k.value), '{}') from jsonb_each(private.hidden_values(new.id)) k
    where becomes -> k.key is not distinct from was -> k.key
      and not (k.key = 'telefono_e164' and new.telefono is distinct from old.telefono)
      and not (k.key = 'whatsapp_e164' and new.whatsapp is distinct from old.whatsapp)
  ));
  new.telefono_oculto := new.telefono is not null and (new.telefono_al_tocar or new.solo_whatsapp);
  if new.telefono_oculto then
    hides := array['telefono', 'telefono_e164'];
    digits := private.national_number(new.telefono);
    -- The same number under another name.
    if not private.is_only_whatsapp(new) and strpos(regexp_replace(new.whatsapp, '[^0-9]', '', 'g'), digits) > 0 then
      hides := hides || array['whatsapp', 'whatsapp_e164'];
    end if;
  end if;
  if new.direccion_aproximada then
    hides := hides || array['direccion', 'codigo_postal', 'latitude', 'longitude', 'mapa_embed_url'];
  end if;
  insert into public.negocio_privado (negocio_id) values (new.id) on conflict do nothing;
  perform private.set_hidden(new.id, (
    select jsonb_object_agg(c, case when c = any (hides) then to_jsonb(new) -> c end) from unnest(private.hidden_columns()) c
  ));
  if new.direccion_aproximada and new.latitude is not null and new.longitude is not null then
    select private.blurred(private.map_point(new.latitude, new.longitude), p.rejilla) into square
    from public.negocio_privado p where p.negocio_id = new.id;
    -- Back from metres: see private.map_point. A metre is five decimals.
    new.longitude := round((square[0] / (111320 * cosd(19.36)))::numeric, 5);
    new.latitude := round((square[1] / 110574)::numeric, 5);
    hides := array_remove(array_remove(hides, 'latitude'), 'longitude');
  end if;
  new := jsonb_populate_record(new, (select coalesce(jsonb_object_agg(c, null), '{}') from unnest(hides) c));
  return new;
end $$;
comment on function private.keep_private is 'Moves what the switches of a business hide to negocio_privado, and back when they are off.';

-- After the lock, and after what follows from the columns as they were written.
create trigger negocios_3_privacy before update of
  telefono, telefono_e164, whatsapp, whatsapp_e164, direccion, codigo_postal, latitude, longitude, mapa_embed_url,
  telefono_al_tocar, solo_whatsapp, direccion_aproximada, telefono_oculto, plan_type
  on public.negocios for each row
  when (old.telefono_al_tocar or old.solo_whatsapp or old.direccion_aproximada or old.telefono_oculto
    or new.telefono_al_tocar or new.solo_whatsapp or new.direccion_aproximada or new.telefono_oculto)
  execute function private.keep_private();

create index negocio_privado_phone on public.negocio_privado (private.national_number(telefono)) where telefono is not null;

create function private.hidden_phone_owners(digits text) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select p.negocio_id from public.negocio_privado p
  where p.telefono is not null and length(digits) = 10 and private.national_number(p.telefono) = digits
$$;
comment on function private.hidden_phone_owners is 'The businesses that have this telephone and hide it: for the administration alone.';

create function public.show_contact(business_slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('nombre', o.nombre, 'telefono', o.telefono, 'telefono_e164', o.telefono_e164, 'whatsapp', p.whatsapp,
    'whatsapp_e164', p.whatsapp_e164) - private.columns_beyond(n.plan_type)
  from public.negocios n join public.negocio_privado p on p.negocio_id = n.id, lateral private.as_owned(n) o
  where n.slug = business_slug and n.is_approved and not n.is_deleted and n.telefono_oculto and not private.is_only_whatsapp(n)
$$;
comment on function public.show_contact is 'The hidden numbers of a public business that tells them to whoever taps, within its plan (a WhatsApp that its page shows is not among them); null for any other. Server only.';

comment on column public.negocios.telefono_al_tocar is 'The owner''s switch: the telephone is told to whoever taps.';
comment on column public.negocios.solo_whatsapp is 'The owner''s switch: the telephone is told to nobody.';
comment on column public.negocios.direccion_aproximada is 'The owner''s switch: visitors see the colonia and a square of some 200 m.';
comment on column public.negocios.telefono_oculto is 'There is a telephone that no column shows: it counts as one. Written by trigger.';
comment on column public.negocio_privado.rejilla is 'Offset of this business''s grid (private.blurred); nobody reads it.';

revoke execute on function public.show_contact(text) from public, anon, authenticated;
grant execute on function public.show_contact(text) to service_role;
-- Promotions of premium businesses: at most thirty of each are kept, past ones included.
--
-- Who may do what:
--   promociones   everybody reads those of visible premium businesses; owner and helpers read all of the business, and write while premium, with
--                 pictures that the server stored for the business

create table public.promociones (
  id uuid primary key default gen_random_uuid(),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  titulo text not null check (private.is_text(titulo, 120)),
  descripcion text check (private.is_text(descripcion, 1000, 100)),
  imagen_url text check (private.is_picture(imagen_url)),
  fecha_inicio date not null check (fecha_inicio between '2000-01-01' and '2100-01-01'),
  fecha_fin date not null check (fecha_fin between '2000-01-01' and '2100-01-01'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint validity_ends_after_it_starts check (fecha_fin >= fecha_inicio)
);

create index promociones_business on public.promociones (negocio_id, fecha_fin desc);

create function private.is_premium(business_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.negocios n where n.id = business_id and n.plan_type = 'premium')
$$;
comment on function private.is_premium is 'True if a business has the plan Premium now. Open to everybody: the policy of promotions asks it as the writer, and plans are public.';

-- Nobody keeps more promotions than visitors would read, however many are sent at once.
create function private.limit_promotions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Past ones included.
  most constant int := 30;
begin
  -- The lock makes counting and limit one step.
  perform from public.negocios n where n.id in (select p.negocio_id from new_rows p) order by n.id for no key update;
  if exists (
    select from public.promociones p where p.negocio_id in (select r.negocio_id from new_rows r)
    group by p.negocio_id having count(*) > most
  ) then
    raise exception 'demasiadas_promociones' using errcode = '23514', hint = most::text;
  end if;
  return null;
end $$;

-- A picture is the business's own, whoever writes.
create function private.require_stored_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_stored_picture(new.negocio_id, 'promociones', to_jsonb(new.imagen_url)) then
    raise exception 'imagen_ajena' using errcode = '23514', hint = 'imagen_url';
  end if;
  return new;
end $$;

create trigger promociones_picture before insert or update of negocio_id, imagen_url on public.promociones
  for each row when (new.imagen_url is not null) execute function private.require_stored_picture();

create trigger promociones_touch before update on public.promociones
  for each row execute function private.touch_updated_at();

create trigger promociones_limited after insert on public.promociones
  referencing new table as new_rows for each statement execute function private.limit_promotions();

alter table public.promociones enable row level security;

revoke all on public.promociones from public, anon, authenticated, service_role;
grant all on public.promociones to service_role;
grant select on public.promociones to anon, authenticated;
grant insert (id, negocio_id, titulo, descripcion, imagen_url, fecha_inicio, fecha_fin) on public.promociones to authenticated;
grant update (titulo, descripcion, imagen_url, fecha_inicio, fecha_fin) on public.promociones to authenticated;
grant delete on public.promociones to authenticated;

-- The inner query runs under the caller's own row policies: a hidden business hides its promotions.
create policy promociones_select_visitor on public.promociones for select to anon
  using (exists (select from public.negocios n where n.id = negocio_id and n.plan_type = 'premium'));
create policy promociones_select_signed_in on public.promociones for select to authenticated
  using (
    exists (select from public.negocios n where n.id = negocio_id and n.plan_type = 'premium')
    or negocio_id in (select private.my_edited_businesses())
    or (select private.is_admin())
  );
create policy promociones_insert_owner on public.promociones for insert to authenticated
  with check (negocio_id in (select private.my_edited_businesses()) and private.is_premium(negocio_id));
create policy promociones_update_owner on public.promociones for update to authenticated
  using (negocio_id in (select private.my_edited_businesses()))
  with check (negocio_id in (select private.my_edited_businesses()) and private.is_premium(negocio_id));
create policy promociones_delete_owner on public.promociones for delete to authenticated
  using (negocio_id in (select private.my_edited_businesses()));

comment on table public.promociones is 'Promotions; dates are inclusive and mean America/Mexico_City. Shown while the business is premium.';

grant execute on function
  private.is_premium(uuid)
  to anon, authenticated, service_role;
-- Tells caches and browsers that something changed.
--
--   a row changes -> a trigger writes the cache tags concerned to cambios_pendientes (the outbox), in the same transaction
--   -> a worker (embedded) or a database webhook (hosted) calls the revalidation route -> the route expires the tags
--   -> announce_changes() removes the outbox rows and raises the counter in cambios -> subscribed browsers reload.
--
-- Tags expire at once. Each rise of the counter makes every open list ask anew, so it is gathered: at most one a second, and for the
-- changes of one business one in ten seconds, except that what is withdrawn is announced at once.
--
-- Only what visitors see is a reason to expire pages: a change of a business that is hidden before and after (a registration that waits,
-- an owner's edits of it) and a promotion that nobody is shown queue nothing. Whoever can sign in could otherwise empty every kept page
-- without anybody seeing a difference.
--
-- Who may do what:
--   cambios                                 everybody reads; the only table in the realtime publication: it holds no data worth hiding
--   cambios_pendientes                      service_role alone
--   private.anuncios                        nobody
--   pending_changes(), announce_changes()   service_role alone

create table public.cambios (
  tema text primary key check (tema ~ '^[a-z_]{1,40}$'),
  version bigint not null default 0,
  updated_at timestamptz not null default now()
);

create table public.cambios_pendientes (
  id bigint generated always as identity primary key,
  etiquetas text[] not null check (cardinality(etiquetas) > 0),
  created_at timestamptz not null default now()
);

-- Changes whose tags are expired: those that wait to be announced, and those announced within ten seconds.
create table private.anuncios (
  id bigint generated always as identity primary key,
  negocios text[] not null,
  es_retiro boolean not null,
  anunciado_at timestamptz
);

create function private.business_tags(businesses jsonb) returns text[]
language sql stable set search_path = '' as $$
  select array_agg(distinct tag)
  from jsonb_to_recordset(businesses) as b (slug text, slug_categoria text, slug_actividad text),
    lateral unnest(array['businesses', 'business:' || b.slug, 'category:' || b.slug_categoria, 'activity:' || b.slug_actividad]) tag
  where tag is not null
$$;

-- True if something that visitors see is withdrawn: then no older list may be shown either.
create function private.takes_away(was jsonb, becomes jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select (becomes ->> 'is_approved')::boolean is not true or (becomes ->> 'is_deleted')::boolean is not false
    or ((becomes ->> 'direccion_aproximada')::boolean and not (was ->> 'direccion_aproximada')::boolean)
    or exists (
      select from jsonb_each(was) f
      where f.value <> 'null' and coalesce(becomes -> f.key, 'null') in ('null', '""', '[]', '{}') and f.value <> becomes -> f.key
    )
$$;

-- Into the outbox, and whoever listens is told once the transaction is done.
create function private.queue_tags(tags text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(tags) > 0 then
    insert into public.cambios_pendientes (etiquetas) values (tags);
    perform pg_notify('cambios_pendientes', '');
  end if;
end $$;

-- One statement, whoever sent it, queues the tags of what visitors see of it.
create function private.queue_business_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Counters and times alone are no reason to render a page anew.
  quiet constant text[] := array['visitas', 'clics', 'updated_at'];
  changed jsonb;
  takes_away boolean := false;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(to_jsonb(n)) into changed from new_rows n where n.is_approved and not n.is_deleted;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(to_jsonb(o)) into changed from old_rows o where o.is_approved and not o.is_deleted;
    takes_away := true;
  else
    select jsonb_agg(b.row), bool_or(o.is_approved and not o.is_deleted and private.takes_away(to_jsonb(o), to_jsonb(n)))
      into changed, takes_away
    from new_rows n
      join old_rows o using (id),
      lateral (values (to_jsonb(n)), (to_jsonb(o))) b (row)
    where to_jsonb(n) - quiet is distinct from to_jsonb(o) - quiet
      -- Under a former name one is led to the present one once it is shown: what says that there is nothing must go.
      and ((n.is_approved and not n.is_deleted) or (o.is_approved and not o.is_deleted) or n.slug is distinct from o.slug);
  end if;
  perform private.queue_tags(
    private.business_tags(changed) || case when takes_away and changed is not null then array['withdrawn'] end
  );
  return null;
end $$;

create function private.queue_promotion_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  quiet constant text[] := array['updated_at'];
  today constant date := (now() at time zone 'America/Mexico_City')::date;
  was constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  becomes constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if was - quiet is not distinct from becomes - quiet then return null; end if;
  perform private.queue_tags((
    select array_agg('business:' || n.slug)
    from (values (was), (becomes)) p (row)
      join public.negocios n on n.id = (p.row ->> 'negocio_id')::uuid
    where (p.row ->> 'fecha_fin')::date >= today and n.plan_type = 'premium' and n.is_approved and not n.is_deleted
  ));
  return null;
end $$;

create function private.queue_category_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_tags(array['categories', 'businesses', 'every-business']);
  return null;
end $$;

create function public.pending_changes() returns table (ids bigint[], tags text[])
language sql stable security definer set search_path = '' as $$
  with waiting as (
    select id, etiquetas from public.cambios_pendientes order by id limit 5000
  ), tags as (
    select distinct tag from waiting, unnest(etiquetas) tag
  ), many as (
    -- A burst (an import) expires all business pages by their common tag instead of one by one.
    select count(*) > 50 as are_many from tags where tag like 'business:%'
  )
  select
    (select array_agg(id) from waiting),
    (select array_agg(tag) from (
      select tag from tags, many where not (are_many and tag like 'business:%')
      union select 'every-business' from many where are_many
    ) t)
  where exists (select from waiting)
$$;
comment on function public.pending_changes is 'Content of the outbox: row ids and the distinct cache tags. Server only.';

create function public.announce_changes(ids bigint[]) returns int
language plpgsql security definer set search_path = '' as $$
declare
  of_all constant interval := '1 second';
  of_a_business constant interval := '10 seconds';
  moment timestamptz;
  due timestamptz;
begin
  -- One at a time.
  select c.updated_at + of_all into due from public.cambios c where c.tema = 'negocios' for update;
  moment := clock_timestamp();
  with handled as (
    delete from public.cambios_pendientes p where p.id = any (ids) returning p.etiquetas
  )
  insert into private.anuncios (negocios, es_retiro)
  select array(select t from unnest(h.etiquetas) t where t like 'business:%'), 'withdrawn' = any (h.etiquetas) from handled h;
  if found then
    perform private.add_counts_up();
  end if;
  delete from private.anuncios a where a.anunciado_at <= moment - of_a_business;
  select min(case when a.es_retiro then '-infinity' else greatest(due, (
    select max(b.anunciado_at) + of_a_business from private.anuncios b where b.anunciado_at is not null and b.negocios && a.negocios
  )) end) into due
  from private.anuncios a where a.anunciado_at is null;
  if due > moment then
    return ceil(extract(epoch from due - moment) * 1000);
  elsif due is not null then
    update private.anuncios a set anunciado_at = moment where a.anunciado_at is null;
    update public.cambios c set version = c.version + 1, updated_at = moment where c.tema = 'negocios';
  end if;
  return null;
end $$;
comment on function public.announce_changes is 'Takes handled rows from the outbox and raises the change counter, once for whatever waits; or says in how many milliseconds it may be raised, to be called again then. Server only, after the tags are expired.';

create trigger negocios_changed_insert after insert on public.negocios
  referencing new table as new_rows for each statement execute function private.queue_business_changes();

create trigger negocios_changed_update after update on public.negocios
  referencing new table as new_rows old table as old_rows for each statement execute function private.queue_business_changes();

create trigger negocios_changed_delete after delete on public.negocios
  referencing old table as old_rows for each statement execute function private.queue_business_changes();

create trigger promociones_changed after insert or update or delete on public.promociones
  for each row execute function private.queue_promotion_change();

create trigger categorias_changed after insert or update or delete on public.categorias
  for each statement execute function private.queue_category_change();

alter table public.cambios enable row level security;
alter table public.cambios_pendientes enable row level security;
alter table private.anuncios enable row level security;

revoke all on public.cambios, public.cambios_pendientes, private.anuncios from public, anon, authenticated, service_role;
grant all on public.cambios, public.cambios_pendientes to service_role;
grant select on public.cambios to anon, authenticated;

create policy cambios_select_everybody on public.cambios for select to anon, authenticated using (true);

comment on table public.cambios is 'Change counters: subscribers learn that something changed, never what.';
comment on table public.cambios_pendientes is 'Outbox of cache tags still to be expired.';

insert into public.cambios (tema) values ('negocios');

do $$ begin
  -- Hosted Supabase brings this publication along.
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;

alter publication supabase_realtime add table public.cambios;

revoke execute on function
  public.pending_changes(),
  public.announce_changes(bigint[])
  from public, anon, authenticated;

grant execute on function
  public.pending_changes(),
  public.announce_changes(bigint[])
  to service_role;
-- Counting visits, clicks, scans of printed codes and searches without keeping anything about a person: at most one of them per visitor, kind and day.
--
-- A visitor is a keyed hash of address, browser and day; the key never leaves the server. "origen" is the same of the address alone:
-- with it, one address counts at most five visitors a day for one business and kind, however many browsers it claims to be.
--
-- What is told of searches beyond the administration (to owners, and as kept pages) is what three networks searched for. For that, a network
-- is a keyed hash of its address, the term and a period of four weeks, cut to 16 bits: thousands of networks share each. Marks go once a
-- term has three, or with their period.
--
-- Who may do what:
--   eventos, busquedas                                                   service_role alone
--   private.marcas_de_busqueda, private.terminos_comunes                 nobody
--   record_event(), fold_search(), record_search(), purge_statistics()   service_role alone

create table public.eventos (
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  tipo text not null check (tipo in ('visita', 'llamada', 'whatsapp', 'ruta', 'web', 'qr')),
  dia date not null default (now() at time zone 'America/Mexico_City')::date,
  visitante bytea not null check (length(visitante) between 8 and 32),
  origen bytea not null check (length(origen) between 8 and 32),
  -- A business's numbers are read by day: a prefix of this.
  primary key (negocio_id, dia, tipo, visitante)
);

create table public.busquedas (
  dia date not null default (now() at time zone 'America/Mexico_City')::date,
  termino text not null check (private.is_text(termino, 60)),
  veces int not null default 0 check (veces >= 0),
  -- Nothing but what resembles it, or nothing at all.
  sin_resultados int not null default 0 check (sin_resultados between 0 and veces),
  solo_parecidos int not null default 0 check (solo_parecidos between 0 and sin_resultados),
  -- Visitors who said that it is missing.
  faltas int not null default 0 check (faltas >= 0),
  primary key (dia, termino)
);

create table private.marcas_de_busqueda (
  periodo int not null,
  termino text not null check (private.is_text(termino, 60)),
  marca int not null check (marca between 0 and 65535),
  primary key (periodo, termino, marca)
);

create table private.terminos_comunes (
  termino text primary key check (private.is_text(termino, 60)),
  -- The last in which three networks searched for it.
  periodo int not null
);

create index eventos_origin on public.eventos (negocio_id, tipo, dia, origen);
create index eventos_visits on public.eventos (dia) where tipo = 'visita';

create function public.record_event(business_slug text, kind text, visitor text, origin text, viewer uuid default null)
returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  visitors_per_origin constant int := 5;
  today constant date := (now() at time zone 'America/Mexico_City')::date;
  business uuid;
begin
  -- The lock makes counting and limit one step; events of other businesses do not wait.
  select n.id into business from public.negocios n
  where n.slug = business_slug and n.is_approved and not n.is_deleted
    and (viewer is null or n.user_id is distinct from viewer)
    and not exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id = viewer)
    and not exists (select from public.negocio_ayudantes a where a.negocio_id = n.id and a.user_id = viewer)
  for no key update;
  if not found then
    return false;
  end if;
  if visitors_per_origin <= (
    select count(*) from public.eventos e
    where e.negocio_id = business and e.tipo = kind and e.dia = today and e.origen = decode(origin, 'hex')
  ) then
    return false;
  end if;
  insert into public.eventos (negocio_id, tipo, dia, visitante, origen)
  values (business, kind, today, decode(visitor, 'hex'), decode(origin, 'hex'))
  on conflict do nothing;
  if not found then
    return false;
  end if;
  update public.negocios
  -- Who scans a code visits the page with it: that is a channel, and no click.
  set visitas = visitas + (kind = 'visita')::int, clics = clics + (kind not in ('visita', 'qr'))::int
  where id = business;
  return true;
end $$;
comment on function public.record_event is 'Counts a visit, click or scan of a public business once per visitor and day (hashes in hex) and raises its total; false when it does not count. "viewer": the signed-in user, whose own business is not counted. Server only.';

create function private.search_period() returns int
language sql stable set search_path = '' as $$
  select ((now() at time zone 'America/Mexico_City')::date - date '2026-01-05') / 28
$$;
comment on function private.search_period is 'The number of the four weeks in which networks that search for a term are counted.';

create function public.fold_search(term text) returns table (termino text, periodo int)
language sql stable security definer set search_path = '' as $$
  select f.termino, private.search_period()
  from (select btrim(left(private.words(left(term, 200)), 60)) as termino) f
  -- What looks like an e-mail address or a telephone number is nobody's business to keep.
  where f.termino <> '' and term !~ '@' and replace(f.termino, ' ', '') !~ '[0-9]{6,}'
$$;
comment on function public.fold_search is 'A term as searches count it, and the period that a mark of it is made for; no row when it is not kept. Server only.';

create function public.record_search(
  term text, result_count int, is_missed boolean default false, mark int default null, alike_count int default 0
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  terms_per_day constant int := 5000;
  networks constant int := 3;
  today constant date := (now() at time zone 'America/Mexico_City')::date;
  searches constant int := (not is_missed)::int;
  empty_searches constant int := (not is_missed and result_count = 0)::int;
  alike_searches constant int := (not is_missed and result_count = 0 and alike_count > 0)::int;
  folded text;
  period int;
begin
  select f.termino, f.periodo into folded, period from public.fold_search(term) f;
  if not found then
    return false;
  end if;
  update public.busquedas
  set veces = veces + searches, sin_resultados = sin_resultados + empty_searches, solo_parecidos = solo_parecidos + alike_searches,
    faltas = faltas + is_missed::int
  where dia = today and termino = folded;
  if not found then
    if (select count(*) from public.busquedas where dia = today) >= terms_per_day then
      return false;
    end if;
    insert into public.busquedas as b (dia, termino, veces, sin_resultados, solo_parecidos, faltas)
    values (today, folded, searches, empty_searches, alike_searches, is_missed::int)
    on conflict (dia, termino) do update
      set veces = b.veces + excluded.veces, sin_resultados = b.sin_resultados + excluded.sin_resultados,
        solo_parecidos = b.solo_parecidos + excluded.solo_parecidos, faltas = b.faltas + excluded.faltas;
  end if;
  if mark is null or exists (select from private.terminos_comunes c where c.termino = folded and c.periodo = period) then
    return true;
  end if;
  -- The term's row is locked: nobody else counts its marks meanwhile.
  insert into private.marcas_de_busqueda (periodo, termino, marca) values (period, folded, mark) on conflict do nothing;
  if (select count(*) from private.marcas_de_busqueda m where m.periodo = period and m.termino = folded) >= networks then
    delete from private.marcas_de_busqueda m where m.periodo = period and m.termino = folded;
    insert into private.terminos_comunes (termino, periodo) values (folded, period)
    on conflict (termino) do update set periodo = excluded.periodo;
  end if;
  return true;
end $$;
comment on function public.record_search is 'Counts a search by what it found exactly (result_count) and what only resembles it (alike_count), or with is_missed that somebody says the directory lacks it; false when the term is not kept. "mark": 16 bits of a keyed hash of network, term and period, without which the search makes no term a common one. Server only.';

-- 22 microseconds a call: lists of searches ask it of each common term, and not of each of its days.
create function private.is_common_term(term text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.terminos_comunes c where c.termino = term and c.periodo >= private.search_period() - 1)
$$;
comment on function private.is_common_term is 'True if three networks have searched for a folded term within these four weeks or those before: only then it is told to owners, or has kept pages.';

create function public.purge_statistics() returns void
language sql security definer set search_path = '' as $$
  delete from public.eventos where dia < (now() at time zone 'America/Mexico_City')::date - 400;
  delete from private.marcas_de_busqueda where periodo < private.search_period();
  delete from private.terminos_comunes where periodo < private.search_period() - 400 / 28;
  -- What hardly anybody searched for may name a person: it is kept for a month only.
  delete from public.busquedas b
  where b.dia < (now() at time zone 'America/Mexico_City')::date - case
    when b.faltas >= 3 or exists (select from private.terminos_comunes c where c.termino = b.termino) then 400 else 30
  end;
$$;
comment on function public.purge_statistics is 'Forgets events and searches older than 400 days, rare searches after 30, and marks of searchers with their period. To be run daily. Server only.';

alter table public.eventos enable row level security;
alter table public.busquedas enable row level security;
alter table private.marcas_de_busqueda enable row level security;
alter table private.terminos_comunes enable row level security;

revoke all on public.eventos from public, anon, authenticated, service_role;
revoke all on public.busquedas from public, anon, authenticated, service_role;
revoke all on private.marcas_de_busqueda from public, anon, authenticated, service_role;
revoke all on private.terminos_comunes from public, anon, authenticated, service_role;
grant all on public.eventos to service_role;
grant all on public.busquedas to service_role;

comment on table public.eventos is 'Visits, clicks and scans of printed codes (qr). "visitante" is a keyed hash that changes every day: no person can be told from it.';
comment on column public.eventos.origen is 'The part of "visitante" that a browser cannot vary: a keyed hash of the network address and the day.';
comment on table public.busquedas is 'Folded search terms by day, how often they were asked for, how often nothing was found and how often somebody said that it is missing. Nothing of who asked.';
comment on table private.marcas_de_busqueda is 'Networks that searched for a term in these four weeks, while they are fewer than three: 16 bits of a keyed hash, another one for each term and period.';

revoke execute on function
  private.search_period(),
  private.is_common_term(text),
  public.record_event(text, text, text, text, uuid),
  public.fold_search(text),
  public.record_search(text, int, boolean, int, int),
  public.purge_statistics()
  from public, anon, authenticated;

grant execute on function
  public.record_event(text, text, text, text, uuid),
  public.fold_search(text),
  public.record_search(text, int, boolean, int, int),
  public.purge_statistics()
  to service_role;
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
-- Counts of public businesses by category, plan and colonia.
--
-- A ledger: every change adds rows (+1, -1), nobody updates one, the sum is the truth. So writers never wait for each other (one row
-- per count would be a lock that imports and owners fight over), and announce_changes() adds the rows up again from time to time. The
-- directory asks "how many, under the other filters" on every page: with a row for each combination of filters, what is asked for is
-- read by its key.
--
-- Who may do what:
--   private.conteos   nobody; written by trigger, read by the functions below
--   list_neighborhoods(), count_businesses_by_neighborhood_and_category(), count_businesses_by_category()   everybody

create table private.conteos (
  -- An empty text stands for all of them.
  slug_categoria text not null,
  plan_type text not null,
  -- Null where the colonia is not known.
  slug_colonia text,
  total int not null,
  con_horario int not null,
  con_punto int not null,
  -- Counts of those with a telephone.
  con_telefono int not null,
  con_telefono_y_horario int not null,
  con_telefono_y_punto int not null
);

create index conteos_neighborhood on private.conteos (slug_colonia, slug_categoria, plan_type);
create index conteos_category on private.conteos (slug_categoria, plan_type);

create function public.count_businesses_by_category() returns table (slug text, nombre text, total bigint)
language sql stable security definer set search_path = '' as $$
  select c.slug, c.nombre, coalesce(sum(k.total), 0)::bigint
  from public.categorias c left join private.conteos k on k.slug_categoria = c.slug and k.plan_type = '' and k.slug_colonia = ''
  group by c.slug
  order by c.orden
$$;
comment on function public.count_businesses_by_category is 'The categories in their order, each with the number of its public businesses. Open to everybody: the home page shows these numbers.';

-- Adds a row for each combination of filters that a change concerns, and never updates one.
create function private.count_business_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone constant text := 'select -1, o.slug_categoria, o.plan_type, o.slug_colonia, o.minutos_abierto, o.punto, o.tiene_telefono
    from old_rows o where o.is_approved and not o.is_deleted';
  come constant text := 'select 1, n.slug_categoria, n.plan_type, n.slug_colonia, n.minutos_abierto, n.punto, n.tiene_telefono
    from new_rows n where n.is_approved and not n.is_deleted';
begin
  execute format($query$
    insert into private.conteos
    select case grouping(c.category) when 0 then c.category else '' end, case grouping(c.plan) when 0 then c.plan else '' end,
      case grouping(c.neighborhood) when 0 then c.neighborhood else '' end,
      sum(c.sign), sum(c.sign * c.hours), sum(c.sign * c.place), sum(c.sign * c.phone), sum(c.sign * c.phone * c.hours), sum(c.sign * c.phone * c.place)
    from (
      select d.sign, d.category, d.plan, d.neighborhood,
        (d.hours is not null)::int as hours, (d.place is not null)::int as place, d.phone::int as phone
      from (%s) d (sign, category, plan, neighborhood, hours, place, phone)
    ) c
    group by cube (c.category, c.plan, c.neighborhood)
    -- Most updates (a visit, a text) change no count.
    having (sum(c.sign), sum(c.sign * c.hours), sum(c.sign * c.place), sum(c.sign * c.phone), sum(c.sign * c.phone * c.hours), sum(c.sign * c.phone * c.place))
      <> (0, 0, 0, 0, 0, 0)
  $query$, case tg_op when 'INSERT' then come when 'DELETE' then gone else come || ' union all ' || gone end);
  return null;
end $$;

-- One row for each key again, once there are twice as many: the sums stay.
create function private.add_counts_up() returns void
language plpgsql security definer set search_path = '' as $$
declare
  rows_now constant bigint := (select count(*) from private.conteos);
  keys constant bigint := (select count(*) from (select distinct slug_categoria, plan_type, slug_colonia from private.conteos) k);
begin
  if rows_now < 2 * keys + 1000 then return; end if;
  -- Each row is taken by exactly one such run, so two at once do no harm.
  with taken as (delete from private.conteos where true returning *)
  insert into private.conteos
  select slug_categoria, plan_type, slug_colonia, sum(total), sum(con_horario), sum(con_punto),
    sum(con_telefono), sum(con_telefono_y_horario), sum(con_telefono_y_punto)
  from taken group by 1, 2, 3
  having (sum(total), sum(con_horario), sum(con_punto), sum(con_telefono), sum(con_telefono_y_horario), sum(con_telefono_y_punto)) <> (0, 0, 0, 0, 0, 0);
end $$;

create function public.list_neighborhoods() returns table (slug text, nombre text, total bigint)
language sql stable security definer set search_path = '' as $$
  select c.slug_colonia, c.colonia, sum(k.total)::bigint
  from private.conteos k join private.colonias c on c.slug_colonia = k.slug_colonia
  where k.slug_categoria = '' and k.plan_type = ''
  group by c.slug_colonia
  having sum(k.total) > 0
  order by 3 desc, 1
$$;
comment on function public.list_neighborhoods is 'The colonias that have public businesses, those with most first. Open to everybody: it is the list of colonias, of public businesses alone.';

create trigger negocios_counted_insert after insert on public.negocios
  referencing new table as new_rows for each statement execute function private.count_business_changes();

create trigger negocios_counted_update after update on public.negocios
  referencing new table as new_rows old table as old_rows for each statement execute function private.count_business_changes();

create trigger negocios_counted_delete after delete on public.negocios
  referencing old table as old_rows for each statement execute function private.count_business_changes();

alter table private.conteos enable row level security;

revoke all on private.conteos from public, anon, authenticated, service_role;

comment on table private.conteos is 'Ledger of public businesses by category, plan and colonia, and by all combinations of them: the sum of the rows of a key is their number. con_horario: of known hours; con_punto: with coordinates; con_telefono…: of those with a telephone.';

revoke execute on function
  public.count_businesses_by_category(),
  public.list_neighborhoods()
  from public;

grant execute on function
  public.count_businesses_by_category(),
  public.list_neighborhoods()
  to anon, authenticated, service_role;
-- Other words for things: "vulca" for a tyre repair, "estética" for a beauty salon. Rows may be added, changed and removed at any time.
--
-- Who may do what:
--   sinonimos              service_role reads and writes; search reads it
--   refresh_vocabulary()   service_role alone

create function private.term_key(term text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return (
    select string_agg(distinct stem, ' ' order by stem)
    from unnest(string_to_array(private.words(left(term, 200)), ' ')) w, unnest(ts_lexize('pg_catalog.spanish_stem', w)) stem
  );
end $$;
comment on function private.term_key is 'The stems of a term in alphabetical order: the same for plurals and another order of words.';

create function private.phrase_query(phrase text) returns tsquery
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  -- Only names, activities and services: a synonym in an address means nothing.
  return (select string_agg(stem || ':AB', ' & ')::tsquery from unnest(string_to_array(private.term_key(phrase), ' ')) stem);
end $$;

create table public.sinonimos (
  id bigint generated always as identity primary key,
  termino text not null check (private.is_text(termino, 80) and length(btrim(termino)) >= 2),
  equivale text check (private.is_text(equivale, 80) and length(btrim(equivale)) >= 2),
  scian text check (scian ~ '^[0-9]{6}$'),
  fuente text not null default 'propia' check (length(fuente) <= 60),
  clave text generated always as (private.term_key(termino)) stored,
  plano text generated always as (private.words(termino)) stored,
  significado tsquery generated always as (coalesce(private.phrase_query(equivale), ('scian' || scian)::tsquery)) stored,
  constraint one_meaning check ((equivale is null) <> (scian is null)),
  unique nulls not distinct (termino, equivale, scian)
);

create index sinonimos_key on public.sinonimos (clave);
create index sinonimos_prefix on public.sinonimos (plano text_pattern_ops);

-- Counted as a whole: 7 s of processor for 35,000 businesses.
create function public.refresh_vocabulary() returns void
language sql security definer set search_path = '' set statement_timeout = '60s' as $$
  -- Two that change the same words in another order would wait for each other.
  select pg_advisory_xact_lock(hashtextextended('vocabulario', 0));
  with counted as (
    select w.palabra, mode() within group (order by w.escrita) as escrita, count(*) as negocios
    from public.negocios n, private.split_words(private.vocabulary_text(n)) w
    where n.is_approved and not n.is_deleted
    group by w.palabra
  ), written as (
    insert into private.vocabulario as v (palabra, escrita, sonido, letras, negocios)
    select c.palabra, c.escrita, private.sound(c.palabra), private.sorted_letters(c.palabra), c.negocios from counted c order by c.palabra
    on conflict (palabra) do update set escrita = excluded.escrita, negocios = excluded.negocios
      where v.escrita <> excluded.escrita or v.negocios <> excluded.negocios
  ), activities as (
    insert into private.actividades (actividad, plano)
    select distinct n.actividad, private.words(n.actividad) from public.negocios n
    where n.actividad is not null and n.is_approved and not n.is_deleted
    on conflict do nothing
  ), neighborhoods as (
    insert into private.colonias (slug_colonia, colonia)
    select c.slug_colonia, c.colonia from private.colonias_conocidas c
    where exists (select from public.negocios n where n.slug_colonia = c.slug_colonia and n.is_approved and not n.is_deleted)
    on conflict do nothing
  )
  update private.vocabulario v set negocios = 0
  where v.negocios <> 0 and not exists (select from counted c where c.palabra = v.palabra);
  -- A word of nobody's is taken for one that exists, and so is not corrected: synonyms alone keep such words.
  delete from private.vocabulario v
  where v.negocios = 0 and not exists (
    select from (select w.palabra from public.sinonimos s, private.split_words(concat_ws(' ', s.termino, s.equivale)) w) w
    where w.palabra = v.palabra
  );
  select setval('private.palabras_aprendidas', 0);
  -- What is not known of a table that was just filled costs each search twice its time, until autovacuum comes by.
  analyze public.negocios, private.vocabulario, private.actividades, private.colonias, private.conteos;
$$;
comment on function public.refresh_vocabulary is 'Counts anew in how many businesses each word is, and forgets words that nobody uses; to be run daily, and after an import. Server only.';

-- Words of a synonym are words: they are not corrected away.
create function private.learn_synonyms() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A mistyped synonym is corrected like any other word.
  insert into private.vocabulario (palabra, escrita, sonido, letras, negocios)
  select distinct on (w.palabra) w.palabra, w.escrita, private.sound(w.palabra), private.sorted_letters(w.palabra), 0
  from new_rows s, private.split_words(concat_ws(' ', s.termino, s.equivale)) w
  where not exists (select from private.vocabulario v where v.palabra = w.palabra)
  order by w.palabra, w.escrita = w.palabra
  on conflict do nothing;
  return null;
end $$;

create trigger sinonimos_learned_insert after insert on public.sinonimos
  referencing new table as new_rows for each statement execute function private.learn_synonyms();

create trigger sinonimos_learned_update after update on public.sinonimos
  referencing new table as new_rows for each statement execute function private.learn_synonyms();

-- A word that no synonym has any more, and no business ever had, is corrected like any other slip.
create function private.forget_synonyms() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.vocabulario v
  using (select distinct w.palabra from old_rows s, private.split_words(concat_ws(' ', s.termino, s.equivale)) w) gone
  where v.palabra = gone.palabra and v.negocios = 0 and not exists (
    select from public.sinonimos s
    where strpos(s.plano, gone.palabra) + coalesce(strpos(private.words(s.equivale), gone.palabra), 0) > 0
      and exists (select from private.split_words(concat_ws(' ', s.termino, s.equivale)) w where w.palabra = gone.palabra)
  );
  return null;
end $$;

create trigger sinonimos_forgotten_update after update on public.sinonimos
  referencing old table as old_rows for each statement execute function private.forget_synonyms();

create trigger sinonimos_forgotten_delete after delete on public.sinonimos
  referencing old table as old_rows for each statement execute function private.forget_synonyms();

alter table public.sinonimos enable row level security;

revoke all on public.sinonimos from public, anon, authenticated, service_role;
grant all on public.sinonimos to service_role;

comment on table public.sinonimos is 'A search for termino also means equivale (words), or the businesses of an activity class (scian). One direction per row.';

-- Words that mean the same, whichever is typed.
insert into public.sinonimos (termino, equivale)
select a, b
from (values
  ('estética, salón de belleza, peluquería, corte de cabello'),
  ('barbería, barber shop, peluquero, barbero'),
  ('uñas, manicure, pedicure, manicura, gelish'),
  ('ferretería, tlapalería, ferretero, ferre'),
  ('vulcanizadora, vulca, llantera, talachas, reparación de llantas, ponchadura'),
  ('vidriería, vidrios, vidriero, cancelería, aluminio y vidrio'),
  ('espejos, vidrios y espejos'),
  ('herrería, herrero, soldador, soldadura, balconería, portones'),
  ('carpintería, carpintero, ebanista, ebanistería, muebles a la medida, closets'),
  ('plomería, plomero, fontanero, fontanería, destape de caños'),
  ('electricista, instalaciones eléctricas, eléctrico'),
  ('material eléctrico, artículos eléctricos'),
  ('albañilería, albañil, remodelación, maestro de obras'),
  ('cerrajería, cerrajero, duplicado de llaves, copias de llaves'),
  ('tapicería, tapicero'),
  ('impermeabilización, impermeabilizante, impermeabilizador'),
  ('tablaroca, muros falsos, yesero, yesería'),
  ('maderería, madera, triplay, tablas'),
  ('marmolería, mármol, granito, cantera'),
  ('pisos, azulejos, losetas, recubrimientos'),
  ('materiales para construcción, materiales de construcción, casa de materiales, materialista, cemento, varilla, tabique, block, grava, arena'),
  ('aceros, perfiles, láminas, acero y materiales metálicos'),
  ('pinturas, pintura, casa de pinturas, tienda de pinturas'),
  ('cocinas integrales, cocinas'),
  ('aire acondicionado, clima, minisplit'),
  ('abarrotes, miscelánea, tiendita, tienda de abarrotes, tienda de la esquina, recaudería'),
  ('tienda de conveniencia, minisúper'),
  ('supermercado, súper, autoservicio'),
  ('lonchería, tortas, tortería, comida corrida'),
  ('fonda, cocina económica, comida corrida, comida casera, comedor, menú del día'),
  ('taquería, tacos, taquero'),
  ('antojitos, quesadillas, sopes, garnachas, tlacoyos, gorditas, huaraches'),
  ('restaurante, restaurant, restaurantes'),
  ('cafetería, café, cafés'),
  ('panadería, pan, bizcochería'),
  ('pastelería, pasteles, repostería'),
  ('tortillería, tortillas, molino de nixtamal'),
  ('carnicería, carnes, carne, res'),
  ('pollería, pollo, pollos'),
  ('rosticería, pollos rostizados, pollo rostizado, pollos asados'),
  ('verdulería, frutas y verduras, frutería, recaudo, verduras'),
  ('cremería, salchichonería, lácteos, quesos'),
  ('paletería, nevería, helados, paletas, nieves'),
  ('juguería, jugos, licuados'),
  ('pescadería, mariscos, pescados'),
  ('marisquería, mariscos, coctelería'),
  ('pizzería, pizzas, pizza'),
  ('barbacoa, mixiotes, carnitas'),
  ('vinatería, vinos y licores, licorería'),
  ('cervecería, bar, cantina, pulquería, chelería'),
  ('dulcería, dulces, botanas, materias primas'),
  ('ciber, cibercafé, café internet, internet, cyber'),
  ('papelería, copias, impresiones, fotocopias'),
  ('imprenta, impresión, lonas, rotulación, serigrafía'),
  ('celulares, reparación de celulares, telefonía, accesorios para celular'),
  ('computadoras, reparación de computadoras, cómputo, laptops'),
  ('electrodomésticos, línea blanca, reparación de lavadoras, refrigeración'),
  ('mecánico, taller mecánico, mecánica automotriz, mecánica, servicio automotriz'),
  ('hojalatería, hojalatería y pintura, laminado y pintura, hojalatero, enderezado'),
  ('refaccionaria, refacciones, autopartes'),
  ('autoeléctrico, eléctrico automotriz, acumuladores, baterías, alternadores y marchas'),
  ('mofles, escapes, mofles y radiadores'),
  ('frenos, clutch, balatas'),
  ('llantas, llantera'),
  ('autolavado, lavado de autos, car wash, lavado de carros'),
  ('motos, motocicletas, taller de motos'),
  ('bicicletas, taller de bicicletas, bicis'),
  ('grúas, arrastre, servicio de grúa'),
  ('farmacia, medicinas, medicamentos, botica, droguería'),
  ('doctor, médico, consultorio médico, médico general, doctora, medicina general'),
  ('dentista, odontólogo, consultorio dental, dental, odontología, ortodoncia, ortodoncista'),
  ('óptica, lentes, optometrista, anteojos'),
  ('oculista, oftalmólogo, oftalmología'),
  ('pediatra, pediatría, médico de niños'),
  ('ginecólogo, ginecología, ginecóloga'),
  ('psicólogo, psicología, psicóloga, terapia psicológica'),
  ('nutriólogo, nutrición, nutrióloga, nutriólogos'),
  ('fisioterapia, terapia física, rehabilitación, fisioterapeuta'),
  ('laboratorio, análisis clínicos, estudios de sangre, laboratorio clínico'),
  ('rayos x, ultrasonido, radiografías'),
  ('hospital, clínica, sanatorio, urgencias'),
  ('veterinaria, veterinario, clínica veterinaria, médico veterinario'),
  ('mascotas, croquetas, tienda de mascotas, alimento para mascotas'),
  ('estética canina, baño de perros, peluquería canina'),
  ('gimnasio, gym, crossfit'),
  ('escuela, colegio, instituto'),
  ('guardería, estancia infantil'),
  ('kínder, preescolar, jardín de niños'),
  ('primaria, escuela primaria'),
  ('preparatoria, bachillerato, prepa, bachilleres'),
  ('universidad, licenciatura'),
  ('regularización, clases particulares, asesorías'),
  ('inglés, escuela de idiomas, clases de inglés'),
  ('ropa, boutique, prendas de vestir'),
  ('zapatería, zapatos, calzado, tenis'),
  ('reparación de calzado, zapatero, renovadora de calzado'),
  ('sastrería, sastre, costurera, compostura de ropa, arreglos de ropa, modista'),
  ('mercería, bonetería, hilos'),
  ('telas, casa de telas'),
  ('joyería, joyas, relojería'),
  ('florería, flores, arreglos florales'),
  ('regalos, novedades, manualidades'),
  ('juguetería, juguetes'),
  ('mueblería, muebles, recámaras, salas'),
  ('colchones, camas'),
  ('lavandería, tintorería, lavado de ropa, planchaduría'),
  ('inmobiliaria, bienes raíces, renta de departamentos, venta de casas, casas en venta'),
  ('constructora, construcción'),
  ('arquitecto, arquitectura, arquitectos, planos'),
  ('ingeniero, ingeniería, despacho de ingeniería'),
  ('contador, contabilidad, despacho contable, contadora, contadores'),
  ('abogado, despacho jurídico, abogados, licenciado, bufete jurídico'),
  ('notaría, notario'),
  ('fletes, mudanzas, flete'),
  ('paquetería, mensajería, envíos'),
  ('salón de fiestas, eventos, salón de eventos, jardín de eventos'),
  ('renta de sillas y mesas, alquiladora, alquiler de mobiliario, lonas y carpas'),
  ('fumigación, fumigador, control de plagas'),
  ('jardinería, jardinero, vivero, plantas'),
  ('limpieza, servicio de limpieza'),
  ('seguridad privada, vigilancia, alarmas, cámaras de seguridad'),
  ('empeño, casa de empeño, préstamos'),
  ('funeraria, velatorio, servicios funerarios'),
  ('hotel, motel, hospedaje'),
  ('gas, gasera, gas lp'),
  ('gasolinera, gasolina, estación de servicio'),
  ('agua, purificadora, agua purificada, garrafones'),
  ('chatarra, reciclaje, fierro viejo, compra de chatarra, recicladora'),
  ('tatuajes, tattoo, perforaciones'),
  ('spa, masajes, masaje'),
  ('maquillaje, maquillista, cosméticos'),
  ('fotografía, fotógrafo, fotos, estudio fotográfico'),
  ('tinacos, cisternas, rotoplas'),
  ('domos, policarbonato, techos'),
  ('persianas, cortinas'),
  ('renta de maquinaria, revolvedoras, andamios, alquiler de maquinaria')
) g (terms),
  lateral (select array_agg(btrim(t)) as list from regexp_split_to_table(g.terms, ',') t) l,
  unnest(l.list) a, unnest(l.list) b
where private.term_key(a) is distinct from private.term_key(b)
on conflict do nothing;

-- The wider or the narrower word, in one direction.
insert into public.sinonimos (termino, equivale)
select btrim(a), btrim(b)
from (values
  ('boquetes, clavos, tornillos, herramientas, herramienta, candados, brochas, cables', 'ferretería, tlapalería'),
  ('puertas, ventanas, rejas, protecciones, barandales, zaguán, zaguanes, escaleras', 'herrería'),
  ('cancel, canceles, vitrina, parabrisas', 'vidriería'),
  ('repisas, mueble, puertas de madera, clósets', 'carpintería'),
  ('fuga, fuga de agua, boiler, calentador, drenaje, tubería, wc, baño tapado', 'plomería'),
  ('corto circuito, apagones, contactos, cableado', 'electricista'),
  ('esmalte, vinílica, barniz, thinner', 'pinturas'),
  ('yeso, cal, mortero, tabicón, ladrillo', 'materiales para construcción'),
  ('chapa, cerradura, llaves', 'cerrajería, ferretería'),
  ('muela, caries, brackets, extracción de muelas, limpieza dental', 'dental'),
  ('gripa, tos, fiebre, consulta', 'consultorio médico'),
  ('embarazo, papanicolaou', 'ginecología'),
  ('niños enfermos', 'pediatría'),
  ('perro, gato, vacunas para perro', 'veterinaria'),
  ('refresco, leche, huevo, despensa', 'abarrotes'),
  ('desayunos, comida, almuerzos', 'fonda, restaurante, lonchería'),
  ('cena', 'taquería, antojitos'),
  ('pastor, suadero, canasta', 'taquería'),
  ('bolillo, conchas, telera', 'panadería'),
  ('tinte, tintes, mechas, alaciado, rayitos', 'estética'),
  ('corte de pelo', 'estética, barbería'),
  ('carro, coche, automóvil, afinación', 'taller mecánico'),
  ('ponchada, llanta ponchada', 'vulcanizadora'),
  ('tarea, plumas, cuadernos, útiles escolares', 'papelería'),
  ('uniformes, playeras', 'ropa'),
  ('terreno, departamento, casa en renta', 'inmobiliaria'),
  ('divorcio, demanda', 'abogado'),
  ('impuestos, declaraciones, sat', 'contador'),
  ('comex, sayer, berel, osel, prisa', 'pinturas'),
  ('truper, pretul', 'ferretería'),
  ('cruz azul, cemex, construrama', 'materiales para construcción')
) g (terms, meanings),
  regexp_split_to_table(g.terms, ',') a, regexp_split_to_table(g.meanings, ',') b
where private.term_key(a) is distinct from private.term_key(b)
on conflict do nothing;

-- Meanings of the curated words in the census, whose businesses are often called by a name alone.
insert into public.sinonimos (termino, scian)
select btrim(a), b
from (values
  ('ferretería, tlapalería', '467111'),
  ('herrería, herrero', '332320'),
  ('vidriería, vidrios, vidriero', '467114'),
  ('carpintería, carpintero', '321910 238350 337120 337110'),
  ('pinturas', '467113'),
  ('pisos, azulejos', '467112'),
  ('materiales para construcción, materiales de construcción', '434211 434219 467116'),
  ('maderería', '434224'),
  ('aceros', '434221'),
  ('doctor, médico, consultorio médico, médico general', '621111 621112 621115'),
  ('dentista, consultorio dental, dental', '621211'),
  ('hospital', '622111 622112'),
  ('constructora, construcción', '236111 236112 236211 236221'),
  ('administrador de edificios, administración de condominios', '531311'),
  ('clínica', '621115 621116'),
  ('plomería, plomero', '238221'),
  ('electricista, instalaciones eléctricas', '238210'),
  ('albañilería, albañil', '238130'),
  ('aire acondicionado', '238222'),
  ('marmolería', '327991'),
  ('cocinas integrales', '337110'),
  ('tablaroca', '238311'),
  ('impermeabilización', '238390'),
  ('abarrotes, miscelánea', '461110'),
  ('farmacia', '464111'),
  ('papelería', '465311'),
  ('estética, salón de belleza', '812110'),
  ('taquería', '722514'),
  ('antojitos', '722513 722515'),
  ('fonda, cocina económica, comida corrida', '722513'),
  ('tortas, lonchería', '722514'),
  ('restaurante', '722511'),
  ('cafetería', '722515'),
  ('pizzería', '722517'),
  ('marisquería', '722512'),
  ('panadería', '311812'),
  ('tortillería', '311830'),
  ('carnicería', '461121'),
  ('pollería', '461122'),
  ('verdulería', '461130'),
  ('cremería', '461150'),
  ('dulcería', '461160'),
  ('paletería', '461170'),
  ('vinatería', '461211'),
  ('zapatería', '463310'),
  ('ropa', '463211'),
  ('mercería', '463113'),
  ('florería', '466312'),
  ('mueblería', '466111'),
  ('refaccionaria', '468211'),
  ('llantas', '468213'),
  ('gasolinera', '468411'),
  ('mecánico, taller mecánico', '811111'),
  ('autoeléctrico', '811112'),
  ('hojalatería', '811121'),
  ('autolavado', '811192'),
  ('vulcanizadora', '811191'),
  ('cerrajería', '811491'),
  ('tapicería', '811420'),
  ('reparación de calzado', '811430'),
  ('lavandería, tintorería', '812210'),
  ('ciber, café internet', '561432'),
  ('gimnasio', '713943'),
  ('veterinaria', '541941'),
  ('mascotas', '465911'),
  ('inmobiliaria', '531210'),
  ('fletes, mudanzas', '484210'),
  ('salón de fiestas', '531113'),
  ('abogado', '541110'),
  ('contador', '541211'),
  ('arquitecto', '541310'),
  ('óptica, lentes', '464121'),
  ('psicólogo', '621331'),
  ('laboratorio', '621511')
) g (terms, codes),
  regexp_split_to_table(g.terms, ',') a, regexp_split_to_table(g.codes, ' ') b
on conflict do nothing;

insert into public.sinonimos (termino, equivale)
values ('tacos al pastor', 'taquería'), ('tacos al pastor', 'tacos')
on conflict do nothing;

insert into public.sinonimos (termino, equivale)
values
  ('oxxo', 'abarrotes'), ('oxxo', 'minisúper'), ('reparación de zapatos', 'reparación de calzado'), ('reparación de zapatos', 'zapatero'),
  ('reparación de refrigeradores', 'refrigeración'), ('reparación de refri', 'refrigeración')
on conflict do nothing;

revoke execute on function
  public.refresh_vocabulary()
  from public, anon, authenticated;

grant execute on function
  private.term_key(text),
  private.phrase_query(text),
  public.refresh_vocabulary()
  to service_role;
-- Everyday terms of the census classes, as synonyms.
--
-- Fuente: INEGI, Sistema de Clasificación Industrial de América del Norte (SCIAN), México 2023, índice alfabético (datos procesados:
-- reduced by supabase/seed/search, which wrote this file).
--
-- Who may do what: as the migration of synonyms says.

insert into public.sinonimos (scian, termino, fuente)
select split_part(line, ':', 1), term, 'INEGI, SCIAN 2023'
from regexp_split_to_table(btrim($terms$
238110:construcción de bases de concreto; construcción de cimentaciones; construcción de cimentaciones de madera; instalación de castillos; losas de cimentación; pilotes en tierra; reparación de cimentaciones
238121:balcones de concreto precolado; escaleras de concreto prevaciado; estructuras de concreto prefabricadas; formas de concreto colado; losas de concreto prevaciado; paneles de concreto prevaciado; paredes de cortina de concreto precolado; productos de concreto; trabes de concreto; vigas de concreto
238122:acero de reforzamiento; acero estructural; balcones de acero; barras de acero; barras de reforzamiento de acero; columnas de acero; escaleras de acero; estructuras de acero; mallas de reforzamiento de acero; paredes de cortina de acero; reforzamiento de acero; torres de acero; trabes de acero; varillas de reforzamiento de acero; vigas de acero
238130:aplanados a base de mortero; bardas de bloques o ladrillos; cimentaciones con piedra; construcción de mampostería; hechura de pisos de concreto sin acabado; instalación de bloques de cemento; instalación de bloques de ceniza; instalación de bloques de concreto; instalación de castillos; instalación de estuco; instalación de ladrillo; instalación de ladrillo aparente; instalación de ladrillo refractario; instalación de mampostería de pizarra; limpieza de mampostería; mampostería; muros de piedra; trabajo en obra negra
238190:construcción de imposta; formado en el sitio de techo sin costura; instalación de acero y hierro forjado; instalación de bloques de vidrio; instalación de canalones sin costura; instalación de contraventanas; instalación de cubiertas de metal; instalación de escalones para techado; instalación de escapes contra incendios; instalación de espejos para edificios; instalación de estructuras ornamentales; instalación de forros de concreto; instalación de forros de madera; instalación de forros de metal; instalación de granito exterior; instalación de grava de techado; instalación de mamparas de vidrio; instalación de marquesinas; instalación de membranas para techo; instalación de paredes montantes; instalación de rejas de metal; instalación de revestimientos de vidrio; instalación de sofito; instalación de tablillas de techado; instalación de techado; instalación de techado de baja pendiente; instalación de techado de cobre; instalación de techado en rollo; instalación de techo sin costura; instalación de trabajos de herrería; instalación de tragaluces; instalación de vidrios; instalación de vidrios decorativos; instalación de vidrios tintados; mampostería de unidades de vidrio; pintura de techos; recubrimiento de techos; recubrimiento de vidrio; resinas o pinturas epóxicas; tocretado
238210:colocación de instalaciones eléctricas; electricistas; instalación de cables de fibra óptica; instalación de cables eléctricos; instalación de cercas electrónicas; instalación de controles electrónicos; instalación de equipo de audio; instalación de equipo de comunicación; instalación de equipo de sonido; instalación de equipo telefónico; instalación de sistemas contra incendios; instalación de sistemas de iluminación; instalación de sistemas de seguridad; instalación de sistemas de vigilancia; instalación de sistemas eléctricos; instalación de teatro en casa; reparación de controles electrónicos
238221:instalación de bombas de cárcamo; instalación de calentadores de agua; instalación de drenaje; instalación de fregaderos; instalación de líneas de gas; instalación de medidores de agua; instalación de muebles de baño; instalación de paneles térmicos; instalación de tanques de agua caliente; instalación de tanques hidroneumáticos; instalación de tubería; instalación de tubería de agua; instalación de tubería de gas; instalación de tubería de gas natural; plomeros; plomería; reparación de drenaje
238222:instalación de aire lavado; instalación de bombas de calor; instalación de calderas de calefacción; instalación de calefactores; instalación de congeladores comerciales; instalación de ductos de calefacción; instalación de ductos de enfriamiento; instalación de ductos de hoja de metal; instalación de enfriadores de ambiente; instalación de equipo de calefacción; instalación de sistemas de calefacción; instalación de sistemas de extracción; instalación de sistemas de refrigeración; instalación de sistemas de ventilación; reparación de aire lavado; reparación de sistemas de calefacción; reparación de sistemas de ventilación
238290:instalación de aislamiento de calderas; instalación de aislamiento de ductos; instalación de aislamiento de tubería; instalación de andadores mecánicos; instalación de antenas de tipo doméstico; instalación de bombas de pozos de agua; instalación de cajeros automáticos; instalación de elevadores; instalación de elevadores de vehículos; instalación de equipo para el comercio; instalación de escaleras eléctricas; instalación de hornos; instalación de hornos de aire forzado; instalación de humidificador de hornos; instalación de montaplatos; instalación de máquinas expendedoras; instalación de pararrayos; instalación de pistas de boliche; instalación de puertas automáticas; instalación de puertas giratorias; instalación de recubrimiento de tubería; instalación de sincroelevadores; instalación de sistemas electromecánicos; reparación de elevadores; reparación de escaleras eléctricas; reparación de sincroelevadores
238311:aislamiento de muros falsos; instalación de acabado de muro seco; instalación de aislamiento; instalación de aislamiento acústico; instalación de aislamiento con espuma; instalación de aislamiento de edificios; instalación de aislamiento de paredes; instalación de aislamiento de techos; instalación de aislamiento en áticos; instalación de aislamiento térmico; instalación de enlistonado; instalación de espuma acústica; instalación de insonorización; instalación de losetas de techo; instalación de muro seco; instalación de muros falsos; instalación de plafón falso; instalación de tablarroca; instalación de tableros de yeso; instalación de techos falsos; trabajos de acabados contra incendios
238312:aplanado de paredes; empastado a base de grano de mármol; empastado a base de gravilla; enyesado ornamental; enyesado sencillo; texturizado de paredes; tiroleado planchado; tiroleado rústico
238320:encalado; instalación de papel tapiz; instalación de tapices; papel tapiz de paredes; paredes; pintado de edificaciones; pintores; pintura de viviendas
238330:acabados de pisos de madera; instalación de alfombras; instalación de duela; instalación de hojas de piso flexibles; instalación de linóleo; instalación de loseta vinílica; instalación de losetas; instalación de pisos antifuego; instalación de pisos de acceso; instalación de pisos de asfalto; instalación de pisos de madera; instalación de pisos de madera dura; instalación de pisos de parqué; instalación de pisos de vinil; instalación de pisos flexibles; instalación de pisos laminados; instalación de pisos para computadoras; instalación de tablón colonial; reparación de pisos de madera dura
238340:instalación de adoquín; instalación de cerámica; instalación de granito; instalación de loseta; instalación de loseta cerámica; instalación de mosaico; instalación de mármol; instalación de piedra; instalación de pizarra; instalación de terrazo; loseta; terrazo
238350:construcción de trabajos de carpintería; instalación de closets de madera; instalación de escaleras de madera; instalación de estantes de madera; instalación de gabinetes de madera; instalación de molduras de madera; instalación de puertas de madera; instalación de ventanas de madera
238390:desmantelamiento de exhibidores; impermeabilización de cimentaciones; impermeabilización de concreto; impermeabilización de techos; instalación de cancelería de aluminio; instalación de cortinas metálicas; instalación de cortineros; instalación de divisores de metal; instalación de divisores desmontables; instalación de estantería de metal; instalación de exhibidores; instalación de gabinetes de metal; instalación de graderías; instalación de muebles modulares; instalación de paneles de metal; instalación de persianas para closets; instalación de persianas para ventanas; instalación de techos metálicos
238910:alquiler de bulldozers con operador; barrenado y voladura de edificios; compactación de suelos; construcción de pozos negros; construcción de pozos secos; construcción de sistemas sépticos; demolición de estructuras; demolición de obras de ingeniería civil; demolición por voladura de edificaciones; desagüe de terrenos para la construcción; excavación de tumbas; excavación para cimientos; hidrodemolición; instalación de tanques sépticos; limpieza de líneas de energía eléctrica; perforación para cimientos; rellenos para la construcción; tanques subterráneos
238990:alquiler de grúas con operador; caminos de entrada comerciales; construcción de apuntalamientos; construcción de astas; construcción de puntales; corte de concreto; desmantelamiento de andamios; desmantelamiento de casas móviles; estacionamientos; hoyos para postes; instalación de adoquinado; instalación de andamios; instalación de buzones de correo; instalación de carteles; instalación de casas móviles; instalación de cercas; instalación de cimbras; instalación de enladrillado; instalación de estatuas; instalación de malla ciclónica; instalación de mástiles; instalación de pasto artificial; instalación de postes; instalación de velarias; perforado de concreto; postes; reparación de estacionamientos; samblasteo
311511:leche líquida; leche líquida con sabor a chocolate; leche líquida de soya; leche líquida descremada; leche líquida deslactosada; leche líquida desodorizada; leche líquida dietética; leche líquida entera; leche líquida homogeneizada; leche líquida light; leche líquida para lactantes; leche líquida pasteurizada; leche líquida reconstituida; leche líquida saborizada; leche líquida semidescremada; leche líquida ultrapasteurizada; leche rehidratada; malteadas de leche líquida; plantas pasteurizadoras de leche; sustitutos de leche líquida
311512:leche condensada; leche deshidratada; leche en polvo; leche en polvo de soya; leche en polvo descremada; leche en polvo dietética; leche en polvo entera; leche en polvo para lactantes; leche en polvo semidescremada; leche evaporada; mezclas de leche en polvo
311513:bebidas a base de lactobacilos; caseína; crema batida; crema comestible de imitación; crema comestible de leche; crema deshidratada o pulverizada; crema dulce; crema ácida; cuajada de queso; derivados lácteos; dips a base de queso; fermentos lácteos; lactosa; leche búlgara; mantequilla; mantequilla reconstituida; queso; queso amarillo; queso asadero; queso añejo; queso chihuahua; queso cotija; queso cottage; queso de cabra; queso de imitación; queso doble crema; queso fresco; queso fundido; queso gruyer; queso manchego; queso mozzarella; queso oaxaca; queso panela; queso para untar; queso parmesano; queso reconstituido; suero de leche; suero de mantequilla; yogur con frutas y cereales; yogur natural; yogur para beber
311520:bolis; congeladas de frutas; helados; mixtura o base para helados; natillas congeladas; nevería; nieves; paletas a base de agua; paletas a base de leche; paletas a base de yogur; paletas de hielo; paletería; raspados o granizados; sorbetes; tofu
311811:buñuelos; donas; galletas horneadas; pan; pan blanco de trigo; pan congelado; pan de caja; pan de centeno; pan de dulce; pan de sal; pan de salvado; pan empacado; pan integral de trigo; panaderías industriales; pasteles; pastelillos congelados; pays congelados; productos de panadería congelados; tortillas de harina de trigo
311812:baguettes; birotes; bolillos; buñuelos; donas; empanadas; pan; pan blanco de trigo; pan de centeno; pan de dulce; pan de sal; pan de salvado; pan integral de trigo; panaderías tradicionales; panificación tradicional; pastas para hornear; pasteles; pays no congelados; postres de panadería; teleras; tortillerías tradicionales; volovanes
311813:tortillas de harina de trigo
311830:maíz húmedo; molinos de nixtamal; nixtamal; tortillas de maíz; tortillerías de tortillas de maíz
315210:abrigos de piel; chalecos de cuero; chalecos de gamuza; chalecos de piel; chamarras de cuero; chamarras de gamuza; chamarras de piel; faldas de cuero; faldas de gamuza; faldas de piel; pantalones de piel; ropa de piel; sacos de cuero; sacos de gamuza; sacos de piel
315221:batas de baño; batas para dormir; brassieres; calzoncillos; camisones; corpiños; corsés; fajas; fondos; ligueros; pantaletas; pijamas; ropa interior; ropa interior para bebé; ropa interior para caballero; ropa interior para dama; ropa interior para niño; tangas; trajes de baño
315222:camisas; guayaberas
315223:batas de uniforme; cofias; filipinas; mandiles; overoles de trabajo; ropa de trabajo; uniformes; uniformes de trabajo; uniformes deportivos; uniformes escolares; uniformes militares; uniformes médicos; uniformes para enfermeras; uniformes para personal de servicio
315224:disfraces; hábitos religiosos; ropa artística; togas académicas; trajes para torero; trajes regionales; trajes típicos; túnicas; vestuario para teatro
315225:abrigos; blusas; camisas; chalecos; chamarras; conjuntos de ropa de vestir; coordinados de ropa de vestir; disfraces; faldas; gabardinas; pantalones; prendas de vestir; ropa artística; ropa de cuero y piel; ropa de maternidad; ropa para bebé; ropa para caballero; ropa para dama; ropa para niño; sacos de vestir; trajes de vestir; trajes para caballero; trajes para dama; trajes para niño; trajes regionales; trajes típicos; túnicas; uniformes escolares; vestidos; vestidos de noche; vestidos de novia; vestidos de primera comunión; vestidos de quince años; vestuario para teatro
315229:abrigos; baberos para niños; blusas; chalecos; chamarras; conjuntos de vestir; coordinados de prendas de vestir; faldas; gabardinas; impermeables; mamelucos; pantalones; pants; playeras; ropa de etiqueta; ropa de maternidad; ropa para bebé; ropa para caballero; ropa para dama; ropa para niño; ropa para uso deportivo; sacos; shorts; trajes de vestir; trajes para caballero; trajes para dama; trajes para niño; vestidos; vestidos de noche; vestidos de novia; vestidos de primera comunión; vestidos de quince años
321910:andamios de madera; armarios de madera; barandales de madera; bastidores de madera para puerta; canceles de madera; cimbras de madera; closets de madera; contrapuertas de madera; contraventanas de madera; duelas de madera; entarimados de madera; entrepaños de madera; escaleras de madera fijas; escalones de madera; estructuras de madera para piso; estructuras de madera para techo; jambas de madera para puerta; madera dimensionada para la construcción; mamparas de madera; marcos de madera para puertas; marcos de madera para ventanas; molduras de madera; paneles de madera; parqués de madera; pasamanos de madera; pisos de madera; pisos laminados de madera; polines de madera; productos de madera para la construcción; puertas de madera; pórticos de madera; quicios de madera; ripias de madera; tabletas de madera para piso; ventanas de madera; vigas de madera; zoclo de madera
323111:anuarios; comics; diccionarios; enciclopedias; libros; libros de bolsillo; libros de ficción; libros de referencia; libros de texto; libros escolares; libros infantiles; libros para adultos; libros para iluminar; libros profesionales; libros religiosos; periódicos; periódicos de información especializada; periódicos de información general; revistas; revistas agrícolas; revistas científicas; revistas de comercio; revistas de espectáculos; revistas financieras; revistas juveniles; revistas médicas; revistas religiosas; revistas técnicas
323119:agendas; almanaques; atlas; boletines; boletos; bolsas; calcomanías; calendarios; carpetas; carteles; catálogos; ceniceros; cheques; comprobantes fiscales; credenciales; cupones; diplomas; directorios; encendedores; estampas; etiquetas; etiquetas con código de barras; facturas; folletos; formas continuas; formas fiscales; guías de programación; guías de radio; guías de televisión; guías de transporte; guías informativas; guías turísticas; hojas membretadas; impresión digital; impresión en gran formato; impresión en plotter; impresión sobre artículos deportivos; impresión sobre lona; impresión sobre material plástico; impresión sobre plástico; impresión sobre prendas de vestir; impresión sobre vidrio; impresión térmica; instructivos; invitaciones; letras de cambio; litografías; llaveros; manteles individuales; manuales técnicos; mapas; material publicitario; materiales textiles; menús; moldes y patrones; muestrarios; pagarés; partituras; playeras; plumas; portadas; posters; productos promocionales; programas de espectáculos; pvc; recibos; sobres; talonarios; tarjetas de crédito; tarjetas de felicitación; tarjetas de presentación; tarjetas postales; timbres postales; vasos; volantes; álbumes de estampas; álbumes para fotografía
327320:concreto; concreto bombeable; concreto de alta resistencia; concreto de fraguado acelerado; concreto de fraguado retardado; concreto de relleno; concreto premezclado; hormigón
327330:adocretos; adoquines de concreto; bloques de concreto; bloques huecos de concreto; bloques macizos de concreto; celosías de concreto; codos de concreto; ladrillos de concreto; tabicones de concreto; tabiques de concreto; tuberías de concreto; tubos de concreto; tubos de concreto para alcantarillado; tubos de concreto para drenaje
327420:artículos decorativos de yeso; columnas de yeso; compuestos de yeso para uniones; estatuillas de yeso; figuras ornamentales de yeso; figuras ornamentales de yeso de parís; fuentes de yeso de parís; gargantas para iluminación de yeso; malla con yeso; molduras de yeso; paneles acústicos de yeso; paneles de yeso para la construcción; pedestales de yeso; plafones; productos arquitectónicos de yeso; productos de yeso para la construcción; productos ornamentales de yeso; tablarroca; yeso; yeso artesanal; yeso blanco; yeso calcinado; yeso cerámico; yeso controlado; yeso de alta dureza; yeso de parís; yeso industrial; yeso moreno; yeso negro
327991:accesorios para baño de mármol; altares de granito; altares de mármol; artesanías de ónix; balaustres de piedras de cantera; bases para muebles de granito; bases para muebles de mármol; bases para muebles de obsidiana; bases para muebles de piedras de cantera; bases para muebles de ónix; bordillos de granito; ceniceros de ónix; chimeneas de piedras de cantera; columnas de granito; columnas de mármol; columnas de obsidiana; columnas de piedras de cantera; columnas de ónix; cubiertas para mesa de granito; cubiertas para mesa de ónix; cubiertas para muebles de granito; cubiertas para muebles de mármol; estatuas de granito; estatuas de mármol; estatuas de obsidiana; estatuas de piedras de cantera; estatuas de ónix; facias de piedras de cantera; figuras ornamentales de granito; figuras ornamentales de piedra caliza; figuras ornamentales de ónix; fuentes de granito; fuentes de mármol; fuentes de obsidiana; fuentes de piedras de cantera; fuentes de ónix; losas de piedras de cantera; lápidas de granito; lápidas de mármol; lápidas de obsidiana; lápidas de piedras de cantera; lápidas de ónix; macetas de piedras cantera; molduras de granito; molduras de mármol; molduras de obsidiana; molduras de piedras de cantera; molduras de ónix; monumentos de granito; monumentos de mármol; monumentos de piedras de cantera; monumentos de ónix; monumentos sepulcrales de granito; monumentos sepulcrales de mármol; monumentos sepulcrales de obsidiana; monumentos sepulcrales de ónix; mosaicos de granito; mosaicos de mármol; mosaicos de obsidiana; mosaicos de piedras de cantera; muebles de baño de granito; muebles de baño de mármol; muebles de baño de obsidiana; muebles de baño de piedras de cantera; ménsulas de piedras de cantera; ovalines de mármol; ovalines de piedras de cantera; parqués de mármol; parqués de piedras de cantera; pedestales de granito; pedestales de mármol; pedestales de obsidiana; pedestales de piedras de cantera; pedestales de ónix; pilas bautismales de granito; pilas bautismales de piedras de cantera; pilas bautismales de ónix; pisos y recubrimientos de granito; pisos y recubrimientos de mármol; pisos y recubrimientos de ónix; productos a base de granito; productos a base de mármol; productos a base de obsidiana; productos a base de piedras de cantera; productos a base de ónix; revestimientos de piedras de cantera
332310:andamios de metal; barras reforzadas para concreto; bastidores metálicos; canaletas de placa metálica; casas y edificios de metal prefabricados; cobertizos de metal prefabricados; columnas estructurales metálicas; compuertas metálicas; cubiertas estructurales de metal; cubiertas flotantes de placa metálica; cúpulas con placas de metal; enrejados de metal; estructuras de acero; estructuras de aluminio; estructuras de metal; estructuras metálicas; estructuras metálicas de alma abierta; estructuras metálicas de marco rígido; estructuras metálicas joist; estructuras metálicas para edificaciones; estructuras metálicas para puentes; estructuras metálicas para techos; estructuras metálicas para túneles; estructuras metálicas prefabricadas; estructuras metálicas soldadas; estructuras metálicas trianguladas; estructuras metálicas tridimensionales; forros para túneles de planchas de metal; listones de metal; muros de metal; mástiles de metal; parrillas de metal; pisos de metal; placas metálicas para reactores; plataformas metálicas; rampas metálicas prefabricadas; techos de lamina de metal; techumbres de metal; torres metálicas; torres metálicas para telecomunicaciones; trabes metálicas; viguetas de acero; viguetas metálicas
332320:balconería de aluminio; balconería de hierro y acero; barandales de aluminio; barandales de hierro y acero; barandillas de tubo metálico; cancelería de aluminio; cercas metálicas; columpios de hierro y acero; contrapuertas de hierro y acero; contraventanas de hierro y acero; cornisas de lámina de metal; corrales de hierro y acero; cortinas de aluminio; cortinas de hierro y acero; cortinas metálicas; cubiertas metálicas para hornos; escaleras metálicas fijas; escaleras metálicas móviles; escapes metálicos para incendios; juegos infantiles metálicos; marcos de aluminio para ventanas; marcos de hierro y acero para puertas; marcos metálicos para ventanas; molduras de metal; mosquiteros metálicos; pasamanos de metal; peldaños metálicos para escaleras; percheros metálicos; portones de aluminio; portones de hierro y acero; productos de herrería; productos de herrería arquitectónicos; productos de herrería ornamentales; protecciones metálicas para puertas; protecciones metálicas para ventanas; puertas de aluminio; puertas de hierro y acero; rejas para cerca; resbaladillas de metal; ventanas de aluminio; zaguanes de aluminio; zaguanes de hierro y acero
332510:bisagras; candados; cerraduras automáticas; cerraduras de alta seguridad; cerraduras de barra; cerraduras de caja; cerraduras de caja fuerte; cerraduras de manija; cerraduras de pomo; cerraduras electromagnéticas; cerraduras electrónicas; cerraduras monederas; cerraduras para automóviles; cerraduras para bóvedas; cerraduras para maletas; cerraduras para muebles; cerrojos de seguridad; chapas de acero inoxidable; chapas de aluminio; chapas de latón; cierrapuertas; cilindros para cerraduras; fijapuertas; forjas para llaves; herrajes para automóviles; herrajes para maletas; herrajes para muebles; llaves en blanco; manijas para puertas y ventanas; mecanismos para cerraduras; mirillas; pasadores para puertas; pasadores para ventanas; picaportes; rodajas y ruedas metálicas; ruedas metálicas de uso industrial; ruedas para muebles; seguros para puertas; seguros para ventanas; tocapuertas; topes para puertas
332710:bridas; brocas; bujes para maquinaria; cilindros para maquinaria; coples para maquinaria y equipo; cremalleras para maquinaria y equipo; ejes para maquinaria; engranes y piñones para maquinaria; espárragos de metal; flechas para maquinaria; mecanismos industriales; niples; poleas; productos maquinados para maquinaria; retenes para maquinaria; rodillos para maquinaria; ruedas para maquinaria; sistemas de transmisión para maquinaria; tambores para maquinaria; troqueles; vástagos
337110:cocinas integrales; cocinas modulares; cubiertas para cocinetas; gabinetes de cocina integral; muebles integrales de baño; muebles modulares de baño
337120:antecomedores; armarios; bancas; bancas para iglesias; bancos para pedicura; bases para cama; biombos; burós; butacas; cabeceras para cama; camas de hospital; camastros de madera; camillas; centros de entretenimiento; clósets para armar; comedores; converticamas; cómodas; jugueteros; libreros; mesabancos escolares; mesas de centro; mesas de expulsión y cesárea; mesas de madera; mesas de manicure; mesas de metal; mesas de plástico; mesas para exploración; muebles; muebles de bejuco; muebles de hierro forjado; muebles de madera; muebles de metal; muebles de mimbre; muebles de piel y cuero; muebles de ratán; muebles para cafeterías; muebles para consultorios; muebles para escuelas; muebles para estéticas; muebles para hospital; muebles para iglesias; muebles para jardín; muebles para parques; muebles para playa; muebles para restaurantes; muebles para salones de belleza; muebles rústicos; muebles tapizados; muebles tubulares; pupitres para escuelas; recámaras; salas; sillas; sillas de fibra de vidrio; sillas de madera; sillas de metal; sillas de mimbre; sillas de plástico; sillas y mesas para jardín; sillones para salones de belleza; sillones reclinables; sofás cama
431110:abarrotes; aceites comestibles; aderezos envasados; agua purificada envasada; alimentos envasados; alimentos para animales; artículos de papelería; azúcar blanca; azúcar en terrones; azúcar morena; azúcar moscabado; bebidas energéticas envasadas; bebidas envasadas; bebidas hidratantes envasadas; botanas; cafés instantáneos; caguamas envasadas; carnes frías; cereales; cereales para el desayuno; cerillos; cervezas envasadas; chocolates; cigarros; conservas alimenticias; cremas comestibles; derivados lácteos; detergentes; dulces; embutidos; encendedores; especias y condimentos; flanes y gelatinas en polvo; focos para uso doméstico; frituras; frutas enlatadas; galletas; granos comestibles; grasas comestibles; guisos preparados envasados; harina de arroz para consumo humano; harina de maíz para consumo humano; harina de soya para consumo humano; harina de trigo para consumo humano; harinas alimenticias para consumo humano; huevo; jabones; jugos y néctares envasados; leche; licores; lácteos; pan; papel higiénico; pastas envasadas para sopa; pasteles; pañales desechables; pescados y mariscos enlatados; pilas; piloncillo; productos cárnicos enlatados; productos de limpieza y jarciería; productos enlatados; productos farmacéuticos; quesos; refrescos; sal común; sal de cocina; sal de mesa; sal marina; sal refinada de mesa; salsas envasadas; servilletas de papel; servilletas desechables; sopas envasadas; sopas preparadas envasadas; tortillas; tés envasados; utensilios de cocina desechables; veladoras; velas; verduras enlatadas; vinos envasados
431121:carne de borrego; carne de bovino; carne de caprino; carne de cerdo; carne de chivo; carne de conejo; carne de equino; carne de ovino; carne de porcino; carne de res; carne de équidos; carnes rojas; carnicerías (bodegas; cueros residuales de ganado; grasas residuales de ganado; huesos residuales de ganado; productos residuales de ganado; sebos residuales de ganado; vísceras crudas de borrego; vísceras crudas de bovino; vísceras crudas de caprino; vísceras crudas de cerdo; vísceras crudas de chivo; vísceras crudas de equino; vísceras crudas de ovino; vísceras crudas de porcino; vísceras crudas de res; vísceras crudas de équidos; vísceras semicocidas de borrego; vísceras semicocidas de bovino; vísceras semicocidas de caprino; vísceras semicocidas de cerdo; vísceras semicocidas de chivo; vísceras semicocidas de equino; vísceras semicocidas de ovino; vísceras semicocidas de porcino; vísceras semicocidas de res; vísceras semicocidas de équidos
431122:carne de aves; carne de avestruz; carne de codorniz; carne de ganso; carne de guajolote; carne de pato; carne de pavo; carne de pollo; carne preparada de aves; pollerías (bodegas; vísceras de aves; vísceras de avestruz; vísceras de codorniz; vísceras de ganso; vísceras de guajolote; vísceras de pato; vísceras de pavo; vísceras de pollo
431123:almejas congeladas; almejas frescas; bacalao congelado; bacalao fresco; bacalao salado; bacalao seco; calamares congelados; calamares frescos; camarones congelados; camarones frescos; camarones secos; cangrejos congelados; cangrejos frescos; caracoles congelados; caracoles frescos; extractos de pescado; harina de pescado para consumo humano; huevas de pescado; huevos de pescado; jaibas congeladas; jaibas frescas; langostas congeladas; langostas frescas; mariscos ahumados; mariscos congelados; mariscos frescos; mariscos salados; mariscos secos; mejillones congelados; mejillones frescos; moluscos congelados; moluscos frescos; ostras congeladas; ostras frescas; pescaderías (bodegas; pescados adobados; pescados ahumados; pescados congelados; pescados fileteados congelados; pescados fileteados frescos; pescados frescos; pescados salados; pescados secos; pescados y mariscos; piel de pescado comestible; productos alimenticios de origen marino; pulpos congelados; pulpos frescos; salmón congelado; salmón fresco; vísceras comestibles de pescado
431130:acelgas frescas; aguacates frescos; ajos frescos; almendras; apios frescos; avellanas; betabeles frescos; brócolis frescos; calabacitas frescas; calabazas frescas; camotes frescos; cañas frescas; cebollas frescas; champiñones frescos; chayotes frescos; chiles frescos; chícharos frescos; cidras frescas; cilantro fresco; ciruelas frescas; cocos frescos; coles frescas; coliflores frescas; duraznos frescos; ejotes frescos; elotes frescos; epazote fresco; espinacas frescas; espárragos frescos; flores de calabaza frescas; fresas frescas; frutas frescas; frutas y verduras frescas; fruterías (bodegas; guayabas frescas; habas verdes frescas; hortalizas frescas; jitomates frescos; kiwis frescos; lechugas frescas; limas frescas; limones frescos; mandarinas frescas; mangos frescos; manzanas frescas; melones frescos; naranjas frescas; nopales frescos; nuez pecanera fresca; papas frescas; papayas frescas; pepinos frescos; peras frescas; perejil fresco; pistaches; piñas frescas; plátanos frescos; pérsimos frescos; recauderías (bodegas; rábanos frescos; sandías frescas; tangerinas frescas; tejocotes frescos; tomates rojos frescos; tomates verdes frescos; toronjas frescas; tubérculos frescos; tunas frescas; uvas frescas; verdulerías (bodegas; verduras frescas; zanahorias frescas; zapotes frescos
431140:huevo; huevo de aves; huevo de avestruz; huevo de codorniz; huevo de faisán; huevo de gallina; huevo de ganso; huevo de pato; huevo de pavo
431150:achiote; ajonjolí; ajos deshidratados; albahaca; almendras; alpiste; anís; apio; arroz; arvejón; avellanas; avena; azafrán; cacahuates; canela; canola; cascarilla de cereales; cebada; centeno; chile ancho seco; chile cascabel seco; chile chilacate seco; chile chipotle; chile de árbol seco; chile guajillo seco; chile morita seco; chile mulato seco; chile pasilla seco; chile rojo mirasol; chiles en polvo; chiles secos; chiles secos enteros; clavo de olor; colza; comino; cártamo; epazote; especias; frijoles; garbanzos; girasol; granos alimenticios; granos de cereales; granos de cereales triturados; habas en grano; hierbabuena; hierbas aromáticas; higuerilla; hojas de laurel; jamaica deshidratada; jengibre; laurel; lentejas; linaza; maíz; mejorana; menta; mezclas de especias; mijo; nueces; nuez moscada; orégano; pimienta; pistaches; romero; salvado; semillas; semillas alimenticias; semillas de cilantro; semillas oleaginosas; soya; tamarindo deshidratado; tomillo; trigo
431160:crema de leche; crema dulce; crema natural; crema vegetal; crema ácida; cremas comestibles; cremerías (bodegas; jocoque; leche; leche acidificada; leche agria; leche bronca; leche búlgara; leche condensada; leche descremada; leche deslactosada; leche en polvo; leche entera; leche esterilizada; leche evaporada; leche fermentada; leche light; leche pasteurizada; leche semidesnatada; leche ultrapasteurizada; leche uperizada; leche y otros productos lácteos; mantequilla; margarina; nata; productos fermentados de la leche; productos lácteos; productos lácteos con fermentación; queso amarillo; queso asadero; queso añejo; queso chihuahua; queso cottage; queso crema; queso de leche de cabra; queso de leche de vaca; queso fresco; queso gruyer; queso manchego; queso mozzarella; queso oaxaca; queso panela; queso parmesano; quesos; requesón; suero de leche; suero de mantequilla o mazada; yogures; yogures con frutas; yogures edulcorados; yogures naturales
431170:carnes adobadas; carnes ahumadas; carnes deshidratadas; carnes frías; carnes preparadas; carnes preparadas enchiladas; carnes preparadas marinadas; chorizo de cerdo; chorizo de pollo; chorizo y longaniza; embutidos; embutidos ahumados no cocidos; embutidos cocidos; embutidos cocidos y ahumados; embutidos de carne de aves; embutidos de hígado; embutidos frescos; embutidos secos y semisecos; jamón; morcilla; moronga; mortadela; pastel de carne; pastel de pollo; pastel pimiento; paté de carne; paté de hígado; paté de pescado; pepperoni; queso de puerco; salami; salchichas; salchichas de cerdo; salchichas de pavo; salchichas de pollo; salchichonerías (bodegas; salchichón; tocino
431180:abrillantadores para repostería; aceite de coco; acido cítrico; agua de azahar; agua de rosas; ajonjolí; algodones de azúcar; almendras; ates; avellanas; azúcar de confitería; azúcar en polvo; azúcar glass; azúcar granulada; bases de pasta para helados; bases de pasta para pays; benzoato de sodio; bicarbonato alimenticio; biznagas cristalizadas; bombones; brillo para tartas; cacahuates; cacao en polvo; cajetas; calabazas cristalizadas; calaveras de azúcar; camotes cristalizados; canela en rajas; canela molida; caramelos; cerezas; chantillí en polvo; chicles; chiclosos; chilacayotes cristalizados; chispas de chocolate; chocolate para untar; chocolates; chocolates amargos; chocolates blancos; chocolates confitados; chocolates de mesa; chocolates en barra; chocolates en polvo; chocolates macizos; ciruela pasa; cobertura de chocolate; cobertura de chocolate vegetal; cobertura para confitería y moldeado; cobertura para helados; cobertura para pastel; cobertura para repostería y moldeado; coco rayado; cocoa; colación; colorantes de origen vegetal; colorantes para repostería; concentrados para repostería; confeti de dulce; confitería de azúcar; conos para helados; conservadores para repostería; crema chantillí; cremas batidas; cremas para batir; cremas pasteleras; crémor tártaro; cuajo; dulcerías (bodegas; dulces; dulces a base de leche; dulces confitados; dulces de coco rallado; dulces de tamarindo; dulces en polvo y líquidos; dulces macizos; dulces regionales; dulces suaves; esencias para repostería; extractos de vainilla; fondant; fondant en pasta; fondant en polvo; fondant para chocolate; fresas cristalizadas; frutas confitadas; frutas cristalizadas; frutas glaseadas; fécula de maíz edulcorante; fécula de papa; féculas; glucosa para repostería; golosinas saladas; goma arábiga; goma karaya; goma tragacanto; gomas de mascar; grageas; grasas para repostería; grenetina; harina de malta; harinas para repostería; higos cristalizados; hojas de maíz para tamales; huevo procesado en polvo; jarabe de chocolate; jarabes naturales; levaduras; licor de cacao; malvaviscos; manteca de cacao; mantecas para repostería; masas a base de azúcar; materias primas para repostería; mazapanes; mejorantes para repostería; melaza; mermeladas; naranjas cristalizadas; natillas; nueces; obleas; palanquetas; paletas de caramelo; pasta de almendra; pegamento para bombón; peras cristalizadas; piñas cristalizadas; polvo de merengue; polvo para hornear; polvos para gelatinas; polvos para preparar bebidas; polvos para preparar natillas; preparados en polvo para pasteles; productos en almíbar; rellenos para chocolate; rellenos para pasteles y pays; rollos de guayaba; saborizantes para repostería; tejocotes cristalizados; tiendas de repostería; turrones; uva pasa; vainilla líquida y en vaina; vanola
431191:baguettes; bizcochos; bolillos y teleras; bollos; donas; galletas; galletas dulces; galletas saladas; galletas secas; pan; pan biológico; pan blanco; pan de aceite; pan de caja; pan de centeno; pan de dulce; pan de mantequilla; pan de sal; pan francés; pan integral; pan molido; panaderías (bodegas; pastelerías (bodegas; pasteles; pastelillos; pays; productos de panadería
431192:botanas; cacahuates; cacahuates enchilados; cacahuates fritos; cacahuates japoneses; chicharrones de cerdo; chicharrones de harina; frituras; frituras de harina; frituras de harina de maíz; garbanzos enchilados; habas enchiladas; palomitas de maíz; papas fritas; pistaches; semillas fritas; tostadas; totopos
431193:alimentos conservados en aceite; alimentos conservados en almíbar; apios deshidratados o secos; calabazas deshidratadas o secas; camotes deshidratados o secos; cerezas deshidratadas o secas; chícharos deshidratados o secos; ciruela pasa; conservas alimenticias; conservas alimenticias congeladas; conservas alimenticias en aceite; conservas alimenticias en almíbar; conservas alimenticias en orza; conservas alimenticias en salmuera; conservas alimenticias enlatadas; cueritos encurtidos; duraznos deshidratados o secos; empanadas preparadas congeladas; emparedados preparados congelados; encurtidos; fresas deshidratadas o secas; frutas deshidratadas o secas; guisos dietéticos preparados congelados; guisos preparados congelados; higos deshidratados o secos; kiwis deshidratados o secos; mangos deshidratados o secos; manzanas deshidratadas o secas; marañones deshidratados o secos; melones deshidratados o secos; naranjas deshidratadas o secas; papas deshidratadas o secas; papayas deshidratadas o secas; pimientos deshidratados o secos; pizzas preparadas congeladas; piñas deshidratadas o secas; plátanos deshidratados o secos; productos alimenticios congelados; purés en conserva; sandías deshidratadas o secas; sándwiches preparados congelados; tacos preparados congelados; tamales preparados congelados; uva pasa; verduras deshidratadas o secas; zanahorias deshidratadas o secas
431194:cera de abejas; derivados de la miel; jalea real; jarabe de maple; jarabe de maíz; miel; miel cristalizada; miel de abeja; miel de maple; miel de maíz; miel en panal cortado; miel en panal en secciones; miel en panal en trozo; miel extractado; miel líquida; polen; propóleo
431199:aceite comestible; azúcar; budines; café; café en grano; café tostado; flanes; flanes y gelatinas; gelatinas; harina de arroz; harina de maíz; harina de salvado o salvadillo; harina de soya; harina de trigo; helados; neverías (bodegas; nieves; paletas de hielo; paleterías (bodegas; sal; tortillas de harina de maíz; tortillas de harina de trigo; tortillas de nopal
433110:agua oxigenada para consumo humano; agujas para jeringas para consumo humano; alcohol de botiquín; alcohol etílico para consumo humano; algodón para curación; alimentos naturistas; alimentos naturistas a base de soya; anestésicos para consumo humano; antibióticos para consumo humano; anticonceptivos para consumo humano; antidepresivos para consumo humano; antihistamínicos para consumo humano; antiparasitarios para consumo humano; antisueros para consumo humano; aspirinas para consumo humano; bactericidas para consumo humano; cremas homeopáticas; cápsulas medicinales para consumo humano; farmacias homeopáticas (bodegas; farmacias naturistas (bodegas; fórmulas especiales para consumo humano; gasas para curación; geles homeopáticos; gotas para los ojos para consumo humano; hierbas medicinales; insulina para consumo humano; jarabes medicinales; laxantes para consumo humano; medicamentos genéricos; medicamentos genéricos intercambiables; medicamentos similares; penicilina para consumo humano; plantas medicinales; preservativos para consumo humano; pruebas de embarazo para uso humano; pruebas de glucosa para uso humano; sales medicinales para consumo humano; soya texturizada para consumo humano; sueros o soluciones para consumo humano; supositorios para uso humano; tabletas medicinales para consumo humano; tés medicinales; ungüentos alópatas para consumo humano; ungüentos homeopáticos; vacunas para consumo humano; vendas para consumo humano; vitaminas para consumo humano
434211:accesorios para baño; adocretos; adoquines; aglutinantes para la construcción; aljibes prefabricados de concreto; antepechos de concreto; antepechos de piedra; arena; asientos para baño; azulejos cerámicos; baldosas cerámicas; bancas prefabricadas de concreto; barroblock; bebederos prefabricados de concreto; bidés; bloques de arcilla; bloques de concreto; bloques huecos estructurales; bloques huecos para losa; bovedillas de cerámica; bovedillas prefabricadas de concreto; cal; cal hidratada; canaletas prefabricadas de concreto; canalones prefabricados de concreto; cascajo; celosías de barro; celosías de concreto; cemento; cemento blanco; cemento gris; cenefas cerámicas; cepilleros para baño; cercas prefabricadas de concreto; cerramientos prefabricados de concreto; clínca; columnas prefabricadas de concreto; cunetas prefabricadas de concreto; escaleras prefabricadas de concreto; escusados; esquineros prefabricados de concreto; estructuras prefabricadas de concreto; faldones; fibras para concreto; fosas sépticas prefabricadas de concreto; fuentes prefabricadas de concreto; grava; guarniciones prefabricadas de concreto; huellas de concreto; inodoros; jaboneras; jacuzzis; ladrillos; lavabos; lavaderos prefabricados de concreto; llaves mezcladoras; llaves para baño; losas huecas prefabricadas de concreto; losetas cerámicas; lápidas prefabricadas de concreto; machuelos prefabricados de concreto; marmolina; mesas prefabricadas de concreto; mingitorios; molduras de concreto; molduras de yeso; mortero; mosaicos cerámicos; muebles para baño; módulos de baño; obeliscos prefabricados de concreto; pegazulejo; percheros para baño; piedra caliza; piedras dimensionadas; piedras labradas; pilotes prefabricados de concreto; pisos cerámicos; porta papel de baño; portavasos para baño; postes prefabricados de concreto; productos de mármol para la construcción; productos prefabricados de concreto; productos premoldeados de concreto; recubrimientos cerámicos; regaderas; tabicones; tabicón sólido; tabiques; tapas para escusados; tapas prefabricadas de concreto; tejas; tepetate; tezontle; tinacos prefabricados de concreto; tinas de baño; tinas de hidromasaje; toalleros; tubería prefabricada de concreto; tubos de barro; tubos de concreto; vigas no metálicas; vigas prefabricadas de concreto; viguetas no metálicas; viguetas prefabricadas de concreto; yeso; zoclos cerámicos
434219:aislantes térmicos; aislantes térmicos de espuma celulósica; aislantes térmicos de lana de roca; aislantes térmicos de lana de vidrio; asfalto de curado lento; asfalto de curado mediano; asfalto de curado rápido; asfalto emulsificado; asfalto líquido; asfalto oxidado o soplado; asfalto para aislamiento térmico; asfalto para pavimento; asfalto para techado; asfalto sólido o duro; asfalto tipo gel; baldosas de asfalto; bloques de asfalto para pavimento; bovedillas de poliestireno; casetones de poliestireno; cemento asfáltico; cielos falsos; concreto asfáltico; falsos plafones; fieltros saturados con asfalto; láminas de acrílico para techado; láminas de asbesto para techado; láminas de cartón para techado; mamparas de tablarroca; mastiques de asfalto; medias cañas de poliestireno; muros divisorios de tablarroca; muros falsos de tablarroca; paneles covintec para la construcción; paneles de asfalto; paneles de yeso; paneles para divisiones; papel asfaltado; plafones; productos de asfalto; revestimientos de asfalto bituminoso; tablarroca; tablones de asfalto; tejas onduladas de asfalto para tejados; viguetas de poliestireno
434221:alambre recocido; alambres de acero; alambres de cobre; alambres de hilo de cobre esmaltado; alambres de púas; alambres pulidos; alambrones; aluminio; anillos para castillos; armadura de acero electrosoldada; baldosas metálicas; barras de acero; barras metálicas; bronce; castillos metálicos para la construcción; cobre; durmientes metálicos; estructuras metálicas prefabricadas; lingotes metálicos; láminas metálicas; mallas ciclónicas; mallas metálicas; materiales metálicos para la manufactura; perfiles estructurales metálicos; perfiles tubulares; placas metálicas antiderrapantes; placas metálicas lisas; plata en granalla; plomo; polines metálicos estructurales; postes de acero; postes de hierro; resortes metálicos; separadores metálicos de mallas; soldadura; soleras metálicas; telas mosquiteras metálicas; tubos metálicos decorados; tubos metálicos industriales; varillas corrugadas; varillas metálicas; vigas metálicas; viguetas metálicas; zamak; zinc; ángulos de fierro
434222:abrasivos; aceites; aceites de almendra; aceites de limón; aceites de naranja; aceites de temple; aceites esenciales de origen vegetal; acetileno; acetona; adhesivos; agentes leudantes; agentes químicos; aglutinantes; aire comprimido; alcaloides; alcoholes; aldehídos; almidones; alúminas; aminas; anhídridos; antiespumantes; antiestáticos; argón; bases químicas; bencenos; benzoato de sodio; bicarbonatos; bicromatos; bisulfatos; bióxido de carbono; bióxidos; bombas; boratos; brujas; buscapiés; butilenos; carbonatos; carbón activado; carcasas; carrilleras; catalizadores; cañones; ceras; ceras politilénicas; cerillos; chifladores; cianuros; cloratos; cloruro férrico; cohetes; cohetones; colorantes; compuestos esteroides; compuestos químicos inorgánicos; compuestos químicos orgánicos; compuestos y principios activos; concentrados de origen vegetal; cuetes; desmoldantes; diluyentes; dinamita; dinamitas; dispersantes; emulsionantes; enzimas; escupidores; espesantes; estabilizadores; estearatos metálicos; esteroides; estirenos; etanol; etilenos; explosivos; extractos y polvos de sábila; fluidos; fluidos de corte; fluidos de temple; fosfatos; fuegos artificiales; fuegos artificiales y bengalas; garbanzos; garras de tigre; gases; gases fluorocarbonados; gases industriales; glicerina; gluconatos; helio; hidrógeno; hidróxidos; hielo seco; huevos de codorniz; luces; luces de bengala; misiles; monómeros; morteros; naftas; nitrógeno; opacantes cerámicos; oxígeno; palomas; pegamentos y adhesivos; petardos; pigmentos; plastificantes; poliamidas; polímeros; productos de pirotecnia; productos químicos para la industria; propilenos; propinatos; proteínas; pvc; pólvora; resinas; saborizantes; sales activas; sales metálicas; sales químicas; selladores; silbadores; silicones; solventes; sosa cáustica; sulfas; sulfatos; sustancias para diagnóstico; sustancias químicas para la industria; terracotas; tintas; toluenos; toros de fuego; xilenos; ácidos; ésteres; óxidos
434223:accesorios para el flejado; accesorios para embalaje; asas; asideros; barriles nuevos para la industria; blíster nuevo para la industria; bobinas de cartón para la industria; bobinas de papel para la industria; bolsas antiestáticas para la industria; bolsas de aire nuevas para embalaje; bolsas de aluminio para la industria; bolsas desecantes para la industria; bolsas deshidratantes para la industria; botellas nuevas para la industria; botellas nuevas para uso farmacéutico; botes nuevos para aerosol; cajas de madera nuevas para la industria; cajas de plástico nuevas para minerales; cajas de plástico nuevas para refresco; cajas isotérmicas nuevas para embalaje; cantoneras; cartoncillos nuevos para la industria; cartones lisos nuevos para la industria; cartulinas nuevas para artes gráficas; cartulinas nuevas para editoriales; cartón nuevo para la industria; cartón y papel nuevos para la industria; colgadores; contenedores nuevos para la industria; embalajes nuevos para la industria; empaques de madera para la industria; empaques nuevos para la industria; envases; envases desechables para la industria; envases nuevos de hule para la industria; envases nuevos para cosméticos; envases nuevos para empacar alimentos; envases nuevos para la industria; envases nuevos para productos químicos; esquineros; estuches nuevos para la industria; flejes de plástico para el embalaje; flejes de polipropileno para el embalaje; flejes de poliéster para el embalaje; flejes metálicos para el embalaje; flejes nuevos para la industria; flejes y sellos nuevos para la industria; frascos nuevos para la industria; garrafas nuevas para la industria; garrafones nuevos para agua; garrafones nuevos para la industria; goteros nuevos para la industria; laminados de espuma para embalaje; láminas de cartón nuevas; papel albanene nuevo para la industria; papel brístol nuevo para la industria; papel carbón nuevo para la industria; papel copia nuevo para la industria; papel ecológico nuevo para la industria; papel engomado nuevo para la industria; papel estraza nuevo para la industria; papel kraft nuevo para la industria; papel liner nuevo para la industria; papel manila nuevo para la industria; papel nuevo para cigarros; papel nuevo para envoltura; papel nuevo para escritura; papel nuevo para fax; papel nuevo para impresión; papel nuevo para la industria; papel nuevo para litografía; papel recubierto nuevo para la industria; papel stock nuevo para la industria; películas plásticas para la industria; remaches; retapas nuevas para envases; sacos nuevos para la industria; tambos de fibra nuevos para la industria; tapas nuevas para envases; tarros nuevos para la industria; unicel para empaque para la industria; virutas para empaque para la industria; vitroleros nuevos para la industria
434224:madera para cimbra; viguetas de madera
434225:acumuladores de electricidad; adaptadores eléctricos; aisladores; aislantes eléctricos; alambres de magneto; alambres eléctricos; alimentadores eléctricos; apagadores; aparatos de conexión eléctrica; arbotantes; armarios eléctricos; arrancadores para motor; balastros; baterías; baterías de condensadores; bobinas de bloqueo; bombillas; cables coaxiales; cables de electricidad; cables para alta temperatura; cables telefónicos; cables y conductores eléctricos; cajas de conexión; cargadores de energía; chalupas; cintas aislantes; clavijas; comprobadores de corriente alterna; condensadores eléctricos; conductores eléctricos; conectores; conectores de compresión; conectores mecánicos; conjuntos de suspensión eléctrica; convertidores eléctricos; cortacircuitos; cuadros eléctricos de distribución; cuchillas para equipo de alta tensión; desconectores; detectores; disyuntores; divisores; electrodos de puesta a tierra; enchufes; equipo eléctrico para alta tensión; equipo eléctrico para baja tensión; equipos eléctricos de control; equipos eléctricos de distribución; equipos eléctricos de medición; equipos y materiales eléctricos; estabilizadores; fibra óptica; filtros armónicos; filtros desintonizados; focos; fuentes de alimentación eléctrica; fusibles; generadores de electricidad; grupos electrógenos; herrajes para subestación; interruptores eléctricos; limitadores de sobretensión; luminarias; lámparas; materiales eléctricos para alta tensión; materiales eléctricos para baja tensión; materiales para conexiones eléctricas; motores eléctricos; módulos eléctricos (registros; pararrayos; pastillas para medidores eléctricos; plantas eléctricas; portarreflectores; protecciones para electricidad; protectores de sobretensión; pérdigas de puesta a tierra; racores; racores para cables; reactores de potencia; reguladores de voltaje; relés; resistencias eléctricas; seccionadores de alta y baja tensión; sockets; subestaciones compactas; sujetacables; supresores de voltaje; switches; tableros eléctricos; terminales eléctricas; terminales termorretráctiles; transformadores de electricidad; transformadores de potencia; tuberías para cables
434226:acetona en bodegas; aguarrás en bodegas; anilinas para pintar muebles e inmuebles; barnices para pintar muebles e inmuebles; brochas para pintar muebles e inmuebles; cepillos para pintar muebles e inmuebles; esmaltes para pintar muebles e inmuebles; estopa para pintar muebles e inmuebles; gasolina blanca en bodegas; impermeabilizantes; impermeabilizantes y recubrimientos; lacas para pintar muebles e inmuebles; pinturas; pinturas automotrices; pinturas para pintar muebles e inmuebles; recubrimientos antigrafiti; resanadores para techos y paredes; rodillos para pintar muebles e inmuebles; selladores para superficies de concreto; solventes para pintura en bodegas; tíner en bodegas
434227:bloques de vidrio; cristales (; cristales antibalas; cristales antirreflejantes; cristales blindados; cristales claros; cristales con apariencia de esmerilado; cristales curvos; cristales de seguridad; cristales filtrasol; cristales inastillables; cristales laminados; cristales para iluminación; cristales prismáticos; cristales reflecta; cristales reflectivos; cristales templados; cristales texturizados o chinos; cristales tintex; cristales transparentes; cristales térmicos; cubiertas de cristal; espejos; espejos cobrizados; espejos convexos; espejos cristazul; espejos cóncavos; espejos filtrasol; espejos planos; hojas de vidrio; lunas para espejos; láminas de cristal; varillas de vidrio; vidrios; vidrios acústicos; vidrios antirreflejantes; vidrios armados; vidrios arquitectónicos; vidrios biselados; vidrios esmerilados; vidrios flotados; vidrios laminados; vidrios planos; vidrios templados; vidrios texturizados o chinos; vidrios térmicos; vitrales
434228:aves de corral en pie; aves en pie; avestruces en pie; becerros en pie; bovinos en pie; burros en pie; caballos en pie; cabritos en pie; caprinos en pie; codornices en pie; conejos en pie; gallinas en pie; gallos de pelea en pie; gallos en pie; ganado en pie; ganado vacuno en pie; ganado y aves en pie; gansos en pie; lechones en pie; mulas en pie; ovinos en pie; palomas en pie; patos en pie; pavos en pie; pollos en pie; porcinos en pie; toros en pie; vacas en pie; venados en pie; équidos en pie
434229:abrazaderas; aldabas; anclas para cortinas; armellas; bandas para uso industrial; bases giratorias; bases para televisión; bisagras; botaguas o sella polvo; bridas; brocas; broches; broches metálicos para artículos de piel; cadenas para maquinaria y equipo; cadenas para uso industrial; cajas para buzón; cajas para medidor de agua; calderas; calderas acuotubulares; calderas de combustóleo; calderas de diésel; calderas de gas; calderas pirotubulares; calentadores industriales; candados; carretillas para closet y ventanas; catarinas para uso industrial; cerraduras; cerrojos; chapas para puertas; chapetones; chumaceras para uso industrial; conexiones para tubería; coples; correderas para cajones; correderas para puertas; deslizantes para cajón; elevadores para abrir ventanas; engranes para uso industrial; fibra de vidrio; fija puertas; forjas; herrajes; herrajes para adornos de calzado; herrajes para cocinas integrales; herrajes para la construcción; herrajes para la industria; herrajes para muebles; herrajes para puertas corredizas; herrajes para ventanas; herrajes plegables; hidrantes; hules espuma; jaladeras de metal; juntas; manijas para puertas y ventanas; medidores de agua; mirillas de metal para puertas; mirillas para puertas de cocina; mirillas ópticas para puertas; ménsulas para repisas; niveladores; nudos y bazas de metal; pasadores; patas metálicas para muebles; percheros; picaportes; placas para cajas de buzón; plástico para manteles; poleas para uso industrial; postes de bola de metal; puntas; remaches; resbalones; rieles para puertas corredizas; rodajas; rondanas de metal; soportes; soportes para cpu; soportes para entrepaños; sujetadores; tanques de gas; tejuelos para puertas; topes para puertas; tornillos; tubería para agua; tubos colgadores para closet; tuercas e insertos; válvulas para uso industrial
434230:aceites; aceites lubricantes de uso automotriz; aditivos de uso automotriz; aditivos para vehículos de motor; anticongelantes de uso automotriz; anticongelantes para vehículos de motor; biobutanol; biocombustibles; biodiésel; bioetanol; carbón vegetal; combustibles; combustibles para su uso en calderas; combustóleo; diésel; diésel industrial de bajo azufre; diésel marino especial; etanol; gas licuado de petróleo; gas natural; gasavión; gasolina; grasas lubricantes de uso automotriz; lubricantes de uso automotriz; lubricantes para vehículos de motor; líquidos para frenos de uso automotriz; petrodiésel; petróleo diáfano; propano; queroseno; turbosina
434240:bolsas de plástico; charolas desechables; cubiertos desechables; moldes desechables; platos desechables; popotes desechables; servilletas de papel; servilletas desechables; utensilios de cocina desechables; vasos desechables
435210:acanaladoras para la construcción; alimentadoras para la minería; allanadoras; andamios para cimbra; andamios para la construcción; apisonadores; aplanadoras; bailarinas para la construcción; bombas para concreto; bulldozers; carpeteadoras para asfalto; celdas de flotación para minerales; cintas transportadoras de minerales; clasificadoras de minerales; compactadoras para asfalto; concentradores de minerales; cortadoras de concreto; cortadoras de rocas o carbón; demoledoras; desbastadoras; dragas; elevadores de cangilones; equipo para pavimentación; excavadoras; fresadoras de pavimento; generadores para la construcción; grúas; hamacas para la construcción; hormigoneras; jigs para minerales; malacates; malacates para la construcción; maquinaria y equipo para la construcción; maquinaria y equipo para la minería; martillos hidráulicos; martinetes para hincado de pilotes; mesas de concentración de minerales; mezcladoras de hormigón; molinos para minerales; montacargas para la construcción; motoniveladoras; máquinas de extender asfalto; máquinas de taladrar; palas mecánicas; pavimentadoras de asfalto; perforadoras de pozos; petrolizadoras; pintarrayas autopropulsadas; placas vibratorias; quebradoras para la construcción; recolectadoras de asfalto; retroexcavadoras; revolvedoras para concreto; rociadoras de grava; rodillos compactadores; rodillos vibradores; rompedoras de concreto; roscas lavadoras de minerales; roscas transportadoras de minerales; tambores lavadores de minerales; tolvas para concreto; torres de trabajo para la construcción; tractocompactadores; tractores para la construcción; trascabos; trituradoras de minerales; tronzadoras y ahoyadoras; vibradores para concreto; vibrocompactadoras; zarandas vibratorias
461110:abarrotes; aceites comestibles; aderezos envasados; agua purificada envasada; alimentos envasados; alimentos para animales; artículos de papelería; azúcar blanca; azúcar en terrones; azúcar morena; azúcar moscabado; bebidas energéticas envasadas; bebidas envasadas; bebidas hidratantes envasadas; botanas; cafés instantáneos; caguamas envasadas; carnes frías; cereales; cereales para el desayuno; cerillos; cervezas envasadas; chocolates; cigarros; conservas alimenticias; cremas comestibles; derivados lácteos; detergentes; dulces; embutidos; encendedores; especias y condimentos; estanquillos; flanes y gelatinas en polvo; focos para uso doméstico; frituras; frutas enlatadas; galletas; granos comestibles; grasas comestibles; guisos preparados envasados; harina de arroz para consumo humano; harina de maíz para consumo humano; harina de soya para consumo humano; harina de trigo para consumo humano; harinas alimenticias para consumo humano; huevo; jabones; jugos y néctares envasados; leche; licores envasados; lácteos; misceláneas; pan; papel higiénico; pastas envasadas para sopa; pasteles; pañales desechables; pescados y mariscos enlatados; pilas; piloncillo; productos cárnicos enlatados; productos de limpieza y jarciería; productos enlatados; productos farmacéuticos; quesos; refrescos envasados; sal común; sal de cocina; sal de mesa; sal marina; sal refinada de mesa; salsas envasadas; servilletas de papel; servilletas desechables; sopas envasadas; sopas preparadas envasadas; tendejones; tiendas de abarrotes; tortillas; tés envasados; ultramarinos; utensilios de cocina desechables; veladoras; velas; verduras enlatadas; vinos envasados
461121:carne de borrego; carne de bovino; carne de caprino; carne de cerdo; carne de chivo; carne de conejo; carne de equino; carne de ovino; carne de porcino; carne de res; carne de équidos; carnes rojas; carnicerías; cueros residuales de ganado; grasas residuales de ganado; huesos residuales de ganado; manteca de cerdo; productos residuales de ganado; sebos residuales de ganado; vísceras crudas de borrego; vísceras crudas de bovino; vísceras crudas de caprino; vísceras crudas de cerdo; vísceras crudas de chivo; vísceras crudas de equino; vísceras crudas de ovino; vísceras crudas de porcino; vísceras crudas de res; vísceras crudas de équidos; vísceras semicocidas de borrego; vísceras semicocidas de bovino; vísceras semicocidas de caprino; vísceras semicocidas de cerdo; vísceras semicocidas de chivo; vísceras semicocidas de equino; vísceras semicocidas de ovino; vísceras semicocidas de porcino; vísceras semicocidas de res; vísceras semicocidas de équidos
461122:carne de aves; carne de avestruz; carne de codorniz; carne de ganso; carne de guajolote; carne de pato; carne de pavo; carne de pollo; carne preparada de aves; pollerías; vísceras de aves; vísceras de avestruz; vísceras de codorniz; vísceras de ganso; vísceras de guajolote; vísceras de pato; vísceras de pavo; vísceras de pollo
461123:almejas congeladas; almejas frescas; bacalao congelado; bacalao fresco; bacalao salado; bacalao seco; calamares congelados; calamares frescos; camarones congelados; camarones frescos; camarones secos; cangrejos congelados; cangrejos frescos; caracoles congelados; caracoles frescos; extractos de pescado; harina de pescado; huevas de pescado; huevos de pescado; jaibas congeladas; jaibas frescas; langostas congeladas; langostas frescas; mariscos ahumados; mariscos congelados; mariscos frescos; mariscos salados; mariscos secos; marisquerías; mejillones congelados; mejillones frescos; moluscos congelados; moluscos frescos; ostras congeladas; ostras frescas; pescaderías; pescados adobados; pescados ahumados; pescados congelados; pescados fileteados congelados; pescados fileteados fresco; pescados frescos; pescados salados; pescados secos; pescados y mariscos; piel de pescado comestible; productos alimenticios de origen marino; pulpos congelados; pulpos frescos; salmón congelado; salmón fresco; vísceras comestibles de pescado
461130:acelgas frescas; aguacates frescos; ajos frescos; almendras; apios frescos; avellanas; betabeles frescos; brócolis frescos; calabacitas frescas; calabazas frescas; camotes frescos; cañas frescas; cebollas frescas; champiñones frescos; chayotes frescos; chiles frescos; chícharos frescos; cidras frescas; cilantro fresco; ciruelas frescas; cocos frescos; coles frescas; coliflores frescas; duraznos frescos; ejotes frescos; elotes frescos; epazote fresco; espinacas frescas; espárragos frescos; flores de calabaza frescas; fresas frescas; frutas frescas; frutas y verduras frescas; fruterías; guayabas frescas; habas verdes frescas; hortalizas frescas; jitomates frescos; kiwis frescos; lechugas frescas; limas frescas; limones frescos; mandarinas frescas; mangos frescos; manzanas frescas; melones frescos; naranjas frescas; nopales frescos; nuez pecanera fresca; papas frescas; papayas frescas; pepinos frescos; peras frescas; perejil fresco; pistaches; piñas frescas; plátanos frescos; pérsimos frescos; recauderías; rábanos frescos; sandías frescas; tangerinas frescas; tejocotes frescos; tomates rojos frescos; tomates verdes frescos; toronjas frescas; tubérculos frescos; tunas frescas; uvas frescas; verdulerías; verduras frescas; zanahorias frescas; zapotes frescos
461140:achiote; ajonjolí; ajos deshidratados; albahaca; almendras; alpiste; anís; apio; arroz; arvejón; avellanas; avena; azafrán; cacahuates; canela; canola; cascarilla de cereales; cebada; centeno; chile ancho seco; chile cascabel seco; chile chilacate seco; chile chipotle; chile de árbol seco; chile guajillo seco; chile morita seco; chile mulato seco; chile pasilla seco; chile rojo mirasol; chiles en polvo; chiles secos; chiles secos enteros; clavo de olor; colza; comino; cártamo; epazote; especias; frijoles; garbanzos; girasol; granos alimenticios; granos de cereales; granos de cereales triturados; habas en grano; hierbabuena; hierbas aromáticas; higuerilla; hojas de laurel; jamaica deshidratada; jengibre; laurel; lentejas; linaza; maíz; mejorana; menta; mezclas de especias; mijo; nueces; nuez moscada; orégano; pimienta; pistaches; romero; salvado; semillas alimenticias; semillas de cilantro; semillas oleaginosas; soya; tamarindo deshidratado; tomillo; trigo
461150:carnes adobadas; carnes ahumadas; carnes deshidratadas; carnes frías; carnes preparadas; carnes preparadas enchiladas; carnes preparadas marinadas; chorizo de cerdo; chorizo de pollo; chorizo y longaniza; crema de leche; crema dulce; crema natural; crema vegetal; crema ácida; cremas comestibles; cremerías; embutidos; embutidos ahumados no cocidos; embutidos cocidos; embutidos cocidos y ahumados; embutidos de carne de aves; embutidos de hígado; embutidos frescos; embutidos secos y semisecos; jamón; jocoque; leche; leche acidificada; leche agria; leche bronca; leche búlgara; leche condensada; leche descremada; leche deslactosada; leche en polvo; leche entera; leche esterilizada; leche evaporada; leche fermentada; leche light; leche pasteurizada; leche semidesnatada; leche ultrapasteurizada; leche uperizada; mantequilla; margarina; morcilla; moronga; mortadela; nata; pastel de carne; pastel de pollo; pastel pimiento; paté de carne; paté de hígado; paté de pescado; pepperoni; productos fermentados de la leche; productos lácteos; productos lácteos con fermentación; queso amarillo; queso asadero; queso añejo; queso chihuahua; queso cottage; queso crema; queso de leche de cabra; queso de leche de vaca; queso de puerco; queso fresco; queso gruyer; queso manchego; queso mozzarella; queso oaxaca; queso panela; queso parmesano; quesos; requesón; salami; salchichas; salchichas de cerdo; salchichas de pavo; salchichas de pollo; salchichonerías; salchichón; suero de leche; suero de mantequilla o mazada; tocino; yogures; yogures con frutas; yogures edulcorados; yogures naturales
461160:abrillantadores para repostería; aceite de coco; acido cítrico; agua de azahar; agua de rosas; ajonjolí; algodones de azúcar; almendras; ates; avellanas; azúcar de confitería; azúcar en polvo; azúcar glass; azúcar granulada; bases de pasta para helados; bases de pasta para pays; benzoato de sodio; bicarbonato alimenticio; biznagas cristalizadas; bombones; brillo para tartas; cacahuates; cacao en polvo; cajetas; calabazas cristalizadas; calaveras de azúcar; camotes cristalizados; canela en rajas; canela molida; caramelos; cerezas; chantillí en polvo; chicles; chiclosos; chilacayotes cristalizados; chispas de chocolate; chocolate para untar; chocolates; chocolates amargos; chocolates blancos; chocolates confitados; chocolates de mesa; chocolates en barra; chocolates en polvo; chocolates macizos; ciruela pasa; cobertura de chocolate; cobertura de chocolate vegetal; cobertura para confitería y moldeado; cobertura para helados; cobertura para pastel; cobertura para repostería y moldeado; coco rayado; cocoa; colación; colorantes de origen vegetal; colorantes para repostería; concentrados para repostería; confeti de dulce; confitería de azúcar; conos para helados; conservadores para repostería; crema chantillí; cremas batidas; cremas para batir; cremas pasteleras; crémor tártaro; cuajo; dulcerías; dulces; dulces a base de leche; dulces confitados; dulces de coco rallado; dulces de tamarindo; dulces en polvo y líquidos; dulces macizos; dulces regionales; dulces suaves; esencias para repostería; extractos de vainilla; fondant; fondant en pasta; fondant en polvo; fondant para chocolate; fresas cristalizadas; frutas confitadas; frutas cristalizadas; frutas glaseadas; fécula de maíz edulcorante; fécula de papa; féculas; glucosa para repostería; golosinas saladas; goma arábiga; goma karaya; goma tragacanto; gomas de mascar; grageas; grasas para repostería; grenetina; harina de malta; harinas para repostería; higos cristalizados; hojas de maíz para tamales; huevo procesado en polvo; jarabe de chocolate; jarabes naturales; levaduras; licor de cacao; malvaviscos; manteca de cacao; mantecas para repostería; masas a base de azúcar; materias primas para repostería; mazapanes; mejorantes para repostería; melaza; mermeladas; naranjas cristalizadas; natillas; nueces; obleas; palanquetas; paletas de caramelo; pasta de almendra; pegamento para bombón; peras cristalizadas; piñas cristalizadas; polvo de merengue; polvo para hornear; polvos para gelatinas; polvos para preparar bebidas; polvos para preparar natillas; preparados en polvo para pasteles; productos en almíbar; rellenos para chocolate; rellenos para pasteles y pays; rollos de guayaba; saborizantes para repostería; tejocotes cristalizados; tiendas de repostería; turrones; uva pasa; vainilla líquida y en vaina; vanola
461170:helados; neverías; nieves; paletas de hielo; paleterías
461190:aceite comestible; alimentos conservados en aceite; alimentos conservados en almíbar; alimentos ya preparados; apios deshidratados o secos; azúcar; baguettes; bizcochos; bolillos y teleras; bollos; botanas; budines; cacahuates; cacahuates enchilados; cacahuates fritos; cacahuates japoneses; café; café en grano; café tostado; calabazas deshidratadas o secas; camotes deshidratados o secos; cera de abejas; cerezas deshidratadas o secas; chicharrones de cerdo; chicharrones de harina; chícharos deshidratados o secos; ciruela pasa; conservas alimenticias; conservas alimenticias congeladas; conservas alimenticias en aceite; conservas alimenticias en almíbar; conservas alimenticias en orza; conservas alimenticias en salmuera; conservas alimenticias enlatadas; cueritos encurtidos; derivados de la miel; donas; duraznos deshidratados o secos; empanadas preparadas congeladas; emparedados preparados congelados; encurtidos; expendios de pan; expendios de pasteles; expendios de tortillas; flanes; fresas deshidratadas o secas; frituras; frituras de harina; frituras de harina de maíz; frutas deshidratadas o secas; galletas; galletas dulces; galletas saladas; galletas secas; garbanzos enchilados; gelatinas; guisos dietéticos preparados congelados; guisos preparados congelados; habas enchiladas; harina de arroz; harina de maíz; harina de salvado o salvadillo; harina de soya; harina de trigo; higos deshidratados o secos; huevo de aves; huevo de avestruz; huevo de codorniz; huevo de faisán; huevo de gallina; huevo de ganso; huevo de pato; huevo de pavo; jalea real; jarabe de maple; jarabe de maíz; kiwis deshidratados o secos; mangos deshidratados o secos; manzanas deshidratadas o secas; marañones deshidratados o secos; melones deshidratados o secos; miel; miel cristalizada; miel de abeja; miel de maple; miel de maíz; miel en panal cortado; miel en panal en secciones; miel en panal en trozo; miel extractado; miel líquida; naranjas deshidratadas o secas; palomitas de maíz; pan; pan biológico; pan blanco; pan de aceite; pan de caja; pan de centeno; pan de dulce; pan de mantequilla; pan de sal; pan francés; pan integral; pan molido; panaderías; papas deshidratadas o secas; papas fritas; papayas deshidratadas o secas; pastelerías; pasteles; pastelillos; pays; pimientos deshidratados o secos; pistaches; pizzas preparadas congeladas; piñas deshidratadas o secas; plátanos deshidratados o secos; polen; productos alimenticios congelados; productos de panadería; propóleo; purés en conserva; sal; sandías deshidratadas o secas; semillas fritas; sándwiches preparados congelados; tacos preparados congelados; tamales preparados congelados; tortillas de harina de maíz; tortillas de harina de trigo; tortillas de nopal; tostadas; totopos; uva pasa; verduras deshidratadas o secas; zanahorias deshidratadas o secas
461211:aguardiente envasado; anís envasado; bebidas destiladas envasadas; brandi envasado; champaña envasada; charanda envasada; cocteles alcohólicos envasados; colonche envasado; coñac envasado; ginebra envasada; jerez envasado; licor de café envasado; licor de frutas envasado; licorerías; licores envasados; mezcal envasado; pulque envasado; rompope envasado; ron envasado; sangrita envasada; sidra envasada; tequila envasado; tuba envasada; vermut envasado; vinaterías; vino blanco envasado; vino de oporto envasado; vino rosado envasado; vino tinto envasado; vinos carbonatados envasados; vinos envasados; vinos espumosos envasados; vinos y licores envasados; vodka envasado; whisky envasado
461212:barril de cerveza; caguamas envasadas; cervecerías; cerveza ale envasada; cerveza amarga envasada; cerveza blanca envasada; cerveza campechana envasada; cerveza clara envasada; cerveza cuvées envasada; cerveza de raíz envasada; cerveza dulce envasada; cerveza en barril; cerveza en botella; cerveza en botella de plástico; cerveza en botella de vidrio; cerveza en lata; cerveza envasada; cerveza fuerte envasada; cerveza gueuze-lambic envasada; cerveza lager envasada; cerveza ligera envasada; cerveza negra envasada; cerveza obscura envasada; cerveza pilsen envasada; cerveza rubia envasada; cerveza sin alcohol envasada; cerveza stout envasada; cerveza ámbar envasada; depósitos de cerveza; expendios de cerveza; sake envasado
461213:agua embotellada purificada; agua envasada con saborizante; agua envasada saborizada; agua envasada sin saborizante; agua mineral envasada; agua mineralizada envasada; agua purificada envasada; bebidas energéticas envasadas; bebidas hidratantes envasadas; bebidas no alcohólicas envasadas; depósitos de agua envasada; depósitos de refrescos envasados; hielo de agua de mar; hielo de agua dulce; hielo potable cobbler o granizo; hielo potable en barra; hielo potable en bloque; hielo potable en bolsa; hielo potable en cubitos; hielo potable en escamas; hielo potable en tubos; hielo potable fizz; hielo potable frappé; hielo potable picado; hielo potable purificado; jugos envasados; limonadas envasadas; naranjadas envasadas; néctares de fruta envasados; néctares envasados; refrescos en botella de plástico; refrescos en botella de vidrio; refrescos en lata; refrescos envasados; tés envasados
461220:boquillas para cigarros; boquillas para pipas; ceniceros para puros; cigarreras; cigarrillos; cigarros; cigarros con filtro; cigarros sin filtro; cortapuros; encendedores; filtros para cigarros; hojas de tabaco; humidores para puros; limpiadores para pipas y boquillas; papel para cigarrillos; pipas para fumar; portapipas; pureras; puros; tabaco; tabaco comprimido; tabaco en polvo; tabaco para fumar; tabaco para mascar; tabaco para pipa; tabaco picado para pipa; tabaco rapé; tabaquerías
463111:alpaca; borras de fibras textiles; brocado; casimir; chenille; chifón; chintz; crepé; cretona; crinolina; damasco; entretelas; espolinado; estopa de fibra textil; fieltro; franela; gabardina; gasa; guata de fibra textil; jacquard; lona; loneta; madrás; mezclilla; organdí; organza; otomán; pana; peluche; percal; piqué; popelina; raso; satén; satín; seda; shantung; tafeta; tafetán; tela para tapicería; telas; telas absorbentes; telas afelpadas; telas ahuladas; telas anchas; telas angostas; telas comprimidas; telas de encaje; telas de fibras naturales; telas de fibras sintéticas; telas de punto; telas de rafia sintética; telas de rayón; telas estampadas; telas para la decoración; telas plastificadas; telas plisadas; telas recubiertas; telas tejidas; terciopelo; tiendas de telas; tul
463112:almohadas nuevas; blancos artesanales; blancos nuevos; blancos nuevos bordados; blancos nuevos deshilados; blancos nuevos para bebé; caminos de mesa nuevos; carpetas nuevas; centros de mesa nuevos; cobertores nuevos; cobijas nuevas; cojines nuevos para muebles; colchas nuevas; cortinas nuevas de materiales textiles; cubiertas nuevas para colchón; cubiertas nuevas para enseres domésticos; edredones nuevos; frazadas nuevas; fundas nuevas para electrodomésticos; fundas nuevas para muebles; fundas para almohadas y cojines; juegos completos de ropa de cama; juegos de baño nuevos; mantas nuevos; manteles individuales nuevos; manteles nuevos; manteles nuevos para mesa; pabellones de cama nuevos; paños para limpieza; ropa nueva de cama; ropa nueva de mesa; sábanas nuevas; tilmas nuevas; toallas nuevas; toallas nuevas de baño completo; toallas nuevas de medio baño; toallas nuevas de piso; toallas nuevas para las manos
463113:abrazaderas; agujas para coser; agujas para tejer; alfileres; artículos de bonetería; artículos de mercería; artículos de pasamanería; artículos decorativos bordados; bies; boneterías; borlas; borras para relleno; botones para ropa; broches para ropa; cables textiles; chaquira; cierres; cintas bordadas; cintas elásticas para ropa; cintas plásticas para productos textiles; cordelería; cordeles textiles; cordones; cuerdas textiles; elásticos para ropa; encajes; entretelas; espumillas; estambres; estambres de fibras naturales; estambres de fibras sintéticas; estopa para relleno; figuras de fieltro; flecos; galones para adornos en general; ganchos para tejer; hilazas; hilazas para tejer; hilos; hilos de fibras artificiales para coser; hilos de fibras naturales para coser; hilos para bordar; hilos para coser; hilos para la confección; hilos para tejer; hombreras; hule sintético para relleno; lentejuelas; listones; materiales para relleno; mechas de materias textiles; mercerías; pasamanería; plumas para relleno; trencillas para adornos en general
463211:abrigos nuevos; batas de baño nuevas; batas escolares de laboratorio nuevas; bermudas nuevas; bikinis nuevos; blusas escolares nuevas; blusas nuevas; boutiques de ropa nueva; boxers nuevos para caballero; calcetines nuevos; camisas escolares nuevas; camisas guayaberas nuevas; camisas nuevas; camiserías; camisetas; camisolas nuevas; capas de vestir nuevas; chalecos escolares nuevos; chalecos nuevos; chales nuevos; chamarras nuevas; conjuntos de vestir de punto nuevos; corbatas escolares nuevas; delantales nuevos; enaguas nuevas; esmóquines; estolas nuevas; faldas escolares nuevas; faldas nuevas; faldones; gabanes nuevos; gabardinas nuevas; guantes escolares nuevos; impermeables nuevos; mandiles; overoles nuevos; pantalones cortos nuevos; pantalones escolares nuevos; pantalones largos nuevos; pantalones nuevos; pants nuevos; pijamas para caballero; playeras escolares nuevas; playeras nuevas; polos escolares nuevos; rompevientos nuevos; ropa artesanal nueva; ropa casual; ropa de maternidad nueva; ropa formal nueva; ropa informal nueva; ropa nueva; ropa nueva para caballero; ropa nueva para dama; ropa nueva para niños; ropa sport nueva; sacos escolares nuevos; sacos nuevos; shorts escolares nuevos; sudaderas nuevas; suéteres escolares nuevos; suéteres nuevos; tiendas de uniformes escolares nuevos; trajes de noche nuevos; trajes sastre nuevos; uniformes escolares nuevos; uniformes secretariales nuevos
463212:abrigos nuevos para bebé; baberos nuevos; batas nuevas para bebé; boutiques de ropa nueva para bebé; calcetines nuevos para bebé; calzones para bebé; camisas nuevas para bebé; camisetas nuevas para bebé; chalecos nuevos para bebé; chambritas nuevas; cobijas nuevas para bebé; conjuntos de ropa nuevos para bebé; fajeros nuevos para bebé; gorras nuevas para bebé; gorros nuevos para bebé; guantes nuevos para bebé; mallones nuevos para bebé; mamelucos nuevos; mantillas nuevas para bebé; overoles nuevos para bebé; pantaletas para bebé; pantalones nuevos para bebé; pañales de tela para bebé; petos nuevos para bebé; pijamas nuevas para bebé; ropa artesanal nueva para bebé; ropa de bebé nueva; sudaderas nuevas para bebé; suéteres nuevos para bebé; tiendas de ropa nueva para bebé; trajes de baño nuevos para bebé; vestidos nuevos para bebé
463213:baby dolls nuevos; batas de dormir nuevas; bikinis nuevos; boutiques de lencería nueva; boxers nuevos para dama; brassieres nuevos; camisones de dormir nuevos; conjuntos de lencería nuevos; corpiños nuevos; corsetería nueva para dama; corsés nuevos; lencería nueva; lencería nueva para dama; leotardos nuevos; ligueros nuevos; mallas para vestir nuevas; mallones nuevos; medias para dama; neglillés nuevos; pantaletas; pantimedias; pijamas nuevas para dama; ropa interior para dama; tangas; tangas nuevas; tiendas de lencería; tops nuevos
463214:batas nuevas para chef; boutiques de disfraces nuevos; boutiques de ropa de bautizo nueva; boutiques de ropa de novia nueva; boutiques de trajes típicos nuevos; camisetas militares nuevas; cascos militares nuevos; chalecos militares nuevos; chamarras militares nuevas; disfraces nuevos; escudería militar nueva; filipinas nuevas para chef; gorras militares nuevas; gorros nuevos para chef; mandiles nuevos para chef; mascarillas para chef; pantalones militares nuevos; pantalones nuevos para chef; ropa nueva para bailables regionales; ropa nueva para bautizo; ropa nueva para novia; ropa nueva para primera comunión; ropa nueva para quince años; tocados militares nuevos; togas académicas nuevas; trajes nuevos para charros; trajes nuevos para tauromaquia; trajes nuevos para teatro; trajes típicos nuevos; uniformes militares nuevos; uniformes para chef nuevos; vestidos de ceremonia nuevos; vestidos de novia nuevos; vestidos de primera comunión nuevos; vestidos para quince años nuevos; vestimenta regional artesanal nueva; vestimenta regional nueva; vestuario artístico nuevo
463215:abanicos nuevos; accesorios de vestir artesanales nuevos; accesorios de vestir nuevos (; adornos nuevos para el cabello; anillos nuevos; aretes nuevos; artículos nuevos para el cabello; bisutería artesanal nueva; bisutería nueva; bisuterías; boinas nuevas; brazaletes; broches nuevos; bufandas nuevas; cachuchas nuevas; cadenas nuevas; cinturones para vestir nuevos (; collares nuevos; corbatas nuevas para vestir; diademas nuevas; dijes nuevos; gorras y viseras nuevas; guantes nuevos para vestir; hebillas nuevas para cinturón; iniciales de nombres nuevas; insignias nuevas; joyería nueva de fantasía; llaveros nuevos; mantillas nuevas; mascadas nuevas; medallas nuevas; medallones; monederos nuevos (; muñequeras nuevas; paraguas nuevos; pañoletas nuevas; pañuelos nuevos; pendientes nuevos; pisacorbatas nuevos; prendedores nuevos; pulseras nuevas; tiendas de bisutería; tirantes nuevos
463216:artículos de talabartería; bolsos de mano nuevos de cuero; boutiques de ropa nueva de cuero; carpetas nuevas de cuero; carteras nuevas de cuero; chalecos nuevos de cuero; chamarras nuevas de cuero; cinturones nuevos de cuero; corbatas nuevas de cuero; estuches para joyería nuevos de cuero; faldas nuevas de cuero; gabardinas nuevas de cuero; guantes nuevos para vestir de cuero; maletas nuevas de cuero; mochilas nuevas de cuero; monederos nuevos de cuero; neceseres nuevos de cuero; pantalones nuevos de cuero; portaagendas nuevas de cuero; portafolios nuevos de cuero; portatrajes nuevos de cuero; ropa nueva de cuero; sacos nuevos de cuero
463217:pañales desechables; pañales desechables para adultos; pañales desechables para niños; toallas sanitarias
463218:sombrererías; sombreros artesanales nuevos; sombreros de paja; sombreros nuevos; sombreros nuevos de cuero; sombreros nuevos de fibras duras; sombreros nuevos de fibras plásticas; sombreros nuevos de fieltro; sombreros nuevos de gamuza; sombreros nuevos de palma; sombreros nuevos de piel; sombreros nuevos de tela; sombreros nuevos de yute
463310:accesorios nuevos para calzado; agujetas nuevas para calzado; alpargatas nuevas; botas nuevas; botines nuevos; calzado artesanal nuevo; calzado nuevo (; calzado nuevo de cuero; calzado nuevo de hule para caballero; calzado nuevo de hule para dama; calzado nuevo de hule para niños; calzado nuevo de piel; calzado nuevo de plástico; calzado nuevo de plástico para caballero; calzado nuevo de plástico para dama; calzado nuevo de plástico para niños; calzado nuevo para caballero; calzado nuevo para dama; calzado nuevo para niños; chanclas nuevas; chancletas nuevas; cremas para lustrar calzado; hebillas nuevas para calzado; huaracherías; huaraches nuevos; mocasines; pantuflas nuevas; pinturas para calzado; plantillas nuevas para calzado; protectores nuevos para calzado; sandalias nuevas; suecos nuevos; tenis nuevos; tintas para calzado; zapaterías
464111:abarrotes; aceites comestibles; aderezos envasados; agua oxigenada; agua purificada envasada; agujas para jeringas; alcohol de botiquín; alcohol etílico; algodón para curación; alimentos congelados; alimentos envasados; alimentos frescos; anestésicos; antibióticos; anticonceptivos; antidepresivos; antihistamínicos; antiparasitarios; antisueros; artículos de perfumería; artículos fotográficos; aspirinas; azúcar blanca; azúcar en terrones; azúcar granulada; azúcar morena; azúcar moscabado; bactericidas; bebidas alcohólicas envasadas; bebidas envasadas; bebidas no alcohólicas envasadas; botanas; boticas alópatas sin minisúper; cafés instantáneos; carnes frías; casetes; cereales; cereales para el desayuno; cervezas envasadas; cigarros; complejos vitamínicos; complementos alimenticios; conservas alimenticias; cosméticos faciales; cremas comestibles; cremas faciales y corporales; cápsulas medicinales; derivados lácteos; desodorantes de uso personal; detergentes; discos; droguerías sin minisúper; dulces; embutidos; farmacias sin minisúper; frituras; fórmulas especiales para consumo humano; galletas; gasas para curación; gotas para los ojos; harina de arroz para consumo humano; harina de maíz para consumo humano; harina de soya para consumo humano; harina de trigo para consumo humano; harinas alimenticias para consumo humano; huevo; insulina; jabones; jabones de tocador; jarabes medicinales; jeringas; laxantes; leche; licores envasados; limpiadores; lácteos; mallas elásticas terapéuticas; materiales de curación; medicamentos de patente; medicamentos genéricos; medicamentos genéricos intercambiables; medicamentos similares; pan; papel higiénico; pastillas medicinales; pañales desechables; penicilina; perfumes; piloncillo; preparaciones químicas alópatas; preservativos; productos alópatas dermatológicos; productos de panadería; productos enlatados; productos farmacéuticos alópatas; pruebas de embarazo; pruebas de glucosa; quesos; refrescos envasados; revistas; sal común; sal de cocina; sal de mesa; sal marina; sal refinada de mesa; sales medicinales; salsas envasadas; servilletas de papel; sopas envasadas; sueros o soluciones; supositorios; suspensiones medicinales; tabletas medicinales; tintes y colorantes para cabello; toallas sanitarias; ungüentos alópatas; utensilios de cocina desechables; vacunas; vendas; vendas elásticas para curación; vinos; vitaminas
464112:abarrotes; aceites comestibles; aderezos envasados; agua oxigenada; agua purificada envasada; agujas para jeringas; alcohol de botiquín; alcohol etílico; algodón para curación; alimentos congelados; alimentos envasados; alimentos frescos; anestésicos; antibióticos; anticonceptivos; antidepresivos; antihistamínicos; antiparasitarios; antisueros; artículos de perfumería; artículos fotográficos; aspirinas; azúcar blanca; azúcar en terrones; azúcar granulada; azúcar morena; azúcar moscabado; bactericidas; bebidas envasadas; bebidas envasadas alcohólicas; bebidas envasadas no alcohólicas; botanas; boticas alópatas con minisúper; cafés instantáneos; carnes frías; casetes; cereales; cereales para el desayuno; cervezas envasadas; cigarros; complejos vitamínicos; complementos alimenticios; conservas alimenticias; cosméticos faciales; cremas comestibles; cremas faciales y corporales; cápsulas medicinales; derivados lácteos; desodorantes de uso personal; detergentes; discos; droguerías con minisúper; dulces; embutidos; farmacias con minisúper; frituras; fórmulas especiales para consumo humano; galletas; gasas para curación; gotas para los ojos; harina de arroz para consumo humano; harina de maíz para consumo humano; harina de soya para consumo humano; harina de trigo para consumo humano; harinas alimenticias para consumo humano; huevo; insulina; jabones; jabones de tocador; jarabes medicinales; jeringas; laxantes; leche; licores envasados; limpiadores; lácteos; mallas elásticas terapéuticas; materiales de curación; medicamentos de patente; medicamentos genéricos; medicamentos genéricos intercambiables; medicamentos similares; pan; papel higiénico; pastillas medicinales; pañales desechables; penicilina; perfumes; piloncillo; preparaciones químicas alópatas; preservativos; productos alópatas dermatológicos; productos de panadería; productos enlatados; productos farmacéuticos alópatas; pruebas de embarazo; pruebas de glucosa; quesos; refrescos envasados; revistas; sal común; sal de cocina; sal de mesa; sal marina; sal refinada de mesa; sales medicinales; salsas envasadas; servilletas de papel; sopas envasadas; sueros o soluciones; supositorios; suspensiones medicinales; tabletas medicinales; tintes y colorantes para cabello; toallas sanitarias; ungüentos alópatas; utensilios de cocina desechables; vacunas; vendas; vendas elásticas para curación; vinos; vitaminas
464113:alimentos naturistas; alimentos naturistas a base de soya; boticas homeopáticas; cosméticos faciales naturistas; cremas homeopáticas; cremas naturistas; farmacias homeopáticas; farmacias naturistas; geles homeopáticos; glóbulos o chochos homeopáticos; gotas homeopáticas; hierbas medicinales; jabones naturistas; medicamentos homeopáticos; medicamentos naturistas; plantas medicinales; productos naturistas; soya texturizada; tiendas naturistas; tés medicinales; ungüentos homeopáticos
464121:accesorios oftálmicos; accesorios para lentes; anteojos bifocales; anteojos graduados; anteojos monofocales; anteojos para sol; anteojos trifocales; armazones para anteojos; cordón sujetador para anteojos; cristales oftálmicos; cristales para anteojos; estuches para anteojos; estuches para lentes de contacto; lentes; lentes antisolares con graduación; lentes antisolares sin graduación; lentes de contacto; lentes de contacto blandos para ojos; lentes de contacto cosméticos para ojos; lentes de contacto cromáticos para ojos; lentes de contacto graduados para ojos; lentes de contacto rígidos para ojos; lentes de contacto semiblandos para ojos; lentes de cristal con graduación; lentes de mica cromática con graduación; lentes de mica traslúcida con graduación; lentes para sol; líquidos para limpieza; micas oftálmicas; plásticos oftálmicos; soluciones oftálmicas; sujetadores nuevos de anteojos; ópticas
464122:andadores ortopédicos nuevos; aparatos nuevos para sordera; aparatos ortopédicos nuevos; artículos ortopédicos nuevos; asientos ortopédicos nuevos para baños; audífonos nuevos para sordera; bastones ortopédicos nuevos; brassieres ortopédicos nuevos; brazos artificiales nuevos; cabestrillos nuevos; calcetines nuevos para várices; calzado ortopédico nuevo; chalecos ortopédicos nuevos; coderas mecánicas ortopédicas nuevas; collarines ortopédicos nuevos; corsés ortopédicos nuevos; elevadores ortopédicos nuevos de inodoro; fajas nuevas para hernia; férulas nuevas; garfios ortopédicos nuevos; guantes cosméticos ortopédicos nuevos; medias nuevas para várices; muletas nuevas; ortesis nuevas; piernas artificiales nuevas; plantillas ortopédicas nuevas; prótesis auditivas nuevas; prótesis corporales nuevas; prótesis de cadera nuevas; prótesis de codo nuevas; prótesis de dedo nuevas; prótesis de hombro nuevas; prótesis de mama nuevas; prótesis de mentón nuevas; prótesis de muñeca nuevas; prótesis de nariz nuevas; prótesis de oído nuevas; prótesis de rodilla nuevas; prótesis de tendón nuevas; prótesis laríngea nuevas; prótesis nuevas; prótesis oculares nuevas; rodilleras mecánicas ortopédicas nuevas; sillas de ruedas nuevas; soportes ortopédicos nuevos; zapaterías
465111:aceite para bebé; aceite para el cabello; agua de colonia; agua de lavanda; artículos de belleza; artículos de perfumería; barnices para uñas; bisoñés; brillantinas para el cabello; cepillos dentales; cepillos para el cabello; ceras depiladoras; champús para cabello; colonias; cosméticos faciales; cremas; cremas faciales y corporales; cremas para afeitar; cremas para manos; delineadores líquidos para ojos; dentífricos para humanos; depilatorios; desodorantes de uso personal; enjuagues bucales; enjuagues para cabello; esencias; esencias aromáticas para cuerpo; esmaltes y quitaesmaltes de uñas; espejos; filtros solares y bronceadores; geles para cabello; jabones de tocador; labiales; lacas para cabello; limas; limas de uñas; lociones; lápices delineadores para los ojos; maquillajes; mascarillas; máscara para ojos; pasadores para cabello; peines para cabello; pelucas; perfumerías; perfumes; pestañas postizas; postizos de pelo; rizadores; rubores; sales para baño; sombras para ojos; talcos desodorantes; tintes y colorantes para cabello; tratamientos faciales; tratamientos para cabello; tubos para cabello; tónicos para la piel; uñas postizas
465112:adornos nuevos de metales preciosos; anillos nuevos de metales preciosos; aretes nuevos de metales preciosos; brazaletes nuevos de metales preciosos; broches nuevos de metales preciosos; cadenas nuevas de metales preciosos; camafeos nuevos de metales preciosos; charolas nuevas de metales preciosos; cigarreras nuevas de metales preciosos; collares nuevos de metales preciosos; cruces nuevas de metales preciosos; cubiertos nuevos de metales preciosos; dijes nuevos de metales preciosos; encendedores nuevos de metales preciosos; estuches nuevos de metales preciosos; insignias nuevas de metales preciosos; jarrones nuevos de metales preciosos; joyas nuevas de metales preciosos; joyería artesanal nueva de oro; joyería artesanal nueva de plata; joyería fina artesanal nueva; joyería fina nueva; joyería nueva de oro; joyería nueva de plata; joyerías; llaveros nuevos de metales preciosos; medallas nuevas de metales preciosos; pendientes nuevos de metales preciosos; piedras preciosas cortadas para joyería; piedras preciosas en bruto para joyería; piedras preciosas para joyería; pisacorbatas nuevos de metales preciosos; prendedores nuevos de metales preciosos; pulseras nuevas de metales preciosos; relojerías; relojes de bolsillo nuevos; relojes de pulso nuevos
465211:cartuchos de audio nuevos; cartuchos de video nuevos; cartuchos nuevos de videojuegos; cartuchos sin grabar; casetes de audio nuevos; casetes de música nuevos; casetes de video nuevos; casetes nuevos para audio y video; casetes y cintas nuevos de conciertos; casetes y cintas nuevos de documentales; casetes y cintas nuevos de musicales; casetes y cintas sin grabar; cintas de audio nuevas; cintas de imágenes holográficas; cintas de video nuevas; cintas pregrabadas para audio y video; discos compactos de karaoke nuevos; discos compactos de video nuevos; discos compactos de video sin grabar; discos compactos musicales nuevos; discos compactos nuevos; discos compactos nuevos de conciertos; discos compactos nuevos de documentales; discos compactos nuevos de videojuegos; discos compactos para audio y video; discos compactos sin grabar; discos de acetato nuevos; discos de acetato para audio y video; discos de acetato sencillos nuevos; discos de música nuevos; discos de video digital nuevos; discos de video digital sin grabar; discos pregrabados de audio y video; grabaciones de audio en medios físicos; grabaciones de video en medios físicos; tiendas de discos; videocintas con grabación; videodiscos con grabación
465212:accesorios nuevos para consolas de video; aeronaves nuevas de juguete; alcancías nuevas de juguete; animales nuevos de juguete; aros nuevos de juguete; autos nuevos de pedales de juguete; baleros de juguete nuevos; balones nuevos no deportivos; caballos-mecedora nuevos de juguete; canicas nuevas; carros de juguete nuevos de plástico; carros montables nuevos de juguete; casas nuevas de muñecas; cochecitos nuevos de juguete; instrumentos musicales nuevos de juguete; juegos de damas chinas nuevos; juegos de lotería nuevos; juegos de té nuevos; juegos nuevos de ajedrez; juegos nuevos de café de juguete; juegos nuevos de costura para niñas; juegos nuevos de dominó; juegos nuevos de granja de juguete; juegos nuevos de química educativos; jugueterías; juguetes artesanales nuevos; juguetes didácticos nuevos; juguetes educativos nuevos; juguetes electrónicos nuevos; juguetes eléctricos nuevos; juguetes mecánicos nuevos; juguetes nuevos; juguetes nuevos de baterías; juguetes nuevos de madera; juguetes nuevos de pilas; juguetes nuevos de plástico; juguetes nuevos de trapo; juguetes nuevos para armar; marionetas nuevas; matracas; motocicletas nuevas de juguete; muñecas nuevas; muñecos de peluche nuevos; naipes nuevos para juego; papalotes; pelotas nuevas no deportivas; pistolas nuevas de juguete; piñatas; resbaladillas; resorteras; rompecabezas nuevos; ropa nueva para muñecas; soldaditos nuevos de juguete; trenes nuevos de juguete; trompos nuevos; títeres nuevos; videoconsolas nuevas
465213:agencias de bicicletas nuevas; bicicletas cross nuevas; bicicletas de turismo nuevas; bicicletas deportivas nuevas; bicicletas infantiles nuevas; bicicletas nuevas; bicicletas nuevas de montaña; bicicletas nuevas de ruta; calcomanías para bicicletas y triciclos; cuadriciclos nuevos; partes; rines nuevos para bicicletas y triciclos; triciclos de carga nuevos; triciclos infantiles nuevos
465214:accesorios nuevos de equipo fotográfico; baterías para cámaras fotográficas; cámaras fotográficas aps nuevas; cámaras fotográficas desechables; cámaras fotográficas digitales nuevas; cámaras fotográficas estenopeicas nuevas; cámaras fotográficas instantáneas nuevas; cámaras fotográficas miniatura nuevas; cámaras fotográficas nuevas; cámaras fotográficas panorámicas nuevas; cámaras fotográficas réflex nuevas; cámaras fotográficas subacuáticas nuevas; equipo de fotografía nuevo; fijadores para fotografías; filtros nuevos para cámaras fotográficas; flashes nuevos para cámaras fotográficas; fundas nuevas para cámara; lentes nuevos para cámaras fotográficas; lámparas fotográficas; líquidos para revelado; material fotográfico nuevo; papel para fotografía; películas fotográficas; pilas para cámaras fotográficas; productos químicos para fotografía; químicos para revelado de fotografías; reveladores para fotografías; rollos fotográficos; tripiés nuevos para cámaras fotográficas; videocasetes digitales nuevos; videocámaras digitales nuevas
465215:alas delta nuevas; aletas de natación nuevas; almartigones nuevos para caballos; anzuelos nuevos para pesca deportiva; aparatos nuevos para gimnasio; artículos nuevos para la charrería; artículos y aparatos deportivos nuevos; balones nuevos deportivos; balones nuevos para básquetbol; balones nuevos para futbol americano; balones nuevos para futbol soccer; balones nuevos para voleibol; barras de pared nuevas para gimnasio; bastones nuevos de esquiar; bastones nuevos de hockey; bates nuevos para béisbol; bates nuevos para críquet; bicicletas nuevas fijas para ejercicio; bolas de billar nuevas; bolas de boliche nuevas; bolsas nuevas para dormir; bozales nuevos para caballos; bumeranes nuevos; calzado deportivo nuevo; calzado nuevo de futbol; caminadoras deportivas nuevas; camisas de invierno nuevas para caballos; canilleras nuevas para deportistas; carretes de pescar nuevos; cañas de pescar nuevas; chalecos salvavidas nuevos; cinchos nuevos para caballos; collares nuevos para caballos; coronas nuevas para caballos; cuelleras nuevas para caballos; cuelleras nuevas para deportistas; discos nuevos para gimnasia; ejercitadores nuevos para deportistas; equipo deportivo nuevo; equipo nuevo para atletismo; equipo nuevo para bucear; equipo y accesorios nuevos para cacería; equipo y accesorios nuevos para campismo; equipo y accesorios nuevos para pesca; escopetas nuevas de tiro al blanco; espadas nuevas de esgrima; espinilleras nuevas para deportistas; espuelas nuevas; esquís nuevos para nieve; estribos nuevos para caballos; flotadores nuevos para deportistas; frenos nuevos para caballos; fustas nuevas para caballos; goggles nuevos para deportistas; gorras deportivas nuevas; guantes nuevos para box; hombreras nuevas para deportistas; jabalinas nuevas; jerseys nuevos; mancuernas nuevas para deportistas; manoplas nuevas para deportistas; medallas deportivas; medias nuevas de uso deportivo; mesas nuevas para billar; mesas nuevas para ping-pong; monturas nuevas; palos nuevos para golf; pants deportivos nuevos; paracaídas nuevos para deportistas; patines nuevos para deportistas; pecho pretal nuevos para caballos; pelotas nuevas para golf; pelotas nuevas para ping-pong; pelotas nuevas para tenis; pesas nuevas para hacer ejercicio; pinos nuevos para boliche; planeadores nuevos; polainas nuevas para deportistas; prendas deportivas nuevas; protectores nuevos para caballos; protectores nuevos para deportistas; raquetas nuevas para deportistas; reatas nuevas; redes cazamariposas nuevas; redes deportivas nuevas; redes nuevas para pescar; remos nuevos para deportistas; riñoneras nuevas para deportistas; rodilleras nuevas para deportistas; salvavidas nuevos; shorts deportivos nuevos; sillas de montar nuevas; sleeping bags nuevas; tablas nuevas rompeolas; tableros nuevos para juegos; tachones nuevos para deportistas; tacos de billar nuevos; tenis deportivos nuevos; tiendas de campaña nuevas; trajes de baño deportivos nuevos; uniformes deportivos nuevos; veleros nuevos; vendas de descanso nuevas para caballos; visores nuevos para natación
465216:acordeones nuevos; amplificadores de audio nuevos; armónicas nuevas; arpas nuevas; atriles nuevos; bajos nuevos; baquetas para instrumentos musicales; baterías musicales nuevas; bocinas nuevas para audio; bongós nuevos; boquillas para instrumentos musicales; cajas de ritmo de audio nuevas; campanas musicales nuevas; castañuelas nuevas; clarinetes nuevos; claves nuevas; congos nuevos; consolas para audio nuevas; cornetas nuevas; cornos nuevos; cítaras nuevas; estuches para instrumentos musicales; flautas nuevas; guitarras eléctricas nuevas; guitarras nuevas; instrumentos musicales eléctricos nuevos; instrumentos musicales nuevos; instrumentos musicales nuevos de cuerdas; instrumentos musicales nuevos de viento; mandolinas nuevas; maracas nuevas; marimbas nuevas; micrófonos nuevos para audio; panderos nuevos; partes; partituras nuevas; pianos nuevos; platillos nuevos; saxofones nuevos; sinfonolas nuevas; sintetizadores nuevos; tambores nuevos; teclados musicales nuevos; timbales nuevos; tornamesas nuevos para audio; trombones nuevos; trompetas nuevas; tumbas nuevas; uñas para tocar guitarra; violas nuevas; violines nuevos; violoncelos nuevos; órganos nuevos
465311:acetatos; acuarelas; agendas y calendarios; arillos para engargolar; artículos de papelería; artículos de papelería para uso escolar; barras adhesivas; biografías; blocs; bolígrafos; brochas para dibujo; broches para encuadernación; cajas de archivo; calculadoras; calculadoras de bolsillo; carpetas escolares; cartoncillos; cartulina; cartulinas; chinches; cinta adhesiva; clips; compases; correctores para escritura; crayones; cromos; cuadernos; desengrapadoras; despachadores de cinta adhesiva; engargoladoras; engrapadoras; escuadras de uso escolar; esquemas temáticos de uso escolar; foliadores; formas fiscales administrativas; formas impresas; formas impresas de papelería; fólderes; gises; gomas para borrar; grapas; hojas para impresión o escritura; juegos de geometría; lapiceros; lapiceros mecánicos; libretas; limpiatipos; lápices; lápices de colores; mapas; marcadores; masking tape; minas; monografías; navajas; papel bond; papel carbón; papel china; papel crepé; papel de fantasía; papel lustre; papel láser; papel manila; papel para copiadora; papel para fax; papelería fina de oficina; papelerías; papeles autoadheribles; papeles autocopiantes; papeles extendidos; papeles stock; pastas para engargolar; pegamento escolar; películas para forrar y encuadernar; perforadoras; pinceles; pizarrones; plastilinas; pliegos de papel para uso escolar; plumas para escribir; plumines; plumones; puntillas; refuerzos para carpeta; reglas escolares; repuestos para bolígrafo; rollos de papel para caja registradora; rollos de papel para calculadora; sacapuntas; sellos; separadores; sobres; sobres de papelería; tablas agarra papel; tarjetas; tijeras para uso escolar y de oficina; tintas para escribir; tintas para impresión y escritura; transportadores; ábacos
465312:atlas nuevos; audiodiscos nuevos; audiolibros nuevos; diccionarios nuevos; enciclopedias nuevas; guías turísticas nuevas; libros científicos nuevos; libros de ficción nuevos; libros de referencia nuevos; libros de texto nuevos; libros infantiles nuevos; libros nuevos; libros nuevos de bolsillo; libros nuevos escolares; libros nuevos para adultos; libros para iluminar; libros profesionales nuevos; libros técnicos nuevos
465313:comics nuevos; fotonovelas nuevas; historietas nuevas; periódicos; periódicos de circulación nacional; puestos de periódicos; puestos de revistas; revistas agrícolas nuevas; revistas culturales nuevas; revistas de comercio nuevas; revistas de espectáculos nuevas; revistas de moda nuevas; revistas deportivas nuevas; revistas eróticas nuevas; revistas financieras nuevas; revistas juveniles nuevas; revistas médicas nuevas; revistas nuevas; revistas nuevas de historietas; revistas pornográficas nuevas; revistas profesionales nuevas; revistas técnicas nuevas; tiras cómicas nuevas
465911:acaricidas para mascotas; accesorios para mascotas; alimentos balanceados para mascotas; alimentos concentrados para mascotas; alimentos enlatados para mascotas; alimentos para mascotas; alimentos premezclados para mascotas; alimentos secos para mascotas; alimentos semihúmedos para mascotas; anabólicos para mascotas; analgésicos para mascotas; anestésicos para mascotas; antialérgicos para mascotas; antianémicos para mascotas; antiartríticos para mascotas; antiartrósicos para mascotas; antibióticos para mascotas; anticonceptivos para mascotas; anticonvulsivantes; antidiarreicos para mascotas; antihistamínicos para mascotas; antiinfecciosos para mascotas; antiinflamatorios para mascotas; antimastíticos para mascotas; antimicrobianos para mascotas; antimicóticos para mascotas; antiparasitarios para mascotas; antipiréticos para mascotas; antirreumáticos para mascotas; antisueros para mascotas; antisépticos para mascotas; antitérmicos para mascotas; antitóxicos para mascotas; antiácidos; aves de ornato; bacterinas para mascotas; calcificantes para mascotas; cardiotónicos para mascotas; cepillos para mascotas; champús para mascotas; coccidicidas para mascotas; coccidiostatos para mascotas; collares para mascotas; complementos alimenticios para mascotas; correas para mascotas; cremas bactericidas para mascotas; cremas cicatrizantes para mascotas; cremas lubricantes para mascotas; dentífricos para mascotas; desparasitadores para mascotas; diuréticos para mascotas; ectoparasiticidas para mascotas; endoparasiticidas para mascotas; filtros para peceras; garrapaticidas para mascotas; gatos; hormonales para mascotas; inmunoestimulantes para mascotas; inmunoterápicos para mascotas; intramamarios para mascotas; jaulas para mascotas; juguetes para mascotas; laxantes para mascotas; mascotas; medicamentos para mascotas; medicamentos para verrugas para mascotas; mineralizantes para mascotas; parasiticidas para mascotas; pastas de soya para mascotas; peceras; peces de ornato; perfumes para mascotas; perros; pesticidas para mascotas; piensos compuestos para mascotas; piojicidas para mascotas; platos para mascotas; pomadas antipruriginosas para mascotas; pomadas reactivantes para mascotas; pomadas rubefacientes para mascotas; productos para mascotas; prostaglandinas para mascotas; proteinoterápicos para mascotas; pulguicidas para mascotas; pájaros; quimioterápicos para mascotas; ratones; reconstituyentes para mascotas; reguladores metabólicos para mascotas; rehidratantes para mascotas; reparadores metabólicos para mascotas; reptiles; roedores; saborizantes para nutrición de mascotas; semillas para mascotas; somatrotopinas para mascotas; sueros para mascotas; suplementos alimenticios para mascotas; sustitutos de leche para mascotas; tranquilizantes para mascotas; vacunas para mascotas; vitaminas para mascotas
465912:accesorios de cuero y piel; artículos de uso doméstico; artículos de uso personal; artículos deportivos; bolsas para envolver regalos; cajas para envolver regalos; calcomanías; dulces y chocolates; globos; joyería y bisutería; juguetes eléctricos y electrónicos; juguetes mecánicos; juguetes y artículos deportivos; lentes sin graduación; moños para regalo; muñecos; muñecos de peluche; navajas; novedades; papel para envolver regalos; perfumería; prendas de vestir; recuerdos; regalos; tiendas de regalos
465913:albas nuevas para acólitos; amitos nuevos; artículos religiosos artesanales nuevos; artículos religiosos nuevos; biblias nuevas; blandones nuevos de procesión; campanas nuevas para uso religioso; candelabros religiosos nuevos; candeleros nuevos de uso religioso; casullas nuevas; catecismos nuevos; ceras de uso religioso; cirios; copas nuevas para hostias; cristos nuevos; cromos religiosos nuevos; crucifijos nuevos; cuadros religiosos nuevos; cálices nuevos; devocionarios católicos nuevos; devocionarios nuevos de comunión y boda; efigies nuevas; escapularios nuevos; estampas de oraciones; estampas religiosas nuevas; estandartes religiosos nuevos; estatuas religiosas nuevas; estolas religiosas nuevas; figuras religiosas nuevas; hábitos religiosos nuevos; imágenes nuevas de santos; imágenes religiosas nuevas; incensarios nuevos; indumentaria religiosa nueva; librerías de libros religiosos nuevos; libros espirituales nuevos; libros religiosos nuevos; medallas religiosas nuevas; mitras nuevas; niños dios nuevos; ornamentos religiosos sagrados; paramentos religiosos nuevos; posters religiosos nuevos; retablos religiosos nuevos; revistas religiosas nuevas; ropa religiosa nueva; rosarios nuevos; sagrarios nuevos; sotanas nuevas; tarjetas religiosas nuevas; trajes de eclesiásticos nuevos; veladoras religiosas nuevas; velas religiosas nuevas; velos humerales nuevos
465914:bolsas de plástico; charolas desechables; conos desechables para agua; cubiertos desechables; moldes desechables; platos desechables; popotes desechables; servilletas de papel; servilletas desechables; utensilios de cocina desechables; vasos desechables
465915:accesorios de vestir artesanales nuevos; adornos artesanales nuevos para casa; alfombras artesanales nuevas; alhajeros artesanales nuevos; artículos de limpieza artesanales; artículos religiosos artesanales nuevos; bisutería artesanal nueva; blancos artesanales; calzado artesanal nuevo; carpetas artesanales nuevas de cuero; carteras artesanales nuevas de cuero; chalecos artesanales nuevos de cuero; chamarras artesanales nuevas de cuero; cinturones artesanales nuevos de cuero; corbatas artesanales nuevas de cuero; dulces artesanales; espejos artesanales nuevos; faldas artesanales nuevas de cuero; figuras decorativas artesanales nuevas; flores artificiales artesanales nuevas; gabardinas artesanales nuevas de cuero; gobelinos artesanales nuevos; joyería artesanal nueva de oro; joyería artesanal nueva de plata; joyería fina artesanal nueva; juguetes artesanales nuevos; llaveros artesanales nuevos; lámparas ornamentales artesanales nuevas; maletas artesanales nuevas de cuero; mochilas artesanales nuevas de cuero; monederos artesanales nuevos de cuero; muebles artesanales nuevos para el hogar; muebles artesanales nuevos para jardín; máscaras artesanales nuevas; neceseres artesanales nuevos de cuero; pantalones artesanales nuevos de cuero; persianas artesanales nuevas; plantas artificiales artesanales nuevas; portaagendas artesanales nuevas de cuero; portafolios artesanales nuevos de cuero; ropa artesanal nueva; ropa artesanal nueva de cuero; ropa artesanal nueva para bebé; sacos artesanales nuevos de cuero; separadores de libros artesanales nuevos; sombreros artesanales nuevos; tapetes artesanales nuevos; tiendas de artesanías; vajillas de cocina artesanales nuevas; vestimenta regional artesanal nueva
465919:accesorios nuevos para cunas de bebés; amuletos; andaderas nuevas para bebés; arneses nuevos para bebés; artículos nuevos para bebés; ataúdes; autoasientos nuevos para bebés; bambinetos nuevos; barajas de tarot nuevas; biberones nuevos; carriolas nuevas para bebés; cartas oraculares nuevas; condones; corrales nuevos para bebés; cunas de viaje nuevas para bebés; esterilizadores nuevos para biberones; hierbas y plantas para uso esotérico; inciensos; lápidas; moisés nuevos para bebés; portabebés nuevos; productos esotéricos; puertas de seguridad nuevas para bebés; sex shop; sillas nuevas para bebés; sillas periqueras nuevas para bebés; talismanes; tiendas de artículos sexuales; velas aromáticas
466111:antecomedores; armarios nuevos; bases para colchón; biombos nuevos; burós nuevos; cabeceras nuevas para cama; camas nuevas; cantinas nuevas; centros de entretenimiento nuevos; chifonieres; clósets nuevos prefabricados; cocinas integrales prefabricadas nuevas; colchones nuevos; colchones o box spring; colchones o box spring individuales; colchones o box spring matrimoniales; comedores nuevos; consolas nuevas; cómodas nuevas; fregaderos para cocinas; gabinetes nuevos; juegos de box spring y colchón; juegos de mesa; jugueteros nuevos; libreros nuevos; literas; mesas de centro nuevas; mesas nuevas; mesas nuevas para televisión; mueblerías; muebles artesanales nuevos para el hogar; muebles de cocina nuevos; muebles nuevos para bebés; muebles nuevos para el hogar; recámaras nuevas; reposets; roperos nuevos; salas nuevas; sillas nuevas; sillones; sofás-cama nuevos; tarjas para cocinas; vitrinas nuevas
466112:aparatos de línea blanca nuevos; aspiradoras nuevas; batidoras domésticas nuevas; cafeteras domésticas nuevas; campanas extractoras domésticas nuevas; centros de lavado nuevos; cámaras de video domésticas nuevas; electrodomésticos menores nuevos; enseres electrodomésticos menores nuevos; estufas nuevas; estéreos nuevos; extractores de jugos nuevos; filtros de agua domésticos nuevos; grabadoras nuevas; hornos domésticos de microondas nuevos; hornos domésticos eléctricos nuevos; hornos nuevos para estufas domésticas; lavavajillas nuevas de uso doméstico; licuadoras nuevas de uso doméstico; pantallas planas nuevas; planchadoras domésticas nuevas; planchas nuevas; purificadores de agua domésticos nuevos; radiodespertadores nuevos; radiograbadoras nuevas; radios nuevos; refrigeradores domésticos nuevos; reproductores nuevos de discos compactos; reproductores portátiles nuevos; sandwicheras nuevas; secadoras de ropa domésticas; televisores nuevos; tostadores de pan domésticos nuevos; ventiladores domésticos nuevos; videocaseteras nuevas; wafleras nuevas
466113:bancas nuevas para jardín; kioscos nuevos para jardín; mesas nuevas para jardín; muebles artesanales nuevos para jardín; muebles de hierro nuevos para jardín; muebles de madera nuevos para jardín; muebles de plástico nuevos para jardín; muebles nuevos para jardín; sillas nuevas para jardín
466114:azucareras nuevas; baterías de cocina de aluminio nuevas; baterías de cocina de peltre nuevas; baterías de cocina nuevas; cacerolas nuevas; cazuelas nuevas; ceniceros nuevos; charolas nuevas de cerámica; charolas nuevas de cristal; charolas nuevas de plástico; copas nuevas; cristalería nueva de cocina; cubiertos nuevos; duyas; ensaladeras nuevas; escurridores de trastes nuevos; especieros nuevos; floreros nuevos de cerámica; floreros nuevos de cristal; floreros nuevos de plástico; fruteros nuevos de cerámica; fruteros nuevos de cristal; fruteros nuevos de plástico; jarras nuevas; jarrones nuevos de cerámica; jarrones nuevos de cristal; jarros nuevos; loza nueva de cocina; moldes para galletas; moldes para gelatina; moldes para pastel; moldes para repostería; ollas de presión nuevas; ollas express nuevas; platones nuevos; platos nuevos; refractarios de cocina nuevos; saleros nuevos; sartenes nuevos; tarros nuevos; tazas nuevas; tazones nuevos; termos nuevos; utensilios de cocina de madera; utensilios de cocina nuevos; utensilios de cocina nuevos de acero; utensilios de cocina nuevos de aluminio; utensilios de cocina nuevos de cerámica; utensilios de cocina nuevos de plástico; utensilios de cocina nuevos de vidrio; utensilios de mesa nuevos de acero; utensilios de mesa nuevos de aluminio; utensilios de mesa nuevos de cerámica; utensilios de mesa nuevos de madera; utensilios de mesa nuevos de melanina; utensilios de mesa nuevos de plástico; utensilios de mesa nuevos de vidrio; utensilios para la elaboración de crepas; vajillas de cocina artesanales nuevas; vajillas nuevas; vasos nuevos
466211:accesorios de cómputo nuevos; accesorios nuevos para computadora; baterías para computadoras portátiles; bocinas nuevas para computadora; cables para computadora; carros para computadora; cartuchos de tóner para impresoras; casetes para computadora; centros de cómputo; cintas magnéticas para computadora; cintas para impresoras; computadoras de mano; computadoras nuevas; computadoras portátiles; computadoras portátiles nuevas; consumibles de cómputo; consumibles para impresoras; cámaras web para computadora; discos compactos de uso informático; discos duros nuevos; discos duros nuevos para computadora; discos flexibles de uso informático; discos ópticos de uso informático; disqueteras; disquetes nuevos para computadora; equipo de cómputo nuevo; equipo de redes; equipo periférico nuevo de cómputo; escritorios para computadora; escáneres nuevos; fundas nuevas para computadoras; gabinetes para computadora; hardware nuevo; impresoras láser nuevas para computadora; impresoras multifuncionales nuevas; impresoras nuevas; laptops nuevas; memorias extraíbles nuevas; memorias flash; memorias usb nuevas; mesas de computación; mobiliario de cómputo nuevo; monitores nuevos para computadora; muebles nuevos para computadoras; módems nuevos para computadora; no breaks nuevos para computadora; palms nuevas; pantallas para computadora; papel para impresora; papel stock para computadora; partes nuevas de computadora; periféricos nuevos para computadora; portadisquetes nuevos; procesadores de cómputo; quemadoras para computadora; ratones nuevos para computadoras; refacciones nuevas para computadoras; servidores para computadora; software; tarjetas madre nuevas para computadora; teclados nuevos para computadora; tinta para impresoras; tóner para impresoras; unidades de almacenamiento nuevas
466212:accesorios telefónicos nuevos; adaptadores telefónicos nuevos; alarmas nuevas de uso residencial; antenas parabólicas nuevas; aparatos de comunicación nuevos; aparatos de telefonía nuevos; baterías nuevas para teléfonos; cables telefónicos nuevos; carcasas nuevas para teléfonos; chips nuevos para teléfonos; conmutadores nuevos para teléfonos; contestadoras telefónicas nuevas; estuches nuevos para teléfonos; faxes nuevos; fundas nuevas para teléfonos; interfonos nuevos; manos libres nuevos para teléfonos; módems telefónicos nuevos; partes; pilas nuevas para teléfonos; protectores nuevos para línea telefónica; radiolocalizadores nuevos; radioteléfonos portátiles nuevos; teléfonos celulares nuevos; teléfonos fijos nuevos; teléfonos inalámbricos nuevos; teléfonos móviles nuevos; teléfonos nuevos
466311:alfombras; alfombras artesanales nuevas; alfombras nuevas; alfombras nuevas de jardín; alfombras persas y orientales nuevas; cenefas; congoleum; cubrealfombras; fotomurales; gobelinos artesanales nuevos; gobelinos nuevos; linóleos; materiales de revestimiento para muros; papel tapiz; persianas artesanales nuevas; persianas nuevas; persianas nuevas de aluminio; persianas nuevas de madera; persianas nuevas de plástico; persianas nuevas de tela; pisos de hule; pisos de losetas vinílicas; pisos de madera; pisos laminados; protecciones acrílicas de alfombras; tapetes artesanales nuevos; tapetes nuevos; tapetes nuevos de fibras blandas; tapetes nuevos de fibras duras; tapices de papel vinílico; tapices de tela; tapices nuevos; tapices plastificados; zoclos vinílicos
466312:arreglos con naturaleza muerta; arreglos de frutas naturales; arreglos de frutas naturales con vinos; arreglos de frutas naturales sin vinos; arreglos florales fúnebres; arreglos florales naturales; arreglos florales naturales para carros; arreglos florales naturales para eventos; coronas funerarias; florerías; flores naturales; flores naturales sueltas; naturalezas muertas; ofrendas de flores naturales; plantas naturales; plantas naturales de ornato; plantas naturales para maceta; plantas naturales para sembrar; ramos de flores naturales; viveros; árboles naturales; árboles naturales frutales; árboles naturales no frutales
466313:accesorios decorativos antiguos valiosos; alacenas antiguas valiosas; antigüedades; billetes de colección; bocetos; dibujos; escritorios antiguos valiosos; esculturas; floreros antiguos valiosos; jarrones antiguos valiosos; joyería; mesas antiguas valiosas; monedas de colección; muebles antiguos valiosos; objetos antiguos valiosos; obras de arte; papel moneda de colección; pinturas; recámaras antiguas valiosas; sillones antiguos valiosos; timbres de colección; timbres postales de colección nacionales; vitrinas antiguas valiosas; álbumes de timbres postales de colección
466314:arbotantes nuevos; candelabros ornamentales nuevos; candiles nuevos; candiles nuevos de cuentas de plástico; candiles nuevos de cuentas de vidrio; luminarias ornamentales nuevas; lámparas ornamentales artesanales nuevas; lámparas ornamentales nuevas; lámparas ornamentales nuevas de mesa; lámparas ornamentales nuevas de pared; lámparas ornamentales nuevas de pie; lámparas ornamentales nuevas de piso; lámparas ornamentales nuevas de techo
466319:arreglos de frutas artificiales nuevas; arreglos de navidad nuevos; figuras de barro nuevas para decoración; figuras de cristal soplado nuevas; figuras de fieltro nuevas; figuras de fomi nuevas; figuras de migajón nuevas; figuras de resina nuevas para decoración; figuras de vidrio nuevas para decoración; figuras decorativas artesanales nuevas; figuras nuevas para decoración; floreros nuevos de barro para decoración; flores artificiales artesanales nuevas; flores artificiales nuevas; material para manualidades; paquetes nuevos para manualidades; pinceles y brochas para manualidades; plantas artificiales artesanales nuevas; plantas artificiales de ornato nuevas; plantas artificiales nuevas; ramos de flores artificiales nuevas; recuerdos para ocasiones especiales; árboles de navidad artificiales nuevos
467111:abrasivos; accesorios de baño; accesorios para albercas; accesorios para baño; adhesivos y pegazulejo; adoquines; aisladores para instalaciones eléctricas; aislantes térmicos; alambre; alambre galvanizado; alambres para electricidad; alambrones; anilinas; arena; artículos de ferretería; artículos de tlapalería; artículos para plomería; azulejo; baterías; birlos; bloque; bloques; bombas eléctricas; bombas para agua; brocas; brochas y rodillos; cables; cables eléctricos; cadenas para construcción; cal; calentadores de agua de uso doméstico; candados; carretillas; cemento; cerraduras; chapas; cilindros de gas; cinceles de corte; clavos; colorantes; conductores eléctricos; conexiones hidráulicas; conexiones para instalación de gas; cucharas de albañil; cuñas; desarmadores; destapacaños; equipo de seguridad; escaleras de mano; ferreterías; focos; garruchas; grapas; grava; herrajes; herramientas de corte; herramientas de mano; herramientas de mano con motor; herramientas de mano sin motor; herramientas eléctricas; herramientas manuales; herramientas para jardinería; impermeabilizantes; implementos de jarciería y limpieza; ladrillos; lijadoras; lijas; limpiadores; linternas; llaves pericas; llaves stilson; lonas; lonas de plástico; lámina acanalada; lámina estructural; láminas de acrílico para techado; láminas de asbesto para techado; láminas de cartón para techado; láminas metálicas; lámparas; líquidos antiderrapantes; machuelos; madera aserrada; mallas metálicas; mangueras; martillos; material de construcción; material de iluminación; material eléctrico; material para instalación de gas; medidores de agua; motores y compresores eléctricos; muebles para baño; mármol; navajas; palas; pegamentos y adhesivos; perfiles; piedra; piedra dimensionada; piedras de cantera; pilas; pinturas; pinzas; pisos cerámicos; productos de asbesto; productos de jardinería; productos prefabricados de concreto; pulidoras; pulimentos; recubrimientos cerámicos; remaches; selladores; serruchos; soldadoras; soldaduras; solventes; tabiques; tachuelas; taladros; tanques estacionarios; tanques para agua; tanques para gas; taquetes; teja; telas metálicas; tepetate; tinacos; tinas de baño; tinas de hidromasaje; tlapalerías; tornillos; tubería de cobre; tubería de pvc; tubería galvanizada; tubería hidráulica; tubería negra; tuercas; uniones giratorias; varillas; válvulas; yeso
467112:accesorios para baño; asientos para baño; azulejos cerámicos; baldosas cerámicas; bidés; cenefas cerámicas; cepilleros para baño; escusados; inodoros; jaboneras; jacuzzis; lavabos; llaves mezcladoras; llaves para baño; losetas cerámicas; mingitorios; mosaicos cerámicos; muebles para baño; módulos de baño; percheros para baño; pisos cerámicos; porta papel de baño; portavasos para baño; recubrimientos cerámicos; regaderas; tapas para escusados; tinas de baño; tinas de hidromasaje; toalleros; zoclos cerámicos
467113:acetona; aguarrás; anilinas para pintar muebles e inmuebles; barnices para pintar muebles e inmuebles; brochas para pintar muebles e inmuebles; cepillos para pintar muebles e inmuebles; esmaltes para pintar muebles e inmuebles; estopa para pintar muebles e inmuebles; gasolina blanca; impermeabilizantes; lacas para pintar muebles e inmuebles; pinturas automotrices; pinturas para pintar muebles e inmuebles; recubrimientos antigrafiti; resanadores para techos y paredes; rodillos para pintar muebles e inmuebles; selladores para superficies de concreto; solventes para pintura; tíner
467114:bloques de vidrio; cancelería de aluminio; cristales (; cristales antibalas; cristales antirreflejantes; cristales blindados; cristales claros; cristales con apariencia de esmerilado; cristales curvos; cristales de seguridad; cristales filtrasol; cristales inastillables; cristales laminados; cristales para iluminación; cristales prismáticos; cristales reflecta; cristales reflectivos; cristales templados; cristales texturizados o chinos; cristales tintex; cristales transparentes; cristales térmicos; cubiertas de cristal; domos; domos de material acrílico; domos de material acrílico de burbuja; domos de material acrílico piramidales; domos de material acrílico trapezoidales; domos de material policarbonato; domos de material policarbonato celular; domos de material policarbonato sólido; espejos; espejos cobrizados; espejos convexos; espejos cristazul; espejos cóncavos; espejos filtrasol; espejos planos; hojas de vidrio; lunas para espejos; láminas de cristal; puertas de acrílico para baño; tragaluces de vidrio; vidrierías; vidrios; vidrios acústicos; vidrios antirreflejantes; vidrios armados; vidrios arquitectónicos; vidrios biselados; vidrios esmerilados; vidrios flotados; vidrios laminados; vidrios planos; vidrios templados; vidrios texturizados o chinos; vidrios térmicos; vitrales
467115:aromatizantes; artículos de jarciería; artículos de limpieza artesanales; artículos para la limpieza; bandejas; bolsas para basura; cepillos para limpieza; ceras y pulimentos; cloro; cubetas; desengrasantes; desinfectantes; detergentes; escobas; escobetas; estropajos; fibras; fibras abrasivas; franelas para limpiar; guantes para limpieza; jabones; jaladores; jarcierías; jergas; lazos; limpiadores; líquidos para limpieza; mechudos; palanganas; papel higiénico; pastillas desodorantes; piedra pómez; productos químicos de limpieza; químicos para la limpieza; recogedores; sarricida; suavizantes de tela; tinas; trapeadores
467116:accesorios para baño; alambres; alambrones; alfombras; artículos de ferretería; artículos de tlapalería; artículos para jardinería; artículos para plomería; azulejos; barrotes; bastidores; bloques de cemento; carriles para puertas y ventanas; chapas; clósets prefabricados; estantería prefabricada; fertilizantes; herrajes; herramientas de mano con motor; herramientas de mano sin motor; herramientas manuales; herramientas para jardinería; laminados acrílicos; laminados de madera; laminas metálicas para techado; madera aserrada; mallas de alambre; material eléctrico; material para iluminación; muebles para armar; muebles para baño; paneles para división; perfiles de metales ferrosos; perfiles de metales no ferrosos; persianas; pinturas; pisos cerámicos; plantas para trasplante; postes; postes para cercas; puertas prefabricadas; recubrimientos cerámicos; semillas para siembra; tapices; tejas; tubos; varillas; ventanas prefabricadas
467117:abrillantadores para albercas; accesorios de limpieza para albercas; accesorios empotrables para albercas; aldabas; alguicidas para albercas; anclas para cortinas; armellas; artículos para albercas; bases giratorias; bases para televisión; bisagras; bombas de calor para albercas; bombas para albercas; boquillas de retorno para albercas; botaguas o sella polvo; bridas; brocas; broches; cajas para buzón; calderas para albercas; calentadores solares; carretillas para closet y ventanas; cepillos para limpieza de albercas; cerraduras; cerrojos; chapas para puertas; chapetones; clarificantes para albercas; cloro para albercas; colorímetros medidores de cloro y ph; correderas para cajones; correderas para puertas; cubiertas de plástico; cubiertas térmicas para albercas; deslizantes para cajón; desnatadores para albercas; drenes de fondo para albercas; elevadores para abrir ventanas; fija puertas; filtros para albercas; forjas; herrajes; herrajes para cocinas integrales; herrajes para muebles; herrajes para puertas corredizas; herrajes para ventanería; herrajes plegables; jaladeras de metal; lámparas para albercas; mallas sombra; manerales para limpieza de albercas; manijas para puertas y ventanas; mirillas de metal para puertas; mirillas para puertas de cocina; mirillas ópticas para puertas; motobombas para albercas; ménsulas para repisas; niveladores; niveladores de ph para albercas; nudos y bazas de metal; paneles solares fotovoltaicos; paneles solares para albercas; paneles solares termodinámicos; paneles solares térmicos; pasadores; patas metálicas para muebles; percheros; picaportes; placas para cajas de buzón; postes de bola de metal; puntas; químicos para la limpieza de albercas; redes para limpieza de albercas; reflectores subacuáticos para albercas; remaches; resbalones; rieles para puertas corredizas; rodajas; rondanas de metal; soportes; soportes para cpu; soportes para entrepaños; tanques estacionarios para gas; tanques hidroneumáticos; tanques suavizadores de agua; tejuelos para puertas; toldos; topes para puertas; tornillos; tubos colgadores para closet; tuercas e insertos
468111:agencias de automóviles nuevos; automóviles nuevos; automóviles nuevos compactos populares; automóviles nuevos de lujo; automóviles nuevos de usos múltiples; automóviles nuevos deportivos; automóviles nuevos subcompactos; camionetas nuevas; camionetas pick up nuevas; camionetas vans nuevas
468112:automóviles usados; automóviles usados compactos populares; automóviles usados de lujo; automóviles usados de usos múltiples; automóviles usados deportivos; automóviles usados subcompactos; camionetas pick up usadas; camionetas usadas; camionetas vans usadas; lotes de autos usados
468211:acumuladores nuevos para automóviles; alarmas nuevas para automóviles; alfombras nuevas para automóviles; alternadores nuevos para automóviles; amortiguadores nuevos para automóviles; autoestéreos nuevos; autopartes nuevas para automóviles; balatas nuevas para automóviles; baleros nuevos para automóviles; bandas nuevas para automóviles; baterías nuevas para automóviles; bielas nuevas para automóviles; biseles nuevos para automóviles; bobinas nuevas para automóviles; bocinas nuevas para automóviles; bolsas de aire nuevas para automóviles; bombas de agua nuevas para automóviles; bujías nuevas para automóviles; cables nuevos para automóviles; calaveras nuevas para automóviles; camisas de motor nuevas para automóviles; campers nuevos; capotas nuevas para automóviles; carburadores nuevos para automóviles; casetas nuevas para automóviles; cañuelas nuevas para automóviles; cigüeñales nuevos para automóviles; climas nuevos para automóviles; cofres nuevos para automóviles; cojinetes nuevos para automóviles; collarines nuevos para automóviles; conexiones nuevas para automóviles; conos nuevos para automóviles; corazas nuevas para automóviles; cristales nuevos para automóviles; cubrefangos nuevos para automóviles; defensas nuevas para automóviles; diferenciales nuevos para automóviles; distribuidores nuevos para automóviles; elevadores nuevos para automóviles; embragues nuevos para automóviles; empaques nuevos para automóviles; encendedores nuevos para automóviles; engranes nuevos para automóviles; equipo de gas nuevo para automóviles; equipo de sonido nuevo para automóviles; facias nuevas para automóviles; faros nuevos para automóviles; frenos de aire nuevos para automóviles; frenos de disco nuevos para automóviles; frentes nuevos para automóviles; hules nuevos para automóviles; juntas de motor nuevas; limpiadores nuevos para automóviles; limpiaparabrisas nuevos para automóviles; mangueras nuevas para automóviles; manijas nuevas para automóviles; marchas nuevas para automóviles; medios motores nuevos para automóviles; micas nuevas para automóviles; mofles nuevos para automóviles; molduras nuevas para automóviles; parabrisas nuevos; parrillas nuevas para automóviles; partes; partes de motor nuevas para automóviles; pistones nuevos para automóviles; puertas nuevas para automóviles; punterías nuevas para automóviles; reflejantes nuevos para automóviles; retenes nuevos para automóviles; rines nuevos para automóviles; salpicaderas nuevas para automóviles; suspensiones nuevas para automóviles; tacómetros nuevos para automóviles; tapetes nuevos para automóviles; tapones nuevos para automóviles; tolvas nuevas para camiones; tornillos nuevos para automóviles; tubos de escape nuevos para automóviles; tuercas nuevas para automóviles; turbinas nuevas para automóviles; ventiladores nuevos para automóviles; vestiduras nuevas para automóviles; volantes nuevos para automóviles; válvulas nuevas para automóviles; árboles de levas nuevos para automóviles
468212:bielas usadas o reconstruidas; bobinas usadas o reconstruidas; camisas de motor usadas o reconstruidas; campers usados o reconstruidos; deshuesaderos automotrices; juntas de motor usadas o reconstruidas; llantas usadas o reconstruidas; parabrisas usados o reconstruidos; partes; yonques automotrices; árboles de levas usados o reconstruidos
468213:llantas nuevas para automóviles; rines nuevos para llantas de automóviles
468311:bicimotos nuevas; bicimotos usadas; cuatrimotos nuevas; cuatrimotos usadas; llantas para motocicletas; motocicletas acuáticas nuevas; motocicletas acuáticas usadas; motocicletas nuevas; motocicletas usadas; motonetas nuevas; motonetas usadas; partes; tricimotos nuevas; tricimotos usadas
468319:aeronaves nuevas para uso particular; aeronaves usadas para uso particular; avionetas nuevas; avionetas usadas; carros de carreras nuevos; carros de carreras usados; go-karts nuevos; go-karts usados; helicópteros nuevos; helicópteros usados; lanchas de motor nuevas; lanchas de motor usadas; lanchas nuevas; lanchas rápidas nuevas; lanchas rápidas usadas; lanchas usadas; motores para lanchas; partes; yates de motor nuevos; yates de motor usados
468411:diésel; gasolina; gasolineras
468412:gas licuado de petróleo en cilindros
468413:estaciones de carburación
468414:estaciones de gas natural vehicular
468419:aserrín impregnado de combustible; carbón vegetal; electrolineras; leña; petróleo diáfano
468420:aceites lubricantes de uso automotriz; aditivos de uso automotriz; aditivos para vehículos de motor; anticongelantes de uso automotriz; anticongelantes para vehículos de motor; grasas lubricantes de uso automotriz; lubricantes de uso automotriz; lubricantes para vehículos de motor; líquidos para frenos de uso automotriz
484210:autotransporte de enseres domésticos; autotransporte de equipo comercial; autotransporte de equipo de oficina; autotransporte de equipo electrónico; autotransporte de maquinaria; autotransporte de menaje de casas; autotransporte de mudanzas; autotransporte de muebles domésticos; autotransporte de muebles para oficinas; mudanzas
484221:autotransporte de arena; autotransporte de cemento en sacos; autotransporte de concreto premezclado; autotransporte de grava; autotransporte de ladrillos; autotransporte de yeso en sacos
484222:autotransporte de explosivos; autotransporte de gases comprimidos; autotransporte de gases corrosivos; autotransporte de gases explosivos; autotransporte de gases inflamables; autotransporte de gases irritantes; autotransporte de gases licuados; autotransporte de gases refrigerados; autotransporte de gases tóxicos; autotransporte de gases venenosos; autotransporte de líquidos corrosivos; autotransporte de líquidos explosivos; autotransporte de líquidos inflamables; autotransporte de líquidos irritantes; autotransporte de líquidos tóxicos; autotransporte de líquidos venenosos; autotransporte de materiales explosivos; autotransporte de materiales inflamables; autotransporte de materiales irritantes; autotransporte de oxidantes orgánicos; autotransporte de peróxidos orgánicos; autotransporte de productos corrosivos; autotransporte de productos radiactivos; autotransporte de residuos radioactivos; autotransporte de sustancias corrosivas; autotransporte de sustancias infecciosas; autotransporte de sustancias reactivas; autotransporte de sustancias tóxicas; autotransporte de sustancias venenosas; autotransporte de sólidos corrosivos; autotransporte de sólidos explosivos; autotransporte de sólidos inflamables; autotransporte de sólidos irritantes; autotransporte de sólidos tóxicos; autotransporte de sólidos venenosos
484223:autotransporte de chapopote; autotransporte de productos congelados; autotransporte de productos refrigerados
484224:autotransporte de aserrín; autotransporte de madera aserrada; autotransporte de pulpa de madera; autotransporte de trocería de madera; autotransporte de troncos; construcción de madera
484229:autotransporte de animales en pie; autotransporte de automóviles sin rodar; autotransporte de basura sin recolección; autotransporte de maquinaria pesada; autotransporte de materiales reciclables; remolque local de casas móviles; vehículos automotores sin rodar
484231:autotransporte de arena; autotransporte de cemento en sacos; autotransporte de concreto premezclado; autotransporte de grava; autotransporte de ladrillos; autotransporte de yeso en sacos
484232:autotransporte de explosivos; autotransporte de gases comprimidos; autotransporte de gases corrosivos; autotransporte de gases explosivos; autotransporte de gases inflamables; autotransporte de gases irritantes; autotransporte de gases licuados; autotransporte de gases refrigerados; autotransporte de gases tóxicos; autotransporte de gases venenosos; autotransporte de líquidos corrosivos; autotransporte de líquidos explosivos; autotransporte de líquidos inflamables; autotransporte de líquidos irritantes; autotransporte de líquidos tóxicos; autotransporte de líquidos venenosos; autotransporte de materiales explosivos; autotransporte de materiales inflamables; autotransporte de materiales irritantes; autotransporte de oxidantes orgánicos; autotransporte de peróxidos orgánicos; autotransporte de productos corrosivos; autotransporte de productos radiactivos; autotransporte de residuos radioactivos; autotransporte de sustancias corrosivas; autotransporte de sustancias infecciosas; autotransporte de sustancias reactivas; autotransporte de sustancias tóxicas; autotransporte de sustancias venenosas; autotransporte de sólidos corrosivos; autotransporte de sólidos explosivos; autotransporte de sólidos inflamables; autotransporte de sólidos irritantes; autotransporte de sólidos tóxicos; autotransporte de sólidos venenosos
484233:autotransporte de chapopote; autotransporte de productos congelados; autotransporte de productos refrigerados
484234:autotransporte de aserrín; autotransporte de madera aserrada; autotransporte de pulpa de madera; autotransporte de trocería de madera; autotransporte de troncos; construcción de madera
484239:autotransporte de animales en pie; autotransporte de automóviles sin rodar; autotransporte de basura sin recolección; autotransporte de maquinaria pesada; autotransporte de materiales reciclables; remolque foráneo de casas móviles; vehículos automotores sin rodar
488410:arrastre de vehículos automotores; grúas para automotores; remolque de automóviles averiados; remolque de camiones averiados
512111:estudios cinematográficos; estudios de filmación; películas cinematográficas; películas cinematográficas educativas; películas de cortometraje; películas de largometraje; películas en formato de video
512112:dibujos animados para la televisión; noticieros para la televisión; películas educativas para la televisión; programas de concurso para la televisión; programas infantiles para la televisión; programas para la televisión; series para la televisión; telenovelas para la televisión
512113:comerciales para la televisión; material audiovisual; material audiovisual educativo; spots promocionales; videoclips; videos de capacitación; videos de tipo empresarial; videos musicales
512120:material audiovisual; películas; películas cinematográficas; películas cinematográficas extranjeras; películas cinematográficas nacionales; películas en formato de cine; películas en formato de video; películas para cine; películas para líneas transportistas; películas para museos; películas para renta; películas para televisoras; películas para venta; videoclips
512130:autocinemas; cines; material audiovisual; películas de video; películas en aerolíneas; películas en formato de cine; películas en formato de video
512190:animación cinematográfica; animación para programas de televisión; autoría en dvd; closed captioning para películas; closed captioning para videoclips; conversión de formato fílmico; crestomatía; efectos especiales para comerciales; efectos especiales para películas; efectos especiales para videos; efectos visuales para comerciales; efectos visuales para películas; efectos visuales para videos; limpieza de películas cinematográficas; obras audiovisuales; películas; películas cinematográficas; programas de televisión; provisión de librerías fílmicas; sonido; sonido de comerciales; sonido de películas; sonido de programas de televisión; transfer de películas; transfer de videos; videos
522310:uniones de crédito
522320:cajas de ahorro y préstamo popular
531111:alquiler de casas amuebladas; alquiler de casas dúplex amuebladas; alquiler de departamentos amueblados; alquiler de habitaciones amuebladas; alquiler de viviendas amuebladas
531112:alquiler de casas no amuebladas; alquiler de departamentos no amueblados; alquiler de habitaciones no amuebladas; alquiler de viviendas no amuebladas
531113:alquiler de centros de convenciones; alquiler de fincas para eventos sociales; alquiler de salones para baile; alquiler de salones para banquetes; alquiler de salones para conferencias; alquiler de salones para exposiciones; alquiler de salones para fiestas; alquiler de salones para reuniones; alquiler de salones para seminarios
531114:alquiler de edificios de oficinas; alquiler de espacios en clínicas; alquiler de locales comerciales; alquiler de oficinas amuebladas; alquiler de oficinas no amuebladas; alquiler de oficinas virtuales
531115:alquiler de arenas de espectáculos; alquiler de auditorios; alquiler de canchas al aire libre; alquiler de canchas techadas; alquiler de cines; alquiler de estadios; alquiler de gimnasios; alquiler de salas de conciertos; alquiler de teatros
531116:alquiler de parques industriales
531119:alquiler de granjas; alquiler de terrenos para bazares
531210:alquiler de bienes raíces; corredores de bienes raíces; inmobiliarias; registro de títulos de propiedad
531311:bienes raíces; edificios comerciales y de servicios; inmuebles no residenciales; inmuebles residenciales; mercados públicos; plazas y centros comerciales; terrenos
531319:bienes raíces agropecuarios; consultoría inmobiliaria; departamentos; inmuebles no residenciales; inmuebles residenciales; naves industriales; peritaje en bienes raíces; promoción inmobiliaria; remate de bienes raíces; subasta de bienes raíces; terrenos
532210:alquiler de calefactores para el hogar; alquiler de equipo; alquiler de grabadoras para el hogar; alquiler de refrigeradores para el hogar; alquiler de televisores para el hogar; alquiler de videocaseteras para el hogar
532281:alquiler de abrigos de piel; alquiler de accesorios de vestir; alquiler de birretes; alquiler de disfraces; alquiler de prendas de vestir; alquiler de ropa de cóctel; alquiler de sacos de vestir; alquiler de togas; alquiler de trajes; alquiler de trajes de media etiqueta; alquiler de trajes de primera comunión; alquiler de vestidos de noche; alquiler de vestidos de novia; alquiler de vestidos de quince años; alquiler de vestuario artístico
532289:alquiler de accesorios para el hogar; alquiler de bananas; alquiler de bastones ortopédicos; alquiler de bicicletas; alquiler de carros de golf; alquiler de casetes de juegos de video; alquiler de casetes musicales; alquiler de cerraduras; alquiler de collares ortopédicos; alquiler de corsés ortopédicos; alquiler de discos blu-ray; alquiler de discos compactos; alquiler de discos de acetato; alquiler de discos de video digital; alquiler de embarcaciones recreativas; alquiler de equipo de gotcha; alquiler de equipo deportivo; alquiler de equipo para bucear; alquiler de equipo recreativo; alquiler de guitarras; alquiler de instrumentos; alquiler de motocicletas; alquiler de muebles para el hogar; alquiler de muletas; alquiler de películas; alquiler de pianos; alquiler de planeadores; alquiler de sillas de ruedas; alquiler de tanques de oxígeno; alquiler de vehículos deportivos; alquiler de vehículos recreativos; alquiler de videocasetes; alquiler de videojuegos; alquiler de violines
532411:alquiler de barrenadoras; alquiler de cimbra de madera; alquiler de cimbra metálica; alquiler de demoledoras; alquiler de excavadoras; alquiler de grúas para la construcción; alquiler de lavadoras de minerales; alquiler de madera para cimbra; alquiler de mezcladoras de concreto; alquiler de palas mecánicas; alquiler de pavimentadoras; alquiler de perforadoras; alquiler de pulidoras; alquiler de retroexcavadoras; alquiler de revolvedoras; alquiler de tarimas para la construcción; alquiler de transportadores de minerales
532412:alquiler de aeronaves sin operador; alquiler de equipo de transporte; alquiler de trenes sin operador
532420:alquiler de cajas registradoras; alquiler de calculadoras; alquiler de equipo de cómputo; alquiler de equipo periférico; alquiler de fotocopiadoras; alquiler de impresoras
532491:alquiler de arados; alquiler de aspersores; alquiler de bebederos; alquiler de bombas; alquiler de calderas; alquiler de cortadoras; alquiler de cosechadoras; alquiler de cuchillas; alquiler de desmenuzadoras; alquiler de extintores; alquiler de incubadoras; alquiler de maquinaria y equipo pesquero; alquiler de molinos agrícolas; alquiler de ordeñadoras; alquiler de picadoras; alquiler de red chinchero; alquiler de red de agallera; alquiler de red de arrastre; alquiler de red de cerco; alquiler de red de cuchara; alquiler de red de trasmalla; alquiler de rociadores; alquiler de sembradoras; alquiler de tractores agrícolas; alquiler de trasquiladoras; alquiler de trilladoras; alquiler de válvulas
532492:alquiler de andamios; alquiler de aparejos; alquiler de cargadores frontales; alquiler de carretillas; alquiler de carretones; alquiler de diablos de carga; alquiler de elevadores; alquiler de gatos hidráulicos; alquiler de malacates; alquiler de montacargas; alquiler de plataformas de uso general
532493:alquiler de amplificadores; alquiler de bafles; alquiler de canastillas de autoservicio; alquiler de carros de autoservicio; alquiler de cerraduras; alquiler de contenedores; alquiler de contenedores intermodales; alquiler de ecualizadores; alquiler de equipo cinematográfico; alquiler de equipo de laboratorio; alquiler de equipo de remediación; alquiler de equipo de seguridad vial; alquiler de equipo para electrolineras; alquiler de equipo para radiotelegrafía; alquiler de equipo para telefonía; alquiler de equipo radiofónico; alquiler de equipo teatral; alquiler de góndolas para autoservicio; alquiler de instrumental médico; alquiler de mostradores para el comercio; alquiler de rocolas
541110:adopciones; amparos; asuntos sindicales; bufetes jurídicos; derecho administrativo; derecho civil; derecho corporativo; derecho familiar; derecho fiscal; derecho internacional; derecho laboral; derecho mercantil; derecho penal; derechos de autor y patentes; despidos laborales; divorcios; mediación; peritaje legal; recisión de contratos; servicios legales en materia agraria; servicios legales en materia familiar; servicios legales en materia laboral; servicios legales en materia penal
541120:cartas poder; cartas tutelares; certificación de hechos; contratos de arrendamiento; contratos de compraventa; corredores públicos; correduría pública; escrituras; notarios públicos; notarías públicas; poderes notariales; testamentos; validación y ratificación de firmas
541190:apoyo para efectuar trámites legales; asesoría para efectuar trámites legales; búsqueda; entrega de citatorios; notificación; registros de derechos de autor; registros de marcas comerciales; registros de patentes
541211:auditoría; auditoría de estados financieros; auditoría fiscal; consultoría contable; consultoría fiscal; contabilidad general y cálculo de nómina; despachos contables; despachos de auditoría; despachos de contabilidad y auditoría; estados financieros; sistemas contables computarizados; teneduría de libros
541219:contabilidad; cálculo de impuestos; cálculo de saldo a favor; formatos fiscales; nóminas
541310:anteproyectos arquitectónicos; arquitectura; diseño arquitectónico de edificaciones; edificaciones no residenciales; edificaciones residenciales; inmuebles industriales; inmuebles para comercios y restaurantes; inmuebles para el alojamiento; inmuebles para la cultura; inmuebles para la educación; inmuebles para oficinas; peritaje en arquitectura; planos arquitectónicos; proyectos arquitectónicos; proyectos ejecutivos arquitectónicos; residencias multifamiliares; residencias unifamiliares; restauración de inmuebles
541320:arquitectura de paisaje; arquitectura de paisaje y urbanismo; caminos; campos de golf; centros comerciales; centros de convenciones; centros deportivos; centros turísticos; espacios públicos urbanos; estructuras con usos especializados; fraccionamientos residenciales; hospitales; hoteles; inmuebles residenciales multifamiliares; inmuebles residenciales unifamiliares; jardines; parques industriales; parques recreativos; peritaje en arquitectura de paisaje; planeación de paisajes; planeación urbana; planes de desarrollo urbano; planes para el uso del suelo; planes urbanos de desarrollo estratégico; planes urbanos de desarrollo industrial; planes urbanos de desarrollo turístico; plantas ornamentales; proyectos de urbanismo; puentes; urbanismo; vías de transporte; áreas residenciales
541330:ingeniería; ingeniería acústica; ingeniería alimentaria; ingeniería ambiental; ingeniería astronáutica; ingeniería civil; ingeniería de agua potable; ingeniería de alcantarillado; ingeniería de autopistas y carreteras; ingeniería de manejo de aguas pluviales; ingeniería de redes alámbricas; ingeniería de redes inalámbricas; ingeniería de transportes; ingeniería de tránsito; ingeniería electrónica; ingeniería en edificación residencial; ingeniería en electricidad; ingeniería en petróleo; ingeniería en procesos de producción; ingeniería en servicios municipales; ingeniería en telecomunicaciones; ingeniería ferroviaria; ingeniería forense; ingeniería geofísica; ingeniería industrial; ingeniería mecánica; ingeniería metalmecánica; ingeniería minera; ingeniería minero metalúrgica; ingeniería nuclear; ingeniería para la recolección; ingeniería química; ingeniería sanitaria; ingeniería textil; peritaje en ingeniería
541340:circuitos electrónicos; dibujo; dibujo de diseño de paisaje; dibujo de diseño interior; dibujos; dibujos arquitectónicos; dibujos para presentaciones; ilustraciones de ingeniería; instalaciones eléctricas; maquinaria; modelos de arquitectura; modelos de ingeniería; patentes y marcas registradas; planos; planos de edificios construidos; planos de instalaciones; planos de sistemas; planos estructurales; planos urbanos; proyectos arquitectónicos; proyectos ejecutivos; revisión y supervisión de dibujos; sistemas de tubería de procesos; sistemas mecánicos
541350:asbestos; calidad del agua; calidad del aire dentro de inmuebles; casas; construcción de casas nuevas; dióxido o monóxido de carbón; edificios comerciales; edificios en proceso de construcción; edificios ya construidos; estructura de obras ya construidas; inspección de edificios; peritaje en inspección de edificios; pinturas a base de plomo; plagas; radón; sistemas de obras ya construidas; tanques de gasolina subterráneos
541360:datos geofísicos por métodos aéreos; estudios electromagnéticos; estudios eléctricos; estudios geofísicos; estudios magnetométricos; estudios magnéticos; estudios radioactivos; estudios radiométricos; estudios sísmicos; geofísica; levantamiento geofísico; peritaje en levantamiento geofísico; registro geofísico de pozos
541370:aerotriangulación; agrimensura; apoyo terrestre; batimetrías; cartas aeronáuticas; cartas náuticas; consultoría geoespacial; conversión de datos geoespaciales; datos geoespaciales; digitalización de datos geoespaciales; fotogrametría; fotomosaicos; levantamiento catastral; levantamiento geodésico; levantamiento hidrográfico y batimétrico; levantamiento para la construcción; levantamiento topográfico; mapas; mapas climáticos; mapas de carreteras; mapas de uso del suelo; mapas hidrológicos; mapas orográficos; mapas temáticos; mapas turísticos; mosaico fotogramétrico; ortofotomapas; ortofotos e imágenes; peritaje en la elaboración de mapas; restitución fotogramétrica; topografía
541380:certificación de productos; instrumentos y materiales de referencia; productos que se comercializan; pruebas a la calidad del aire; pruebas a las bebidas; pruebas a los alimentos; pruebas a los minerales; pruebas a los residuos tóxicos; pruebas acústicas; pruebas al agua; pruebas al suelo; pruebas biológicas; pruebas de calibración; pruebas de control de calidad; pruebas de flujo; pruebas de fuerza; pruebas de medición de radiación; pruebas de presión; pruebas de resistencia de materiales; pruebas de volumen; pruebas destructivas y no destructivas; pruebas eléctricas y electrónicas; pruebas hidrostáticas; pruebas magnéticas; pruebas radiográficas; pruebas térmicas; pruebas ultrasónicas; pruebas ópticas; registro de sistemas de administración
541410:decoración de interiores; diseño de espacios interiores; diseño de interiores; edificaciones históricas; edificaciones no residenciales; edificaciones residenciales; espacios interiores
541420:artículos personales y para el hogar; automóviles; camiones; contenedores; diseño industrial; empaques; envases; equipo de cómputo; equipo de transporte; herramientas; maquinaria y equipo; muebles y accesorios para el hogar; máquinas y equipo de oficina; prototipos para la industria
541430:discos; diseño gráfico; diseño gráfico comercial; diseño gráfico corporativo; diseño gráfico editorial; diseño gráfico publicitario; envases y empaques; folletos; ilustraciones; libros; logotipos y marcas; papelería para oficina; periódicos; páginas de internet; reportes o informes anuales; revistas; señalamientos y sistemas de señalética; sistemas interactivos o interfaces; tarjetas de presentación; tipografía; trípticos
541490:accesorios de vestir; calzado; diseño de modas; joyas; ropa; textil
541810:agencias de promoción de ventas; agencias de publicidad; comunicación y mercadotecnia; mercadotecnia directa; producción publicitaria; promociones atléticas; promociones espectaculares; publicidad; servicio múltiple de publicidad
541820:agencias de relaciones públicas; cabildeo; capacitación en medios publicitarios; espacios editoriales; manejo de crisis; política; relaciones públicas
541830:investigación
541840:agencias de representación de medios
541850:agencias de anuncios publicitarios; anuncios pintados; carteles publicitarios; diseño de anuncios eléctricos; espacios publicitarios en paneles; espacios publicitarios en tableros; publicidad aérea
541860:agencias de correo directo; servicio completo de correo directo
541870:catálogos publicitarios en tiendas; cupones publicitarios puerta por puerta; folletos publicitarios en tiendas; folletos publicitarios puerta por puerta; material publicitario en sitios públicos; muestras publicitarias en tiendas; muestras publicitarias puerta por puerta; volantes publicitarios en tiendas; volantes publicitarios puerta por puerta
541890:aparadores; demostración de productos; escenarios; exhibidores; maniquíes; organización de bienvenidas; perifoneo; rotulación
541920:estudios fotográficos; fotografía de retratos escolares; fotografía médica; fotografía para convenciones; fotografía para el comercio; fotografía para la industria; fotografía para pasaportes; fotografía por computadora; fotografía publicitaria; videograbación para convenciones; videograbación para el comercio; videograbación para la industria
541941:esterilización de mascotas; hospitalización para mascotas; medicina veterinaria para mascotas; odontología para mascotas; tratamiento no quirúrgico para mascotas; tratamiento quirúrgico para mascotas
541942:centros antirrábicos; esterilización de mascotas; hospitalización para mascotas; medicina veterinaria para mascotas; odontología para mascotas; tratamiento no quirúrgico para mascotas; tratamiento quirúrgico para mascotas
541943:esterilización de ganado; hospitalización para la ganadería; medicina veterinaria para la ganadería; tratamiento no quirúrgico para ganado; tratamiento quirúrgico para ganado
541944:esterilización de ganado; hospitalización para la ganadería; medicina veterinaria para la ganadería; tratamiento no quirúrgico para ganado; tratamiento quirúrgico para ganado
561431:ampliación de fotocopias de textos; centros de fotocopiado; encuadernación en centros de fotocopiado; engargolado; enmicado; envío masivo de fax; fax; fotocopiado; recepción de correspondencia; reducción de fotocopias
561432:acceso a computadoras; café internet; cibercafé; internet público
561440:agencias de cobranza; carteras vencidas; cobranza; cobro de deudas en nombre del cliente; deudas de los individuos; deudas de los negocios
561610:detección de mentiras; detectives privados; empaquetado de dinero; escoltas; guardaespaldas; guardias; investigaciones legales; investigaciones para seguros; investigaciones personales y familiares; nóminas; perros guardianes; protección y custodia de bienes; protección y custodia de mercancías; protección y custodia de personas; traslado y custodia de valores; vigilancia de inmuebles; vigilancia en eventos especiales
561620:cerrajería de alta seguridad; sistemas de alarmas contra incendios; sistemas de alarmas contra robo; sistemas de seguridad; vehículos
561710:fumigación de plagas en casas habitación; fumigación de plagas en edificios; fumigación de plagas en jardines; fumigación no agrícola; plagas
561720:aeronaves; barcos; carros ferroviarios; lavado de pisos; limpieza de baños; limpieza de centros comerciales; limpieza de oficinas; limpieza de plantas industriales; limpieza de vidrios; limpieza postconstrucción o remodelación; pisos; trenes
561730:construcción de diseño; control de hierbas; fertilización; instalación de adornos en áreas verdes; instalación de andadores en áreas verdes; instalación de cercas en áreas verdes; instalación de estanques en áreas verdes; instalación de jardines; instalación de áreas verdes; instalación de áreas verdes en parques; jardinería no residencial; jardinería residencial; plantación
561740:limpieza de alfombras y tapetes; limpieza de muebles; limpieza de tapicería
561790:limpieza de albercas; limpieza de calentadores de agua; limpieza de chimeneas; limpieza de cisternas; limpieza de ductos de aire acondicionado; limpieza de ductos de calefacción; limpieza de ductos de ventilación; limpieza de estacionamientos; limpieza de extractores de aire; limpieza de fachadas de inmuebles; limpieza de filtros industriales; limpieza de hornos; limpieza de incineradores; limpieza de tanques elevados; limpieza de tinacos; limpieza de torres de enfriamiento
611111:centros de estimulación temprana; escuelas de educación preescolar; jardines de niños
611112:centros de estimulación temprana; escuelas de educación preescolar; escuelas rurales de educación preescolar; jardines de niños
611121:escuelas de educación primaria
611122:escuelas de educación primaria; escuelas de educación primaria indígena; escuelas rurales de educación primaria
611131:escuelas de educación secundaria general
611132:escuelas de educación secundaria general; telesecundarias
611141:escuelas de educación secundaria técnica
611142:escuelas de educación secundaria técnica
611161:colegios de ciencias y humanidades; escuelas de educación media superior
611162:colegios de bachilleres; colegios de ciencias y humanidades; telebachilleratos; vocacionales
611211:escuelas de educación técnica superior; universidades tecnológicas
611212:escuelas de educación técnica superior; universidades tecnológicas
611311:colegios de educación superior; escuelas de arte a nivel superior; escuelas de educación normal superior; institutos tecnológicos; programas de residencias médicas; universidades
611312:colegios militares de educación superior; escuelas de arte a nivel superior; escuelas de educación normal superior; institutos tecnológicos; programas de residencias médicas; universidades
611411:escuelas comerciales; escuelas secretariales
611412:escuelas comerciales; escuelas secretariales
611421:escuelas de computación
611422:escuelas de computación
611611:escuelas de artes plásticas; escuelas de danza; escuelas de escultura; escuelas de fotografía artística; escuelas de música; escuelas de pintura; escuelas de teatro; programas en artes visuales
611612:escuelas de artes plásticas; escuelas de danza; escuelas de escultura; escuelas de fotografía artística; escuelas de música; escuelas de pintura; escuelas de teatro; programas en artes visuales
611621:escuelas de aeróbics y zumba; escuelas de artes marciales; escuelas de equitación; escuelas de futbol; escuelas de gimnasia; escuelas de natación; escuelas de tenis; escuelas de yoga
611622:escuelas de aeróbics y zumba; escuelas de artes marciales; escuelas de equitación; escuelas de futbol; escuelas de gimnasia; escuelas de natación; escuelas de tenis; escuelas de yoga
611631:escuelas de idiomas
611632:escuelas de idiomas
611698:escuelas de manejo de automóviles; escuelas para padres
611699:escuelas de manejo de automóviles; escuelas para padres
611710:centros de intercambio cultural; centros de orientación vocacional; didáctica; diseño de exámenes; educación; gestión de becas; orientación vocacional; pedagogía
621111:consulta médica externa general; consultorios de medicina general
621112:consulta médica externa general; consultorios de medicina general
621113:alergología; anestesiología; cardiología; cirugía; cirugía plástica; consulta médica externa especializada; control de peso con prescripción médica; dermatología; diabetología; endocrinología; gastroenterología; geriatría; gineco-obstetricia; ginecología; hematología; homeopatía; inhaloterapia; medicina física; médicos internistas; nefrología; neumología; neurocirugía; neurología; nutriología; oftalmología; oncología; ortopedia; osteopatía; otoneurofoniatría; otorrinolaringología; patología; pediatría; proctología; psiquiatría; reumatología; traumatología; urología
621114:alergología; anestesiología; cardiología; cirugía; cirugía plástica; consulta médica externa especializada; control de peso con prescripción médica; dermatología; diabetología; endocrinología; gastroenterología; geriatría; gineco-obstetricia; ginecología; hematología; homeopatía; inhaloterapia; medicina física; médicos internistas; nefrología; neumología; neurocirugía; neurología; nutriología; oftalmología; oncología; ortopedia; osteopatía; otoneurofoniatría; otorrinolaringología; patología; pediatría; proctología; psiquiatría; reumatología; traumatología; urología
621115:clínicas de consultorios médicos
621116:clínicas de consultorios médicos
621211:cirugía dental en consultorios dentales; consultorios dentales; endodoncia en consultorios dentales; exodoncia en consultorios dentales; implantología en consultorios dentales; odontología en consultorios dentales; ortodoncia en consultorios dentales; periodoncia en consultorios dentales; prostodoncia en consultorios dentales
621212:cirugía dental en consultorios dentales; consultorios dentales; endodoncia en consultorios dentales; exodoncia en consultorios dentales; implantología en consultorios dentales; odontología en consultorios dentales; ortodoncia en consultorios dentales; periodoncia en consultorios dentales; prostodoncia en consultorios dentales
621311:consulta quiropráctica en consultorios; terapia quiropráctica en consultorios
621312:consulta quiropráctica en consultorios; terapia quiropráctica en consultorios
621320:optometría
621331:consulta psicológica en consultorios; psicología en consultorios
621332:consulta psicológica en consultorios; psicología en consultorios
621341:audiología en consultorios; terapia del lenguaje en consultorios; terapia deportiva en consultorios; terapia física en consultorios; terapia ocupacional en consultorios
621342:audiología en consultorios; terapia del lenguaje en consultorios; terapia deportiva en consultorios; terapia física en consultorios; terapia ocupacional en consultorios
621391:consulta en nutrición; dietética en consultorios
621392:consulta en nutrición; dietética en consultorios
621398:acupuntura en consultorios; consulta en naturismo; hipnoterapia en consultorios; masajes terapéuticos en consultorios; parteras; podiatría en consultorios; podología en consultorios
621399:acupuntura en consultorios; consulta en naturismo; hipnoterapia en consultorios; masajes terapéuticos en consultorios; parteras; podiatría en consultorios; podología en consultorios
621411:atención médica prenatal; atención psicoprofiláctica; centros de planificación familiar
621412:centros de planificación familiar
621491:clínicas de cirugía ambulatoria; clínicas de diálisis; tratamiento de diálisis renal en centros; tratamiento de hemodiálisis en centros
621492:clínicas de cirugía ambulatoria; clínicas de diálisis; tratamiento de diálisis renal en centros; tratamiento de hemodiálisis en centros
621511:análisis clínicos en laboratorios; análisis patológicos en laboratorios; biopsias para personas en laboratorios; endoscopia para personas en laboratorios; estudios genéticos en laboratorios; exudados para personas en laboratorios; mamografía para personas en laboratorios; radiología para personas en laboratorios; rayos x para personas en laboratorios; tomografía para personas en laboratorios
621512:análisis clínicos en laboratorios; análisis patológicos en laboratorios; biopsias para personas en laboratorios; endoscopia para personas en laboratorios; estudios genéticos en laboratorios; exudados para personas en laboratorios; mamografía para personas en laboratorios; radiología para personas en laboratorios; rayos x para personas en laboratorios; tomografía para personas en laboratorios
621610:enfermería a domicilio por cuidadoras; terapia mediante infusiones a domicilio
621910:buceo de rescate; búsqueda y rescate de personas; escolta médica de pacientes; primeros auxilios en establecimientos; traslado de enfermos en ambulancias; órganos
621991:bancos de esperma humano; bancos de ojos; bancos de semen humano; bancos de tejidos; bancos de órganos; centros de donación de sangre; centros de donación de órganos; centros de osteoporosis; esterilización de equipo médico
621992:bancos de esperma humano; bancos de ojos; bancos de semen humano; bancos de tejidos; bancos de órganos; centros de donación de sangre; centros de donación de órganos; centros de osteoporosis; esterilización de equipo médico
622111:hospitales de enfermedades de la mujer; hospitales generales; hospitales geriátricos; hospitales pediátricos
622112:hospitales de enfermedades de la mujer; hospitales generales; hospitales geriátricos; hospitales pediátricos
622211:hospitales psiquiátricos
622212:hospitales psiquiátricos
622311:hospitales de maternidad
622312:hospitales de maternidad
624411:centros de estimulación temprana; cuidado diario de niños; guarderías
624412:centros de estimulación temprana; cuidado diario de niños; guarderías
713910:acceso a clubes de golf; caddies; instalaciones equipadas para jugar golf
713920:operación de áreas para esquiar; pistas para esquiar
713930:marinas turísticas; salvamento de embarcaciones recreativas
713941:acceso a clubes deportivos
713942:acceso a clubes deportivos
713943:acceso a albercas olímpicas; acceso a canchas de básquetbol; acceso a canchas de béisbol; acceso a canchas de frontenis; acceso a canchas de frontón; acceso a canchas de futbol; acceso a canchas de futbol rápido; acceso a canchas de squash; acceso a canchas de tenis; acceso a canchas de voleibol; acceso a gimnasios; acceso a pistas de hielo; acceso a pistas de patinaje; centros de acondicionamiento físico
713944:acceso a albercas olímpicas; acceso a canchas de básquetbol; acceso a canchas de béisbol; acceso a canchas de frontenis; acceso a canchas de frontón; acceso a canchas de futbol; acceso a canchas de futbol rápido; acceso a canchas de squash; acceso a canchas de tenis; acceso a canchas de voleibol; acceso a gimnasios; acceso a pistas de hielo; acceso a pistas de patinaje; centros de acondicionamiento físico
713950:boliches con billar
713991:tiempo en mesas de carambola; tiempo en mesas de pool
713992:clubes de yates sin marinas turísticas; clubes o ligas de aficionados; clubes o ligas de aficionados de ajedrez; clubes o ligas de aficionados de boliche; clubes o ligas de aficionados de bridge; clubes o ligas de aficionados de béisbol; clubes o ligas de aficionados de caza; clubes o ligas de aficionados de dominó; clubes o ligas de aficionados de futbol; clubes o ligas de aficionados de pesca
713998:acceso a campos de golf miniatura; acceso a casas de terror; acceso a pistas para carritos; acceso a salas de tiro al blanco; acceso a salones de ping-pong; esquí acuático; ferias de juegos mecánicos; guías de caza y pesca; guías de turismo; juegos recreativos con premio en ferias; operadores de aventura-naturaleza; recorridos grupales en zonas naturales; recorridos por ríos en balsas y canoas
713999:acceso a salas de tiro al blanco; acceso a salones de ping-pong; ferias de juegos mecánicos; juegos recreativos con premio en ferias
721112:hoteles sin otros servicios integrados
721113:moteles sin otros servicios integrados
721120:hoteles con casino
721190:bungalows; cabañas; casas típicas para viajeros; hostales; villas
721210:albergues juveniles; albergues recreativos; campamentos de montaña; campamentos para caza y pesca; campamentos recreativos con pernoctación; habitaciones compartidas
721311:casas de huéspedes; pensiones para huéspedes
721312:campamentos de trabajadores
722310:comedores industriales
722320:banquetes
722411:reparación de antros; reparación de cabarets; reparación de centros nocturnos; reparación de discotecas; reparación de salones de baile
722412:reparación de bares; reparación de cantinas; reparación de cervecerías; reparación de merenderos; reparación de pulquerías; reparación de tabernas
722515:cafeterías; reparación de neverías; reparación de paleterías; reparación de refresquerías
722516:reparación de cafeterías de autoservicio; reparación de neverías de autoservicio; reparación de pizzerías de autoservicio; reparación de restaurantes bufete; restaurantes de autoservicio
722517:reparación de pollos asados para llevar
722518:reparación de raspados para llevar
811111:mantenimiento de automóviles y camiones; reparación de automóviles y camiones
811113:automóviles y camiones; bielas de automóviles y camiones; cigüeñales de automóviles y camiones; monoblocks de automóviles y camiones; partes de motores; pistones de automóviles y camiones; árbol de levas de automóviles y camiones
811116:automóviles y camiones; ejes traseros de automóviles y camiones
811121:automóviles antiguos y clásicos; automóviles y camiones; carrocerías de automóviles y camiones; chasises; reparación de chasises
811122:automóviles y camiones; reparación de capotas
811129:reparación de elevadores automotrices
811191:reparación de llantas con parche frío; vulcanizadoras
811192:autolavados; automóviles y camiones; lavado de automóviles y camiones; lavado de carrocerías; lavado de chasis
811199:automóviles y camiones; cambio de aceite; cristales para automóviles y camiones; reparación de climas automotrices
811211:reparación de blu-ray; reparación de bocinas de uso doméstico; reparación de pantallas de plasma; reparación de radios de uso doméstico
811219:cartuchos de inyección de tinta; cartuchos de tóner para impresoras; reparación de aparatos de rayos x; reparación de autoclaves; reparación de balanzas electrónicas; reparación de básculas electrónicas; reparación de calculadoras electrónicas; reparación de computadoras y periféricos; reparación de endoscopios; reparación de equipo de oficina; reparación de equipo de precisión; reparación de equipo médico electrónico; reparación de equipo para cirugía mayor; reparación de equipo para cirugía menor; reparación de equipo óptico; reparación de esterilizadores; reparación de estetoscopios; reparación de fotocopiadoras; reparación de impresoras; reparación de microscopios electrónicos; reparación de semáforos; reparación de teléfonos celulares; reparación de velocímetros
811311:limpieza de maquinaria y equipo forestal; reparación de arados; reparación de aspersores; reparación de cortadoras; reparación de cosechadoras; reparación de cribadoras; reparación de cuchillas; reparación de desmenuzadoras; reparación de incubadoras; reparación de molinos agrícolas; reparación de ordeñadoras; reparación de picadoras; reparación de rastrilladoras; reparación de sembradoras; reparación de sierras múltiples; reparación de tractores agrícolas; reparación de trasquiladoras; reparación de trilladoras
811312:mantenimiento de extintores; maquinaria y equipo industrial; motores industriales; reparación de andamios; reparación de bombas de uso industrial; reparación de compresoras industriales; reparación de equipo para fundición; reparación de equipo para galvanoplastia; reparación de extintores; reparación de generadores de vapor; reparación de hornos industriales; reparación de tornos industriales; reparación de válvulas de uso industrial
811313:reparación de cargadores frontales; reparación de contenedores; reparación de elevadores de todo tipo; reparación de escaleras eléctricas; reparación de gatos hidráulicos; reparación de grúas en general; reparación de montacargas
811314:reparación de canceles; reparación de cámaras frigoríficas; reparación de equipo para electrolineras; reparación de máquinas recreativas; reparación de rocolas
811410:reparación de aspiradoras para el hogar; reparación de batidoras para el hogar; reparación de cafeteras para el hogar; reparación de licuadoras para el hogar; reparación de lámparas para el hogar; reparación de planchas para el hogar; reparación de rasuradoras para el hogar; reparación de taladros para el hogar; reparación de tostadores para el hogar; reparación de ventiladores para el hogar
811420:muebles para el hogar; reparación de alfombras para el hogar; reparación de colchones para el hogar; reparación de muebles para el hogar; reparación de tapetes para el hogar
811430:calzado; hormas para calzado; reparación de artículos de piel o cuero; reparación de artículos de talabartería; reparación de calzado; reparación de chamarras de piel o cuero; reparación de guantes de piel o cuero; reparación de maletas de piel o cuero; reparación de mochilas de piel o cuero; reparación de ropa de piel o cuero; reparación de suelas para calzado; reparación de tacones para calzado; reparación de tapas para calzado; talabarterías
811491:apertura de cerraduras de cajas fuertes; apertura de cerraduras de muebles; apertura de cerraduras de puertas; cambio de cerraduras de cajas fuertes; cambio de cerraduras de muebles; cambio de cerraduras de puertas; cerrajerías; llaves; reparación de cajas fuertes; reparación de candados; reparación de cerraduras de puertas; reparación de muebles
811492:reparación de cuatrimotos; reparación de motocicletas; reparación de motonetas; reparación de tricimotos; talleres de reparación de motocicletas
811493:reparación de bicicletas; reparación de cuadriciclos; reparación de triciclos; talleres de reparación de bicicletas
811499:artículos para el hogar; cuchillos para el hogar; limpieza de artículos de plata; reparación de anteojos; reparación de aparatos de gimnasia; reparación de bastones; reparación de celosías; reparación de embarcaciones recreativas; reparación de go-karts; reparación de instrumentos musicales; reparación de joyas; reparación de juguetes; reparación de motores fuera de borda; reparación de ollas de presión; reparación de paneles solares térmicos; reparación de paraguas; reparación de persianas; reparación de relojes; reparación de ropa; reparación de sombreros; tijeras para el hogar
812110:afeitado; alaciado de cabello; aplicación de mascarillas y vendas; aplicación de tatuajes corporales; aplicación de uñas postizas; bronceado corporal; centros de masaje; clínicas de belleza; clínicas de depilación; coloración y teñido del cabello; corte de cabello; cuidado de la piel; cuidado de uñas; cuidado del cabello; cuidado y arreglo personal; decoloración del cabello; depilado permanente; depilado temporal; eliminación de tatuajes corporales; estilización del cabello; faciales; lavado capilar; manejo de dietas; manicura; maquillaje permanente; maquillaje temporal; masajes no terapéuticos; masajes reductivos; modificación corporal; modificación de la textura del cabello; pedicura; peinado; peluquerías; perforaciones corporales; permanentes para el cabello; salones de belleza
812120:baños de hidromasaje; baños de vapor; baños públicos; baños turcos; regaderas; sauna; solarios
812130:bolerías; calzado; limpieza de calzado; sanitarios públicos
812210:acceso a máquinas de lavandería; lavado de ropa; lavandería comercial; lavandería industrial; lavandería para el consumidor; limpieza de artículos de cuero; limpieza de artículos de piel; planchado; ropa; tintorería especializada; tintorería general
812310:agencias funerarias; aquamación; capillas de velación; cremación de restos humanos; embalsamamiento de humanos; entierro de restos humanos; servicios funerarios para humanos; transporte foráneo de restos humanos; transporte local de restos humanos; traslado foráneo de cadáveres humanos; traslado local de cadáveres humanos; velación
812321:osarios para humanos en cementerios
812322:osarios para humanos en cementerios
812410:administración de parquímetros; estacionamiento asistido por personal; estacionamiento en la vía pública; estacionamientos públicos; pensión para vehículos automotores
812910:ampliación de fotografías; impresión de fotografías; reducción de fotografías; restauración digital de fotografías; revelado de fotografías; revelado de fotografías en una hora
812990:adiestramiento de perros guía; agencias matrimoniales; arreglo de mascotas; aseo para mascotas; astrología; brujos; cartomancia; casilleros que funcionan con monedas; cementerios para mascotas; corte de pelo y uñas para mascotas; cremación de restos de mascotas; cuidado de mascotas; elaboración de cartas astrales; elaboración de horóscopos; embalsamamiento de mascotas; entierro de restos de mascotas; entrenamiento canino; entrenamiento de animales; erotismo; esoterismo; espiritistas; estéticas para mascotas; guardapaquetes; investigaciones genealógicas; lectura de café; lectura de la palma de la mano; mascotas; pensión de animales; pensión de mascotas; planeación; predicción del futuro; prostíbulos; servicios funerarios para mascotas; servicios para encontrar pareja; servicios psíquicos; servicios sexuales
813110:asociaciones de comerciantes; asociaciones de prestadores de servicios; asociaciones de productores agrícolas; asociaciones de productores industriales
813120:asociaciones laborales; asociaciones sindicales; sindicatos
813130:asociaciones de abogados; asociaciones de arquitectos; asociaciones de artistas; asociaciones de deportistas; asociaciones de ingenieros; asociaciones de médicos; asociaciones de profesionistas
813140:federaciones de atletismo; federaciones de básquetbol; federaciones de béisbol; federaciones de ciclismo; federaciones de esgrima; federaciones de futbol; federaciones de gimnasia; federaciones de golf; federaciones de natación; federaciones de tenis; federaciones de voleibol; federaciones deportivas
813210:asociaciones eclesiásticas; asociaciones religiosas; basílicas; capillas; casas de retiro; catedrales; centros de servicios misioneros; congregaciones de misioneros; conventos; iglesias; institutos bíblicos; institutos ecuménicos; mezquitas; monasterios; parroquias; seminarios; sinagogas; templos
813220:asociaciones políticas; organizaciones políticas; partidos políticos
813230:asociaciones civiles; asociaciones civiles de caridad; asociaciones civiles de cultura; asociaciones civiles de derechos humanos; asociaciones civiles de educación; asociaciones civiles de salud; asociaciones de alumnos; asociaciones de automovilistas; asociaciones de condóminos; asociaciones de estudiantes; asociaciones de padres de familia; asociaciones de scout; asociaciones juveniles; asociaciones protectoras de animales; clubes de leones; clubes de pasatiempos sin instalaciones; clubes rotarios; organizaciones civiles de apoyo social
814110:hogares que emplean camaristas; hogares que emplean choferes; hogares que emplean cocineros; hogares que emplean jardineros; hogares que emplean lavanderos; hogares que emplean mayordomos; hogares que emplean mozos; hogares que emplean planchadores; hogares que emplean porteros; hogares que emplean veladores; hogares que emplean vigilantes
$terms$, E'\n'), E'\n') line, regexp_split_to_table(split_part(line, ':', 2), '; ') term
on conflict do nothing;
-- Words typed by people who say what they want to do or what ails them, rather than what a business is called: "tengo hambre", "imprimir",
-- "goteras". And words of every day, which are no slip of the hand whatever they resemble: "hambre" is not "alambre".
--
-- Who may do what: as the migration of synonyms says; the functions are asked by the search functions alone

create function private.is_everyday_word(word text) returns boolean
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  -- Folded. Only words that no business need have: what one has is known anyway.
  everyday constant text := ' '
    'abajo abogado abono abrigo abril abuela abuelo aceite acta agosto agua ahorrar alberca alergia algo alitas alla almuerzo alto '
    'alumno amar amarillo ambulancia amiga amigo amor analisis ancho anillo ansiedad antena antojo aprender aqui aranas arete armar '
    'arreglar arriba arroz asado asalto atole atras audifonos auto avion ayer ayuda ayudar azucar azul bailar baile bajo banco bano '
    'barata barato barba barco barrer basquet basura bateria bautizo bebe beber beca besar bici bicicleta bigote birria blanco boca '
    'bocina boda bolsa bomberos bonita bonito bordar bota botana box brazo bronca bueno buscar caballo cabello cabeza cable cafe cajero '
    'calcetin caldo calidad calor cama camara cambio caminar camion camisa cancer cancha cantar cara carcel cargador cargar carne caro '
    'carro casa casarse casero celular cena cerillos cerrado cerveza chamaco chamarra chamba chavo chico chido chilaquiles chile '
    'chinches choque churros cine cita clase cobrar coche cocina cocinar codo collar comadre combi comedor comer comida compadre '
    'componer compra comprar computadora con conejo confianza consola construir contrato control corazon correr cortar corto coser '
    'costo credito crudo cuaderno cuarto cuate cucarachas cuello cuidar cumpleanos curp curso danza dedo demanda dentro departamento '
    'deporte deposito depresion desarmar desayuno descansar descompuesto descuento desde deuda dia diabetes diarrea diciembre diente '
    'diesel dificil dinero disco disfraz divorciarse doctor dolor domingo dormir duda dulce dulces economico elotes embarazo emergencia '
    'empenar empleo enchiladas encontrar enero enfermera enfrente ensalada ensenar enterrar entre enviar escalera escribir escuchar '
    'escuela espalda espejo esposa esposo esquites estacionar estomago estres estudiar examen facil falda familia febrero feo fiebre '
    'fiesta firma flan flores foco fractura freir freno frijol frijoles frio frito fruta fuera fuga fugas futbol gallina gas gasolina '
    'gastar gato gelatina gente globos goma gorra gotera goteras grande gratis gripa gripe gris grua guardar hablar hambre hamburguesa '
    'hamburguesas hamster hasta helado herencia herida hermana hermano higado hija hijo hogar hombre hombro hora hormigas hornear '
    'hospital hotel hueso huevo humedad idea iglesia impresora imss ine inquilino insomnio instalar internet inundacion inyeccion '
    'issste jardin jefe joven juego juegos jueves juez jugar jugo juguetes julio junio junto juntos karate lampara lana lapiz largo '
    'lavar leche leer lejos lengua lentes lento libro licencia limpiar limpio llamar llanta llaves llorar luego lunes luz macetas madre '
    'maestra maestro maleta malo mama manana mandar manejar mano mantequilla mapa martes marzo mayo mediano medicina mejor memoria '
    'merienda mesa metro mezcal micro miedo miercoles migrana minuto misa mismo mochila morado morir morro moscas mosquitos moto motor '
    'mover mucho mudarse muerte muertos mujer multa museo musica nacer nada nadar naranja nariz natacion navidad negro nieve nina nino '
    'noche notario novia noviembre novio nueva nuevo nunca octubre oferta ojo oreja otro padre pagar pago pajaro paleta pan pantalla '
    'pantalon panteon panza papa para pared parque parto pasaporte pastel pastilla patio pecho pegar pelicula pelo pension peor pequeno '
    'perder perdido perro persona pescado peso pesos pez picoso pie piel pierna pilates pintar piso placas plaga plan planchar plantas '
    'playa pluma poco policia pollo posada postre pozole precio pregunta presion prestamo prestar primo problema promocion pronto '
    'puerco puerta pulgas pulmon pulque quemadura querer queso radio rapida rapido ratas ratones receta recibir refresco regalo regla '
    'reir reloj renta rentar reparar respuesta retiro reyes rezar rinon robo rodilla rojo romper ropero rosa roto sabado sal sala '
    'salado salsa sandalia sangre sat sed seguro semana semillas septiembre servicio siempre silla sillon sin sobre sofa soldar solo '
    'solucion sombrero sonar sopa sucio sueno sueter sushi tableta taco taladrar tamal tamales tarde tarea taxi teatro techo tejer tele '
    'telefono television templo tenencia tenis tequila terreno testamento tia tierra tinta tio titulo todo tomar toner torta tortuga '
    'tos trabajar trabajo traje tramite trapear tren una uniforme urgente usada usado vaca vacaciones vacuna vecina vecino vegana '
    'vegano vegetariano velas vender venta ventana verde verdura verificacion vestido viajar viaje vida videojuegos viejo viernes vino '
    'visa visita vomito wifi yoga zapato zapatos ';
begin
  return strpos(everyday, ' ' || word || ' ') > 0;
end $$;
comment on function private.is_everyday_word is 'True if a folded word is Spanish of every day, and so not a mistyped other one.';

-- Each want leads to words for the place, and to its census classes.
insert into public.sinonimos (termino, equivale, scian)
select distinct btrim(a), case when b !~ '^ ?[0-9]' then btrim(b) end, case when b ~ '^ ?[0-9]' then btrim(b) end
from (values
  ('hambre, antojo, comer, cenar, desayunar, desayunar rico, almorzar, merendar, merienda, botanear',
    'comida, restaurante, fonda, taquería, tacos, antojitos, tortas, lonchería, pizzería, 722511, 722512, 722513, 722514, 722516, 722517, 722518, 722519'),
  ('sed', 'jugos, juguería, refrescos, aguas frescas, abarrotes'),
  ('beber, tomar algo, echar trago', 'bar, cervecería, cantina, 722412'),
  ('dormir, sueño, hospedarse, hospedar', 'hotel, motel, hospedaje, 721111, 721112, 721113'),
  ('imprimir, impresora', 'impresiones, impresión, imprenta, copias, 323119'),
  ('fotocopiar, copiar, escanear, enmicar, engargolar', 'copias, fotocopias, impresiones, papelería, 561431, 465311'),
  ('dolor, enfermo, enferma, dolor de cabeza, dolor de estómago, diarrea, vómito, migraña, presión', 'consultorio médico, clínica, 621111, 621115'),
  ('herida, fractura, quemadura, emergencia', 'hospital, clínica, urgencias, 622111'),
  ('diente, dientes, dolor de muelas, sacar muela', 'dental, dentista, odontología, 621211'),
  ('ver bien, graduar lentes', 'óptica, lentes, 464121'),
  ('peinar, peinado, rapar, rasurar, cortar pelo', 'estética, barbería, peluquería, 812110'),
  ('depilar, depilarse', 'depilación'), ('tatuar, tatuarse', 'tatuajes, tattoo'), ('maquillar', 'maquillaje'),
  ('soldar', 'soldadura, herrería, 332320'), ('pintar', 'pintor, pintores, pintura, 238320'), ('tapizar', 'tapicería, 811420'),
  ('lavar', 'lavandería, lavado, autolavado, 812210, 811192'), ('planchar', 'planchaduría, tintorería, lavandería, 812210'),
  ('coser, zurcir, remendar', 'costura, costurera, sastrería, arreglos de ropa'), ('bordar', 'bordados'), ('estampar', 'estampados, serigrafía'),
  ('rentar, alquilar', 'renta, alquiler'), ('empeñar, dinero, prestar', 'empeño, préstamos, 522452'),
  ('enviar, mandar paquete', 'envíos, paquetería, mensajería, 492110, 492210'), ('mudarse, mudar', 'mudanzas, fletes, 484210'),
  ('instalar', 'instalación, instalaciones'), ('construir', 'construcción, constructora, albañilería, 238130'), ('remodelar', 'remodelación, remodelaciones'),
  ('impermeabilizar, gotera, goteras, humedad', 'impermeabilización, impermeabilizante, 238390'),
  ('fumigar, cucarachas, ratas, ratones, chinches, hormigas, mosquitos, pulgas, plaga', 'fumigación, control de plagas, 561710'),
  ('destapar', 'destape de caños, plomería, 238221'), ('ponchar, ponchó', 'vulcanizadora, llantera, 811191'),
  ('afinar', 'afinación, taller mecánico, 811111'), ('alinear, balancear', 'alineación, balanceo, 811116'), ('polarizar', 'polarizado'),
  ('tornear', 'torno, tornos'), ('verificación, verificar', 'verificentro, verificación vehicular'), ('manejar', 'escuela de manejo, autoescuela'),
  ('estudiar, aprender', 'escuela, cursos, clases'), ('nadar', 'natación, alberca'), ('bailar', 'baile, danza'), ('cantar', 'canto, música'),
  ('leer', 'libros, librería, 465312'), ('ejercicio, entrenar', 'gimnasio, 713943'),
  ('boda, casarse, bautizo, cumpleaños, fiesta, quince años', 'salón de fiestas, eventos, banquetes, 531113'),
  ('divorciarse', 'abogado, divorcios, 541110'), ('herencia, testamento, escriturar', 'notaría, abogado, 541120, 541190'),
  ('enterrar, entierro, velar', 'funeraria, velatorio, 812310'), ('viajar, viaje, vacaciones', 'agencia de viajes, viajes, 561510'),
  ('vacunar', 'vacunas, veterinaria'), ('regalar', 'regalos'), ('cuidar niños', 'guardería, estancia infantil')
) g (wants, places),
  regexp_split_to_table(g.wants, ',') a, regexp_split_to_table(g.places, ',') b
where b ~ '^ ?[0-9]' or private.term_key(a) is distinct from private.term_key(b)
on conflict do nothing;

-- The category in which one would look for a thing of which no business is called.
create function private.category_named(beginning text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return (
    select c.slug from (values
      ('alimentos-y-bebidas', 'comida tacos tortas pizza hamburguesas sushi alitas birria pozole barbacoa carnitas mariscos pollo pastel postres helados cafe cerveza jugos desayunos antojitos'),
      ('belleza-y-cuidado-personal', 'unas pestanas cejas peinados maquillaje tinte corte cabello pelo barba depilacion facial tatuajes'),
      ('servicios-del-hogar', 'plomero electricista albanil herrero carpintero cerrajero pintor fumigacion mudanzas fletes limpieza impermeabilizacion muebles lavadoras refrigeradores'),
      ('moda-y-tiendas', 'ropa zapatos tenis vestidos uniformes bolsas joyeria regalos juguetes telas disfraces sombreros'),
      ('mascotas-y-veterinarias', 'perro gato mascota croquetas veterinario acuario pajaros conejos'),
      ('salud-y-bienestar', 'doctor medico dentista farmacia medicinas lentes analisis psicologo nutriologo terapia masajes gimnasio yoga hospital enfermera'),
      ('educacion-y-escuelas', 'escuela kinder primaria secundaria preparatoria universidad guarderia clases cursos ingles regularizacion natacion danza'),
      ('autos-y-talleres', 'auto carro coche moto mecanico llantas frenos bateria refacciones taller hojalateria grua autolavado verificacion'),
      ('tecnologia-y-electronica', 'celular computadora laptop tableta impresora pantalla television audifonos cargador internet ciber camaras videojuegos')
    ) c (slug, words)
    where length(beginning) >= 4 and strpos(' ' || c.words, ' ' || beginning) > 0
    limit 1
  );
end $$;
comment on function private.category_named is 'The category of a thing whose name begins like this; null when none is known.';

revoke execute on function
  private.is_everyday_word(text),
  private.category_named(text)
  from public;
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
-- Search of the directory: the second stage. Read it from the bottom: search_businesses() puts the parts together.
--
-- Under row security none of the text operators use an index, so the functions run as their owner: the visibility rule, the columns
-- and the limits are written in them (decision 5).
--
-- Who may do what:
--   search_businesses()   everybody

create type private.candidate as (
  id uuid,
  nombre_plano text,
  rango smallint,
  created_at timestamptz,
  plan_type text,
  slug_categoria text,
  slug_colonia text,
  -- Null when the hours are not known.
  is_open boolean,
  distance double precision,
  -- 0: what was typed, be it in the middle of a word, 1: after correction, 2: all words but one.
  level smallint,
  relevance real
);

-- Filters of a list; null is "no filter".
create type private.filters as (
  category text,
  plan text,
  neighborhood text,
  only_open boolean,
  -- With only_open: also those whose hours nobody knows.
  or_unknown_hours boolean,
  with_phone boolean,
  -- A value of formas_de_pago, of entrega. Hardly any listing tells: what does not is looked at no further, and counts are of those that do.
  payment text,
  delivery text,
  -- A colonia: who brings it there counts as being there.
  served text
);

-- Limits a list by payment and delivery, in a query with these parameters. The second condition of each is that of the index: it has only
-- listings which tell.
create function private.ways_condition(f private.filters, payment text, delivery text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return concat(
    case when f.payment is not null then format(' and n.formas_de_pago @> array[%s] and n.formas_de_pago <> ''{}''', payment) end,
    case when f.delivery is not null then format(' and n.entrega @> array[%s] and n.entrega <> ''{}''', delivery) end
  );
end $$;

-- The colonia that a listing counts for, in a query with this parameter.
create function private.place_column(f private.filters, served text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return case when f.served is null then 'n.slug_colonia'
    else format('case when n.slugs_de_entrega @> array[%1$s] then %1$s else n.slug_colonia end', served) end;
end $$;

-- Card of a business within its plan, and so all that the search functions give away.
create function private.business_card(n public.negocios) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', n.id, 'slug', n.slug, 'nombre', n.nombre, 'descripcion', left(n.descripcion, 300), 'categoria', n.categoria,
    'slug_categoria', n.slug_categoria, 'actividad', n.actividad, 'plan_type', n.plan_type, 'telefono', n.telefono,
    'telefono_oculto', n.telefono_oculto, 'solo_whatsapp', n.solo_whatsapp,
    'telefono_e164', n.telefono_e164, 'whatsapp', n.whatsapp, 'whatsapp_e164', n.whatsapp_e164, 'direccion', n.direccion,
    'direccion_aproximada', n.direccion_aproximada, 'colonia', n.colonia, 'slug_colonia', n.slug_colonia, 'hours', n.hours, 'horario', n.horario,
    'horario_especial', n.horario_especial, 'latitude', n.latitude,
    'longitude', n.longitude, 'portada_url', n.portada_url, 'imagen_url', n.imagen_url, 'logo_url', n.logo_url,
    'rating', n.rating, 'reviews_count', n.reviews_count, 'is_featured', n.is_featured
  ) - private.columns_beyond(n.plan_type);
end $$;

-- Card with the metres from here.
create function private.card_with_distance(n public.negocios, lat double precision, lng double precision) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return private.business_card(n) || jsonb_build_object('distancia_m', case when lat is not null and n.latitude is not null then
    -- The haversine formula on a sphere of 6,371 km.
    round((2 * 6371000 * asin(least(1, sqrt(
      power(sind((n.latitude - lat) / 2), 2) + cosd(lat) * cosd(n.latitude) * power(sind((n.longitude - lng) / 2), 2)
    ))))::numeric, 1) end);
end $$;

-- Start of a plan in `rango`, the order of browsing: the next plan is 20 further.
create function private.plan_rank(plan text) returns smallint
language sql immutable set search_path = '' as $$
  select case plan when 'premium' then 60 when 'pro' then 40 when 'free' then 20 end
$$;

create function private.is_open_sql(minute text) returns text
language sql immutable set search_path = '' as $$
  select format('(n.minutos_abierto @> mod(%1$s, 10080)) <> coalesce(n.minutos_especiales @> %1$s, false)', minute)
$$;
comment on function private.is_open_sql is 'The condition by which a business n is open, null when its hours are not known. minute: how a query names the minute, see private.local_minute. As text, so that the planner sees through it.';

create function private.count_around(here point, radius_m int, most int)
returns table (plan_type text, slug_categoria text, slug_colonia text, is_open boolean, rango smallint, businesses int)
language plpgsql stable set search_path = '' set enable_sort = off set enable_bitmapscan = off as $$
declare
  minute constant int := private.local_minute(now());
begin
  return query
  select n.plan_type, n.slug_categoria, n.slug_colonia, n.is_open, n.rango, count(*)::int
  from (
    select n.plan_type, n.slug_categoria, n.slug_colonia,
      (n.minutos_abierto @> mod(minute, 10080)) <> coalesce(n.minutos_especiales @> minute, false) as is_open,
      -- Of the rank only whether there is a telephone: fewer groups.
      case when n.rango % 20 >= 8 then 8 else 0 end::smallint as rango
    from public.negocios n
    where n.is_approved and not n.is_deleted and n.punto operator(pg_catalog.<@) circle(here, radius_m)
    order by n.punto operator(pg_catalog.<->) here
    limit most
  ) n
  group by 1, 2, 3, 4, 5;
end $$;
comment on function private.count_around is 'The nearest businesses within a circle, counted by what filters ask for.';

-- Relevance of a name and its document of words. Written so that the planner puts it in the place of the call: called for each row it would
-- take longer than the weighing itself.
create function private.relevance(
  document tsvector, name text, folded text, typed tsquery, typed_weight real, meant tsquery, meant_weight real
) returns real
language sql immutable
return (
  -- Words in the name count most, then activity and services, then the colonia; a synonym is worth less than the word itself.
  -- Weighing costs twice what finding does.
  coalesce(ts_rank('{0.05, 0.3, 0.4, 1.0}', document, typed), 0) * typed_weight
    + 1.25::real * coalesce(ts_rank('{0, 0.1, 0.5, 1.0}', document, meant), 0) * meant_weight
    + case when starts_with(name, folded) then 0.3::real else 0 end
    -- One word ("ferreteria") names a trade; several are held against the whole name.
    + case when folded like '% %' then 0.2::real * least(1, length(folded)::real / greatest(length(name), 1))
        + case when name = folded then 10 else 0 end else 0 end
)::real;

-- Share of a term's words that a query stands for.
create function private.query_weight(query tsquery, units int) returns real
language sql immutable set search_path = '' as $$
  select ((coalesce(numnode(query), 0) + 1) / 2.0 / greatest(units, 1))::real
$$;

-- Finds by the words alone, without filters, as nearly every search asks. Planned once for a connection: planning takes as long as finding.
-- A query that is null finds nothing. Of free listings an eighth comes first, so that what is everywhere is not gathered whole
-- (negocios_search_some).
create function private.find_by_words(u private.understanding, here point, most int) returns setof private.candidate
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
set plan_cache_mode = force_generic_plan as $$
declare
  minute constant int := private.local_minute(now());
  typed_weight constant real := private.query_weight(u.typed, u.units);
  meant_weight constant real := private.query_weight(u.meant, u.units);
begin
  return query
  select p.id, p.nombre_plano, p.rango, p.created_at, p.plan_type, p.slug_categoria, p.slug_colonia,
    (p.minutos_abierto @> mod(minute, 10080)) <> coalesce(p.minutos_especiales @> minute, false), p.punto operator(pg_catalog.<->) here,
    p.level::smallint,
    private.relevance(p.busqueda, p.nombre_plano, u.folded, u.typed, typed_weight, u.meant, meant_weight)
  from (
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 0 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.nombre_plano = u.folded
      limit 200
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 0 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.exact and n.nombre_plano <> u.folded and n.plan_type <> 'free'
      limit most / 3
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 0 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.exact and n.nombre_plano <> u.folded
        and n.plan_type = 'free' and n.id >= 'e0000000-0000-0000-0000-000000000000'
      union all
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 0 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.exact and n.nombre_plano <> u.folded
        and n.plan_type = 'free' and n.id < 'e0000000-0000-0000-0000-000000000000'
      limit most
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 1 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.near and n.nombre_plano <> u.folded and not coalesce(n.busqueda @@ u.exact, false) and n.plan_type <> 'free'
      limit most / 3
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 1 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.near and n.nombre_plano <> u.folded and not coalesce(n.busqueda @@ u.exact, false)
        and n.plan_type = 'free' and n.id >= 'e0000000-0000-0000-0000-000000000000'
      union all
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 1 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.near and n.nombre_plano <> u.folded and not coalesce(n.busqueda @@ u.exact, false)
        and n.plan_type = 'free' and n.id < 'e0000000-0000-0000-0000-000000000000'
      limit most
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 2 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.loose and n.nombre_plano <> u.folded and not coalesce(n.busqueda @@ u.exact, false) and not coalesce(n.busqueda @@ u.near, false) and n.plan_type <> 'free'
      limit most / 6
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 2 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.busqueda @@ u.loose and n.nombre_plano <> u.folded and not coalesce(n.busqueda @@ u.exact, false) and not coalesce(n.busqueda @@ u.near, false) and n.plan_type = 'free'
      limit most / 4
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 0 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.nombre_plano like u.middle and n.nombre_plano <> u.folded and n.plan_type <> 'free'
      limit most / 3
    )
    union all
    (
      select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, n.slug_colonia, n.minutos_abierto, n.minutos_especiales, n.punto, n.busqueda, 0 as level
      from public.negocios n where n.is_approved and not n.is_deleted and n.nombre_plano like u.middle and n.nombre_plano <> u.folded and n.plan_type = 'free'
      limit most
    )
  ) p;
end $$;

-- The planner must not walk an index in some order until enough rows match: a rare word would make it walk all of it.
create function private.find_candidates(
  u private.understanding, f private.filters, is_strict boolean, here point, radius_m int, most int
) returns setof private.candidate
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
declare
  minute constant int := private.local_minute(now());
  is_open constant text := private.is_open_sql('$8');
  place constant text := private.place_column(f, '$20');
  wishes constant text := concat_ws(' and ',
    -- Written so that no other index is taken for them: the words are what leaves few rows.
    case when f.category is not null then 'n.slug_categoria || '''' = $5' end,
    case when f.plan is not null then 'n.plan_type || '''' = $6' end,
    case when f.neighborhood is not null then format('(%s) || '''' = $7', place) end,
    case when f.only_open and f.or_unknown_hours then format('coalesce(%s, true)', is_open)
      when f.only_open then 'n.minutos_abierto is not null' end,
    case when f.with_phone then 'n.tiene_telefono' end
  );
  -- At night hardly anything is open: of all that tell their hours, so many are looked at.
  looked_at constant int := 6000;
  is_bounded constant boolean := is_strict and f.only_open and not f.or_unknown_hours;
  filters constant text := concat(
    case when is_strict and wishes <> '' then ' and ' || wishes end,
    case when radius_m is not null and here is not null then ' and n.punto operator(pg_catalog.<@) $10' end,
    private.ways_condition(f, '$18', '$19'),
    case when is_bounded then format(' limit %s) n where %s', looked_at, is_open) end
  );
  is_weighed constant text := case when is_strict or wishes = '' then 'true'
    else concat_ws(' and ', wishes, case when f.only_open and not f.or_unknown_hours then is_open end) end;
  -- Weighed within each pass, so that the document of words need not be carried further.
  columns constant text := concat($columns$
    select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, $columns$, place, $columns$ as slug_colonia,
      $columns$, is_open, $columns$ as is_open, n.punto operator(pg_catalog.<->) $9 as distance, %s::smallint as level,
      case when $columns$, is_weighed, $columns$ then private.relevance(n.busqueda, n.nombre_plano, $4, $3, $14, $15, $17) else 0 end as relevance
    from $columns$, case when is_bounded then '(select n.* from ' end, $columns$ public.negocios n where n.is_approved and not n.is_deleted $columns$);
  not_exact constant text := concat(case when u.exact is not null then ' and not n.busqueda @@ $1' end);
  not_near constant text := concat(case when u.near is not null then ' and not n.busqueda @@ $2' end);
  passes text[] := '{}';
begin
  if wishes = '' and filters = '' and u.phone is null and u.folded <> '' then
    return query select * from private.find_by_words(u, here, most);
    return;
  end if;
  if u.phone is not null then
    passes := passes || array[
      format('(%s and reverse(private.national_number(n.telefono)) like $11 %s limit 50)', format(columns, 0), filters),
      format('(%s and private.national_number(n.telefono) like $12 %s limit 50)', format(columns, 0), filters)
    ];
  end if;
  if u.folded <> '' and coalesce(length(u.phone), 0) < 7 then
    passes := passes || format('(%s and n.nombre_plano = $4 %s limit 200)', format(columns, 0), filters);
    -- Paid listings first, each pass capped: a word that is everywhere cannot make the search slow.
    if u.exact is not null then
      passes := passes || array[
        format('(%s and n.busqueda @@ $1 and n.plan_type <> ''free'' and n.nombre_plano <> $4 %s limit $13 / 3)', format(columns, 0), filters),
        case when is_bounded
          then format('(%s and n.busqueda @@ $1 and n.plan_type = ''free'' and n.nombre_plano <> $4 %s limit $13)', format(columns, 0), filters)
          -- An eighth first, as in find_by_words.
          else format('(%1$s and n.busqueda @@ $1 and n.plan_type = ''free'' and n.nombre_plano <> $4 %2$s and n.id >= %3$L
            union all %1$s and n.busqueda @@ $1 and n.plan_type = ''free'' and n.nombre_plano <> $4 %2$s and n.id < %3$L limit $13)',
            format(columns, 0), filters, 'e0000000-0000-0000-0000-000000000000') end
      ];
    end if;
    if u.near is not null then
      passes := passes || array[
        format('(%s and n.busqueda @@ $2 %s and n.plan_type <> ''free'' and n.nombre_plano <> $4 %s limit $13 / 3)', format(columns, 1), not_exact, filters),
        format('(%s and n.busqueda @@ $2 %s and n.plan_type = ''free'' and n.nombre_plano <> $4 %s limit $13)', format(columns, 1), not_exact, filters)
      ];
    end if;
    if u.loose is not null then
      passes := passes || array[
        format('(%s and n.busqueda @@ $16 %s and n.plan_type <> ''free'' and n.nombre_plano <> $4 %s limit $13 / 6)', format(columns, 2), not_exact || not_near, filters),
        format('(%s and n.busqueda @@ $16 %s and n.plan_type = ''free'' and n.nombre_plano <> $4 %s limit $13 / 4)', format(columns, 2), not_exact || not_near, filters)
      ];
    end if;
    if u.middle is not null then
      passes := passes || array[
        format('(%s and n.nombre_plano like $21 and n.plan_type <> ''free'' and n.nombre_plano <> $4 %s limit $13 / 3)', format(columns, 0), filters),
        format('(%s and n.nombre_plano like $21 and n.plan_type = ''free'' and n.nombre_plano <> $4 %s limit $13)', format(columns, 0), filters)
      ];
    end if;
  end if;
  if cardinality(passes) = 0 then return; end if;

  return query execute case when u.phone is null then array_to_string(passes, ' union all ')
    -- A number may be found in more than one way.
    else format('select distinct on (p.id) * from (%s) p', array_to_string(passes, ' union all ')) end
  using u.exact, u.near, u.typed, u.folded, f.category, f.plan, f.neighborhood, minute, here, circle(here, coalesce(radius_m, 0)),
    reverse(u.phone) || '%', u.phone || '%', most,
    private.query_weight(u.typed, u.units), u.meant, u.loose,
    private.query_weight(u.meant, u.units), f.payment, f.delivery, f.served, u.middle;
end $$;
comment on function private.find_candidates is 'Matches of an understood term: filtered when is_strict, otherwise all of it, and what the filters leave is weighed.';

-- Without a term, but with a filter that the counters know nothing of: a radius, open now, how one pays and gets it.
create function private.find_unasked(f private.filters, here point, radius_m int, most int) returns setof private.candidate
language plpgsql stable set search_path = '' as $$
declare
  minute constant int := private.local_minute(now());
  is_open constant text := private.is_open_sql('$4');
  place constant text := private.place_column(f, '$10');
  ways constant text := private.ways_condition(f, '$8', '$9');
  filters constant text := concat(
    ways,
    case when f.category is not null then ' and n.slug_categoria = $1' end,
    case when f.plan is not null then ' and n.plan_type = $2' end,
    case when f.neighborhood is not null then format(' and %s = $3', place) end,
    case when f.only_open and f.or_unknown_hours then format(' and coalesce(%s, true)', is_open)
      when f.only_open then ' and n.minutos_abierto is not null and ' || is_open end,
    case when f.with_phone then ' and n.tiene_telefono' end,
    case when radius_m is not null
      then ' and n.punto operator(pg_catalog.<@) $5 order by n.punto operator(pg_catalog.<->) $6'
      else ' order by n.rango desc, n.created_at desc, n.id' end
  );
begin
  if ways <> '' then
    -- Few tell: they are found by their own index and sorted. The settings end with the function.
    perform set_config('enable_sort', 'on', true), set_config('enable_bitmapscan', 'on', true);
  end if;
  return query execute format(
    'select n.id, n.nombre_plano, n.rango, n.created_at, n.plan_type, n.slug_categoria, ' || place || ',
      ' || is_open || ', n.punto operator(pg_catalog.<->) $6, 0::smallint, 0::real
    from public.negocios n where ' || case when radius_m is not null then 'n.is_approved and not n.is_deleted %s limit $7'
      -- The ids come from an index alone.
      else 'n.id = any (array(select n.id from public.negocios n where n.is_approved and not n.is_deleted %s limit $7))' end,
    filters)
  using f.category, f.plan, f.neighborhood, minute, circle(here, coalesce(radius_m, 0)), here, most, f.payment, f.delivery, f.served;
end $$;

-- In the order of an index: the planner thinks that a circle holds few rows, and would sort all that are in a large one.
alter function private.find_unasked(private.filters, point, int, int) set enable_sort = off;

alter function private.find_unasked(private.filters, point, int, int) set enable_bitmapscan = off;

-- Count of a key in the ledger.
create function private.count_kept(category text, plan text, neighborhood text, with_phone boolean)
returns table (total int, known_hours int, located int, callable int)
language plpgsql stable set search_path = '' as $$
begin
  return query
  select coalesce(sum(case when with_phone then k.con_telefono else k.total end), 0)::int,
    coalesce(sum(case when with_phone then k.con_telefono_y_horario else k.con_horario end), 0)::int,
    coalesce(sum(case when with_phone then k.con_telefono_y_punto else k.con_punto end), 0)::int,
    coalesce(sum(k.con_telefono), 0)::int
  from private.conteos k
  where k.slug_colonia = coalesce(neighborhood, '') and k.slug_categoria = coalesce(category, '') and k.plan_type = coalesce(plan, '');
end $$;

-- Counts under the other filters, read from the ledger: nothing is counted here.
create function private.directory_facets(f private.filters) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  of_category constant text := coalesce(f.category, '');
  of_plan constant text := coalesce(f.plan, '');
  of_neighborhood constant text := coalesce(f.neighborhood, '');
  with_phone constant boolean := f.with_phone;
begin
  return jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'nombre', c.nombre, 'total', x.total) order by c.orden), '[]')
      from (
        select k.slug_categoria, sum(case when with_phone then k.con_telefono else k.total end) as total from private.conteos k
        where k.slug_colonia = of_neighborhood and k.plan_type = of_plan group by 1
      ) x join public.categorias c on c.slug = x.slug_categoria
      where x.total > 0
    ),
    'plans', (
      select coalesce(jsonb_agg(jsonb_build_object('plan', x.plan_type, 'total', x.total) order by p.rango desc), '[]')
      from (
        select k.plan_type, sum(case when with_phone then k.con_telefono else k.total end) as total from private.conteos k
        where k.slug_colonia = of_neighborhood and k.slug_categoria = of_category group by 1
      ) x join private.planes p on p.plan = x.plan_type
      where x.total > 0
    ),
    'neighborhoods', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', x.slug_colonia, 'nombre', c.colonia, 'total', x.total) order by x.total desc, x.slug_colonia), '[]')
      from (
        select k.slug_colonia, sum(case when with_phone then k.con_telefono else k.total end) as total from private.conteos k
        where k.slug_categoria = of_category and k.plan_type = of_plan and k.slug_colonia <> ''
        group by 1 having sum(case when with_phone then k.con_telefono else k.total end) > 0
        order by 2 desc, 1 limit 40
      ) x join private.colonias c on c.slug_colonia = x.slug_colonia
    )
  );
end $$;

-- Counts without each of the filters, where hardly anything is left: which of them is to blame.
create function private.count_without(f private.filters) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_strip_nulls(jsonb_build_object(
    'category', case when f.category is not null then (select k.total from private.count_kept(null, f.plan, f.neighborhood, f.with_phone) k) end,
    'plan', case when f.plan is not null then (select k.total from private.count_kept(f.category, null, f.neighborhood, f.with_phone) k) end,
    'neighborhood', case when f.neighborhood is not null then (select k.total from private.count_kept(f.category, f.plan, null, f.with_phone) k) end,
    'with_phone', case when f.with_phone then (select k.total from private.count_kept(f.category, f.plan, f.neighborhood, false) k) end
  ));
end $$;

-- One page without a term, in the order of plans and completeness: the counts come from the ledger, the ids from an index.
create function private.browse(f private.filters, lat double precision, lng double precision, skipped int, size int) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  -- A page behind it would cost more than it is worth: nobody pages that far.
  nearest constant int := 5000;
  counted constant int := 1500;
  -- Of those that tell their hours: at night hardly any is open.
  looked_at constant int := 6000;
  here constant point := private.map_point(lat, lng);
  kept record;
  filters constant text := concat(
    case when f.category is not null then ' and n.slug_categoria = $1' end,
    case when f.plan is not null then ' and n.plan_type = $2 and n.rango between $8 and $8 + 19' end,
    case when f.neighborhood is not null then ' and n.slug_colonia = $3' end,
    case when f.with_phone then ' and n.tiene_telefono' end
  );
  visible constant text := ' from public.negocios n where n.is_approved and not n.is_deleted' || filters;
  open_now int;
  ids uuid[];
  more uuid[];
  items jsonb;
begin
  select * into kept from private.count_kept(f.category, f.plan, f.neighborhood, f.with_phone);
  if kept.known_hours > 0 then
    execute format('select count(*) from (
        select from (select n.minutos_abierto, n.minutos_especiales %s and n.minutos_abierto is not null limit %s) n where %s limit $5
      ) o', visible, looked_at, private.is_open_sql('$4'))
    into open_now using f.category, f.plan, f.neighborhood, private.local_minute(now()), counted, null, null, private.plan_rank(f.plan);
  end if;
  if here is null then
    execute format('select array(select n.id %s order by n.rango desc, n.created_at desc, n.id limit $5 offset $6)', visible)
    into ids using f.category, f.plan, f.neighborhood, null, size, skipped, null, private.plan_rank(f.plan);
  else
    execute format('select array(select n.id %s and n.punto is not null
      order by n.punto operator(pg_catalog.<->) $4 limit $5 offset $6)', visible)
    into ids using f.category, f.plan, f.neighborhood, here, greatest(least(size, nearest - skipped), 0), least(skipped, nearest), null,
      private.plan_rank(f.plan);
    if cardinality(ids) < size and skipped < nearest then
      -- Those without a position come last; they are not lost.
      if kept.located <= nearest then
        execute format('select array(select n.id %s and n.punto is null
          order by n.rango desc, n.created_at desc, n.id limit $5 offset $6)', visible)
        into more using f.category, f.plan, f.neighborhood, null, size - cardinality(ids), greatest(skipped - kept.located, 0), null,
          private.plan_rank(f.plan);
        ids := ids || more;
      end if;
    end if;
  end if;
  select jsonb_agg(private.card_with_distance(n, lat, lng) || jsonb_build_object(
      'difuso', false,
      -- Without a plan filter paid listings lead the list because they are paid.
      'destacado', here is null and f.plan is null and n.plan_type <> 'free'
    ) order by i.place) into items
  from unnest(ids) with ordinality i (id, place) join public.negocios n using (id);
  return jsonb_build_object(
    'total', kept.total,
    'total_is_capped', false,
    -- How many of them the pages show.
    'reachable', case when here is null or kept.located <= nearest then kept.total else nearest end,
    'corrected', null,
    'category', null,
    'items', coalesce(items, '[]'),
    'facets', private.directory_facets(f) || jsonb_build_object(
      'open_now', coalesce(open_now, 0), 'unknown_hours', kept.total - kept.known_hours, 'with_phone', kept.callable
    ),
    'without', case when kept.total <= 1 then private.count_without(f) else '{}' end
  );
end $$;

create function public.search_businesses(
  term text default null, category text default null, plan text default null, neighborhood text default null,
  open_now boolean default false, lat double precision default null, lng double precision default null, radius_m int default null,
  page int default 1, page_size int default 24, with_phone boolean default false, unknown_hours boolean default false,
  payment text default null, delivery text default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Free listings that are looked at; of paid ones a third of it, first.
  most constant int := 1500;
  asked constant text := nullif(btrim(left(term, 500)), '');
  is_here constant boolean := coalesce(lat between -90 and 90 and lng between -180 and 180, false);
  y constant double precision := case when is_here then lat end;
  x constant double precision := case when is_here then lng end;
  here constant point := private.map_point(y, x);
  radius constant int := case when is_here and radius_m is not null then least(greatest(radius_m, 1), 50000) end;
  size constant int := least(greatest(coalesce(page_size, 24), 1), 100);
  skipped constant int := (least(greatest(coalesce(page, 1), 1), 10000) - 1) * size;
  only_open constant boolean := coalesce(open_now, false);
  -- In the counts an empty text stands for all; as a filter it is the name of none.
  f constant private.filters := row(
    case category when '' then '-' else category end, case plan when '' then '-' else plan end,
    case neighborhood when '' then '-' else neighborhood end, only_open, only_open and coalesce(unknown_hours, false), coalesce(with_phone, false),
    payment, delivery, case when delivery = 'domicilio' then neighborhood end
  )::private.filters;
  has_ways constant boolean := payment is not null or delivery is not null;
  is_filtered constant boolean := category is not null or plan is not null or neighborhood is not null or only_open or f.with_phone;
  unlimited private.filters;
  -- What stands around is counted without being listed: only what the filters leave is.
  is_counted_apart constant boolean := asked is null and radius is not null and is_filtered and not has_ways;
  u private.understanding;
  answer jsonb;
begin
  if asked is null and not only_open and radius is null and not has_ways then return private.browse(f, y, x, skipped, size); end if;
  -- The counts of the other filters are of all that is open, or stands around.
  unlimited.only_open := only_open and radius is null and not has_ways;
  unlimited.or_unknown_hours := f.or_unknown_hours;
  unlimited.payment := payment;
  unlimited.delivery := delivery;
  unlimited.served := f.served;
  if asked is not null then u := private.understand(asked); end if;

  with candidates as (
    select c.*, 1 as businesses from private.find_candidates(u, f, false, here, radius, most) c
    where asked is not null
    union all
    select c.*, 1 from private.find_unasked(unlimited, here, radius, most) c
    where asked is null and not is_counted_apart
    union all
    select null, null, k.rango, null, k.plan_type, k.slug_categoria, k.slug_colonia, k.is_open, null, null, null, k.businesses
    from private.count_around(here, radius, most) k where is_counted_apart
  ), around as materialized (
    select c.*,
      f.category is null or c.slug_categoria = f.category as in_category,
      f.plan is null or c.plan_type = f.plan as in_plan,
      f.neighborhood is null or c.slug_colonia is not distinct from f.neighborhood as in_neighborhood,
      not only_open or coalesce(c.is_open, f.or_unknown_hours) as in_hours,
      c.rango % 20 >= 8 as has_phone,
      not f.with_phone or c.rango % 20 >= 8 as in_phone
    from candidates c
  ), size_of as materialized (
    -- Each of the two passes may be cut off.
    select is_counted_apart or count(*) filter (where a.rango >= 40) >= most / 3 or count(*) filter (where a.rango < 40) >= most
      or (asked is null and count(*) >= most) as is_capped
    from around a
  ), matched as (
    select a.id, a.nombre_plano, a.rango, a.created_at, a.plan_type, a.is_open, a.distance, a.level, a.relevance
    from around a
    where a.in_category and a.in_plan and a.in_neighborhood and a.in_hours and a.in_phone and not (is_filtered and (select is_capped from size_of))
    union all
    -- Filters might leave little of what was cut off, so it is asked for again, filtered.
    select c.id, c.nombre_plano, c.rango, c.created_at, c.plan_type, c.is_open, c.distance, c.level, c.relevance
    from private.find_candidates(u, f, true, here, radius, most) c
    where is_filtered and asked is not null and (select is_capped from size_of)
    union all
    select c.id, c.nombre_plano, c.rango, c.created_at, c.plan_type, c.is_open, c.distance, c.level, c.relevance
    from private.find_unasked(f, here, radius, most) c
    where is_filtered and asked is null and (select is_capped from size_of)
  ), matches as materialized (
    select m.*,
      -- Among what is about as relevant (it is called so; it is said of it; it is only mentioned) the plan decides, then a telephone, then
      -- known hours; what is finer comes behind them.
      100 * floor(5 * case when u.units > 1 then m.relevance else least(m.relevance, 1.35) end)
        + m.rango - m.rango % 4 + 3 * m.relevance / (m.relevance + 1) + 0.2::real * (m.rango % 4) as weighed
    from matched m
  ), on_page as (
    select m.*
    from matches m
    order by m.level, case when here is not null then m.distance end nulls last, f.or_unknown_hours and m.is_open is null, m.weighed desc,
      case when asked is null then m.created_at end desc, m.nombre_plano collate "C", m.id
    limit size offset skipped
  ), placed as (
    select p.*, row_number() over () as place from on_page p
  ), last_placed as materialized (
    select p.level, p.weighed from placed p order by p.place desc limit 1
  ), beyond as materialized (
    -- The most relevant free listing behind the page.
    select max(m.weighed) as weighed from matches m, last_placed l
    where m.plan_type = 'free' and m.level = l.level and m.weighed <= l.weighed
  ), judged as (
    select p.*, coalesce(
      max(p.weighed) filter (where p.plan_type = 'free') over (partition by p.level order by p.place desc),
      case when p.level = max(p.level) over () then b.weighed end
    ) as best_free_below
    from placed p, beyond b
  ), shown as (
    select j.place, private.card_with_distance(n, y, x) || jsonb_build_object(
      -- What a correction found is what the page says it looked for.
      'difuso', j.level > case when u.corrected is null then 0 else 1 end,
      -- Its plan alone put it before a free listing that is more relevant.
      'destacado', here is null and f.plan is null and j.plan_type <> 'free'
        and (asked is null or coalesce(j.best_free_below >= j.weighed - private.plan_rank(j.plan_type) + 20, false))
    ) as card
    from judged j join public.negocios n on n.id = j.id
  ), counts as (
    select coalesce(sum(a.businesses) filter (where a.in_category and a.in_plan and a.in_neighborhood and a.in_phone and a.is_open), 0) as open_now,
      coalesce(sum(a.businesses) filter (where a.in_category and a.in_plan and a.in_neighborhood and a.in_phone and a.is_open is null), 0) as unknown_hours,
      coalesce(sum(a.businesses) filter (where a.in_category and a.in_plan and a.in_neighborhood and a.in_hours and a.has_phone), 0) as with_phone
    from around a
  ), counts_without as (
    -- Worked out only where it is shown.
    select coalesce(sum(a.businesses) filter (where a.in_plan and a.in_neighborhood and a.in_hours and a.in_phone), 0) as any_category,
      coalesce(sum(a.businesses) filter (where a.in_category and a.in_neighborhood and a.in_hours and a.in_phone), 0) as any_plan,
      coalesce(sum(a.businesses) filter (where a.in_category and a.in_plan and a.in_hours and a.in_phone), 0) as any_neighborhood,
      coalesce(sum(a.businesses) filter (where a.in_category and a.in_plan and a.in_neighborhood and a.in_phone), 0) as any_hours,
      coalesce(sum(a.businesses) filter (where a.in_category and a.in_plan and a.in_neighborhood and a.in_hours), 0) as any_phone
    from around a
  ), totals as (
    select count(*) as total,
      count(*) filter (where m.rango >= 40) >= most / 3 or count(*) filter (where m.rango < 40) >= most
        or (asked is null and count(*) >= most) as is_capped
    from matches m
  )
  select jsonb_build_object(
    'total', t.total,
    'total_is_capped', t.is_capped,
    'reachable', t.total,
    'corrected', u.corrected,
    'items', (select coalesce(jsonb_agg(s.card order by s.place), '[]') from shown s),
    'facets', jsonb_build_object(
      'categories', (select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug, 'nombre', c.nombre, 'total', x.total) order by c.orden), '[]')
        from (select a.slug_categoria, sum(a.businesses) as total from around a
          where a.in_plan and a.in_neighborhood and a.in_hours and a.in_phone group by 1) x
          join public.categorias c on c.slug = x.slug_categoria),
      'plans', (select coalesce(jsonb_agg(jsonb_build_object('plan', x.plan_type, 'total', x.total) order by p.rango desc), '[]')
        from (select a.plan_type, sum(a.businesses) as total from around a
          where a.in_category and a.in_neighborhood and a.in_hours and a.in_phone group by 1) x
          join private.planes p on p.plan = x.plan_type),
      'neighborhoods', (select coalesce(jsonb_agg(jsonb_build_object('slug', x.slug_colonia, 'nombre', c.colonia, 'total', x.total)
          order by x.total desc, x.slug_colonia), '[]')
        from (select a.slug_colonia, sum(a.businesses) as total from around a
          where a.slug_colonia is not null and a.in_category and a.in_plan and a.in_hours and a.in_phone group by 1 order by 2 desc, 1 limit 40) x
          join private.colonias c on c.slug_colonia = x.slug_colonia),
      'open_now', case when only_open and not f.or_unknown_hours then t.total else c.open_now end,
      'unknown_hours', case when asked is null and radius is null and not has_ways
        then (select k.total - k.known_hours from private.count_kept(f.category, f.plan, f.neighborhood, f.with_phone) k)
        else c.unknown_hours end,
      'with_phone', case when f.with_phone then t.total else c.with_phone end
    ),
    'category', case when t.total <= 1 and asked is not null then (
      select private.category_named(coalesce(private.singular(w), w)) as slug from unnest(private.content_words(u.folded)) w
      where private.category_named(coalesce(private.singular(w), w)) is not null limit 1
    ) end,
    'without', case when t.total <= 1 then (select jsonb_strip_nulls(jsonb_build_object(
      'category', case when f.category is not null then w.any_category end,
      'plan', case when f.plan is not null then w.any_plan end,
      'neighborhood', case when f.neighborhood is not null then w.any_neighborhood end,
      'open_now', case when only_open then case when asked is null and radius is null and not has_ways
        then (select k.total from private.count_kept(f.category, f.plan, f.neighborhood, f.with_phone) k)
        else w.any_hours end end,
      'with_phone', case when f.with_phone then w.any_phone end,
      'payment', case when payment is not null then public.search_businesses(
        term, category, plan, neighborhood, only_open, lat, lng, radius_m, 1, 1, f.with_phone, f.or_unknown_hours, null, delivery) -> 'total' end,
      'delivery', case when delivery is not null then public.search_businesses(
        term, category, plan, neighborhood, only_open, lat, lng, radius_m, 1, 1, f.with_phone, f.or_unknown_hours, payment, null) -> 'total' end
    )) from counts_without w) else '{}' end
  ) into answer
  from totals t, counts c;
  return answer;
end $$;
-- Definer functions: text operators use no index under row security, so they read past it; what they show, and of which
-- businesses, is written in them (decision 5).
comment on function public.search_businesses is 'One page of public businesses with totals and filter counts. Without a term: all, by plan and completeness, or by distance. Open to everybody: it is the directory, shows approved businesses alone and only columns of their cards, and bounds term, page and radius.';

revoke execute on function
  public.search_businesses(text, text, text, text, boolean, double precision, double precision, int, int, int, boolean, boolean, text, text)
  from public;

grant execute on function
  public.search_businesses(text, text, text, text, boolean, double precision, double precision, int, int, int, boolean, boolean, text, text)
  to anon, authenticated, service_role;
-- Searches, and how the administration mends what is not found: synonyms, each tried before it is kept.
--
-- A row that the administration has written says so in "fuente". The lists of the migrations are added to what is there and replace
-- nothing; whoever writes a new one touches rows of its own source alone.
--
-- Who may do what:
--   list_searches(), list_synonyms(), change_synonym()   service_role alone, for an administrator
--   common_terms()                                       service_role alone

create function public.common_terms() returns table (termino text, escrito text)
language sql stable security definer set search_path = '' as $$
  select b.termino, private.spell(string_to_array(b.termino, ' '))
  from public.busquedas b
  where b.dia > (now() at time zone 'America/Mexico_City')::date - 28
    and b.termino in (select c.termino from private.terminos_comunes c where private.is_common_term(c.termino))
  group by b.termino
  -- Where nothing is found, the page asks what is missing, and answers.
  having sum(b.veces) >= 10 and sum(b.sin_resultados) * 2 < sum(b.veces)
  order by sum(b.veces) desc, b.termino
  limit 100
$$;
comment on function public.common_terms is 'The hundred folded terms that were searched for most in four weeks, at least ten times, and are found; and the same with accents. Server only.';

create function public.list_searches(reviewer uuid, kind text, days int default 30, size int default 25) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return (
    select coalesce(jsonb_agg(to_jsonb(s) order by s.cuantas desc, s.termino), '[]')
    from (
      select b.termino, sum(case kind when 'faltas' then b.faltas when 'sin_resultados' then b.sin_resultados else b.veces end) as cuantas,
        sum(case kind when 'sin_resultados' then b.solo_parecidos else 0 end) as parecidas
      from public.busquedas b
      where b.dia > (now() at time zone 'America/Mexico_City')::date - least(greatest(days, 1), 400)
        and case kind when 'faltas' then b.faltas when 'sin_resultados' then b.sin_resultados else b.veces end > 0
      group by b.termino
      order by cuantas desc, b.termino limit least(greatest(size, 1), 100)
    ) s
  );
end $$;
comment on function public.list_searches is 'The terms of the last days with how often: searched for (veces), found nothing (sin_resultados; parecidas: of these, what only resembled it), said to be missing (faltas). Server only.';

create function public.list_synonyms(
  reviewer uuid, term text default null, only_own boolean default false, after text default null, after_id bigint default null, size int default 50,
  after_code boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  folded constant text := private.words(nullif(btrim(left(term, 80)), ''));
begin
  perform private.require_admin(reviewer);
  return (
    select coalesce(jsonb_agg(to_jsonb(s) order by s.es_clase, s.plano, s.id), '[]')
    from (
      select s.id, s.termino, s.equivale, s.scian, s.fuente, s.plano, s.scian is not null as es_clase
      from public.sinonimos s
      where (folded is null or strpos(s.plano, folded) > 0 or strpos(private.words(s.equivale), folded) > 0 or s.scian = folded)
        and (not only_own or s.fuente = 'administración')
        and (s.scian is not null, s.plano, s.id) > (after_code, coalesce(after, ''), coalesce(after_id, 0))
      order by s.scian is not null, s.plano, s.id limit least(greatest(size, 1), 100)
    ) s
  );
end $$;
comment on function public.list_synonyms is 'Synonyms, those in words before those by a class of the census, each in alphabetical order, behind (after_code, after, after_id), those that have the term in either column; only_own: those of the administration. Server only.';

-- The first results of a search, as much of them as tells one from another.
create function private.searched_for(query text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('total', r -> 'total', 'is_capped', r -> 'total_is_capped', 'corrected', r -> 'corrected', 'items', (
    select coalesce(jsonb_agg(jsonb_build_object('slug', i ->> 'slug', 'name', i ->> 'nombre', 'activity', i ->> 'actividad', 'is_near', i -> 'difuso')
      order by place), '[]')
    from jsonb_array_elements(r -> 'items') with ordinality e (i, place)
  ))
  from public.search_businesses(term => query, page_size => 10) r
$$;

-- Trying and keeping are one way: what is only tried is taken back before anybody else could see it.
create function public.change_synonym(
  reviewer uuid, term text, meaning text, is_removed boolean, query text, is_kept boolean, synonym bigint default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- Search reads no more of a term (meanings_of).
  most_meanings constant int := 40;
  own constant text := 'administración';
  is_class constant boolean := meaning ~ '^[0-9]{6}$';
  was public.sinonimos;
  becomes public.sinonimos;
  found_before jsonb;
  found_after jsonb;
begin
  perform private.require_admin(reviewer);
  if synonym is not null then
    select * into was from public.sinonimos s where s.id = synonym for update;
    if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  end if;
  if is_removed and synonym is null then return jsonb_build_object('outcome', 'unknown'); end if;
  if not is_removed then
    if private.term_key(term) is null or (not is_class and private.term_key(meaning) is null) then
      return jsonb_build_object('outcome', 'empty');
    elsif private.term_key(term) = private.term_key(meaning) then
      return jsonb_build_object('outcome', 'same');
    elsif (select count(*) from public.sinonimos s where s.clave = private.term_key(term) and s.id is distinct from synonym) >= most_meanings then
      return jsonb_build_object('outcome', 'full');
    end if;
  end if;
  found_before := private.searched_for(query);
  begin
    if is_removed then
      delete from public.sinonimos s where s.id = synonym;
    elsif synonym is null then
      insert into public.sinonimos (termino, equivale, scian, fuente)
      values (btrim(term), case when not is_class then btrim(meaning) end, case when is_class then meaning end, own)
      returning * into becomes;
    else
      update public.sinonimos s
      set termino = btrim(term), equivale = case when not is_class then btrim(meaning) end, scian = case when is_class then meaning end, fuente = own
      where s.id = synonym returning * into becomes;
    end if;
    found_after := private.searched_for(query);
    if not is_kept then raise exception 'only_tried' using errcode = 'IZ001'; end if;
  exception
    when sqlstate 'IZ001' then null;
    when unique_violation then return jsonb_build_object('outcome', 'duplicate');
    when check_violation then return jsonb_build_object('outcome', 'empty');
  end;
  if is_kept and to_jsonb(was) is distinct from to_jsonb(becomes) then
    perform private.audit(reviewer, case when is_removed then 'sinonimo_borrado' when synonym is null then 'sinonimo_agregado' else 'sinonimo_cambiado' end,
      null, 'sinonimo ' || coalesce(synonym, becomes.id),
      case when was.id is not null then jsonb_build_object('termino', was.termino, 'equivale', coalesce(was.equivale, was.scian), 'fuente', was.fuente) end,
      case when becomes.id is not null then jsonb_build_object('termino', becomes.termino, 'equivale', coalesce(becomes.equivale, becomes.scian), 'fuente', own) end);
  end if;
  return jsonb_build_object('outcome', case when is_kept then 'kept' else 'tried' end, 'before', found_before, 'after', found_after);
end $$;
comment on function public.change_synonym is 'Adds, changes (synonym) or removes a synonym and tells what a query found before and after; not kept, it is taken back. Outcomes: kept, tried, unknown, empty, same (as the term), duplicate, full. Server only.';

-- Kept lists of results are of other words now. (The lists of the migrations came before this: nobody has kept anything by then.)
create function private.queue_synonym_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_tags(array['businesses']);
  return null;
end $$;

create trigger sinonimos_changed after insert or update or delete on public.sinonimos
  for each statement execute function private.queue_synonym_change();

revoke execute on function
  public.list_searches(uuid, text, int, int),
  public.common_terms(),
  public.list_synonyms(uuid, text, boolean, text, bigint, int, boolean),
  public.change_synonym(uuid, text, text, boolean, text, boolean, bigint)
  from public, anon, authenticated;

grant execute on function
  public.list_searches(uuid, text, int, int),
  public.common_terms(),
  public.list_synonyms(uuid, text, boolean, text, bigint, int, boolean),
  public.change_synonym(uuid, text, text, boolean, text, boolean, bigint)
  to service_role;
-- Suggestions while a term is being typed. A phrase whose last words say little as yet is completed by what came before: "tacos al" is what
-- was "tacos" a moment ago.
--
-- Who may do what:
--   suggest()   everybody

-- Businesses whose name begins with what was typed, those that begin so themselves first.
create function private.suggest_businesses(folded text, words text[], most int) returns table (negocio_id uuid, lugar bigint)
language plpgsql stable set search_path = '' set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
set plan_cache_mode = force_generic_plan as $$
declare
  -- "~" comes after all letters.
  ending constant text := folded || '~';
  -- A word that is in every description is looked for in the names of so many only.
  looked_at constant int := 3000;
  -- So many of an eighth of all are enough to choose from.
  enough constant int := 50;
  wanted constant tsquery := private.all_of((
    select array_agg((case when x.i = cardinality(words) then x.w || ':*A' else x.w || ':A' end)::tsquery)
    from unnest(words) with ordinality x (w, i) where not private.is_stop_word(x.w) or x.i = cardinality(words)
  ));
  anywhere constant tsquery := replace(replace(wanted::text, ':*A', ':*'), ':A', '')::tsquery;
begin
  return query
  with named as materialized (
    -- Of each, an eighth first, so that what half of all begin with is not gathered whole.
    (select n.id, n.nombre_plano, n.rango, 1 as place from public.negocios n
      where n.is_approved and not n.is_deleted and n.nombre_plano operator(pg_catalog.~>=~) folded
        and n.nombre_plano operator(pg_catalog.~<~) ending and n.plan_type <> 'free' and n.id >= 'e0000000-0000-0000-0000-000000000000'
    union all
    select n.id, n.nombre_plano, n.rango, 1 from public.negocios n
      where n.is_approved and not n.is_deleted and n.nombre_plano operator(pg_catalog.~>=~) folded
        and n.nombre_plano operator(pg_catalog.~<~) ending and n.plan_type <> 'free' and n.id < 'e0000000-0000-0000-0000-000000000000'
    limit 50)
    union all
    (select n.id, n.nombre_plano, n.rango, 1 from public.negocios n
      where n.is_approved and not n.is_deleted and n.nombre_plano operator(pg_catalog.~>=~) folded
        and n.nombre_plano operator(pg_catalog.~<~) ending and n.id >= 'e0000000-0000-0000-0000-000000000000'
    union all
    select n.id, n.nombre_plano, n.rango, 1 from public.negocios n
      where n.is_approved and not n.is_deleted and n.nombre_plano operator(pg_catalog.~>=~) folded
        and n.nombre_plano operator(pg_catalog.~<~) ending and n.id < 'e0000000-0000-0000-0000-000000000000'
    limit 100)
  ), has_room as materialized (
    -- Words within a name come behind, so they are only looked for when there is room.
    select length(folded) >= 3 and count(distinct n.nombre_plano) < most as yes from named n
  ), within as materialized (
    select n.id, n.nombre_plano, n.rango, 2 as place
    from (
      select n.id, n.nombre_plano, n.rango, n.busqueda from public.negocios n
      where n.is_approved and not n.is_deleted and n.busqueda @@ anywhere and n.id >= 'e0000000-0000-0000-0000-000000000000' and (select r.yes from has_room r)
      limit looked_at
    ) n
    where n.busqueda @@ wanted
    limit 100
  ), found as (
    select * from named
    union all
    select * from within
    union all
    (select n.id, n.nombre_plano, n.rango, 2
      from (
        select n.id, n.nombre_plano, n.rango, n.busqueda from public.negocios n
        where n.is_approved and not n.is_deleted and n.busqueda @@ anywhere and n.id < 'e0000000-0000-0000-0000-000000000000'
          and (select r.yes from has_room r) and (select count(*) from within) < enough
        limit looked_at
      ) n
      where n.busqueda @@ wanted
      limit 100)
  ), each_name as (
    -- Many shops are called "Ferretería": one of them is enough.
    select distinct on (f.nombre_plano) f.id, f.nombre_plano, f.rango, f.place from found f order by f.nombre_plano, f.place, f.rango desc, f.id
  )
  select e.id, row_number() over (order by e.place, e.rango desc, length(e.nombre_plano), e.nombre_plano) from each_name e
  order by 2 limit most;
end $$;

create function private.suggest_phrase(term text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 8;
  folded text := rtrim(left(private.words(left(term, 100)), 60));
  words text[] := string_to_array(folded, ' ');
  last_word text := words[cardinality(words)];
  entries jsonb;
  businesses jsonb;
begin
  if coalesce(length(folded), 0) < 2 then return '[]'; end if;
  if length(last_word) >= 3 and not private.begins_known_word(last_word)
    or exists (select from unnest(words[1 : cardinality(words) - 1]) w where length(w) >= 3 and not private.begins_known_word(w))
  then
    -- Mistyped: what is near it is suggested.
    words := private.correct_words(words);
    folded := array_to_string(words, ' ');
    last_word := words[cardinality(words)];
  end if;

  with categories as (
    select 'categoria' as tipo, c.nombre as texto, null::text as detalle, c.slug, 1 as kind, c.orden as place
    from public.categorias c
    where ' ' || private.words(c.nombre) like '% ' || folded || '%' or c.slug = private.category_named(coalesce(private.singular(folded), folded))
    order by c.orden limit 2
  ), terms as materialized (
    select distinct on (t.plano) t.plano, t.texto, t.place, t.is_known, private.phrase_query(t.plano) as meaning
    from (
      (select s.plano, upper(left(s.termino, 1)) || substr(s.termino, 2) as texto,
          -- What most businesses are called: rather "Ferretería" than "Ferretero".
          length(s.plano) - 10 * log(1 + coalesce(v.negocios, 0)) as place, coalesce(v.negocios, 0) > 0 as is_known
        from public.sinonimos s left join private.vocabulario v on v.palabra = s.plano
        where s.plano like folded || '%' and s.fuente = 'propia' order by 3, s.plano limit 12)
      union all
      (select a.plano, a.actividad, 5 + length(a.plano), false from private.actividades a
        where a.plano like folded || '%' or (length(folded) >= 3 and a.plano like '% ' || folded || '%') order by length(a.plano), a.plano limit 6)
    ) t
    order by t.plano, t.place
  ), meanings as (
    select t.* from terms t
    -- Another name for what stands before it says nothing new.
    where not exists (
      select from terms k
      where (k.place, k.plano) < (t.place, t.plano) and (
        k.meaning = t.meaning or starts_with(t.plano, k.plano || ' y ')
        or exists (select from public.sinonimos s where (s.plano, s.significado) in ((k.plano, t.meaning), (t.plano, k.meaning)))
      )
    )
    order by t.place, t.plano limit 4
  ), activities as (
    select 'actividad' as tipo, m.texto, null::text as detalle, null::text as slug, 2 as kind, m.place
    from meanings m
    -- A word that leads nowhere is no suggestion.
    where m.is_known or private.count_matches(private.any_of(array[private.meanings_of(m.plano), m.meaning]), 1) > 0
    order by m.place, m.texto limit 3
  ), neighborhoods as (
    select 'colonia' as tipo, c.colonia as texto, k.total || case when k.total = 1 then ' negocio' else ' negocios' end as detalle,
      c.slug_colonia as slug, 3 as kind,
      row_number() over (order by starts_with(c.slug_colonia, replace(folded, ' ', '-')) desc, k.total desc) as place
    from private.colonias c, lateral (
      select sum(k.total) as total from private.conteos k where k.slug_colonia = c.slug_colonia and k.slug_categoria = '' and k.plan_type = ''
    ) k
    where '-' || c.slug_colonia like '%-' || replace(folded, ' ', '-') || '%' and k.total > 0
    order by place limit 2
  )
  select jsonb_agg(jsonb_build_object('tipo', e.tipo, 'texto', e.texto, 'detalle', e.detalle, 'slug', e.slug) order by e.kind, e.place)
  into entries
  from (select * from categories union all select * from activities union all select * from neighborhoods) e;

  select jsonb_agg(jsonb_build_object(
    'tipo', 'negocio', 'texto', n.nombre, 'detalle', concat_ws(' · ', n.categoria, n.colonia), 'slug', n.slug
  ) order by b.lugar) into businesses
  from private.suggest_businesses(folded, words, most - coalesce(jsonb_array_length(entries), 0)) b
    join public.negocios n on n.id = b.negocio_id;

  return coalesce(entries, '[]') || coalesce(businesses, '[]');
end $$;
comment on function private.suggest_phrase is 'At most eight things that a half-typed term may mean, as it stands.';

-- "Plomero santa m": the colonias that the end of a term begins, where what stands before it is found.
create function private.suggest_places(words text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  most constant int := 12;
  tail text;
  head text[];
  wanted tsquery;
  places jsonb;
begin
  for position in 2..least(coalesce(cardinality(words), 0), 6) loop
    tail := array_to_string(words[position:], '-');
    head := words[1 : position - 1];
    while cardinality(head) > 0 and private.is_stop_word(head[cardinality(head)]) loop head := head[1 : cardinality(head) - 1]; end loop;
    continue when length(tail) < 3 or cardinality(head) = 0 or private.is_stop_word(words[position]) and cardinality(words) = position;
    select private.all_of(array_agg(x.wanted)) into wanted from unnest(private.understand_words(head)) x;
    select jsonb_agg(jsonb_build_object('tipo', 'actividad', 'texto',
        upper(left(private.spell(head), 1)) || substr(private.spell(head), 2) || ' en ' || p.colonia, 'detalle', null, 'slug', null) order by p.total desc)
    into places
    from (
      select n.colonia, n.total
      from (
        -- Each one costs a look at the index, and every fifth colonia is a San or a Santa.
        select c.colonia, c.slug_colonia, k.total
        from private.colonias c, lateral (
          select sum(k.total) as total from private.conteos k where k.slug_colonia = c.slug_colonia and k.slug_categoria = '' and k.plan_type = ''
        ) k
        where c.slug_colonia operator(pg_catalog.~>=~) tail and c.slug_colonia operator(pg_catalog.~<~) (tail || '~') and k.total > 0
        order by k.total desc limit most
      ) n
      where private.count_matches(wanted && private.all_of(array(
          select w::tsquery from unnest(string_to_array(n.slug_colonia, '-')) w)), 1) > 0
      order by n.total desc limit 3
    ) p;
    if places is not null then return places; end if;
  end loop;
  return '[]';
end $$;

create function public.suggest(term text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 8;
  words constant text[] := string_to_array(rtrim(left(private.words(left(term, 100)), 60)), ' ');
  found constant jsonb := private.suggest_places(words) || private.suggest_phrase(term);
  said int := cardinality(words);
begin
  while said > 1 and (length(words[said]) <= 2 or private.is_stop_word(words[said])) loop
    said := said - 1;
  end loop;
  -- Nobody is called so: then what stands before the last word.
  if said > 1 and jsonb_array_length(found) = 0 then said := said - 1; end if;
  if said is not distinct from cardinality(words) or jsonb_array_length(found) >= most then return found; end if;
  return jsonb_path_query_array(
    found || (
      select coalesce(jsonb_agg(s.entry order by s.place), '[]')
      from jsonb_array_elements(private.suggest_phrase(array_to_string(words[1:said], ' '))) with ordinality s (entry, place)
      where not found @> jsonb_build_array(s.entry)
    ),
    '$[0 to 7]'
  );
end $$;
comment on function public.suggest is 'At most eight things that a half-typed term may mean: categories, activities, colonias, businesses. Open to everybody: it is the search field, and names what the directory shows anyway.';

revoke execute on function
  public.suggest(text)
  from public;

grant execute on function
  public.suggest(text)
  to anon, authenticated, service_role;
-- Lists by activity ("giro"): people look for a hardware shop, not for "Servicios del Hogar".
--
-- An activity is what stands in negocios.actividad, a name that the importer has made of INEGI's class; its address is slug_actividad.
-- Nothing is kept beside the businesses: what is asked for here is counted in one index, and pages keep the answer.
--
-- Who may do what:
--   list_activities(), list_activity()   everybody: they tell of public businesses only

create function public.list_activities(category text default null, neighborhood text default null)
returns table (slug text, nombre text, slug_categoria text, total bigint)
language sql stable security definer set search_path = '' as $$
  select a.slug_actividad, named.actividad, a.slug_categoria, a.total
  from (
    select n.slug_categoria, n.slug_actividad, count(*) as total
    from public.negocios n
    where n.is_approved and not n.is_deleted and n.slug_actividad is not null
      and (category is null or n.slug_categoria = category) and (neighborhood is null or n.slug_colonia = neighborhood)
    group by 1, 2
    order by 3 desc, 2
    limit 2000
  ) a, lateral (
    select n.actividad from public.negocios n where n.is_approved and not n.is_deleted and n.slug_actividad = a.slug_actividad limit 1
  ) named
  order by a.total desc, a.slug_actividad
$$;
comment on function public.list_activities is 'The activities of public businesses, by category, those with most businesses first; of one category or colonia where it is named. Open to everybody: lists show these numbers.';

create function public.list_activity(activity text, neighborhood text default null, page int default 1, page_size int default 24)
returns jsonb
language sql stable security definer set search_path = '' as $$
  with colonias as (
    select n.slug_colonia, count(*) as total
    from public.negocios n
    where n.is_approved and not n.is_deleted and n.slug_actividad = activity
    group by 1
  ), ids as (
    select n.id
    from public.negocios n
    where n.is_approved and not n.is_deleted and n.slug_actividad = activity and (neighborhood is null or n.slug_colonia = neighborhood)
    order by n.rango desc, n.created_at desc, n.id
    limit least(greatest(page_size, 1), 100)
    offset (least(greatest(page, 1), 10000) - 1) * least(greatest(page_size, 1), 100)
  ), items as (
    select n.rango, n.created_at, n.id, n.actividad, n.slug_categoria,
      private.card_with_distance(n, null, null) || jsonb_build_object('difuso', false, 'destacado', n.plan_type <> 'free') as card
    from ids join public.negocios n using (id)
  )
  select jsonb_build_object(
    'total', (select coalesce(sum(c.total), 0) from colonias c where neighborhood is null or c.slug_colonia = neighborhood),
    'nombre', (select min(i.actividad) from items i),
    'slug_categoria', (select mode() within group (order by i.slug_categoria) from items i),
    'items', (select coalesce(jsonb_agg(i.card order by i.rango desc, i.created_at desc, i.id), '[]') from items i),
    'neighborhoods', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', c.slug_colonia, 'nombre', k.colonia, 'total', c.total) order by c.total desc, c.slug_colonia), '[]')
      from colonias c join private.colonias k using (slug_colonia)
    )
  )
$$;
comment on function public.list_activity is 'One page of the public businesses of an activity, in the order of browsing: {total, nombre, slug_categoria, items, neighborhoods}; in one colonia where it is named, while neighborhoods are always all that have any. Without items the name is null. Open to everybody: it gives what search_businesses() gives.';

revoke execute on function
  public.list_activities(text, text),
  public.list_activity(text, text, int, int)
  from public;

grant execute on function
  public.list_activities(text, text),
  public.list_activity(text, text, int, int)
  to anon, authenticated, service_role;
-- All that a listing's page shows, in one answer: each question that the site asks costs more than what is read for it.
--
-- Row security hides the index on the place from the API's roles: the functions run as their owner, and the visibility rule is written
-- in them. Which columns they tell is not: those that anon may read of the table, and those that the plan of the row shows beside them.
--
-- Who may do what:
--   get_listing(), get_public_business(), list_featured_businesses()   everybody

create function private.first_pictures(gallery jsonb, most int) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(p.picture order by p.number), '[]')
  from jsonb_array_elements(case jsonb_typeof(gallery) when 'array' then gallery else (
    -- Older rows keep it as one text.
    select coalesce(jsonb_agg(w.word order by w.number), '[]')
    from regexp_split_to_table(gallery #>> '{}', '[[:space:],"{}\[\]]+') with ordinality w (word, number)
    where w.word ~ '\.(webp|png|jpe?g|avif)$'
  ) end) with ordinality p (picture, number)
  where p.number <= most
$$;
comment on function private.first_pictures is 'So many pictures of a gallery, whichever way it is kept.';

create function private.as_shown(n public.negocios) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  of_some_plans constant text[] := private.columns_beyond('free') || array['imagenes_datos'];
  shown jsonb;
begin
  if n.gallery_images <> '[]' then
    n.gallery_images := private.first_pictures(n.gallery_images, (select p.galeria_max from private.planes p where p.plan = n.plan_type));
  end if;
  shown := to_jsonb(n) - private.columns_beyond(n.plan_type);
  if n.imagenes_datos <> '{}' then
    -- Only of the pictures that are shown: it names them.
    shown := shown || jsonb_build_object('imagenes_datos', (
      select coalesce(jsonb_object_agg(d.key, d.value), '{}') from jsonb_each(n.imagenes_datos) d
      where d.key in (select private.picture_paths(jsonb_build_array(
        shown -> 'portada_url', shown -> 'logo_url', shown -> 'imagen_url', shown -> 'promocion_imagen', shown -> 'gallery_images'
      )))
    ));
  end if;
  return (
    select jsonb_object_agg(c.key, c.value)
    from jsonb_each(shown) c
    where c.value <> 'null' and (has_column_privilege('anon', 'public.negocios', c.key, 'select') or c.key = any (of_some_plans))
  );
end $$;
comment on function private.as_shown is 'A business as visitors see it: the columns that every plan shows and those that its plan does, of a gallery as many pictures as that plan has, where they have a value.';

create function public.get_public_business(business_slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.as_shown(n) from public.negocios n where n.slug = business_slug and n.is_approved and not n.is_deleted
$$;
comment on function public.get_public_business is 'A public business as its plan shows it, column by column; null when no public business has the slug. Open to everybody: it is what the page shows.';

create function public.list_featured_businesses() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.business_card(f.business) order by (f.business).rango desc, (f.business).created_at desc), '[]')
  from (
    select n as business from public.negocios n where n.is_featured and n.is_approved and not n.is_deleted
    order by n.rango desc, n.created_at desc limit 200
  ) f
$$;
comment on function public.list_featured_businesses is 'The featured businesses, paid and complete ones first, as lists show them; 200 at the most. Open to everybody: it shows approved businesses alone, within their plan.';

create function public.get_listing(business_slug text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  b constant public.negocios := (select n from public.negocios n where n.slug = business_slug and n.is_approved and not n.is_deleted);
begin
  if b.id is null then return null; end if;
  return jsonb_build_object(
    'business', private.as_shown(b),
    'promotions', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.fecha_fin, p.id), '[]')
      from public.promociones p
      where p.negocio_id = b.id and b.plan_type = 'premium'
    ),
    'neighbors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'slug', n.slug, 'nombre', n.nombre, 'categoria', n.categoria, 'slug_categoria', n.slug_categoria,
        'actividad', n.actividad, 'colonia', n.colonia, 'portada_url', n.portada_url, 'imagen_url', n.imagen_url,
        'logo_url', n.logo_url, 'plan_type', n.plan_type, 'direccion_aproximada', n.direccion_aproximada,
        'distancia_m', n.distance
      ) order by n.distance), '[]')
      from (
        select o.*, o.punto operator(pg_catalog.<->) b.punto as distance
        from public.negocios o
        where o.is_approved and not o.is_deleted and o.slug_categoria = b.slug_categoria and o.id <> b.id and o.punto is not null
          and b.punto is not null
        order by o.punto operator(pg_catalog.<->) b.punto
        limit 4
      ) n
    ),
    'lists', (
      select jsonb_build_object(
        'activity', jsonb_build_object('slug', b.slug_actividad, 'total', count(*)),
        'both', count(*) filter (where n.slug_colonia = b.slug_colonia),
        'neighborhood', jsonb_build_object('slug', b.slug_colonia, 'total', (
          select coalesce(sum(k.total), 0) from private.conteos k
          where k.slug_colonia = b.slug_colonia and k.slug_categoria = '' and k.plan_type = ''
        ))
      )
      from public.negocios n
      where n.is_approved and not n.is_deleted and n.slug_actividad = b.slug_actividad
    )
  );
end $$;
comment on function public.get_listing is 'A public business as its page shows it: {business, promotions, neighbors, lists}. Its promotions are those of a premium plan; neighbors are up to 4 public businesses of the same category, the nearest first, with the distance in metres, none for a business without a place; lists tell how many public businesses there are of its activity, of its colonia, and of both. Null when no public business has the slug. Open to everybody: it is what the page shows.';

revoke execute on function
  public.get_public_business(text),
  public.list_featured_businesses(),
  public.get_listing(text)
  from public;

grant execute on function
  public.get_public_business(text),
  public.list_featured_businesses(),
  public.get_listing(text)
  to anon, authenticated, service_role;
-- Addresses for search engines, and no more at once than the site itself asks for.
--
-- Who may do what:
--   sitemap_parts(), sitemap_businesses(), sitemap_lists()   everybody: they tell of public businesses only

create function public.sitemap_parts(part_size int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with numbered as (
    select n.updated_at, (row_number() over (order by n.created_at, n.id) - 1) / greatest(part_size, 1) + 1 as part
    from public.negocios n
    where n.is_approved and not n.is_deleted and not n.poco_contenido
  ), parts as (
    select part, max(updated_at) as updated_at from numbered group by part order by part limit 1000
  )
  select coalesce(jsonb_agg(jsonb_build_object('part', part, 'updated_at', updated_at) order by part), '[]') from parts
$$;
comment on function public.sitemap_parts is 'The parts of the sitemap of businesses: [{part, updated_at}], the newest change in each. Open to everybody: the sitemap is public.';

create function public.sitemap_businesses(part int, part_size int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with listed as (
    select n.slug, n.updated_at, n.created_at, n.id
    from public.negocios n
    where n.is_approved and not n.is_deleted and not n.poco_contenido
    order by n.created_at, n.id
    limit least(greatest(part_size, 1), 5000)
    offset (least(greatest(part, 1), 1000) - 1)::bigint * least(greatest(part_size, 1), 5000)
  )
  select coalesce(jsonb_agg(jsonb_build_object('slug', slug, 'updated_at', updated_at) order by created_at, id), '[]') from listed
$$;
comment on function public.sitemap_businesses is 'One part: [{slug, updated_at}] of public businesses that are not thin. Open to everybody: the sitemap is public.';

create function public.sitemap_lists(least_businesses int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with lists as (
    select n.slug_categoria, n.slug_actividad, n.slug_colonia, max(n.updated_at) as updated_at
    from public.negocios n
    where n.is_approved and not n.is_deleted
    group by grouping sets ((), (n.slug_categoria), (n.slug_actividad)),
      grouping sets ((), (n.slug_colonia))
    having count(*) >= case when grouping(n.slug_colonia, n.slug_actividad) = 3 then 1 else least_businesses end
      and (grouping(n.slug_colonia) = 1 or n.slug_colonia is not null)
      and (grouping(n.slug_actividad) = 1 or n.slug_actividad is not null)
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('category', slug_categoria, 'activity', slug_actividad, 'neighborhood', slug_colonia, 'updated_at', updated_at)
    order by slug_colonia nulls first, slug_categoria nulls first, slug_actividad nulls first
  ), '[]') from lists
$$;
comment on function public.sitemap_lists is 'The lists of public businesses with their newest change: [{category, activity, neighborhood, updated_at}]; all three null is the whole directory. Colonias and activities need so many businesses, categories one. Open to everybody: the sitemap is public.';

comment on column public.negocios.poco_contenido is 'Thin: no description, picture, hours or owner, and no telephone or web address with a place. Not indexed, and not in the sitemap.';

revoke execute on function
  public.sitemap_parts(int),
  public.sitemap_businesses(int, int),
  public.sitemap_lists(int)
  from public;

grant execute on function
  public.sitemap_parts(int),
  public.sitemap_businesses(int, int),
  public.sitemap_lists(int)
  to anon, authenticated, service_role;
-- The list of the public API: page after page behind the last business that was read, never by a page's number.
--
-- Without a term the order is that of the ids: nothing that happens to a business moves it, so whoever reads to the end has had every
-- business once that was there all the while. With a term the best matches come first, as far as search looks (…_search.sql).
--
-- Who may do what:
--   list_public_businesses()   everybody

create function public.list_public_businesses(
  term text default null, category text default null, plan text default null, neighborhood text default null,
  with_phone boolean default false, open_now boolean default false, payment text default null, delivery text default null,
  west double precision default null, south double precision default null,
  east double precision default null, north double precision default null,
  after jsonb default null, page_size int default 24
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 1500;
  -- Metres: all places of a larger circle cost more to look up than what the words find.
  widest_circle constant int := 3000;
  size constant int := least(greatest(coalesce(page_size, 24), 1), 100);
  asked constant text := nullif(btrim(left(term, 500)), '');
  f constant private.filters := row(
    category, plan, neighborhood, coalesce(open_now, false), false, coalesce(with_phone, false), payment, delivery, null
  )::private.filters;
  corner constant point := private.map_point(south, west);
  opposite constant point := private.map_point(north, east);
  area constant box := box(corner, opposite);
  radius constant double precision := (corner operator(pg_catalog.<->) opposite) / 2;
  place constant text := ' and n.punto operator(pg_catalog.<@) $6';
  ids uuid[];
  marks jsonb[];
begin
  if asked is null then
    execute concat(
      'select array(select n.id from public.negocios n where n.is_approved and not n.is_deleted',
      case when f.category is not null then ' and n.slug_categoria = $1' end,
      case when f.plan is not null then ' and n.plan_type = $2' end,
      case when f.neighborhood is not null then ' and n.slug_colonia = $3' end,
      case when f.with_phone then ' and n.tiene_telefono' end,
      case when f.only_open then ' and n.minutos_abierto is not null and ' || private.is_open_sql('$4') end,
      private.ways_condition(f, '$8', '$9'),
      case when after is not null then ' and n.id > $5' end,
      case when area is not null then place end,
      ' order by n.id limit $7)'
    ) into ids using f.category, f.plan, f.neighborhood, private.local_minute(now()), (after ->> 0)::uuid, area, size + 1, f.payment, f.delivery;
    marks := array(select jsonb_build_array(i.id) from unnest(ids) with ordinality i (id, number) order by i.number);
  else
    execute concat(
      'select array_agg(m.id order by m.level, m.relevance desc, m.id),
        array_agg(jsonb_build_array(m.id, m.level, m.relevance) order by m.level, m.relevance desc, m.id)
      from (
        select c.id, c.level, c.relevance
        from private.find_candidates(private.understand($1), $2, true, $3, $4, $5) c',
      case when area is not null then ' join public.negocios n using (id) where true' || place else ' where true' end,
      case when after is not null then ' and (c.level, -c.relevance, c.id) > ($7, -$8, $9)' end,
      ' order by c.level, c.relevance desc, c.id limit $10
      ) m'
    ) into ids, marks using asked, f, point((corner[0] + opposite[0]) / 2, (corner[1] + opposite[1]) / 2),
      -- The circle around a small box: of a common word, search looks at those that are near.
      case when radius <= widest_circle then ceil(radius)::int + 1 end, most, area,
      (after ->> 1)::smallint, (after ->> 2)::real, (after ->> 0)::uuid, size + 1;
  end if;
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(private.business_card(n) order by i.number), '[]')
      from unnest(ids[:size]) with ordinality i (id, number) join public.negocios n using (id)
    ),
    'next', case when cardinality(ids) > size then marks[size] end
  );
end $$;
-- A definer function: text operators use no index under row security (decision 5).
comment on function public.list_public_businesses is 'Public businesses behind a mark, [id] or with a term [id, level, relevance], with the mark of the next page. Open to everybody: it shows approved businesses alone and only columns that everybody may read.';

revoke execute on function
  public.list_public_businesses(text, text, text, text, boolean, boolean, text, text, double precision, double precision, double precision, double precision, jsonb, int)
  from public;

grant execute on function
  public.list_public_businesses(text, text, text, text, boolean, boolean, text, text, double precision, double precision, double precision, double precision, jsonb, int)
  to anon, authenticated, service_role;
-- Problems that visitors report about a listing, and what they say is still so («¿Sigue siendo así?»).
--
-- Neither changes the listing: what visitors say is for the administrator (…_requests.sql). Who left an address hears what became of
-- it; the address goes with the answer, or after thirty days.
--
-- Who may do what:
--   reportes, add_report()   service_role alone

create table public.reportes (
  id uuid primary key default gen_random_uuid(),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  -- No problem if it ends in "vigente": the fact was confirmed.
  motivo text not null check (motivo in (
    'cerrado', 'telefono', 'direccion', 'horario', 'duplicado', 'otro', 'telefono_vigente', 'horario_vigente'
  )),
  detalle text check (private.is_text(detalle, 500, 500)),
  -- Correct value: the telephone, the address, the hours as a text, the slug of the other listing.
  sugerencia text check (private.is_text(sugerencia, 300)),
  correo text check (private.is_text(correo, 254) and correo = lower(btrim(correo))),
  estado text not null default 'nuevo' check (estado in ('nuevo', 'atendido', 'descartado')),
  created_at timestamptz not null default now(),
  constraint suggested_where_there_is_a_value check (sugerencia is null or motivo in ('telefono', 'direccion', 'horario', 'duplicado'))
);

create index reportes_business on public.reportes (negocio_id, created_at);
create index reportes_address on public.reportes (correo) where correo is not null;

create function public.add_report(business_slug text, reason text, detail text, suggestion text default null, address text default null)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  reports_per_day constant int := 20;
  words constant text := nullif(btrim(detail), '');
  business uuid;
begin
  -- The lock makes counting and limit one step.
  select n.id into business from public.negocios n
  where n.slug = business_slug and n.is_approved and not n.is_deleted for no key update;
  if not found then
    return 'unknown';
  end if;
  -- Sent twice: people who say nothing of their own are many, and are counted.
  if (words is not null or address is not null) and exists (
    select from public.reportes r
    where r.negocio_id = business and r.motivo = reason and r.estado = 'nuevo' and r.detalle is not distinct from words
      and r.sugerencia is not distinct from suggestion and r.correo is not distinct from address
  ) then
    return 'added';
  end if;
  -- Each kind for itself: whoever confirms without end keeps nobody from reporting a problem.
  if (
    select count(*) from public.reportes r
    where r.negocio_id = business and r.created_at > now() - interval '1 day'
      and (r.motivo like '%vigente') = (reason like '%vigente')
  ) >= reports_per_day then
    return 'full';
  end if;
  insert into public.reportes (negocio_id, motivo, detalle, sugerencia, correo) values (business, reason, words, suggestion, address);
  return 'added';
end $$;
comment on function public.add_report is 'Stores a report on a public business: added, unknown (no such business) or full (20 problems, or 20 confirmed facts, in a day). The same words again are added once. Server only.';

alter table public.reportes enable row level security;

revoke all on public.reportes from public, anon, authenticated, service_role;
grant all on public.reportes to service_role;

comment on table public.reportes is 'Reports and confirmations of visitors about a listing, for the administrator. Of who reported nothing but an address to answer to, if they left one.';

revoke execute on function
  public.add_report(text, text, text, text, text)
  from public, anon, authenticated;

grant execute on function
  public.add_report(text, text, text, text, text)
  to service_role;
-- Mails that wait to be sent: the outbox. A mail is written in the transaction of the event that it tells of, once per event, and a
-- worker of the server sends it; a mail that fails never fails a payment or a registration.
--
-- A stranger can have mails written to an address that is not theirs: by a registration, by an order that they do not pay. How many
-- a day is said once, for each kind, and held where every mail is queued. What an account or a paid month causes is counted apart
-- and never withheld.
--
-- Kinds that are no answer to anything can be switched off, for an address and not for an account: whoever reads a mailbox decides, by the
-- link of the mail. The table holds a hash of the address, so it is no list of addresses, and it is asked where every mail is queued.
--
-- Who may do what:
--   private.tipos_de_correo, private.correos_retenidos, private.bajas_de_correo   nobody; the functions below read and write them
--   correos, take_mails(), finish_mail(), get_mail_subscription(), set_mail_subscription()   service_role alone

create table private.tipos_de_correo (
  tipo text primary key,
  ajenos_por_dia int check (ajenos_por_dia > 0),
  opcional boolean not null default false
);

create table private.bajas_de_correo (
  direccion text primary key check (direccion ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);

create table public.correos (
  id bigint generated always as identity primary key,
  tipo text not null references private.tipos_de_correo (tipo),
  entidad text not null check (private.is_text(entidad, 120)),
  para text not null check (private.is_text(para, 254) and para = lower(btrim(para))),
  datos jsonb not null default '{}' check (jsonb_typeof(datos) = 'object' and length(datos::text) <= 8000),
  estado text not null default 'pendiente' check (estado in ('pendiente', 'enviado', 'fallido')),
  intentos smallint not null default 0,
  proximo_intento_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  terminado_at timestamptz,
  ajeno boolean not null default false,
  unique (tipo, entidad)
);

create table private.correos_retenidos (
  tipo text not null references private.tipos_de_correo (tipo),
  dia date not null,
  cuantos int not null check (cuantos > 0),
  primary key (tipo, dia)
);

create function private.mailbox(address text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  -- ana+1@… and ana+2@… are one mailbox; Gmail does not read points either.
  select case when p.host in ('gmail.com', 'googlemail.com') then replace(p.name, '.', '') || '@gmail.com' else p.name || '@' || p.host end
  from (
    select split_part(regexp_replace(lower(btrim(address)), '@[^@]*$', ''), '+', 1) as name, regexp_replace(lower(btrim(address)), '^.*@', '') as host
  ) p
$$;
comment on function private.mailbox is 'Mailbox behind an address: without +suffixes, and without points at Gmail.';

create index correos_waiting on public.correos (proximo_intento_at) where estado = 'pendiente';
create index correos_of_strangers on public.correos (private.mailbox(para), tipo, created_at) where ajeno;

-- To whom the mails about a business go: its account's confirmed address, or the address it was registered with.
create function private.business_recipient(business uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select u.email from public.negocios n join auth.users u on u.id = n.user_id where n.id = business),
    (select p.email from public.negocio_privado p where p.negocio_id = business)
  )
$$;

create function private.is_due(mail public.correos, at timestamptz) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  -- Further away than it was put off, and not by one who began a moment later: the clock has gone back since.
  select mail.proximo_intento_at <= at
    or mail.proximo_intento_at > at + interval '1 minute' + interval '5 minutes' * (2 ^ greatest(mail.intentos - 1, 0))
$$;
comment on function private.is_due is 'True if a mail that waits may be tried.';

create function public.take_mails(batch int, at timestamptz default now())
returns table (id bigint, tipo text, para text, datos jsonb)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.release_decisions(at);
  return query
    -- A lease: whoever takes a mail and dies leaves it to the next one, five minutes later and then later still.
    with taken as (
      select c.id from public.correos c
      where c.estado = 'pendiente' and private.is_due(c, at)
      order by c.proximo_intento_at, c.id limit least(batch, 100)
      for update skip locked
    )
    update public.correos c
    set intentos = c.intentos + 1, proximo_intento_at = at + interval '5 minutes' * (2 ^ c.intentos)
    from taken where c.id = taken.id
    returning c.id, c.tipo, c.para, c.datos;
end $$;
comment on function public.take_mails is 'Takes mails that are due, under a lease that doubles from five minutes; those of decisions that can be undone no more are written first. Server only.';

create function public.finish_mail(mail bigint, is_sent boolean, at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  update public.correos c
  set estado = case when is_sent then 'enviado' when c.intentos >= 5 then 'fallido' else 'pendiente' end,
    terminado_at = case when is_sent or c.intentos >= 5 then at end,
    -- A code is worth something for half an hour, and to its reader alone.
    datos = case when is_sent or c.intentos >= 5 then c.datos - 'codigo' else c.datos end
  where c.id = mail and c.estado = 'pendiente'
$$;
comment on function public.finish_mail is 'Marks a mail as sent, or, after its fifth try, as failed. Server only.';

create function private.address_hash(address text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select encode(sha256(convert_to(lower(btrim(address)), 'UTF8')), 'hex')
$$;
comment on function private.address_hash is 'Key of an address among those that get no optional mails: SHA-256 in hex of its lower-case spelling.';

create function public.get_mail_subscription(address_hash text) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from private.bajas_de_correo b where b.direccion = address_hash)
$$;
comment on function public.get_mail_subscription is 'True if an address (its hash) gets optional mails. Server only.';

create function public.set_mail_subscription(address_hash text, is_on boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if is_on then
    delete from private.bajas_de_correo b where b.direccion = address_hash;
    return;
  end if;
  insert into private.bajas_de_correo (direccion) values (address_hash) on conflict do nothing;
  -- What waits already is not sent, either.
  delete from public.correos c using private.tipos_de_correo t
  where c.estado = 'pendiente' and t.tipo = c.tipo and t.opcional and private.address_hash(c.para) = address_hash;
end $$;
comment on function public.set_mail_subscription is 'Switches optional mails to an address (its hash) on or off; twice is as once. Whoever calls it knows that the address''s reader asked. Server only.';

-- Tells the decision on a listing to whoever registered it.
create function private.mail_review(kind text, entity text, business uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_mail(kind, entity, private.business_recipient(n.id),
    jsonb_build_object('nombre', n.nombre, 'slug', n.slug,
      'motivo', (select p.motivo_rechazo from public.negocio_privado p where p.negocio_id = n.id)),
    n.user_id is not null and not private.awaits_acceptance(n.user_id, n.id))
  from public.negocios n where n.id = business;
end $$;
comment on function private.mail_review is 'Writes the mail about a review, as the business and the reason are at this moment.';

create function private.queue_mail(kind text, entity text, recipient text, contents jsonb, is_own boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := lower(btrim(recipient));
  cap constant int := (select t.ajenos_por_dia from private.tipos_de_correo t where t.tipo = kind);
  is_capped constant boolean := cap is not null and not is_own;
begin
  if nullif(address, '') is null
    or ((select t.opcional from private.tipos_de_correo t where t.tipo = kind) and not public.get_mail_subscription(private.address_hash(address)))
  then
    return;
  end if;
  if is_capped then
    perform pg_advisory_xact_lock(hashtextextended('mail ' || kind || ' ' || private.mailbox(address), 0));
    if exists (select from public.correos c where c.tipo = kind and c.entidad = entity) then
      return;
    end if;
    if cap <= (
      select count(*) from public.correos c
      where c.ajeno and private.mailbox(c.para) = private.mailbox(address) and c.tipo = kind and c.created_at > now() - interval '1 day'
    ) then
      insert into private.correos_retenidos as r (tipo, dia, cuantos) values (kind, (now() at time zone 'America/Mexico_City')::date, 1)
      on conflict (tipo, dia) do update set cuantos = r.cuantos + 1;
      return;
    end if;
  end if;
  insert into public.correos (tipo, entidad, para, datos, ajeno) values (kind, entity, address, contents, is_capped)
  on conflict (tipo, entidad) do nothing;
  -- For whoever sends them and listens; on a hosted project nobody does, and a timer looks.
  perform pg_notify('correos', '');
end $$;
comment on function private.queue_mail is 'Writes a mail to the outbox, once per kind and entity. is_own: caused by the account of the address; otherwise as many a day as its kind allows.';

create function private.tell_account(person uuid, deed text) returns void
language sql security definer set search_path = '' as $$
  select private.queue_mail('aviso_de_cuenta', u.id || ' ' || deed || ' ' || clock_timestamp(), u.email, jsonb_build_object('hecho', deed))
  from auth.users u where u.id = person and u.email_confirmed_at is not null
$$;
comment on function private.tell_account is 'Writes to whoever has an account what was done with it, in case that it was somebody else.';

alter table public.correos enable row level security;
alter table private.tipos_de_correo enable row level security;
alter table private.correos_retenidos enable row level security;
alter table private.bajas_de_correo enable row level security;

revoke all on public.correos from public, anon, authenticated, service_role;
revoke all on private.tipos_de_correo from public, anon, authenticated, service_role;
revoke all on private.correos_retenidos from public, anon, authenticated, service_role;
revoke all on private.bajas_de_correo from public, anon, authenticated, service_role;
grant all on public.correos to service_role;

comment on table public.correos is 'Outbox of product mails: one per kind and entity, five tries.';
comment on table private.tipos_de_correo is 'Every kind of product mail.';
comment on column private.tipos_de_correo.ajenos_por_dia is 'Mails caused by strangers that one mailbox gets within a day; null where no stranger can cause any.';
comment on column private.tipos_de_correo.opcional is 'True if one can unsubscribe from it: nothing that somebody waits for.';
comment on table private.bajas_de_correo is 'Addresses that get no optional mails, as private.address_hash() says them.';
comment on column public.correos.ajeno is 'Caused by somebody who need not have the address.';
comment on table private.correos_retenidos is 'Counts of mails that were not written, by kind and day of Mexico City. Not to whom.';

insert into private.tipos_de_correo (tipo, ajenos_por_dia) values
  -- A registration without an account, and what is decided of it.
  ('registro_recibido', 3), ('registro_aprobado', 3), ('registro_rechazado', 3), ('registro_cambios', 3),
  -- For a registration that is another listing's double.
  ('negocio_unido', 3),
  -- An order without an account.
  ('pago_rechazado', 2), ('comprobante', 2),
  -- Written to the account that claimed.
  ('reclamo_recibido', null), ('reclamo_aprobado', null), ('reclamo_rechazado', null),
  -- Written to the owner whose change it is.
  ('cambio_aceptado', null), ('cambio_rechazado', null),
  -- To a mailbox of a listing's own domain, whoever asks.
  ('codigo_reclamo', 3),
  -- To whoever an owner asks for help, whoever has the address; to the owner who deleted a business.
  ('ayudante_invitado', 3), ('negocio_borrado', null),
  -- Of the role, to whoever got or lost it.
  ('administrador_agregado', null), ('administrador_quitado', null),
  -- To the account that something was done with that needs a proof: a password, a helper, an administrator.
  ('aviso_de_cuenta', null),
  -- To the address that a report, a message or a request was sent with, whoever has it.
  ('reporte_corregido', 3), ('reporte_cerrado', 3), ('reporte_descartado', 3), ('mensaje_recibido', 3), ('arco_recibida', 3),
  -- To whom the closed listing belonged: by its address, like a decision.
  ('negocio_cerrado', 3),
  -- An administrator's own words, each written once.
  ('mensaje_respondido', null), ('arco_requerida', null), ('arco_prorrogada', null), ('arco_respondida', null), ('arco_cumplida', null),
  -- To the administrators.
  ('arco_por_vencer', null),
  -- Of money that came, and of months.
  ('recibo', null), ('pago_devuelto', null), ('recordatorio', null), ('plan_vencido', null),
  -- For what the administration gives, takes away or sends.
  ('cortesia', null), ('cortesia_terminada', null), ('factura_enviada', null), ('factura_rechazada', null);

insert into private.tipos_de_correo (tipo, opcional) values ('resumen_semanal', true);

revoke execute on function
  private.is_due(public.correos, timestamptz),
  public.take_mails(int, timestamptz),
  public.finish_mail(bigint, boolean, timestamptz),
  public.get_mail_subscription(text),
  public.set_mail_subscription(text, boolean)
  from public, anon, authenticated;

grant execute on function
  private.mailbox(text),
  public.take_mails(int, timestamptz),
  public.finish_mail(bigint, boolean, timestamptz),
  public.get_mail_subscription(text),
  public.set_mail_subscription(text, boolean)
  to service_role;
-- The ledger: orders, the provider's payments, and the months that they pay for. The plan of a business follows from it alone.
--
--   create_order() -> checkout at the provider -> apply_payment(), as often as anybody likes, with what the provider says
--     -> pagos.problema is null: the payment pays for one month -> periodos is rebuilt from such payments -> negocios.plan_type
--
-- A month begins when it was paid, or when the month before it ends, and ends on the same day of the next month by the clock of
-- Mexico City; after it come three days of grace. Each plan has months of its own: the higher one counts. A payment of an order
-- without a business waits until its buyer registers one. Whatever the order of events, the outcome follows from the latest state
-- of each payment.
--
-- An order begun without an account names an address that anybody may have typed. It belongs to nobody until it is paid: it is not
-- handed over, listed, counted or given again to whoever has that address, and nothing that a stranger is told depends on what
-- was bought with the address. Once paid it goes to whoever confirms the address, at once if that has been done. Such orders are bounded
-- by the network that asks and in all, and never by the address, which is somebody else's. Signing in is the way past either bound.
--
-- Locks are taken in one order, by whatever touches what is paid for or whose a business is, so that nobody waits in a circle. Who needs
-- several of one kind takes them in the order of their ids (addresses); who needs none of a kind leaves it out:
--
--   1. lock_buyer()      each address that buys        5. rows of pagos
--   2. rows of auth.users                              6. rows of negocios
--   3. rows of ordenes                                 7. rows of what belongs to a business
--   4. lock_business()   each business                 8. rows of profiles, then mailboxes (queue_mail)
--
-- The months (periodos) are behind lock_business() alone: apply_payment() writes them before it takes the business.
--
-- Who may do what:
--   ordenes, pagos, periodos   a user reads the own ones, an administrator all; the functions below write
--   pagos_eventos              service_role alone
--   all functions              service_role alone; my_orders() whoever is signed in: policies ask it as the reader

-- 128 random bits, of which a UUID of version 4 has 122: whoever has no account shows an order's id to see it.
create function private.unguessable_id() returns uuid
language sql volatile set search_path = '' as $$
  select encode(substr(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 1, 16), 'hex')::uuid
$$;

create table public.ordenes (
  id uuid primary key default private.unguessable_id(),
  user_id uuid references auth.users (id) on delete set null,
  email text check (private.is_text(email, 254) and email = lower(btrim(email))),
  negocio_id uuid references public.negocios (id) on delete set null,
  plan text not null references private.planes (plan),
  monto_centavos int not null check (monto_centavos > 0),
  moneda text not null default 'MXN' check (moneda = 'MXN'),
  referencia text not null unique check (length(referencia) <= 350),
  estado text not null default 'creada'
    check (estado in ('creada', 'pendiente', 'pagada', 'rechazada', 'devuelta')),
  preferencia_id text check (length(preferencia_id) <= 100),
  checkout_url text check (length(checkout_url) <= 1000 and checkout_url ~ '^https?://'),
  asignada_at timestamptz,
  revisada_at timestamptz,
  created_at timestamptz not null default now(),
  expira_at timestamptz not null,
  solicitud uuid,
  red text check (red ~ '^[0-9a-f]{32}$'),
  constraint assignment_has_a_time check (negocio_id is null or asignada_at is not null)
);

create table public.pagos (
  id text primary key check (id ~ '^[0-9]{1,20}$'),
  orden_id uuid not null references public.ordenes (id),
  estado text not null check (length(estado) between 1 and 40),
  detalle text check (length(detalle) <= 80),
  metodo text check (length(metodo) <= 40),
  monto_centavos bigint not null check (monto_centavos >= 0),
  devuelto_centavos bigint not null default 0 check (devuelto_centavos >= 0),
  problema text check (length(problema) between 1 and 40),
  aprobado_at timestamptz,
  -- A page of the provider's, or of the simulated one, which stands on this machine alone.
  comprobante_url text check (length(comprobante_url) <= 1000
    and comprobante_url ~ '^(https://([a-z0-9-]+\.)*mercadopago\.com(\.mx)?|http://(([a-z0-9-]+\.)*localhost|127\.[0-9.]+|\[::1\])(:[0-9]+)?)/'),
  vence_at timestamptz,
  proveedor_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint a_paid_month_has_a_start check (problema is not null or aprobado_at is not null)
);

create table public.pagos_eventos (
  tema text not null check (length(tema) between 1 and 60),
  recurso text not null check (length(recurso) between 1 and 80),
  solicitud text not null check (length(solicitud) between 1 and 100),
  resultado text check (length(resultado) <= 60),
  created_at timestamptz not null default now(),
  orden_id uuid references public.ordenes (id) on delete set null,
  primary key (tema, recurso, solicitud)
);

create table public.periodos (
  id uuid primary key default gen_random_uuid(),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  plan text not null references private.planes (plan),
  inicia_at timestamptz not null,
  termina_at timestamptz,
  pago_id text unique references public.pagos (id),
  cortesia text check (length(cortesia) between 1 and 200),
  created_at timestamptz not null default now(),
  constraint ends_after_it_starts check (termina_at > inicia_at),
  constraint paid_or_given check ((pago_id is null) = (cortesia is not null)),
  constraint paid_time_ends check (pago_id is null or termina_at is not null)
);

create index ordenes_user on public.ordenes (user_id, created_at);
create index ordenes_email on public.ordenes (email);
create index ordenes_business on public.ordenes (negocio_id);
create index pagos_order on public.pagos (orden_id);
create index pagos_approved on public.pagos (aprobado_at) include (problema, estado, monto_centavos, devuelto_centavos) where aprobado_at is not null;
create index pagos_eventos_time on public.pagos_eventos (created_at);
create index pagos_eventos_order on public.pagos_eventos (orden_id);
create index periodos_business on public.periodos (negocio_id, plan, inicia_at);
create index ordenes_request on public.ordenes (solicitud) where solicitud is not null;
create index ordenes_review on public.ordenes ((user_id is null and estado = 'creada'), revisada_at nulls first, id);
create index ordenes_of_strangers on public.ordenes (created_at, red) where user_id is null;

-- Time for which a listing keeps its plan after its month has ended.
create function private.grace() returns interval
language sql immutable parallel safe set search_path = '' as $$ select interval '3 days' $$;

-- Adds months, to the same day and hour by the clock of Mexico City, or that month's last day.
create function private.months_later(start timestamptz, months int) returns timestamptz
language sql immutable parallel safe strict set search_path = '' as $$
  -- From the first day on, so that the 31st comes back after a short month.
  select (start at time zone 'America/Mexico_City' + make_interval(months => months)) at time zone 'America/Mexico_City'
$$;

-- True if a business is the user's, and is there.
create function private.owns(person uuid, business uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.negocios n
    where n.id = business and not n.is_deleted
      and (n.user_id = person or exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id = person))
  )
$$;

-- One thing at a time for a buyer: everything that counts or rebuilds what somebody bought begins here.
create function private.lock_buyer(buyer_email text) returns void
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('ledger ' || coalesce(buyer_email, ''), 0))
$$;

-- One thing at a time for a business, taken after its buyer's lock and never before.
create function private.lock_business(business uuid) returns void
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('ledger ' || business, 0))
$$;

-- The highest plan whose month, or grace, holds at that time.
create function private.plan_at(business uuid, at timestamptz) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select p.plan from public.periodos p join private.planes x using (plan)
    where p.negocio_id = business and p.inicia_at <= at
      and (p.termina_at is null or at < p.termina_at + private.grace())
    order by x.rango desc limit 1
  ), 'free')
$$;

-- The months of a business, made anew from the payments that pay: the order in which those came does not matter.
create function private.rebuild_periods(business uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  paid record;
  chain_plan text;
  anchor timestamptz;
  months int;
  chain_end timestamptz;
begin
  delete from public.periodos p
  using public.pagos g
  where g.id = p.pago_id and p.negocio_id = business
    and (g.problema is not null or not exists (select from public.ordenes o where o.id = g.orden_id and o.negocio_id = business));
  for paid in
    select g.id, o.plan, greatest(g.aprobado_at, o.asignada_at) as begins
    from public.ordenes o join public.pagos g on g.orden_id = o.id
    where o.negocio_id = business and g.problema is null
    order by o.plan, begins, g.id
  loop
    if chain_plan is distinct from paid.plan or paid.begins > chain_end + private.grace() then
      chain_plan := paid.plan;
      anchor := paid.begins;
      months := 0;
    end if;
    months := months + 1;
    chain_end := private.months_later(anchor, months);
    insert into public.periodos (negocio_id, plan, inicia_at, termina_at, pago_id)
    values (business, paid.plan, private.months_later(anchor, months - 1), chain_end, paid.id)
    on conflict (pago_id) do update
      set negocio_id = excluded.negocio_id, plan = excluded.plan, inicia_at = excluded.inicia_at, termina_at = excluded.termina_at;
  end loop;
end $$;

-- A profile says what its address has bought and what is alive: a cache, like negocios.plan_type.
create function private.refresh_profile(person_email text, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  best text;
begin
  if person_email is null then
    return;
  end if;
  select u.id into person from auth.users u where u.email = person_email and u.email_confirmed_at is not null;
  select x.plan into best
  from (
    select private.plan_at(n.id, at) as plan from public.negocios n where n.user_id = person and not n.is_deleted
    union all
    select o.plan from public.ordenes o join public.pagos p on p.orden_id = o.id and p.problema is null
      where o.asignada_at is null and (o.user_id = person or (o.user_id is null and o.email = person_email))
  ) owned join private.planes x using (plan)
  order by x.rango desc limit 1;
  insert into public.profiles (user_id, email, plan_type) values (person, person_email, coalesce(best, 'free'))
  on conflict (email) do update set plan_type = excluded.plan_type, user_id = coalesce(excluded.user_id, profiles.user_id)
    where (profiles.plan_type, profiles.user_id) is distinct from (excluded.plan_type, coalesce(excluded.user_id, profiles.user_id));
end $$;

-- The plan of a business as its months say; a listing with a paid plan that has what it must have is published.
create function private.refresh_plan(business uuid, moderation text, at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  present public.negocios;
  due text;
  is_approving boolean;
begin
  select * into present from public.negocios n where n.id = business for no key update;
  if not found then
    return 'free';
  end if;
  -- After the locks: a month that began while they were waited for counts.
  due := private.plan_at(business, at + (clock_timestamp() - now()));
  present := private.as_owned(present);
  is_approving := present.is_approved is null and due <> 'free' and moderation <> 'review-all'
    and present.telefono is not null and present.direccion is not null
    -- What was rejected once is published by nobody but an administrator.
    and not exists (select from public.negocio_privado v where v.negocio_id = business and cardinality(v.reenvios) > 0);
  update public.negocios n set escritor = 'pagos', plan_type = due, is_approved = case when is_approving then true else n.is_approved end
  where n.id = business and (n.plan_type <> due or is_approving);
  if is_approving then
    perform private.mail_review('registro_aprobado', business || ' ' || clock_timestamp(), business);
  end if;
  if due <> 'free' and present.plan_type = 'free' then
    perform private.release_revision(business);
  end if;
  if due = 'pro' and present.plan_type <> 'pro' then
    perform private.queue_starter_text(business, at);
  end if;
  perform private.refresh_profile((select u.email from auth.users u where u.id = present.user_id), at);
  return due;
end $$;

create function private.hand_over_paid_orders(address text) returns void
language sql security definer set search_path = '' as $$
  update public.ordenes o set user_id = u.id
  from auth.users u
  where u.email = address and u.email_confirmed_at is not null and o.email = address and o.user_id is null
    and exists (select from public.pagos g where g.orden_id = o.id and g.problema is null)
$$;
comment on function private.hand_over_paid_orders is 'Gives paid orders that were begun without an account to whoever has confirmed their address.';

-- An order's state follows from its payments, and one that is paid goes to whoever has confirmed its address.
create function private.settle_order(order_id uuid) returns void
language sql security definer set search_path = '' as $$
  update public.ordenes o set estado = due.estado
  from (
    select coalesce((
      select case
        when bool_or(g.problema is null) then 'pagada'
        when bool_or(g.estado in ('authorized', 'in_process', 'pending', 'in_mediation')) then 'pendiente'
        when bool_or(g.estado in ('refunded', 'charged_back') or g.devuelto_centavos > 0) then 'devuelta'
        else 'rechazada'
      end from public.pagos g where g.orden_id = order_id having count(*) > 0
    ), 'creada') as estado
  ) due
  where o.id = order_id and o.estado <> due.estado;
  -- Whoever signed in while the order was nobody's has it now.
  select private.hand_over_paid_orders(o.email) from public.ordenes o where o.id = order_id and o.user_id is null;
$$;

-- Reason why a payment does not pay for a month; null when it does. Facts of the provider, held against the order and the configuration.
create function private.payment_problem(payment jsonb, paid_order public.ordenes, collector text, is_live boolean) returns text
language sql immutable set search_path = '' as $$
  select case
    when payment ->> 'reference' is distinct from paid_order.referencia then 'referencia'
    when (payment ->> 'amount')::bigint is distinct from paid_order.monto_centavos then 'monto'
    when payment ->> 'currency' is distinct from paid_order.moneda then 'moneda'
    when payment ->> 'collector' is distinct from collector then 'cobrador'
    when (payment ->> 'live')::boolean is distinct from is_live then 'modo'
    when (payment ->> 'captured')::boolean is not true then 'sin_cobrar'
    when (payment ->> 'refunded')::bigint is distinct from 0 then 'devuelto'
    when payment ->> 'status' = 'approved' then null
    -- A dispute that the shop has won: the provider keeps the state and gives the money back.
    when payment ->> 'status' = 'charged_back' and payment ->> 'detail' = 'reimbursed' then null
    else 'estado'
  end
$$;

create function private.covers(paid public.ordenes, approved_at timestamptz, waiting public.ordenes) returns boolean
language sql immutable set search_path = '' as $$
  -- A month that was paid before the other order was begun is the one that the other is to follow. Of an order without a business, the
  -- payment was for no business either, whatever became of its month.
  select paid.id = waiting.id or (
    private.plan_rank(paid.plan) >= private.plan_rank(waiting.plan) and approved_at > waiting.created_at
    and (paid.negocio_id is not distinct from waiting.negocio_id or (waiting.negocio_id is null and paid.asignada_at > paid.created_at))
  )
$$;
comment on function private.covers is 'True if what was paid leaves another order nothing to pay for. Whose they are is for the caller to know.';

create function public.open_voucher(order_id uuid, at timestamptz default now())
returns table (pago_id text, comprobante_url text, monto_centavos bigint, vence_at timestamptz, plan_pagado text)
language sql stable security definer set search_path = '' as $$
  select g.id, g.comprobante_url, g.monto_centavos, g.vence_at, (
    -- Of its own order or its own account: a stranger is not told what was bought with the address.
    select x.plan from public.ordenes x join public.pagos p on p.orden_id = x.id and p.problema is null
    where (x.id = o.id or x.user_id = o.user_id) and private.covers(x, p.aprobado_at, o)
    order by private.plan_rank(x.plan) desc limit 1
  )
  from public.ordenes o join public.pagos g on g.orden_id = o.id
  where o.id = order_id and g.estado = 'pending' and g.problema in ('estado', 'sin_cobrar')
    -- The provider is asked no longer than this (take_orders_to_review).
    and coalesce(g.vence_at > at, o.created_at > at - interval '12 days')
  order by g.vence_at desc nulls last, g.proveedor_at desc, g.id desc limit 1
$$;
comment on function public.open_voucher is 'The payment of an order that can still be made in cash, if there is one; plan_pagado: its buyer has paid for this plan since, and it is not to be paid. Server only.';

create function private.my_orders() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select o.id from public.ordenes o where o.user_id = (select private.viewer())
$$;
comment on function private.my_orders is 'Ids of the orders of the signed-in user. Open to whoever is signed in: policies ask it as the reader, and it tells one only about oneself.';

create function public.create_order(
  wanted_plan text, buyer uuid default null, buyer_email text default null, business uuid default null,
  request uuid default null, network text default null
) returns setof public.ordenes
language plpgsql security definer set search_path = '' as $$
declare
  orders_of_account constant int := 20;
  orders_of_network constant int := 100;
  orders_of_strangers constant int := 2000;
  new_id constant uuid := private.unguessable_id();
  since constant timestamptz := now() - interval '1 day';
  address text := lower(btrim(buyer_email));
  price int;
  known public.ordenes;
begin
  select x.precio_centavos into price from private.planes x where x.plan = wanted_plan and x.precio_centavos > 0;
  if not found then
    raise exception 'plan_desconocido' using errcode = '22023';
  end if;
  if buyer is not null then
    select u.email into address from auth.users u where u.id = buyer and u.email_confirmed_at is not null;
  end if;
  if nullif(address, '') is null then
    raise exception 'sin_correo' using errcode = '22023';
  end if;
  if business is not null and (buyer is null or not private.owns(buyer, business)) then
    raise exception 'negocio_ajeno' using errcode = '42501';
  end if;
  -- Counting and adding are one step; a stranger never waits for, or keeps waiting, whoever has the address.
  if buyer is not null then
    perform private.lock_buyer(address);
  else
    perform pg_advisory_xact_lock(hashtextextended('orders of strangers ' || coalesce(network, ''), 0));
  end if;
  -- Two tabs of an account, or one form of a stranger sent twice: one order.
  select * into known from public.ordenes o
  where o.plan = wanted_plan and o.monto_centavos = price and o.estado = 'creada' and o.expira_at > now() + interval '1 hour'
    and (
      (buyer is not null and o.user_id = buyer and o.negocio_id is not distinct from business)
      or (buyer is null and o.user_id is null and o.solicitud = request and o.email = address)
    )
  order by o.created_at desc limit 1;
  if found then
    return next known;
    return;
  end if;
  -- What was paid is no flood.
  if buyer is not null then
    if orders_of_account <= (
      select count(*) from public.ordenes o
      where o.user_id = buyer and o.created_at > since and o.estado not in ('pagada', 'devuelta')
    ) then
      raise exception 'demasiadas_ordenes' using errcode = '54000';
    end if;
  elsif exists (
    select from public.ordenes o
    where o.user_id is null and o.created_at > since and o.estado not in ('pagada', 'devuelta')
    having count(*) >= orders_of_strangers
      or count(*) filter (where o.red is not distinct from network) >= orders_of_network
  ) then
    raise exception 'demasiadas_ordenes' using errcode = '54000';
  end if;
  return query
    insert into public.ordenes (id, user_id, email, negocio_id, plan, monto_centavos, referencia, asignada_at, expira_at, solicitud, red)
    values (new_id, buyer, address, business, wanted_plan, price, wanted_plan || '|' || new_id,
      case when business is not null then now() end, now() + interval '24 hours',
      case when buyer is null then request end, case when buyer is null then network end)
    returning *;
end $$;
comment on function public.create_order is 'An order of a plan at today''s price; an open one of the same signed-in buyer, or of the same form of a stranger (request), is given again. Strangers are counted by network. 22023: unknown plan or no e-mail, 42501: business of somebody else, 54000: too many in a day. Server only.';

create function public.set_order_checkout(order_id uuid, preference text, url text) returns text
language sql security definer set search_path = '' as $$
  update public.ordenes o set preferencia_id = preference, checkout_url = url where o.id = order_id and o.preferencia_id is null;
  select o.checkout_url from public.ordenes o where o.id = order_id
$$;
comment on function public.set_order_checkout is 'Keeps the checkout of an order, and returns the first one that was kept. Server only.';

-- The buyer hears once of a payment that came, was given back, was refused, or waits to be made in cash.
create function private.mail_payment(
  outcome text, paid_order public.ordenes, payment jsonb, before public.pagos, at timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kind constant text := case
    when outcome = 'granted' then 'recibo'
    when outcome = 'revoked' then 'pago_devuelto'
    when payment ->> 'status' = 'rejected' and before.estado is distinct from 'rejected' then 'pago_rechazado'
    when payment ->> 'voucher_url' is not null and before.comprobante_url is null and exists (
      select from public.open_voucher(paid_order.id, at) v where v.pago_id = payment ->> 'id' and v.plan_pagado is null
    ) then 'comprobante'
  end;
begin
  if kind is not null then
    perform private.queue_mail(
      kind,
      -- Of an order, one rejection is told: who tries a third card has the page before them.
      case kind when 'pago_rechazado' then paid_order.id::text else payment ->> 'id' || ' ' || (payment ->> 'updated_at') end,
      coalesce((select u.email from auth.users u where u.id = paid_order.user_id), paid_order.email),
      jsonb_build_object(
        'pago', payment ->> 'id', 'plan', paid_order.plan, 'monto_centavos', paid_order.monto_centavos, 'metodo', payment ->> 'method',
        'fecha', payment ->> 'approved_at', 'negocio_id', paid_order.negocio_id,
        'negocio', (select n.nombre from public.negocios n where n.id = paid_order.negocio_id),
        'termina', (select p.termina_at from public.periodos p where p.pago_id = payment ->> 'id')
      ) || case kind
        when 'comprobante' then jsonb_build_object('orden', paid_order.id, 'vence', payment ->> 'expires_at')
        when 'recibo' then jsonb_build_object('comprobante_pendiente', exists (
          select from public.ordenes w cross join lateral public.open_voucher(w.id, at)
          where (w.user_id = paid_order.user_id or w.email = paid_order.email)
            and private.covers(paid_order, (payment ->> 'approved_at')::timestamptz, w)
        ))
        else '{}'
      end,
      paid_order.user_id is not null);
  end if;
end $$;

create function public.apply_payment(
  payment jsonb, collector text, is_live boolean, moderation text, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  payment_id constant text := payment ->> 'id';
  reported_at constant timestamptz := (payment ->> 'updated_at')::timestamptz;
  wanted constant text := substring(payment ->> 'reference' from '\|([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$');
  o public.ordenes;
  before public.pagos;
  problem text;
  outcome text;
begin
  if payment_id is null or reported_at is null then
    raise exception 'pago_incompleto' using errcode = '22023';
  end if;
  if (payment ->> 'approved_at')::timestamptz > at then
    -- The provider's clock is ahead of ours: what was paid begins now.
    payment := payment || jsonb_build_object('approved_at', at);
  end if;
  select * into o from public.ordenes x where x.id = wanted::uuid;
  if not found then
    return 'unknown';
  end if;
  perform private.lock_buyer(o.email);
  select * into o from public.ordenes x where x.id = o.id for update;
  if o.negocio_id is not null then
    perform private.lock_business(o.negocio_id);
  end if;
  select * into before from public.pagos g where g.id = payment_id for update;
  if before.orden_id is distinct from o.id and before.id is not null then
    return 'unknown';
  end if;
  problem := private.payment_problem(payment, o, collector, is_live);
  -- Of two reports of one moment the one that pays for nothing stands.
  if before.proveedor_at > reported_at or (before.proveedor_at = reported_at and before.problema is not null and problem is null) then
    return 'stale';
  end if;

  insert into public.pagos as g (
    id, orden_id, estado, detalle, metodo, monto_centavos, devuelto_centavos, problema, aprobado_at, comprobante_url, vence_at, proveedor_at
  )
  values (
    payment_id, o.id, payment ->> 'status', payment ->> 'detail', payment ->> 'method', coalesce((payment ->> 'amount')::bigint, 0),
    coalesce((payment ->> 'refunded')::bigint, 0), problem,
    coalesce((payment ->> 'approved_at')::timestamptz, case when problem is null then reported_at end),
    -- The provider's page may name its buyer: of a deleted account it is not kept.
    case when o.email is not null then payment ->> 'voucher_url' end, (payment ->> 'expires_at')::timestamptz, reported_at
  )
  on conflict (id) do update set estado = excluded.estado, detalle = excluded.detalle, metodo = excluded.metodo,
    monto_centavos = excluded.monto_centavos, devuelto_centavos = excluded.devuelto_centavos, problema = excluded.problema,
    aprobado_at = coalesce(excluded.aprobado_at, g.aprobado_at), comprobante_url = coalesce(excluded.comprobante_url, g.comprobante_url),
    vence_at = coalesce(excluded.vence_at, g.vence_at), proveedor_at = excluded.proveedor_at;
  perform private.settle_order(o.id);

  outcome := case
    when problem is null and (before.id is null or before.problema is not null) then 'granted'
    when problem is null then 'unchanged'
    when before.id is not null and before.problema is null then 'revoked'
    else 'recorded'
  end;
  if outcome = 'granted' and before.aprobado_at is null and o.asignada_at is not null and o.user_id is not null
    and not exists (select from public.negocios n where n.id = o.negocio_id and not n.is_deleted) then
    -- Its business went before it was paid: nobody could use the month there, so it waits for another one of the buyer.
    update public.ordenes x set negocio_id = null, asignada_at = null where x.id = o.id returning * into o;
  end if;
  if outcome in ('granted', 'revoked') then
    if o.negocio_id is not null then
      perform private.rebuild_periods(o.negocio_id);
      perform private.refresh_plan(o.negocio_id, moderation, at);
    end if;
    perform private.refresh_profile(o.email, at);
  end if;
  perform private.mail_payment(outcome, o, payment, before, at);
  return outcome;
end $$;
comment on function public.apply_payment is 'Takes what the provider says of a payment: granted, revoked, unchanged, recorded (pays for nothing), stale or unknown. amount and refunded in centavos. Server only.';

create function public.begin_payment_event(topic text, resource text, request text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.pagos_eventos (tema, recurso, solicitud) values (topic, resource, request) on conflict do nothing;
  -- An event that was begun and not finished is looked at again: its first try may have died.
  return exists (
    select from public.pagos_eventos e where e.tema = topic and e.recurso = resource and e.solicitud = request and e.resultado is null
  );
end $$;
comment on function public.begin_payment_event is 'Notes a notification of the provider; false when the same one has been dealt with. Server only.';

create function public.apply_notified_payment(
  payment jsonb, collector text, is_live boolean, moderation text, topic text, resource text, request text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  outcome constant text := public.apply_payment(payment, collector, is_live, moderation);
begin
  perform public.finish_payment_event(topic, resource, request, outcome, array[resource]);
  return outcome;
end $$;
comment on function public.apply_notified_payment is 'apply_payment and finish_payment_event in one: a notification counts as dealt with only together with its payment. Server only.';

create function public.finish_payment_event(topic text, resource text, request text, outcome text, payments text[] default '{}') returns void
language sql security definer set search_path = '' as $$
  update public.pagos_eventos e
  set resultado = outcome, orden_id = (select g.orden_id from public.pagos g where g.id = any(payments) order by g.id limit 1)
  where e.tema = topic and e.recurso = resource and e.solicitud = request
$$;
comment on function public.finish_payment_event is 'Notes what came of a notification, and of which order the payments are that it told of. Server only.';

create function public.list_unfinished_orders(person uuid, at timestamptz default now())
returns table (
  id uuid, plan text, monto_centavos int, estado text, negocio_id uuid, negocio text, pago_estado text, pago_detalle text,
  comprobante_url text, vence_at timestamptz, plan_pagado text
)
language sql stable security definer set search_path = '' as $$
  select o.id, o.plan, o.monto_centavos, o.estado, n.id, n.nombre, g.estado, g.detalle, v.comprobante_url, v.vence_at, v.plan_pagado
  from public.ordenes o
    left join public.negocios n on n.id = o.negocio_id and not n.is_deleted
    left join lateral public.open_voucher(o.id, at) v on true
    cross join lateral (
      select p.estado, p.detalle, p.id is not distinct from v.pago_id or p.estado in ('authorized', 'in_process', 'in_mediation') as is_under_way
      from public.pagos p where p.orden_id = o.id
      order by is_under_way desc, p.proveedor_at desc, p.id limit 1
    ) g
  where o.user_id = person and (
    v.pago_id is not null
    -- The provider is asked no longer than this (take_orders_to_review).
    or (o.estado = 'pendiente' and g.is_under_way and o.created_at > at - interval '12 days')
    -- Money that came and pays for nothing is for a person to look at: nobody is told to pay again.
    or (o.estado = 'rechazada' and o.created_at > at - interval '7 days' and g.estado <> 'approved'
      and not exists (
        select from public.ordenes x
        where x.user_id = person and x.created_at > o.created_at and x.estado <> 'creada'
          and (o.negocio_id is null or x.negocio_id = o.negocio_id)
      ))
  )
  order by o.created_at desc, o.id
  limit 10
$$;
comment on function public.list_unfinished_orders is 'Orders of a user with a voucher that can still be paid (see open_voucher), whose payment is under way (pendiente), or failed in the last seven days and was not tried again (rechazada), with the payment''s state. Server only.';

create function public.list_unassigned_months(person uuid) returns table (plan text, months int)
language sql stable security definer set search_path = '' as $$
  select o.plan, count(*)::int from public.ordenes o join public.pagos g on g.orden_id = o.id and g.problema is null
  where o.asignada_at is null and o.user_id = person
  group by o.plan
$$;
comment on function public.list_unassigned_months is 'Paid months of a user without a business, by plan. Server only.';

-- The month of an order goes to a business, whose lock and buyer's lock the caller holds; false when it is not paid or not waiting.
create function private.use_month(order_id uuid, business uuid, moderation text, at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.ordenes o set negocio_id = business, asignada_at = at
  where o.id = order_id and o.asignada_at is null
    and exists (select from public.pagos g where g.orden_id = o.id and g.problema is null);
  if not found then
    return false;
  end if;
  perform private.rebuild_periods(business);
  perform private.refresh_plan(business, moderation, at);
  return true;
end $$;

create function public.assign_month(
  person uuid, wanted_plan text, business uuid, moderation text, at timestamptz default now()
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  unassigned uuid;
begin
  perform private.lock_buyer((select u.email from auth.users u where u.id = person));
  perform private.lock_business(business);
  perform from public.negocios n where n.id = business for update;
  if not private.owns(person, business) then
    raise exception 'negocio_ajeno' using errcode = '42501';
  end if;
  select o.id into unassigned from public.ordenes o
  where o.user_id = person and o.asignada_at is null and o.plan = wanted_plan
    and exists (select from public.pagos g where g.orden_id = o.id and g.problema is null)
  order by o.created_at limit 1;
  return private.use_month(unassigned, business, moderation, at);
end $$;
comment on function public.assign_month is 'Gives an unassigned paid month to a business of the buyer; false when there is none. Server only.';

create function public.give_plan(
  business uuid, given_plan text, reason text, moderation text, until timestamptz default null, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.periodos (negocio_id, plan, inicia_at, termina_at, cortesia) values (business, given_plan, at, until, reason);
  return private.refresh_plan(business, moderation, at);
end $$;
comment on function public.give_plan is 'Gives a business a plan without a payment, until a time or without end. Server only.';

create trigger pagos_touch before update on public.pagos for each row execute function private.touch_updated_at();

alter table public.ordenes enable row level security;
alter table public.pagos enable row level security;
alter table public.pagos_eventos enable row level security;
alter table public.periodos enable row level security;

revoke all on public.ordenes, public.pagos, public.pagos_eventos, public.periodos from public, anon, authenticated, service_role;
grant all on public.ordenes, public.pagos, public.pagos_eventos, public.periodos to service_role;
grant select (id, negocio_id, plan, monto_centavos, moneda, estado, created_at, expira_at) on public.ordenes to authenticated;
grant select (id, orden_id, estado, metodo, monto_centavos, devuelto_centavos, aprobado_at) on public.pagos to authenticated;
grant select (id, negocio_id, plan, inicia_at, termina_at, cortesia) on public.periodos to authenticated;

create policy ordenes_select_own on public.ordenes for select to authenticated
  using (id in (select private.my_orders()) or (select private.is_admin()));
create policy pagos_select_own on public.pagos for select to authenticated
  using (orden_id in (select private.my_orders()) or (select private.is_admin()));
create policy periodos_select_own on public.periodos for select to authenticated
  using (negocio_id in (select private.my_businesses()) or (select private.is_admin()));

comment on column public.ordenes.asignada_at is 'Time at which the order got its business; without it the paid month still waits. It stays when the business is gone.';
comment on table public.ordenes is 'Purchases that were begun: the price is the one of that moment. Without a business it waits for one.';
comment on table public.pagos is 'Payments as the provider last reported them; problema is null when one pays for a month.';
comment on column public.pagos.comprobante_url is 'Address where the provider shows what is to be paid in cash, until vence_at.';
comment on column public.pagos_eventos.orden_id is 'The order of the payments that it told of, once it has been dealt with.';
comment on table public.pagos_eventos is 'Notifications of the provider, by topic, resource and request; resultado is null until one has been dealt with.';
comment on table public.periodos is 'Months of a business on a plan: paid ones follow from pagos, given ones (cortesia) may have no end.';
comment on column public.ordenes.solicitud is 'The form that a stranger sent, which nobody else can name: sent twice, it makes one order.';
comment on column public.ordenes.red is 'Key of a stranger''s network on that day; forgotten after a day.';

grant execute on function
  private.my_orders()
  to authenticated, service_role;

revoke execute on function
  public.create_order(text, uuid, text, uuid, uuid, text),
  public.set_order_checkout(uuid, text, text),
  public.apply_payment(jsonb, text, boolean, text, timestamptz),
  public.begin_payment_event(text, text, text),
  public.apply_notified_payment(jsonb, text, boolean, text, text, text, text),
  public.finish_payment_event(text, text, text, text, text[]),
  public.open_voucher(uuid, timestamptz),
  public.list_unfinished_orders(uuid, timestamptz),
  public.list_unassigned_months(uuid),
  public.assign_month(uuid, text, uuid, text, timestamptz),
  public.give_plan(uuid, text, text, text, timestamptz, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.create_order(text, uuid, text, uuid, uuid, text),
  public.set_order_checkout(uuid, text, text),
  public.apply_payment(jsonb, text, boolean, text, timestamptz),
  public.begin_payment_event(text, text, text),
  public.apply_notified_payment(jsonb, text, boolean, text, text, text, text),
  public.finish_payment_event(text, text, text, text, text[]),
  public.open_voucher(uuid, timestamptz),
  public.list_unfinished_orders(uuid, timestamptz),
  public.list_unassigned_months(uuid),
  public.assign_month(uuid, text, uuid, text, timestamptz),
  public.give_plan(uuid, text, text, text, timestamptz, timestamptz)
  to service_role;
-- Property of an account once its e-mail is confirmed, what ends with a new password or address, and what becomes of it all when the
-- account goes.
--
--   * A password chosen before the address was first confirmed opens nothing: whoever signs up with an address of somebody else chooses
--     one for it. It is dropped here because every kind of link ends here. A server that makes a user and vouches for the address itself
--     does both at once, so such a user is no older than a moment; nobody reads a mail in that time. The embedded backend, which knows
--     when the server vouches, puts a stricter trigger in the place of this one (supabase/local/backend-schema.ts).
--   * What has been mailed about an account counts no more once its password or its address has changed: whoever reads "if it was not
--     you, change your password" is right to do so. A hosted project forgets the tokens itself; the rest follows from here.
--   * An address that came by a change has been proved to the project, not to whoever holds the account's password and sessions: anybody
--     may ask for a change to an address of somebody else and wait for its owner to press the button. So the account is unconfirmed until
--     a link to the new address is used, and the first confirmation then leaves nothing of what was before.
--   * A business that somebody registered with the owner's address comes to the owner at the sign-in and counts for nothing until its
--     owner accepts it ("Sí, es mío"); "No es mío" takes it off for as long as it is not published.
--
-- Who may do what:
--   profiles        one row per confirmed e-mail: a user reads the own row; service_role writes
--   all functions   service_role alone

create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete cascade,
  email text not null unique check (private.is_text(email, 254) and email = lower(btrim(email))),
  plan_type text not null default 'free' references private.planes (plan),
  updated_at timestamptz not null default now()
);

create function private.business_limit() returns int
language sql immutable parallel safe set search_path = '' as $$ select 20 $$;

-- Drops the password, what was said about the person and open sessions: all chosen before the address was proved.
create function private.drop_unproved() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.encrypted_password := null;
  new.raw_user_meta_data := '{}';
  delete from auth.sessions where user_id = new.id;
  perform set_config('private.unproved', new.id::text, true);
  return new;
end $$;

-- Supabase Auth then writes what it had read before.
create function private.keep_dropped() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.raw_user_meta_data := '{}';
  return new;
end $$;

-- Links that were mailed, and a change of address under way, end with a new password or address.
create function private.end_pending_changes() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.email is distinct from old.email and new.email = old.email_change then
    new.email_confirmed_at := null;
  end if;
  -- Empty, not null: a hosted project cannot read its own table otherwise.
  new.confirmation_token := '';
  new.recovery_token := '';
  new.reauthentication_token := '';
  new.email_change := '';
  new.email_change_token_current := '';
  new.email_change_token_new := '';
  new.email_change_sent_at := null;
  new.email_change_confirm_status := 0;
  return new;
end $$;

create function private.tell_new_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_account(new.id, 'contrasena');
  return null;
end $$;

create function private.awaits_acceptance(person uuid, business uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.negocio_propietarios p where p.user_id = person and p.negocio_id = business and p.aceptado_at is null
  )
$$;
comment on function private.awaits_acceptance is 'True if a business came to a user by the address alone, and the user has not said that it is theirs.';

-- True for an owner who accepted it, and for whoever helps one.
create function private.edits(person uuid, business uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select (private.owns(person, business) and not private.awaits_acceptance(person, business)) or private.helps(person, business)
$$;

-- Counts the businesses that the user accepted.
create function private.owned_count(person uuid) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.negocios n
  where n.user_id = person and not n.is_deleted and not private.awaits_acceptance(person, n.id)
$$;

-- True if "No es mío" may take it off: it came by the address alone, is not published, and nobody paid for it.
create function private.is_disownable(person uuid, business public.negocios) returns boolean
language sql stable security definer set search_path = '' as $$
  select business.user_id = person and business.is_approved is not true and not business.is_deleted and business.denue_id is null
    and private.awaits_acceptance(person, business.id)
    and not exists (select from public.negocio_propietarios p where p.negocio_id = business.id and p.user_id <> person)
    -- A paid month would go with it.
    and not exists (select from public.periodos d where d.negocio_id = business.id)
$$;

create function public.link_account(person uuid, at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  linked int;
begin
  -- In the order of whoever applies a payment, which then either finds the address confirmed or is found here.
  perform private.lock_buyer((select u.email from auth.users u where u.id = person));
  select u.email into address from auth.users u where u.id = person and u.email_confirmed_at is not null for no key update;
  if not found then
    return 0;
  end if;
  with waiting as (
    select n.id from public.negocios n join public.negocio_privado p on p.negocio_id = n.id
    where p.email = address and n.user_id is null and not n.is_deleted
    order by n.created_at
    -- Those that wait for an answer have places of their own.
    limit greatest(private.business_limit() - (
      select count(*)::int from public.negocios m
      where m.user_id = person and not m.is_deleted and private.awaits_acceptance(person, m.id)
    ), 0)
    for update of n skip locked
  ), taken as (
    update public.negocios n set user_id = person from waiting w where n.id = w.id returning n.id
  ), linked_rows as (
    insert into public.negocio_propietarios (user_id, negocio_id, aceptado_at) select person, t.id, null from taken t on conflict do nothing
  )
  select count(*) into linked from taken;
  perform private.hand_over_paid_orders(address);
  perform private.refresh_profile(address, at);
  return linked;
end $$;
comment on function public.link_account is 'Gives a user what waits for the confirmed e-mail: businesses without owner, orders, the profile. Returns the number of businesses. To be called at each sign-in; server only.';

create function public.list_own_businesses(person uuid, at timestamptz default now(), as_helper boolean default false)
returns table (
  id uuid, slug text, nombre text, plan text, is_approved boolean, motivo_rechazo text, pagado_hasta timestamptz,
  por_aceptar boolean, por_correo boolean, pide_cambios boolean
)
language sql stable security definer set search_path = '' as $$
  select n.id, n.slug, n.nombre, n.plan_type, n.is_approved, v.motivo_rechazo,
    -- Months that follow one another end where the last of them does; a plan without end has no date.
    (select case when bool_or(p.termina_at is null) then null else max(p.termina_at) end
     from public.periodos p
     where p.negocio_id = n.id and p.plan = n.plan_type and coalesce(p.termina_at, at) >= at - private.grace() and not as_helper),
    private.awaits_acceptance(person, n.id), private.is_disownable(person, n),
    n.is_approved is false and coalesce((
      select a.accion = 'cambios_pedidos' from public.auditoria a
      where a.negocio_id = n.id and a.accion in ('negocio_rechazado', 'cambios_pedidos') order by a.id desc limit 1
    ), false)
  from public.negocios n
    join private.planes x on x.plan = n.plan_type
    left join public.negocio_privado v on v.negocio_id = n.id
  where not n.is_deleted
    and case when as_helper then private.helps(person, n.id) and not private.owns(person, n.id)
      else n.user_id = person or exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id = person) end
  -- What strangers write pushes nothing of one's own out of the list.
  order by private.awaits_acceptance(person, n.id), x.rango desc, n.updated_at desc, n.id
  limit 2 * private.business_limit()
$$;
comment on function public.list_own_businesses is 'Businesses of a user for the owner panel: accepted ones first, then the highest plan, then the most recent; por_aceptar: it came by the address alone; por_correo: and the user may disown it; pide_cambios: it is not rejected for good, changes were asked for. as_helper: those that the user helps with instead, without what is paid. Server only.';

create function public.accept_business(person uuid, business uuid, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_buyer((select u.email from auth.users u where u.id = person));
  if not private.owns(person, business) then
    return 'unknown';
  end if;
  if not private.awaits_acceptance(person, business) then
    return 'accepted';
  end if;
  if private.owned_count(person) >= private.business_limit() then
    return 'full';
  end if;
  update public.negocio_propietarios p set aceptado_at = at where p.user_id = person and p.negocio_id = business;
  return 'accepted';
end $$;
comment on function public.accept_business is 'Makes a business that came by the address alone count as the user''s: accepted, full (twenty are) or unknown. Server only.';

create function public.disown_business(person uuid, business uuid, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  present public.negocios;
begin
  select * into present from public.negocios n where n.id = business for update;
  if not found or not private.is_disownable(person, present) then
    return false;
  end if;
  update public.negocios n set user_id = null, is_deleted = true, deleted_at = at where n.id = business;
  delete from public.negocio_propietarios p where p.negocio_id = business;
  -- Otherwise the next sign-in would bring it back, should it be restored.
  update public.negocio_privado v set email = null where v.negocio_id = business;
  return true;
end $$;
comment on function public.disown_business is 'Parts a user from an unpublished business that came by the address alone, and deletes it; false when it is none of these. Server only.';

create function public.preview_account_deletion(person uuid) returns table (slug text, nombre text, outcome text)
language sql stable security definer set search_path = '' as $$
  select n.slug, n.nombre,
    case
      when exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id <> person) then 'shared'
      when n.denue_id is not null then 'released'
      else 'deleted'
    end
  from public.negocios n
  where not n.is_deleted
    and (n.user_id = person or exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id = person))
  order by n.nombre
$$;
comment on function public.preview_account_deletion is 'Outcome for each business: deleted, released (census rows stay, without owner) or shared (another owner stays). Server only.';

create function public.release_account(person uuid, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  -- In the order of whoever applies a payment at the same time.
  perform private.lock_buyer((select u.email from auth.users u where u.id = person));
  -- Somebody must be there to make the next one.
  if exists (select from private.admins a where a.user_id = person) and private.drop_admin(person, person) = 'last' then
    return false;
  end if;
  -- Whoever writes a profile of the user meanwhile refers to the row and does not wait for it.
  select u.email into address from auth.users u where u.id = person for no key update;
  perform from public.ordenes o where o.user_id = person or o.email = address order by o.id for update;
  perform from public.negocios n where n.user_id = person order by n.id for no key update;
  -- While it is known what is theirs.
  perform private.forget_author(person);
  perform private.drop_hidden(n.id) from public.negocios n
  where n.user_id = person and (n.telefono_oculto or n.direccion_aproximada)
    and not exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id <> person);
  -- What is shared goes to the owner who stays; a listing of the census stays without one; the others leave the directory.
  with heirs as (
    select n.id, (
      select p.user_id from public.negocio_propietarios p
      where p.negocio_id = n.id and p.user_id <> person order by p.created_at limit 1
    ) as heir
    from public.negocios n where n.user_id = person
  )
  update public.negocios n set
    user_id = h.heir,
    is_deleted = n.is_deleted or (h.heir is null and n.denue_id is null),
    deleted_at = coalesce(n.deleted_at, case when h.heir is null and n.denue_id is null then at end)
  from heirs h where n.id = h.id;
  update public.negocio_privado p set email = null where p.email = address;
  delete from public.negocio_propietarios p where p.user_id = person;
  delete from public.negocio_ayudantes a where a.email = address and a.user_id is null;
  delete from public.profiles p where p.user_id = person or p.email = address;
  delete from public.correos c where c.para = address;
  delete from auth.audit_log_entries l where l.payload ->> 'actor_id' = person::text or l.payload ->> 'actor_username' = address;
  delete from public.mensajes m where m.correo = address;
  update public.reportes r set correo = null where r.correo = address;
  -- Payments are kept for the books; whose they were is not.
  update public.pagos g set comprobante_url = null from public.ordenes o
  where o.id = g.orden_id and (o.user_id = person or o.email = address) and g.comprobante_url is not null;
  update public.ordenes o set user_id = null, email = null
  where o.user_id = person or o.email = address;
  return true;
end $$;
comment on function public.release_account is 'Parts a user from everything, before the user is deleted; false, and nothing is done, for the last administrator. Server only.';

create function public.address_of_link(token_hash text) returns text
language sql stable security definer set search_path = '' as $$
  -- A project keeps what the link says, and marks those that were asked for with a challenge; the embedded backend keeps a hash.
  select u.email from auth.users u, (
    select array[token_hash, plain, encode(sha256(convert_to(plain, 'UTF8')), 'hex')] as names from regexp_replace(token_hash, '^pkce_', '') plain
  ) asked
  where length(token_hash) between 20 and 200 and (u.recovery_token = any(asked.names) or u.confirmation_token = any(asked.names))
  limit 1
$$;
comment on function public.address_of_link is 'Account that the link of a mail opens, while it can be used; null of any other. Server only.';

create function public.purge_accounts(at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  gone int;
begin
  delete from auth.audit_log_entries l where l.created_at < at - interval '30 days';
  delete from auth.sessions s where private.session_end(s) < at - interval '30 days';
  -- Somebody has typed the address, and nobody has opened a link to it since.
  delete from auth.users u
  where u.email_confirmed_at is null and u.last_sign_in_at is null and u.created_at < at - interval '7 days'
    and not exists (select from public.negocios n where n.user_id = u.id);
  get diagnostics gone = row_count;
  return gone;
end $$;
comment on function public.purge_accounts is 'Forgets accounts of addresses that were only typed, after a week, and what Auth notes of sign-ins and sessions that have ended, after thirty days. Returns how many accounts. To be run daily. Server only.';

create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

create trigger drop_unproved before update of email_confirmed_at on auth.users for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null and old.created_at < now() - interval '3 seconds')
  execute function private.drop_unproved();

create trigger keep_dropped before update of raw_user_meta_data on auth.users for each row
  when (current_setting('private.unproved', true) = new.id::text)
  execute function private.keep_dropped();

create trigger end_pending_changes before update of encrypted_password, email on auth.users for each row
  when (old.encrypted_password is distinct from new.encrypted_password or old.email is distinct from new.email)
  execute function private.end_pending_changes();

create trigger tell_new_password after update of encrypted_password on auth.users for each row
  when (new.encrypted_password is not null and old.encrypted_password is distinct from new.encrypted_password)
  execute function private.tell_new_password();

alter table public.profiles enable row level security;

revoke all on public.profiles from public, anon, authenticated, service_role;
grant all on public.profiles to service_role;
grant select on public.profiles to authenticated;

create policy profiles_select_own on public.profiles for select to authenticated
  using (user_id = (select private.viewer()) or (select private.is_admin()));

comment on table public.profiles is 'Plan by e-mail, as the specification keeps it; a cache of the ledger, written by the server alone.';
comment on column public.negocio_propietarios.aceptado_at is 'Null while the business came by the address alone and its owner has not said that it is theirs.';

revoke execute on function
  public.link_account(uuid, timestamptz),
  public.list_own_businesses(uuid, timestamptz, boolean),
  public.accept_business(uuid, uuid, timestamptz),
  public.disown_business(uuid, uuid, timestamptz),
  public.preview_account_deletion(uuid),
  public.address_of_link(text),
  public.purge_accounts(timestamptz),
  public.release_account(uuid, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.link_account(uuid, timestamptz),
  public.list_own_businesses(uuid, timestamptz, boolean),
  public.accept_business(uuid, uuid, timestamptz),
  public.disown_business(uuid, uuid, timestamptz),
  public.preview_account_deletion(uuid),
  public.address_of_link(text),
  public.purge_accounts(timestamptz),
  public.release_account(uuid, timestamptz)
  to service_role;
-- Owners' edits: one way in for the panel, its forms and the data API.
--
--   a listing that is approved and free   columns that wait become a revision; the others are stored
--   every other listing                   all is stored
--   every listing, under moderation none  all is stored; the data API knows no such setting, and an edit with an owner's own key waits
--
-- What waits is made of the row itself: the change is made with all checks and triggers, read, and taken back. So what an
-- administrator accepts can be stored. A business has one open revision. Each edit that changes it makes a new one (another id) of both
-- together, so that nobody accepts what he has not seen; what is as in public again waits no more.
--
-- What becomes of an open revision:
--   the plan becomes a paid one            it is stored with it
--   an edit of a listing that does not wait (any more)   it is stored with the edit, which goes before it
--   the business is deleted                it waits, and cannot be decided until the business is back; it goes with it for good
--   an owner's account is deleted          what that owner wrote of it goes, and all of it with an only owner's; what a helper wrote stays
--   the business gets another owner, or none   it goes, with all that were decided, and all that was generated (private.forget_owner)
--
-- Who may do what:
--   private.ediciones_por_api   nobody
--   revisiones            an owner or helper reads those of the own businesses; the functions below write
--   edit_own_business()   authenticated
--   read_own_business(), edit_business(), decide_revision()   service_role alone

create table public.revisiones (
  id uuid primary key default gen_random_uuid(),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  cambios jsonb not null
    constraint revisiones_cambios_check check (jsonb_typeof(cambios) = 'object' and cambios <> '{}' and length(cambios::text) <= 30000),
  autores jsonb not null default '{}'
    constraint revisiones_autores_check check (jsonb_typeof(autores) = 'object' and length(autores::text) <= 4000),
  numeros jsonb not null default '{}'
    constraint revisiones_numeros_check check (jsonb_typeof(numeros) = 'object' and length(numeros::text) <= 200),
  estado text not null default 'abierta' check (estado in ('abierta', 'aceptada', 'rechazada')),
  aceptados text[] not null default '{}',
  motivo text constraint revisiones_motivo_check check (private.is_text(motivo, 1000, 1000)),
  decidida_por uuid references auth.users (id) on delete set null,
  decidida_at timestamptz,
  created_at timestamptz not null default now(),
  constraint decided_with_a_time check ((estado = 'abierta') = (decidida_at is null)),
  constraint accepted_in_part_or_whole check ((estado = 'aceptada') = (cardinality(aceptados) > 0)),
  constraint accepted_was_proposed check (cambios ?& aceptados)
);
create unique index revisiones_one_open on public.revisiones (negocio_id) where estado = 'abierta';
create index revisiones_business on public.revisiones (negocio_id, created_at desc);
create index revisiones_reviewer on public.revisiones (decidida_por);

-- ---------------------------------------------------------------- writing

create function private.read_fields(changes jsonb, further text[] default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wrong text;
  fields jsonb;
begin
  if jsonb_typeof(changes) is distinct from 'object' then
    raise exception 'cambios_invalidos' using errcode = '22023';
  end if;
  select c.key into wrong from jsonb_object_keys(changes) c (key)
  where c.key <> all (further) and not exists (select from private.campos_de_negocio f where f.columna = c.key) limit 1;
  if found then
    raise exception 'columna_ajena' using errcode = '42501', hint = left(wrong, 60);
  end if;
  -- A list that was cleared is an empty one. The others stay as they are: to aggregate a list of thousands takes seconds.
  fields := changes || coalesce((
    select jsonb_object_agg(c.key, '[]'::jsonb)
    from jsonb_each(changes) c
      join pg_catalog.pg_attribute a on a.attrelid = 'public.negocios'::regclass and a.attname = c.key
    where c.value = 'null' and a.atthasdef), '{}');
  -- What does not come back as it was sent is of another type: a number or an object for a text, a text for a number.
  select c.key into wrong
  from jsonb_each(fields) c, to_jsonb(jsonb_populate_record(null::public.negocios, fields)) typed
  where typed -> c.key is distinct from c.value limit 1;
  if found then
    raise exception 'valor_invalido' using errcode = '22023', hint = wrong;
  end if;
  return fields;
end $$;
comment on function private.read_fields is 'An owner''s changes, column by column, each of its type; further: columns that may be named beside an owner''s. 42501 columna_ajena; 22023 cambios_invalidos or valor_invalido; another of class 22 for a value that cannot be read.';

create function private.write_fields(business uuid, fields jsonb, writer text default null) returns public.negocios
language plpgsql security definer set search_path = '' as $$
declare
  written public.negocios;
  names text;
  contents text;
  broken_rule text;
  reason text;
  clue text;
begin
  -- What is written is kept no more as it was; the trigger of …_privacy.sql keeps it anew.
  perform private.set_hidden(business, (
    select jsonb_object_agg(c, null)
    from jsonb_object_keys(fields) f (columna), unnest(array[f.columna, f.columna || '_e164']) c
  )) where fields ?| private.hidden_columns();
  select string_agg(format('%I', f.columna), ', '), string_agg(format('r.%I', f.columna), ', ') into names, contents
  from jsonb_object_keys(fields) f (columna);
  if names is null then
    select * into written from public.negocios n where n.id = business;
  else
    execute format(
      'update public.negocios n set (%s, escritor) = (select %s, $3 from jsonb_populate_record(null::public.negocios, $1) r)
       where n.id = $2 returning n.*', names, contents)
    into written using fields, business, writer;
  end if;
  return private.as_owned(written);
exception when integrity_constraint_violation then
  -- Its detail is the whole row, private columns too: whoever has the right to all of them is told, and this function has.
  get stacked diagnostics broken_rule = constraint_name, reason = message_text, clue = pg_exception_hint;
  raise exception using errcode = sqlstate, message = reason, constraint = broken_rule, hint = clue;
end $$;
comment on function private.write_fields is 'Stores columns that read_fields() has let through, as that writer, and gives the row as it is then, with what is private (private.as_owned).';

create function private.number_columns() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['telefono_e164', 'whatsapp_e164'] $$;
comment on function private.number_columns is 'The columns that hold the international form of a number, which the server reads from it: no owner writes them.';

create function private.numbers_of(known jsonb, changes jsonb) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_object_agg(k.key, k.value), '{}') from jsonb_each(known) k
  where k.key = any (private.number_columns()) and changes ? left(k.key, -length('_e164'))
$$;
comment on function private.numbers_of is 'The international forms among what is known, of the numbers that are among the changes.';

create function private.columns_of_author(authors jsonb, person uuid) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array(select a.key from jsonb_each_text(authors) a where a.value = person::text)
$$;

create function private.release_revision(business uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_fields(business, r.cambios || private.numbers_of(r.numeros, r.cambios))
  from public.revisiones r where r.negocio_id = business and r.estado = 'abierta';
  delete from public.revisiones r where r.negocio_id = business and r.estado = 'abierta';
exception when integrity_constraint_violation then
  -- A rule that is stricter by now: it stays for the administrator, and a payment does not fail because of it.
  null;
end $$;
comment on function private.release_revision is 'Stores what waits of a business, which needs to wait no longer.';

-- ---------------------------------------------------------------- reading

create function private.own_values(business uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (select jsonb_object_agg(f.columna, to_jsonb(n) -> f.columna) from private.campos_de_negocio f)
    || coalesce((select r.cambios from public.revisiones r where r.negocio_id = n.id and r.estado = 'abierta'), '{}')
  from public.negocios p, lateral private.as_owned(p) n where p.id = business
$$;
comment on function private.own_values is 'The owner''s columns of a business as its owner last wrote them: what waits for the review counts.';

create function public.read_own_business(person uuid, business uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    -- What a page shows beside them; see the columns that visitors may read.
    'row', jsonb_build_object(
      'id', n.id, 'slug', n.slug, 'categoria', n.categoria, 'actividad', n.actividad, 'slug_actividad', n.slug_actividad, 'scian', n.scian,
      'plan_type', n.plan_type, 'is_featured', n.is_featured, 'rating', n.rating, 'reviews_count', n.reviews_count, 'visitas', n.visitas,
      'clics', n.clics, 'fuente', n.fuente, 'telefono_oculto', n.telefono_oculto, 'tiene_dueno', n.tiene_dueno, 'slug_colonia', n.slug_colonia, 'estadisticas', n.estadisticas,
      'meta_title', n.meta_title, 'meta_description', n.meta_description, 'imagenes_datos', n.imagenes_datos,
      'horario_confirmado', n.horario_confirmado, 'created_at', n.created_at, 'updated_at', n.updated_at) || v.own,
    'hidden', to_jsonb(private.columns_beyond(n.plan_type)),
    'version', md5(v.own::text),
    'waiting', (
      select jsonb_object_agg(c.key, jsonb_build_object('now', to_jsonb(n) -> c.key, 'proposed', c.value))
      from public.revisiones r, jsonb_each(r.cambios) c where r.negocio_id = n.id and r.estado = 'abierta'))
  from public.negocios p, lateral private.as_owned(p) n, lateral (select private.own_values(p.id) as own) v
  where p.id = business and private.edits(person, p.id)
$$;

-- ---------------------------------------------------------------- the way in

create function public.edit_business(
  person uuid, business uuid, changes jsonb, base_version jsonb default null, moderation text default 'review-free'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  fields constant jsonb := private.read_fields(changes, private.number_columns());
  present public.negocios;
  written public.negocios;
  stale text[];
  waiting jsonb;
  authors jsonb;
  numbers jsonb;
  earlier jsonb;
  proposed jsonb;
  immediate jsonb := fields;
begin
  -- The row first: other edits of it, its plan and its review wait here.
  select * into present from public.negocios n where n.id = business for no key update;
  if not found or person is null or not (private.owns(person, business) or private.helps(person, business)) then
    raise exception 'negocio_ajeno' using errcode = '42501';
  end if;
  if private.awaits_acceptance(person, business) then
    raise exception 'sin_aceptar' using errcode = '42501';
  end if;
  -- Whoever helps does not say what everybody sees of the owner's telephone and door.
  if fields ?| array['telefono_al_tocar', 'solo_whatsapp', 'direccion_aproximada'] and not private.owns(person, business) then
    raise exception 'negocio_ajeno' using errcode = '42501';
  end if;
  present := private.as_owned(present);
  select array_agg(f.key order by f.key) into stale
  from jsonb_each(fields) f, (select private.own_values(business) as own) p
  where base_version ? f.key and p.own -> f.key <> all (array[base_version -> f.key, f.value]);
  if stale is not null then
    return jsonb_build_object('stale', stale);
  end if;
  select r.cambios, r.autores, r.numeros into waiting, authors, numbers from public.revisiones r where r.negocio_id = business and r.estado = 'abierta';
  -- What waits already and is not written anew, each number with its international form.
  earlier := coalesce(waiting, '{}') - array(select jsonb_object_keys(fields));
  earlier := earlier || private.numbers_of(coalesce(numbers, '{}'), earlier);
  if present.is_approved and present.plan_type = 'free' and moderation is distinct from 'none' then
    begin
      written := private.write_fields(business, earlier || fields);
      raise exception using errcode = 'ZZ001';
    exception when sqlstate 'ZZ001' then
      -- Only how the row would look is kept.
      null;
    end;
    select jsonb_object_agg(f.columna, to_jsonb(written) -> f.columna) into proposed
    from private.campos_de_negocio f
    where f.espera and to_jsonb(written) -> f.columna is distinct from to_jsonb(present) -> f.columna;
    immediate := fields - array(select f.columna from private.campos_de_negocio f where f.espera) - private.number_columns();
    written := private.write_fields(business, immediate);
  else
    written := private.write_fields(business, earlier || fields);
  end if;
  if proposed is distinct from waiting then
    delete from public.revisiones r where r.negocio_id = business and r.estado = 'abierta';
    insert into public.revisiones (negocio_id, cambios, autores, numeros)
    select business, proposed, jsonb_object_agg(c.key, case when waiting -> c.key = c.value then authors -> c.key else to_jsonb(person) end),
      private.numbers_of(earlier || fields, proposed)
    from jsonb_each(proposed) c having proposed is not null;
  end if;
  return jsonb_build_object(
    'stored', (select coalesce(jsonb_object_agg(c.key, to_jsonb(written) -> c.key), '{}') from jsonb_object_keys(immediate - private.number_columns()) c (key)),
    'waiting', coalesce(proposed, '{}'));
end $$;

-- Edits of an account through the data API in the minute that began at "desde".
create table private.ediciones_por_api (
  user_id uuid primary key references auth.users (id) on delete cascade,
  desde timestamptz not null,
  cuantas int not null check (cuantas > 0)
);

create function private.count_api_edit() returns void
language plpgsql security definer set search_path = '' as $$
declare
  per_minute constant int := 30;
  person constant uuid := (select private.viewer());
  taken int;
begin
  if person is null then
    return;
  end if;
  insert into private.ediciones_por_api as e (user_id, desde, cuantas) values (person, now(), 1)
  on conflict (user_id) do update set
    desde = case when e.desde <= now() - interval '1 minute' then now() else e.desde end,
    cuantas = case when e.desde <= now() - interval '1 minute' then 1 else e.cuantas + 1 end
  returning cuantas into taken;
  if taken > per_minute then
    raise exception 'demasiadas_ediciones' using errcode = 'PT429';
  end if;
end $$;
comment on function private.count_api_edit is 'Refuses an account''s 31st edit of a minute through the data API: each is seen by every visitor.';

create function public.edit_own_business(business uuid, changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_api_edit();
  if changes ?| private.number_columns() then
    raise exception 'columna_ajena' using errcode = '42501';
  end if;
  return public.edit_business((select private.viewer()), business, changes);
end $$;

-- ---------------------------------------------------------------- an account that goes

create function private.forget_author(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owned uuid[];
begin
  -- In one order, and before what waits: edits of theirs come first or not at all.
  select coalesce(array_agg(n.id), '{}') into owned from (
    select n.id from public.negocios n
    where n.user_id = person or exists (select from public.negocio_propietarios p where p.negocio_id = n.id and p.user_id = person)
    order by n.id for no key update
  ) n;
  delete from public.revisiones r
  where r.negocio_id = any (owned) and private.columns_of_author(r.autores, person) <> '{}'
    and (r.estado <> 'abierta' or r.cambios - private.columns_of_author(r.autores, person) = '{}');
  -- Another one: nobody accepts what is no part of it any more.
  update public.revisiones r set
    id = gen_random_uuid(), cambios = r.cambios - private.columns_of_author(r.autores, person),
    autores = r.autores - private.columns_of_author(r.autores, person)
  where r.negocio_id = any (owned) and private.columns_of_author(r.autores, person) <> '{}';
  -- What is left was written as a helper.
  update public.revisiones r set autores = r.autores - private.columns_of_author(r.autores, person)
  where private.columns_of_author(r.autores, person) <> '{}';
end $$;
comment on function private.forget_author is 'Takes out of revisions what a person wrote as an owner, whose account goes; of what was written as a helper it is forgotten who did.';

-- ---------------------------------------------------------------- the review

create function public.decide_revision(
  reviewer uuid, revision uuid, accepted text[], reason text default null, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  chosen constant text[] := array(select distinct c from unnest(accepted) c where c is not null order by c);
  outcome constant text := case when cardinality(chosen) > 0 then 'aceptada' else 'rechazada' end;
  changes jsonb;
  r public.revisiones;
begin
  perform private.require_admin(reviewer);
  -- The business first, as its owner's edits do.
  perform from public.negocios n where n.id = (select x.negocio_id from public.revisiones x where x.id = revision) for no key update;
  select x.* into r from public.revisiones x join public.negocios n on n.id = x.negocio_id and not n.is_deleted
  where x.id = revision and x.estado = 'abierta' for update of x;
  if not found then
    return 'unknown';
  end if;
  if not r.cambios ?& chosen then
    raise exception 'columna_desconocida' using errcode = '22023';
  end if;
  select coalesce(jsonb_object_agg(c, r.cambios -> c), '{}') into changes from unnest(chosen) c;
  perform private.write_fields(r.negocio_id, changes || private.numbers_of(r.numeros, changes), 'administracion');
  update public.revisiones x set estado = outcome, aceptados = chosen, motivo = reason, decidida_por = reviewer, decidida_at = at
  where x.id = revision;
  perform private.audit(reviewer, case outcome when 'aceptada' then 'cambio_aceptado' else 'cambio_rechazado' end, r.negocio_id, 'revision ' || revision, null,
    jsonb_build_object('aceptados', chosen, 'motivo', reason));
  perform private.queue_mail(
    case outcome when 'aceptada' then 'cambio_aceptado' else 'cambio_rechazado' end, revision::text, private.business_recipient(r.negocio_id),
    (select jsonb_build_object('nombre', n.nombre, 'slug', n.slug, 'aceptados', chosen, 'motivo', reason,
       'rechazados', array(select c from jsonb_object_keys(r.cambios) c where c <> all (chosen) order by c))
     from public.negocios n where n.id = r.negocio_id));
  return case outcome when 'aceptada' then 'accepted' else 'rejected' end;
end $$;

-- ---------------------------------------------------------------- row security and grants

alter table public.revisiones enable row level security;
alter table private.ediciones_por_api enable row level security;
revoke all on public.revisiones, private.ediciones_por_api from public, anon, authenticated, service_role;
grant all on public.revisiones to service_role;
grant select (id, negocio_id, cambios, estado, aceptados, motivo, decidida_at, created_at) on public.revisiones to authenticated;
create policy revisiones_select_owner on public.revisiones for select to authenticated
  using (negocio_id in (select private.my_edited_businesses()));

revoke execute on function private.count_api_edit(), public.edit_business(uuid, uuid, jsonb, jsonb, text), public.edit_own_business(uuid, jsonb),
  public.read_own_business(uuid, uuid), public.decide_revision(uuid, uuid, text[], text, timestamptz) from public, anon, authenticated;
grant execute on function public.edit_business(uuid, uuid, jsonb, jsonb, text), public.read_own_business(uuid, uuid),
  public.decide_revision(uuid, uuid, text[], text, timestamptz) to service_role;
grant execute on function public.edit_own_business(uuid, jsonb) to authenticated;

comment on table public.revisiones is 'Changes of approved free listings that wait for the administrator, and what was decided of them, column by column.';
comment on column public.revisiones.cambios is 'Column of negocios: the value that it is to have.';
comment on column public.revisiones.autores is 'Column of cambios: the account that wrote it last; none, when that account is gone.';
comment on column public.revisiones.numeros is 'The international forms of the numbers in cambios (private.number_columns): they are stored with them.';
comment on column public.revisiones.aceptados is 'The columns that were accepted; the others were not.';
comment on function public.read_own_business is 'A business as its owner edits it, or null for somebody else: "row" as it stands, with what waits, "hidden" the columns that the page of its plan does not show, "version" of the owner''s columns in it, "waiting" {column: {"now", "proposed"}} or null. Server only.';
comment on function public.edit_business is 'An owner''s changes {column: value}; null clears. Returns {"stale": [columns]} and writes nothing when these columns of them are neither as "base_version" {column: value} has them nor as they should be; under moderation "none" nothing waits; otherwise {"stored": what is public now of them, "waiting": all that waits for the review}. 42501: negocio_ajeno, sin_aceptar, columna_ajena, plan_insuficiente; 22…: a value of another shape; 23514: a rule of a column. Server only.';
comment on function public.edit_own_business is 'edit_business for the signed-in user. Open to whoever is signed in: it is the one way by which the key of an owner changes a business, and asks who owns it.';
comment on function public.decide_revision is 'An administrator accepts these columns of an open revision and no others: accepted, rejected (none), or unknown. Server only.';
-- Hours as time goes by: owners say that they still hold, and special days that are over go.
--
-- Who may do what:
--   confirm_hours(), drop_past_special_days()   service_role alone

create function public.confirm_hours(person uuid, business uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if person is null or not private.edits(person, business) then return false; end if;
  update public.negocios n set horario_confirmado = (now() at time zone 'America/Mexico_City')::date
  where n.id = business and not n.is_deleted and coalesce(n.hours, n.horario::text) is not null;
  return found;
end $$;
comment on function public.confirm_hours is 'Its owner says today that the hours still hold. False for somebody else''s business, and where no hours are known. Server only.';

create function public.drop_past_special_days(most int default 500) returns int
language plpgsql security definer set search_path = '' as $$
declare
  -- The night of yesterday may not be over.
  yesterday constant text := ((now() at time zone 'America/Mexico_City')::date - 1)::text;
  dropped int;
begin
  with past as (
    select n.id, array(select d from jsonb_object_keys(n.horario_especial) d where d < yesterday) as days
    from public.negocios n
    where n.horario_especial is not null and exists (select from jsonb_object_keys(n.horario_especial) d where d < yesterday)
    limit least(greatest(coalesce(most, 500), 1), 5000)
    for no key update skip locked
  )
  -- A plan that has lapsed meanwhile is no reason to keep them.
  update public.negocios n set escritor = 'administracion', horario_especial = nullif(n.horario_especial - p.days, '{}')
  from past p where p.id = n.id;
  get diagnostics dropped = row_count;
  return dropped;
end $$;
comment on function public.drop_past_special_days is 'Takes special days before yesterday off that many businesses at most; how many it did. Server only.';

revoke execute on function public.confirm_hours(uuid, uuid), public.drop_past_special_days(int) from public, anon, authenticated;
grant execute on function public.confirm_hours(uuid, uuid), public.drop_past_special_days(int) to service_role;
-- Statistics of the own page, for an owner.
--
--   every plan     how many visits and clicks there were
--   paid plans     how many of each kind on each day, and what people searched for that leads to businesses like this one
--
-- The plan is asked here, at that moment: nothing of what only paid plans see leaves the database for a free listing. Searches are counts
-- of the whole directory: nobody knows who searched, nor whether they came.
--
-- Who may do what:
--   read_own_statistics(), list_own_searches()   service_role alone, in the name of an owner or a helper

create function public.read_own_statistics(person uuid, business uuid, since date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'visitas', n.visitas,
    'clics', n.clics,
    'dias', case when n.plan_type <> 'free' then coalesce((
      select jsonb_agg(jsonb_build_array(d.dia, d.tipo, d.veces) order by d.dia, d.tipo)
      from (
        select e.dia, e.tipo, count(*) as veces from public.eventos e
        where e.negocio_id = n.id and e.dia >= since group by e.dia, e.tipo
      ) d
    ), '[]') end)
  from public.negocios n
  where n.id = business and private.edits(person, n.id)
$$;
comment on function public.read_own_statistics is 'visitas and clics of a business, and dias: [day of Mexico City, kind, how many] since then, null on the free plan. Null when it is not this person''s. Server only.';

create function private.is_search_for(term text, n public.negocios) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  words constant text[] := private.content_words(term);
  units constant private.unit[] := private.understand_words(words);
begin
  -- "de la" asks for nothing.
  return private.term_key(term) is not null
    and not exists (select from unnest(units) u where u.is_place and not n.busqueda @@ u.wanted)
    and (
      not exists (select from unnest(units) u where not u.is_place and not n.busqueda @@ u.wanted)
      or exists (select from unnest(words) w where private.category_named(w) = n.slug_categoria)
    );
end $$;
comment on function private.is_search_for is 'True if a folded term asks for what a business is: its words or its category, and no colonia but its own.';

-- Stem by which words are compared. "uñas" is folded to an article, and means the trade wherever people look for it.
create function private.stem_of(word text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case when word = 'unas' then array[word] else ts_lexize('pg_catalog.spanish_stem', word) end
$$;

-- The stems of what a business is called, does and offers, and of what else that is called.
create function private.stems_of(n public.negocios) returns text[]
language sql stable set search_path = '' as $$
  select array(
    select unnest(private.stem_of(w))
    from unnest(string_to_array(private.words(concat_ws(' ', n.nombre, n.categoria, n.actividad, array_to_string(n.servicios, ' '))), ' ')) w
    union
    select unnest(string_to_array(s.clave, ' ')) from public.sinonimos s where n.busqueda @@ s.significado
  )
$$;
comment on function private.stems_of is 'A search that has none of them, nor a word of the category, is not for this business.';

create function public.list_own_searches(person uuid, business uuid, since date) returns table (termino text, veces int)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  least_often constant int := 3;
  -- The most frequent of all, and of those that may be meant: understanding a term costs two milliseconds.
  most_terms constant int := 2000;
  most_understood constant int := 100;
  most_shown constant int := 20;
  present public.negocios;
  stems text[];
begin
  select * into present from public.negocios n
  where n.id = business and n.plan_type <> 'free' and private.edits(person, n.id);
  if not found then
    return;
  end if;
  stems := private.stems_of(present);
  return query
    with frequent as (
      select b.termino, sum(b.veces)::int as veces from public.busquedas b
      where b.dia >= since and b.termino in (select c.termino from private.terminos_comunes c where private.is_common_term(c.termino))
      group by b.termino having sum(b.veces) >= least_often
      order by 2 desc, 1 limit most_terms
    ), likely as materialized (
      select f.termino, f.veces from frequent f
      where f.termino = private.words(present.colonia) or exists (
        select from unnest(string_to_array(f.termino, ' ')) w
        where private.stem_of(w) && stems or private.category_named(w) = present.slug_categoria
      )
      order by f.veces desc, f.termino limit most_understood
    )
    select l.termino, l.veces from likely l
    where private.is_search_for(l.termino, present)
    order by l.veces desc, l.termino limit most_shown;
end $$;
comment on function public.list_own_searches is 'Searches since then that lead to businesses like this one, the most frequent first; only what three networks searched for. Nothing on the free plan, nor of somebody else''s business. Server only.';

revoke execute on function
  public.read_own_statistics(uuid, uuid, date),
  public.list_own_searches(uuid, uuid, date),
  private.is_search_for(text, public.negocios),
  private.stem_of(text),
  private.stems_of(public.negocios)
  from public, anon, authenticated;

grant execute on function
  public.read_own_statistics(uuid, uuid, date),
  public.list_own_searches(uuid, uuid, date)
  to service_role;
-- Helpers of a business: its owner asks an address, and whoever has it confirmed says yes or no. A helper edits, and neither pays, nor
-- sees payments, nor deletes, nor asks others.
--
-- An invitation gives nothing until it is accepted by an account with that confirmed address; from then on it belongs to the account,
-- whatever its address becomes. When a business gets another owner, its helpers go (…_businesses.sql).
--
-- Who joins and who goes stands in the trail, by account, never by address.
--
-- Who may do what:
--   all functions   service_role alone; each asks who it is about

create function public.invite_helper(person uuid, business uuid, address text, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  most constant int := 5;
  invited constant text := lower(btrim(address));
  name text;
begin
  perform private.require_proof(person);
  -- The row makes counting and adding one step.
  select n.nombre into name from public.negocios n where n.id = business for no key update;
  if not found or not private.owns(person, business) or private.awaits_acceptance(person, business) then
    return 'unknown';
  end if;
  if exists (select from auth.users u where u.email = invited and u.id <> person and private.owns(u.id, business))
    or exists (select from auth.users u where u.id = person and u.email = invited) then
    return 'owner';
  end if;
  if exists (
    select from public.negocio_ayudantes a left join auth.users u on u.id = a.user_id
    where a.negocio_id = business and invited in (a.email, u.email)
  ) then
    return 'known';
  end if;
  if (select count(*) from public.negocio_ayudantes a where a.negocio_id = business) >= most then
    return 'full';
  end if;
  insert into public.negocio_ayudantes (negocio_id, email, created_at) values (business, invited, at);
  perform private.audit(person, 'ayudante_invitado', business, null, null, null);
  perform private.queue_mail('ayudante_invitado', business || ' ' || invited || ' ' || at::date, invited, jsonb_build_object('nombre', name));
  perform private.tell_account(person, 'ayudante');
  return 'invited';
end $$;

create function public.list_helpers(person uuid, business uuid) returns table (email text, is_accepted boolean, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select coalesce(u.email, a.email), a.user_id is not null, a.created_at
  from public.negocio_ayudantes a left join auth.users u on u.id = a.user_id
  where a.negocio_id = business and private.owns(person, business) and not private.awaits_acceptance(person, business)
  order by a.created_at, a.email
$$;

create function public.remove_helper(person uuid, business uuid, address text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  removed constant text := lower(btrim(address));
  helper uuid;
begin
  if removed is null then
    delete from public.negocio_ayudantes a where a.negocio_id = business and a.user_id = person returning a.user_id into helper;
  elsif private.owns(person, business) and not private.awaits_acceptance(person, business) then
    delete from public.negocio_ayudantes a
    where a.negocio_id = business
      and removed = coalesce((select u.email from auth.users u where u.id = a.user_id), a.email)
    returning a.user_id into helper;
  else
    return false;
  end if;
  if not found then
    return false;
  end if;
  perform private.audit(person, case when removed is null then 'ayudante_retirado' else 'ayudante_quitado' end, business, 'ayudante ' || helper, null, null);
  return true;
end $$;

-- Pages through invitations: an address that invites often hides no other one, the latest come first. Few stand on a page: an owner's own
-- panel begins below them.
create function public.list_invitations(person uuid, page int default 1) returns table (id uuid, nombre text, is_last boolean)
language sql stable security definer set search_path = '' as $$
  select i.id, i.nombre, i.place = i.total
  from (
    select n.id, n.nombre, count(*) over () as total, row_number() over (order by a.created_at desc, n.id) as place
    from auth.users u
      join public.negocio_ayudantes a on a.email = u.email and a.user_id is null
      join public.negocios n on n.id = a.negocio_id and not n.is_deleted
    where u.id = person and u.email_confirmed_at is not null
  ) i
  where i.place > 3 * (page::bigint - 1)
  order by i.place limit 3
$$;

create function public.answer_invitation(person uuid, business uuid, is_accepted boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  select u.email into address from auth.users u where u.id = person and u.email_confirmed_at is not null;
  if is_accepted then
    update public.negocio_ayudantes a set user_id = person
    where a.negocio_id = business and a.email = address and a.user_id is null
      and not exists (select from public.negocio_ayudantes x where x.negocio_id = business and x.user_id = person);
  else
    delete from public.negocio_ayudantes a where a.negocio_id = business and a.email = address and a.user_id is null;
  end if;
  if not found then
    return false;
  end if;
  perform private.audit(person, case when is_accepted then 'ayudante_aceptado' else 'ayudante_declinado' end, business, null, null, null);
  return true;
end $$;

comment on function public.invite_helper is 'An owner asks an address to help: invited, known (asked before), owner (it is one), full (five) or unknown (not this person''s). Server only.';
comment on function public.list_helpers is 'Helpers, for an owner. Server only.';
comment on function public.remove_helper is 'An owner parts with a helper or takes an invitation back; without an address a helper leaves. False when there is none. Server only.';
comment on function public.list_invitations is 'Businesses whose owners ask for this user''s help, three a page, the latest first; is_last: no other comes after it. Server only.';
comment on function public.answer_invitation is 'Takes or declines it; false when there is none (any more). Server only.';

revoke execute on function
  public.invite_helper(uuid, uuid, text, timestamptz),
  public.list_helpers(uuid, uuid),
  public.remove_helper(uuid, uuid, text),
  public.list_invitations(uuid, int),
  public.answer_invitation(uuid, uuid, boolean)
  from public, anon, authenticated;

grant execute on function
  public.invite_helper(uuid, uuid, text, timestamptz),
  public.list_helpers(uuid, uuid),
  public.remove_helper(uuid, uuid, text),
  public.list_invitations(uuid, int),
  public.answer_invitation(uuid, uuid, boolean)
  to service_role;
-- The promotions of the owner's panel, and how an administrator takes one down. By the data API owners write within the policies of
-- the table; the panel comes in here, for what they cannot say: that a promotion is not as it was read, and which picture nobody names
-- any more.
--
--   saved twice        the id is the client's: the second time finds it as it should be
--   saved over         who has read another state is told, and nothing is written
--   below Premium      nothing is saved, and everything is kept: it is listed to its owner, may be deleted, and is shown again with the
--                      plan
--   repeated           a new promotion with the picture of the old one: it is forgotten with the last row that names it
--
-- Who may do what (by the data API thirty times a minute, edits of the business included):
--   list_own_promotions(), save_promotion(), delete_promotion()   service_role alone, for an owner or a helper
--   list_administered_promotions(), remove_promotion()            service_role alone, for an administrator

create function private.forgotten_picture(business uuid, picture text) returns text
language sql stable security definer set search_path = '' as $$
  select picture
  where not exists (select from public.promociones p where p.negocio_id = business and p.imagen_url = picture)
    and not exists (select from public.negocios n where n.id = business and n.promocion_imagen = picture)
$$;
comment on function private.forgotten_picture is 'The picture itself when no promotion of the business names it, or else null.';

-- Waits for other edits of the business, its plan and its review.
create function private.require_editor(person uuid, business uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.negocios n where n.id = business for no key update;
  if not found or person is null or not (private.owns(person, business) or private.helps(person, business)) then
    raise exception 'negocio_ajeno' using errcode = '42501';
  end if;
  if not private.edits(person, business) then
    raise exception 'sin_aceptar' using errcode = '42501';
  end if;
end $$;

create function public.list_own_promotions(person uuid, business uuid) returns setof public.promociones
language sql stable security definer set search_path = '' as $$
  select p.* from public.promociones p
  where p.negocio_id = business and private.edits(person, business)
  order by p.fecha_fin, p.id
$$;
comment on function public.list_own_promotions is 'All promotions of a business, on whatever plan, the one that ends first in front; none for somebody else. Server only.';

create function public.save_promotion(person uuid, business uuid, promotion uuid, fields jsonb, base_version timestamptz default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  present public.promociones;
  wanted public.promociones;
begin
  perform private.require_editor(person, business);
  if not private.is_premium(business) then
    raise exception 'plan_insuficiente' using errcode = '42501';
  end if;
  select * into present from public.promociones p where p.id = promotion for update;
  if found and present.negocio_id <> business then
    raise exception 'promocion_ajena' using errcode = '42501';
  end if;
  wanted := jsonb_populate_record(present, fields - array['id', 'negocio_id', 'created_at', 'updated_at']);
  if present.id is null then
    if base_version is not null then
      return '{"outcome": "unknown"}';
    end if;
    insert into public.promociones (id, negocio_id, titulo, descripcion, imagen_url, fecha_inicio, fecha_fin)
    values (promotion, business, wanted.titulo, wanted.descripcion, wanted.imagen_url, wanted.fecha_inicio, wanted.fecha_fin);
    return '{"outcome": "saved"}';
  end if;
  if wanted is not distinct from present then
    return '{"outcome": "saved"}';
  end if;
  if base_version <> present.updated_at then
    return '{"outcome": "stale"}';
  end if;
  update public.promociones p set
    titulo = wanted.titulo, descripcion = wanted.descripcion, imagen_url = wanted.imagen_url, fecha_inicio = wanted.fecha_inicio,
    fecha_fin = wanted.fecha_fin
  where p.id = promotion;
  return jsonb_build_object('outcome', 'saved', 'forgotten', private.forgotten_picture(business, present.imagen_url));
end $$;
comment on function public.save_promotion is 'Stores a promotion under an id of the client''s, new or not; fields are columns by name, one that is left out stays as it is. base_version: the updated_at of what was read, null for a new one. Returns {"outcome": saved, stale (it is another by now) or unknown (it is gone), "forgotten": a picture that no promotion names any more}. 42501: negocio_ajeno, sin_aceptar, plan_insuficiente, promocion_ajena; 23514: demasiadas_promociones, imagen_ajena or a rule of a column. Server only.';

create function public.delete_promotion(person uuid, business uuid, promotion uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  gone public.promociones;
begin
  perform private.require_editor(person, business);
  delete from public.promociones p where p.id = promotion and p.negocio_id = business returning * into gone;
  return jsonb_build_object('deleted', gone.id is not null, 'forgotten', private.forgotten_picture(business, gone.imagen_url));
end $$;
comment on function public.delete_promotion is 'Deletes a promotion for an owner or a helper, on whatever plan: {"deleted": whether it was there, "forgotten": as save_promotion says}. 42501: negocio_ajeno, sin_aceptar. Server only.';

create function public.list_administered_promotions(reviewer uuid, business uuid) returns setof public.promociones
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query select p.* from public.promociones p where p.negocio_id = business order by p.fecha_fin desc, p.id;
end $$;
comment on function public.list_administered_promotions is 'All promotions of a business, the one that ends last in front, for an administrator. Server only.';

create function public.remove_promotion(reviewer uuid, business uuid, promotion uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  gone public.promociones;
begin
  perform private.require_admin(reviewer);
  delete from public.promociones p where p.id = promotion and p.negocio_id = business returning * into gone;
  if found then
    perform private.audit(reviewer, 'promocion_eliminada', business, 'promocion ' || promotion,
      jsonb_build_object('titulo', gone.titulo, 'descripcion', gone.descripcion, 'fecha_inicio', gone.fecha_inicio, 'fecha_fin', gone.fecha_fin),
      null);
  end if;
  return jsonb_build_object('deleted', gone.id is not null, 'forgotten', private.forgotten_picture(business, gone.imagen_url));
end $$;
comment on function public.remove_promotion is 'An administrator deletes a promotion; as delete_promotion. Server only.';

create function private.count_promotion_edit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_api_edit();
  return null;
end $$;

create trigger promociones_counted before insert or update or delete on public.promociones
  for each statement when (current_user = 'authenticated') execute function private.count_promotion_edit();

revoke execute on function
  private.count_promotion_edit(),
  public.list_own_promotions(uuid, uuid),
  public.save_promotion(uuid, uuid, uuid, jsonb, timestamptz),
  public.delete_promotion(uuid, uuid, uuid),
  public.list_administered_promotions(uuid, uuid),
  public.remove_promotion(uuid, uuid, uuid)
  from public, anon, authenticated;

grant execute on function
  public.list_own_promotions(uuid, uuid),
  public.save_promotion(uuid, uuid, uuid, jsonb, timestamptz),
  public.delete_promotion(uuid, uuid, uuid),
  public.list_administered_promotions(uuid, uuid),
  public.remove_promotion(uuid, uuid, uuid)
  to service_role;
-- Registering a business, and claiming one of the census.
--
-- A claim is decided by an administrator, who sees a note and perhaps a photo of papers; or by a code that was mailed to the web domain
-- that the listing itself publishes. The second way is open for a listing alone that has no owner and waits for none, whose address the
-- importer or the administration wrote (web_publicada), which is a domain's first page, and which no other listing publishes: a chain, a
-- portal or a provider of mailboxes proves nothing. Which domains give mailboxes to anybody the server knows (lib/claims/own-domain.ts).
--
-- Who may do what:
--   reclamos             a user reads the own ones, an administrator all; the functions below write
--   codigos_de_reclamo   nobody; the functions below read and write it
--   all functions        service_role alone

create table public.reclamos (
  id uuid primary key default gen_random_uuid(),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  nota text check (private.is_text(nota, 500, 500)),
  foto text constraint reclamos_foto_check check (foto ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$'),
  estado text not null default 'nuevo' check (estado in ('nuevo', 'aprobado', 'rechazado')),
  decidido_por uuid references auth.users (id) on delete set null,
  decidido_at timestamptz,
  created_at timestamptz not null default now()
);

create unique index reclamos_one_open on public.reclamos (negocio_id, user_id) where estado = 'nuevo';
create index reclamos_user on public.reclamos (user_id);
create index reclamos_reviewer on public.reclamos (decidido_por);
create index reclamos_business on public.reclamos (negocio_id);

create table private.codigos_de_reclamo (
  id uuid primary key default gen_random_uuid(),
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  -- Counted for the listing all the same: an account is made and deleted at will.
  user_id uuid references auth.users (id) on delete set null,
  para text not null check (private.is_text(para, 254) and para = lower(btrim(para))),
  huella text not null check (huella ~ '^[0-9a-f]{32}$'),
  intentos smallint not null default 0,
  usado_at timestamptz,
  created_at timestamptz not null default now()
);
create index codigos_de_reclamo_business on private.codigos_de_reclamo (negocio_id, user_id, created_at desc);
create index codigos_de_reclamo_user on private.codigos_de_reclamo (user_id, created_at);

-- The first candidate that is free, taken under a lock; never none.
create function private.take_slug(candidates text[], business uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  candidate text;
begin
  foreach candidate in array candidates loop
    if not exists (select from public.negocio_slugs s where s.slug = candidate) then
      -- Whoever tries the same one at the same moment waits here, and then takes the next.
      perform pg_advisory_xact_lock(hashtextextended('slug ' || candidate, 0));
      if not exists (select from public.negocios n where n.slug = candidate) then
        return candidate;
      end if;
    end if;
  end loop;
  return 'negocio-' || left(replace(business::text, '-', ''), 12);
end $$;

create function public.register_business(
  form jsonb, slugs text[], moderation text, request uuid, owner uuid default null, contact_email text default null,
  wanted_plan text default 'free', at timestamptz default now(), new_id uuid default gen_random_uuid()
) returns table (id uuid, slug text, is_approved boolean, is_new boolean)
language plpgsql security definer set search_path = '' as $$
declare
  unassigned uuid;
  fields jsonb;
  core public.negocios;
  address text := lower(btrim(contact_email));
begin
  perform pg_advisory_xact_lock(hashtextextended('registration ' || request, 0));
  return query
    select n.id, n.slug, n.is_approved, false from public.negocios n join public.negocio_privado p on p.negocio_id = n.id
    where p.solicitud = request and n.user_id is not distinct from owner;
  if found then
    return;
  end if;
  if owner is not null then
    select u.email into address from auth.users u where u.id = owner and u.email_confirmed_at is not null;
    if not found then
      raise exception 'sin_confirmar' using errcode = '42501';
    end if;
    perform private.lock_buyer(address);
    if private.owned_count(owner) >= private.business_limit() then
      raise exception 'demasiados_negocios' using errcode = '54000', hint = private.business_limit()::text;
    end if;
  end if;
  if wanted_plan <> 'free' then
    select o.id into unassigned from public.ordenes o
    where o.user_id = owner and o.asignada_at is null and o.plan = wanted_plan
      and exists (select from public.pagos g where g.orden_id = o.id and g.problema is null)
    order by o.created_at limit 1 for update;
    if not found then
      raise exception 'sin_pago' using errcode = '42501';
    end if;
  end if;
  -- Only what the plan may write is read from the form.
  select coalesce(jsonb_object_agg(f.key, f.value), '{}') into fields
  from jsonb_each(form) f
    join private.campos_de_negocio w on w.columna = f.key
    join private.planes x on x.plan = w.plan_minimo
  where x.rango <= (select p.rango from private.planes p where p.plan = wanted_plan) and f.value <> 'null';
  core := jsonb_populate_record(null::public.negocios, fields);
  -- What its plan does not need; the rest follows when it has its plan.
  insert into public.negocios (
    id, slug, user_id, is_approved, nombre, categoria, slug_categoria, telefono, telefono_e164, whatsapp, whatsapp_e164, direccion
  ) values (
    new_id, private.take_slug(slugs, new_id), owner, case when moderation = 'none' then true end, core.nombre, '', core.slug_categoria,
    core.telefono, form ->> 'telefono_e164', core.whatsapp, form ->> 'whatsapp_e164', core.direccion
  );
  insert into public.negocio_privado (negocio_id, email, solicitud) values (new_id, address, request);
  if owner is not null then
    insert into public.negocio_propietarios (user_id, negocio_id) values (owner, new_id);
  end if;
  if unassigned is not null then
    update public.ordenes o set negocio_id = new_id, asignada_at = at where o.id = unassigned;
    perform private.rebuild_periods(new_id);
    perform private.refresh_plan(new_id, moderation, at);
  end if;
  perform private.write_fields(new_id, fields);
  perform private.queue_mail('registro_recibido', new_id::text, address,
    (select jsonb_build_object('nombre', n.nombre, 'slug', n.slug, 'plan', n.plan_type, 'publicado', coalesce(n.is_approved, false))
     from public.negocios n where n.id = new_id),
    owner is not null);
  return query select n.id, n.slug, n.is_approved, true from public.negocios n where n.id = new_id;
end $$;
comment on function public.register_business is 'Makes a business out of a form''s columns, as far as the plan may write them; the same request makes one. Its pictures are in folders named new_id. A paid plan takes an unassigned paid month of the owner. 42501: sin_pago or sin_confirmar, 54000: demasiados_negocios, 23514: a rule of a column. Server only.';

create function private.list_alike(name text, phone text, unowned boolean) returns setof public.negocios
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted constant text := private.words(left(coalesce(name, ''), 150));
  digits constant text := private.national_number(coalesce(phone, ''));
  -- Whoever registers is not told whose a hidden number is.
  hiding constant uuid[] := case when unowned then '{}' else array(select private.hidden_phone_owners(digits)) end;
begin
  return query
    select n.*
    from public.negocios n
    where n.is_approved and not n.is_deleted and (not unowned or (n.user_id is null and n.denue_id is not null))
      and (
        (length(digits) = 10 and private.national_number(n.telefono) = digits)
        or n.id = any (hiding)
        or (length(wanted) >= 4 and n.nombre_plano operator(extensions.%) wanted)
      )
    order by (length(digits) = 10 and private.national_number(n.telefono) is not distinct from digits or n.id = any (hiding)) desc,
      extensions.similarity(n.nombre_plano, wanted) desc, n.nombre
    limit 5;
end $$;
comment on function private.list_alike is 'Up to five public businesses that have this telephone or a like name, where nothing else is known of a new one; unowned: those of the census without owner alone.';

create function public.list_unowned_matches(name text, phone text) returns table (slug text, nombre text, direccion text, colonia text)
language sql stable security definer set search_path = '' as $$
  select n.slug, n.nombre, n.direccion, n.colonia from private.list_alike(name, phone, true) n
$$;
comment on function public.list_unowned_matches is 'Up to five census listings without owner that have this telephone or a like name. Server only.';

create function private.has_owner(business public.negocios) returns boolean
language sql stable security definer set search_path = '' as $$
  select business.user_id is not null or exists (select from public.negocio_propietarios p where p.negocio_id = business.id)
$$;

-- Account and listing are locked: whoever asks for the same waits here, and is counted.
create function private.lock_for_claim(claimant uuid, business_slug text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  business public.negocios;
begin
  perform 1 from auth.users u where u.id = claimant and u.email_confirmed_at is not null for no key update;
  if not found then
    return 'unconfirmed';
  end if;
  select * into business from public.negocios n
  where n.slug = business_slug and n.is_approved and not n.is_deleted for no key update;
  if not found then
    return 'unknown';
  end if;
  return case when private.has_owner(business) then 'owned' end;
end $$;
comment on function private.lock_for_claim is 'Reason why an account may not ask for a listing: unconfirmed, unknown, owned, or null.';

create function public.add_claim(claimant uuid, business_slug text, note text, photo text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  open_claims constant int := 5;
  business public.negocios;
  refusal text;
  claim uuid;
  address text;
begin
  refusal := private.lock_for_claim(claimant, business_slug);
  if refusal is not null then
    return refusal;
  end if;
  select * into business from public.negocios n where n.slug = business_slug;
  select u.email into address from auth.users u where u.id = claimant;
  if (select count(*) from public.reclamos r where r.user_id = claimant and r.estado = 'nuevo' and r.negocio_id <> business.id) >= open_claims then
    return 'full';
  end if;
  insert into public.reclamos (negocio_id, user_id, nota, foto) values (business.id, claimant, nullif(btrim(left(note, 500)), ''), photo)
  on conflict do nothing returning id into claim;
  if not found then
    return 'waiting';
  end if;
  perform private.queue_mail('reclamo_recibido', claim::text, address,
    jsonb_build_object('nombre', business.nombre, 'slug', business.slug), true);
  return 'added';
end $$;
comment on function public.add_claim is 'added, waiting (this user''s claim of it is open already, and stays as it is), unknown, owned, full (five open claims) or unconfirmed. photo: its object in comprobantes. Server only.';

create function private.close_claims(business public.negocios, claim uuid, is_granted boolean, reviewer uuid, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Who else asked for it learns that it is somebody's now.
  update public.reclamos r
  set estado = case when is_granted and r.id = claim then 'aprobado' else 'rechazado' end, decidido_por = reviewer, decidido_at = at
  where r.id = claim or (is_granted and r.negocio_id = business.id and r.estado = 'nuevo');
  perform private.queue_mail(
    case r.estado when 'aprobado' then 'reclamo_aprobado' else 'reclamo_rechazado' end, r.id::text, u.email,
    jsonb_build_object('nombre', business.nombre, 'slug', business.slug))
  from public.reclamos r join auth.users u on u.id = r.user_id
  where r.negocio_id = business.id and r.decidido_at = at;
end $$;
comment on function private.close_claims is 'Notes what became of a claim, and of the others of its business when it is granted, and writes to everybody concerned.';

-- The business is locked by whoever calls it.
create function private.grant_claim(business public.negocios, claim public.reclamos, reviewer uuid, at timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_owner(business) or business.is_deleted then
    return 'owned';
  end if;
  if private.owned_count(claim.user_id) >= private.business_limit() then
    return 'full';
  end if;
  update public.negocios n set user_id = claim.user_id where n.id = business.id;
  insert into public.negocio_propietarios (user_id, negocio_id) values (claim.user_id, business.id) on conflict do nothing;
  -- Whose it might have been is not for its owner to read.
  update public.negocio_privado v set email = null where v.negocio_id = business.id;
  perform private.close_claims(business, claim.id, true, reviewer, at);
  return 'granted';
end $$;
comment on function private.grant_claim is 'Makes the claimant the owner, and refuses all others: granted, owned or full.';

create function public.decide_claim(claim uuid, reviewer uuid, is_granted boolean, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  c public.reclamos;
  business public.negocios;
  outcome text;
begin
  perform private.require_admin(reviewer);
  -- The business first: who decides another claim of it at the same time waits here.
  select n.* into business from public.negocios n join public.reclamos r on r.negocio_id = n.id where r.id = claim for update of n;
  select * into c from public.reclamos r where r.id = claim for update;
  if not found or c.estado <> 'nuevo' then
    return 'unknown';
  end if;
  outcome := 'rejected';
  if is_granted then
    outcome := private.grant_claim(business, c, reviewer, at);
  else
    perform private.close_claims(business, claim, false, reviewer, at);
  end if;
  if outcome in ('granted', 'rejected') then
    perform private.audit(reviewer, case outcome when 'granted' then 'reclamo_concedido' else 'reclamo_rechazado' end, business.id,
      'reclamo ' || claim, null, null);
  end if;
  return outcome;
end $$;
comment on function public.decide_claim is 'An administrator grants or rejects a claim: granted, rejected, owned, full or unknown. Server only.';

create function private.proof_domain(business public.negocios) returns text
language sql stable security definer set search_path = '' as $$
  select private.web_host(business.web)
  where business.is_approved and not business.is_deleted and not private.has_owner(business)
    -- A registration, or a row of the earlier product, that is its owner's as soon as an address is confirmed.
    and not exists (select from public.negocio_privado v where v.negocio_id = business.id and v.email is not null)
    and business.web = business.web_publicada and lower(business.web) ~ '^https?://[a-z0-9.-]+/?$'
    and not exists (
      select from public.negocios m
      where private.web_host(m.web) = private.web_host(business.web) and m.web is not null and not m.is_deleted and m.id <> business.id
    )
$$;
comment on function private.proof_domain is 'The domain whose mailboxes prove that somebody runs this listing; null when none does.';

create function public.claim_domain(business_slug text) returns text
language sql stable security definer set search_path = '' as $$
  select private.proof_domain(n) from public.negocios n where n.slug = business_slug
$$;
comment on function public.claim_domain is 'The domain to which a code for a claim of this listing may be mailed, or null. Which domains are nobody''s own the server knows. Server only.';

create function public.request_claim_code(
  claimant uuid, business_slug text, address text, code text, code_hash text, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  codes_of_listing constant int := 3;
  codes_of_claimant constant int := 5;
  mailbox constant text := lower(btrim(address));
  business public.negocios;
  refusal text;
  made uuid;
begin
  refusal := private.lock_for_claim(claimant, business_slug);
  if refusal is not null then
    return refusal;
  end if;
  select * into business from public.negocios n where n.slug = business_slug;
  if mailbox !~ '^[a-z0-9](?:[a-z0-9._+-]{0,62}[a-z0-9])?@[a-z0-9.-]+$' or split_part(mailbox, '@', 2) is distinct from private.proof_domain(business) then
    return 'elsewhere';
  end if;
  if codes_of_listing <= (select count(*) from private.codigos_de_reclamo c where c.negocio_id = business.id and c.created_at > at - interval '1 day')
    or codes_of_claimant <= (select count(*) from private.codigos_de_reclamo c where c.user_id = claimant and c.created_at > at - interval '1 day')
  then
    return 'tooMany';
  end if;
  insert into private.codigos_de_reclamo (negocio_id, user_id, para, huella, created_at)
  values (business.id, claimant, mailbox, code_hash, at) returning id into made;
  perform private.queue_mail('codigo_reclamo', made::text, mailbox,
    jsonb_build_object('nombre', business.nombre, 'slug', business.slug, 'codigo', code));
  return 'sent';
end $$;
comment on function public.request_claim_code is 'Mails a code to a mailbox of the listing''s own domain: sent, unconfirmed, unknown, owned, elsewhere (no mailbox of that domain) or tooMany (three a listing, five a claimant within a day). code_hash: keyed, 32 hex digits. Server only.';

create function public.redeem_claim_code(claimant uuid, business_slug text, code_hash text, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  most_tries constant int := 5;
  life constant interval := interval '10 minutes';
  business public.negocios;
  refusal text;
  c private.codigos_de_reclamo;
  claim public.reclamos;
  outcome text;
begin
  refusal := private.lock_for_claim(claimant, business_slug);
  if refusal is not null then
    return refusal;
  end if;
  select * into business from public.negocios n where n.slug = business_slug;
  -- The last one counts; two tries at the same time are two.
  select * into c from private.codigos_de_reclamo x where x.negocio_id = business.id and x.user_id = claimant
  order by x.created_at desc limit 1 for update;
  if not found or c.usado_at is not null or c.intentos >= most_tries or c.created_at <= at - life
    or split_part(c.para, '@', 2) is distinct from private.proof_domain(business)
  then
    return 'expired';
  end if;
  if c.huella is distinct from code_hash then
    update private.codigos_de_reclamo x set intentos = x.intentos + 1 where x.id = c.id;
    return 'wrong';
  end if;
  insert into public.reclamos (negocio_id, user_id, nota)
  values (business.id, claimant, left('Confirmó el código enviado a ' || c.para, 500)) on conflict do nothing;
  select * into claim from public.reclamos r where r.negocio_id = business.id and r.user_id = claimant and r.estado = 'nuevo' for update;
  outcome := private.grant_claim(business, claim, null, at);
  if outcome = 'granted' then
    update private.codigos_de_reclamo x set usado_at = at where x.id = c.id;
  end if;
  return outcome;
end $$;
comment on function public.redeem_claim_code is 'Makes the claimant the owner for the right code within ten minutes: granted, wrong (five tries), expired (or none), owned, full, unknown or unconfirmed. Server only.';

alter table public.reclamos enable row level security;
alter table private.codigos_de_reclamo enable row level security;

revoke all on public.reclamos from public, anon, authenticated, service_role;
revoke all on private.codigos_de_reclamo from public, anon, authenticated, service_role;
grant all on public.reclamos to service_role;
grant select (id, negocio_id, estado, created_at, decidido_at) on public.reclamos to authenticated;

create policy reclamos_select_own on public.reclamos for select to authenticated
  using (user_id = (select private.viewer()) or (select private.is_admin()));

comment on column public.negocio_privado.solicitud is 'The form that made the row: sent twice, it makes one.';
comment on column public.reclamos.foto is 'A photo of the premises'' papers: the name of its object in the bucket comprobantes.';
comment on table private.codigos_de_reclamo is 'Codes that were mailed to listings'' own domains, by a keyed hash; kept for the limits of a day.';
comment on table public.reclamos is 'Claims of a listing without owner, for the administrator to decide.';

revoke execute on function
  public.register_business(jsonb, text[], text, uuid, uuid, text, text, timestamptz, uuid),
  public.list_unowned_matches(text, text),
  public.add_claim(uuid, text, text, text),
  public.decide_claim(uuid, uuid, boolean, timestamptz),
  public.claim_domain(text),
  public.request_claim_code(uuid, text, text, text, text, timestamptz),
  public.redeem_claim_code(uuid, text, text, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.register_business(jsonb, text[], text, uuid, uuid, text, text, timestamptz, uuid),
  public.list_unowned_matches(text, text),
  public.add_claim(uuid, text, text, text),
  public.decide_claim(uuid, uuid, boolean, timestamptz),
  public.claim_domain(text),
  public.request_claim_code(uuid, text, text, text, text, timestamptz),
  public.redeem_claim_code(uuid, text, text, timestamptz)
  to service_role;
-- Payments as the administration sees them, and what it may do: ask the provider again, give a plan as a courtesy and end
-- it, put a paid month that waits on a business of its buyer. It changes no amount and marks nothing as paid: those are facts of the
-- provider (the ledger).
--
-- Addresses of buyers leave the database here, to administrators alone: each function asks for the role first.
--
-- Who may do what:
--   all functions   service_role alone

-- The order of the list, and what its filters look for: each of them stays small beside all orders, or is in the order of the list.
create index ordenes_time on public.ordenes (created_at desc, id desc);
create index ordenes_state on public.ordenes (estado, created_at desc, id desc);
create index ordenes_waiting_month on public.ordenes (created_at desc, id desc) where asignada_at is null and estado = 'pagada';
create index ordenes_preference on public.ordenes (preferencia_id) where preferencia_id is not null;
create index pagos_with_a_problem on public.pagos (orden_id)
  where problema is not null and estado in ('approved', 'authorized', 'in_mediation', 'charged_back');
create index pagos_returned on public.pagos (orden_id) where estado in ('refunded', 'charged_back', 'in_mediation') or devuelto_centavos > 0;
create index pagos_in_cash on public.pagos (orden_id) where estado = 'pending' and problema in ('estado', 'sin_cobrar');
create index pagos_eventos_waiting on public.pagos_eventos (created_at) where resultado is null;
create index correos_of_payments on public.correos ((datos ->> 'pago')) where datos ? 'pago';
create index periodos_given on public.periodos (inicia_at desc, id desc) where cortesia is not null;

-- The orders that a typed word may mean: an address, an id of ours or of the provider's, a business.
create function private.find_orders(term text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 2000;
  typed constant text := lower(btrim(term));
  as_id constant uuid := case when typed ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then typed::uuid end;
  plain constant text := private.words(term);
begin
  return array(
    select o.id from public.ordenes o
    where o.id in (
      select x.id from public.ordenes x where position('@' in typed) > 0 and x.email = typed
      union
      select x.id from public.ordenes x join auth.users u on u.id = x.user_id where position('@' in typed) > 0 and u.email = typed
      union
      select x.id from public.ordenes x where x.id = as_id
      union
      select x.id from public.ordenes x where x.preferencia_id = btrim(term)
      union
      select g.orden_id from public.pagos g where g.id = typed
      union
      select e.orden_id from public.pagos_eventos e where e.tema in ('order', 'chargeback') and e.recurso = typed
      union
      select x.id from public.ordenes x where x.negocio_id in (
        select n.id from public.negocios n where n.slug = typed or n.id = as_id
        union all
        select s.negocio_id from public.negocio_slugs s where s.slug = typed
        union all
        (select n.id from public.negocios n where length(plain) >= 3 and n.nombre_plano like '%' || plain || '%' limit 500)
      )
    )
    order by o.created_at desc, o.id desc limit most
  );
end $$;

create function public.list_admin_orders(
  reviewer uuid, term text default null, wanted_state text default null, wanted_view text default null, month date default null,
  before_at timestamptz default null, before_id uuid default null, batch int default 50, at timestamptz default now()
)
returns table (
  id uuid, created_at timestamptz, plan text, monto_centavos int, estado text, correo text, tiene_cuenta boolean, por_asignar boolean,
  negocio_id uuid, negocio text, slug text,
  pagos int, pago_id text, pago_estado text, pago_detalle text, problema text, devuelto_centavos bigint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  found_orders uuid[];
begin
  perform private.require_admin(reviewer);
  if nullif(btrim(term), '') is not null then
    found_orders := private.find_orders(left(term, 254));
  end if;
  -- Planned anew with each question's filters: one plan for all of them would read every order.
  return query execute $query$
    select o.id, o.created_at, o.plan, o.monto_centavos, o.estado,
      coalesce((select u.email::text from auth.users u where u.id = o.user_id), o.email), o.user_id is not null,
      o.asignada_at is null and o.estado = 'pagada',
      n.id, n.nombre, n.slug, coalesce(g.pagos, 0), g.id, g.estado, g.detalle, g.problema, g.devuelto_centavos
    from (
      select x.* from public.ordenes x
      where ($1 is null or x.id = any($1))
        and ($2 is null or x.estado = $2)
        and ($4 is null or x.created_at >= $4::timestamp at time zone 'America/Mexico_City'
          and x.created_at < ($4 + interval '1 month')::timestamp at time zone 'America/Mexico_City')
        and ($5 is null or (x.created_at, x.id) < ($5, $6))
        and case $3
          when 'problemas' then x.id in (
            select p.orden_id from public.pagos p
            where p.problema is not null and p.estado in ('approved', 'authorized', 'in_mediation', 'charged_back'))
          when 'devoluciones' then x.id in (
            select p.orden_id from public.pagos p
            where p.estado in ('refunded', 'charged_back', 'in_mediation') or p.devuelto_centavos > 0)
          when 'efectivo' then x.id in (
            select p.orden_id from public.pagos p
            where p.estado = 'pending' and p.problema in ('estado', 'sin_cobrar') and coalesce(p.vence_at > $8, p.created_at > $8 - interval '12 days'))
          when 'sin-negocio' then x.asignada_at is null and x.estado = 'pagada'
          else true
        end
      order by x.created_at desc, x.id desc limit $7
    ) o
      left join public.negocios n on n.id = o.negocio_id
      left join lateral (
        -- The payment that tells most: one that a person has to look at, else one that pays, else the last.
        select (count(*) over ())::int as pagos, p.id, p.estado, p.detalle, p.problema, p.devuelto_centavos
        from public.pagos p where p.orden_id = o.id
        order by (p.problema is not null and p.estado in ('approved', 'authorized', 'in_mediation', 'charged_back')) desc,
          p.problema is null desc, p.proveedor_at desc, p.id limit 1
      ) g on true
    order by o.created_at desc, o.id desc
  $query$
  using found_orders, wanted_state, wanted_view, date_trunc('month', month)::date, before_at, before_id, least(batch, 200), at;
end $$;
comment on function public.list_admin_orders is 'Orders for the administration, newest first, with the payment that tells most. term: an address, an id of ours or of the provider''s, a business. wanted_view: problemas, devoluciones, efectivo or sin-negocio. month: a day of it. Pages go on before (before_at, before_id). Administrators only, by the server.';

create function public.admin_order(reviewer uuid, order_id uuid, at timestamptz default now()) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return (
    select jsonb_build_object(
      'id', o.id, 'created_at', o.created_at, 'plan', o.plan, 'monto_centavos', o.monto_centavos, 'estado', o.estado,
      'correo', coalesce((select u.email from auth.users u where u.id = o.user_id), o.email), 'user_id', o.user_id,
      'asignada_at', o.asignada_at, 'expira_at', o.expira_at, 'revisada_at', o.revisada_at, 'preferencia_id', o.preferencia_id,
      'negocio', (
        select jsonb_build_object('id', n.id, 'nombre', n.nombre, 'slug', n.slug, 'plan', n.plan_type,
          'publicado', n.is_approved is true and not n.is_deleted, 'eliminado', n.is_deleted)
        from public.negocios n where n.id = o.negocio_id
      ),
      'pagos', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', g.id, 'estado', g.estado, 'detalle', g.detalle, 'metodo', g.metodo, 'monto_centavos', g.monto_centavos,
          'devuelto_centavos', g.devuelto_centavos, 'problema', g.problema, 'aprobado_at', g.aprobado_at, 'vence_at', g.vence_at,
          'proveedor_at', g.proveedor_at, 'created_at', g.created_at) order by g.created_at, g.id)
        from public.pagos g where g.orden_id = o.id
      ), '[]'),
      'eventos', coalesce((
        select jsonb_agg(to_jsonb(x) order by x.created_at) from (
          select e.tema, e.recurso, e.resultado, e.created_at from public.pagos_eventos e
          where e.orden_id = o.id
            or (e.tema = 'payment' and e.recurso in (select g.id from public.pagos g where g.orden_id = o.id))
          order by e.created_at desc limit 200
        ) x
      ), '[]'),
      'periodos', coalesce((
        select jsonb_agg(jsonb_build_object('id', p.id, 'plan', p.plan, 'pago_id', p.pago_id, 'inicia_at', p.inicia_at, 'termina_at', p.termina_at)
          order by p.inicia_at)
        from public.periodos p join public.pagos g on g.id = p.pago_id where g.orden_id = o.id
      ), '[]'),
      'correos', coalesce((
        -- By kind, never to whom: each names the payment, or the order.
        select jsonb_agg(jsonb_build_object('tipo', c.tipo, 'estado', c.estado, 'created_at', c.created_at, 'terminado_at', c.terminado_at)
          order by c.created_at)
        from public.correos c
        where c.datos ? 'pago' and c.datos ->> 'pago' = any(array(select g.id from public.pagos g where g.orden_id = o.id))
      ), '[]'),
      'facturas', coalesce((
        select jsonb_agg(jsonb_build_object('id', f.id, 'pago_id', f.pago_id, 'estado', f.estado, 'created_at', f.created_at, 'decidida_at', f.decidida_at)
          order by f.created_at)
        from public.facturas f join public.pagos g on g.id = f.pago_id where g.orden_id = o.id
      ), '[]')
    )
    from public.ordenes o where o.id = order_id
  );
end $$;
comment on function public.admin_order is 'All that is kept of an order, for the administration: the order, its payments, notifications, months, mails by kind and invoices; null for an unknown one. Administrators only, by the server.';

create function public.list_admin_payment_events(
  reviewer uuid, only_waiting boolean default false, before_at timestamptz default null, before_key text default null, batch int default 50
)
returns table (clave text, tema text, recurso text, resultado text, created_at timestamptz, orden_id uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query execute $query$
    select e.tema || ' ' || e.recurso || ' ' || e.solicitud, e.tema, e.recurso, e.resultado, e.created_at,
      coalesce(e.orden_id, (select g.orden_id from public.pagos g where e.tema = 'payment' and g.id = e.recurso))
    from public.pagos_eventos e
    where (not $1 or e.resultado is null)
      and ($2 is null or (e.created_at, e.tema || ' ' || e.recurso || ' ' || e.solicitud) < ($2, $3) and e.created_at <= $2)
    order by e.created_at desc, e.tema || ' ' || e.recurso || ' ' || e.solicitud desc limit $4
  $query$
  using coalesce(only_waiting, false), before_at, before_key, least(batch, 200);
end $$;
comment on function public.list_admin_payment_events is 'Notifications of the provider, newest first; resultado is null until one has been dealt with. Pages go on before (before_at, before_key: clave). Administrators only, by the server.';

create function public.begin_order_lookup(reviewer uuid, order_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  asked public.ordenes;
begin
  perform private.require_admin(reviewer);
  select * into asked from public.ordenes o where o.id = order_id;
  if not found then
    return false;
  end if;
  perform private.audit(reviewer, 'pago_consultado', asked.negocio_id, 'orden ' || order_id, jsonb_build_object('estado', asked.estado), null);
  return true;
end $$;
comment on function public.begin_order_lookup is 'Notes that an administrator has the provider asked about an order anew; false for an unknown one. What the provider answers is the ledger''s to judge. Administrators only, by the server.';

create function public.list_payable_businesses(reviewer uuid, term text) returns table (
  id uuid, nombre text, slug text, plan text, colonia text, eliminado boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  typed constant text := lower(btrim(left(term, 120)));
  as_id constant uuid := case when typed ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then typed::uuid end;
  plain constant text := private.words(typed);
begin
  perform private.require_admin(reviewer);
  return query execute $query$
    select n.id, n.nombre, n.slug, n.plan_type, n.colonia, n.is_deleted from public.negocios n
    where n.id in (
      select x.id from public.negocios x where x.slug = $1 or x.id = $3
      union
      (select x.id from public.negocios x where length($2) >= 3 and x.nombre_plano like '%' || $2 || '%' limit 200)
    )
    order by n.is_deleted, starts_with(n.nombre_plano, $2) desc, n.nombre_plano, n.id limit 30
  $query$ using typed, plain, as_id;
end $$;
comment on function public.list_payable_businesses is 'Businesses by name, slug or id, for giving one a plan. Administrators only, by the server.';

create function public.list_courtesies(
  reviewer uuid, business uuid default null, before_at timestamptz default null, before_id uuid default null, batch int default 50,
  at timestamptz default now()
)
returns table (
  id uuid, negocio_id uuid, negocio text, slug text, plan text, inicia_at timestamptz, termina_at timestamptz, motivo text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query
    select p.id, n.id, n.nombre, n.slug, p.plan, p.inicia_at, p.termina_at, p.cortesia
    from public.periodos p join public.negocios n on n.id = p.negocio_id
    where p.cortesia is not null and (p.termina_at is null or p.termina_at + private.grace() > at)
      and (business is null or p.negocio_id = business)
      and (before_at is null or (p.inicia_at, p.id) < (before_at, before_id))
    order by p.inicia_at desc, p.id desc limit least(batch, 200);
end $$;
comment on function public.list_courtesies is 'Given time that still holds, of all businesses or of one, the newest first. Administrators only, by the server.';

create function public.give_courtesy(
  reviewer uuid, business uuid, given_plan text, reason text, moderation text, months int default null, last_day date default null,
  at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  until constant timestamptz := coalesce(
    (last_day + 1)::timestamp at time zone 'America/Mexico_City', private.months_later(at, months));
  before_plan text;
  after_plan text;
  present public.negocios;
begin
  perform private.require_admin(reviewer);
  if not exists (select from private.planes x where x.plan = given_plan and x.precio_centavos > 0) then
    raise exception 'plan_desconocido' using errcode = '22023';
  end if;
  if not private.is_text(reason, 200) then
    raise exception 'motivo_invalido' using errcode = '22023';
  end if;
  if until is null or until <= at or until > at + interval '2 years' then
    raise exception 'fecha_invalida' using errcode = '22023';
  end if;
  perform private.lock_business(business);
  select * into present from public.negocios n where n.id = business and not n.is_deleted for update;
  if not found then
    return 'unknown';
  end if;
  -- Sent twice, it is given once: what is there already reaches as far.
  if exists (
    select from public.periodos p
    where p.negocio_id = business and p.plan = given_plan and p.cortesia is not null
      and (p.termina_at is null
        or (p.termina_at at time zone 'America/Mexico_City')::date >= (until at time zone 'America/Mexico_City')::date)
  ) then
    return 'covered';
  end if;
  before_plan := present.plan_type;
  after_plan := public.give_plan(business, given_plan, reason, moderation, until, at);
  perform private.audit(reviewer, 'cortesia_dada', business, null, jsonb_build_object('plan', before_plan),
    jsonb_build_object('plan', after_plan, 'cortesia', given_plan, 'hasta', until, 'motivo', reason));
  perform private.queue_mail('cortesia', business || ' ' || given_plan || ' ' || at, private.business_recipient(business),
    jsonb_build_object('nombre', present.nombre, 'slug', present.slug, 'plan', given_plan, 'termina', until));
  return 'given';
end $$;
comment on function public.give_courtesy is 'Gives a business time on a plan that nobody pays for, until a day (included) or for some months, and writes to its owner: given, covered (there is such time already that reaches as far) or unknown. 22023: plan, reason or end that is none, or more than two years away. Administrators only, by the server.';

create function public.end_courtesy(reviewer uuid, courtesy uuid, reason text, moderation text, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  given public.periodos;
  present public.negocios;
  after_plan text;
begin
  perform private.require_admin(reviewer);
  if not private.is_text(reason, 200) then
    raise exception 'motivo_invalido' using errcode = '22023';
  end if;
  perform private.lock_business((select p.negocio_id from public.periodos p where p.id = courtesy and p.cortesia is not null));
  -- Taken away and not cut short: what ends by itself has three days of grace, and this has none. The trail keeps what it was.
  delete from public.periodos p
  where p.id = courtesy and p.cortesia is not null and (p.termina_at is null or p.termina_at + private.grace() > at)
  returning * into given;
  if not found then
    return 'unknown';
  end if;
  select * into present from public.negocios n where n.id = given.negocio_id;
  after_plan := private.refresh_plan(given.negocio_id, moderation, at);
  perform private.audit(reviewer, 'cortesia_terminada', given.negocio_id, null,
    jsonb_build_object('plan', present.plan_type, 'cortesia', given.plan, 'desde', given.inicia_at, 'hasta', given.termina_at, 'motivo', given.cortesia),
    jsonb_build_object('plan', after_plan, 'motivo', reason));
  perform private.queue_mail('cortesia_terminada', given.id::text, private.business_recipient(given.negocio_id),
    jsonb_build_object('nombre', present.nombre, 'slug', present.slug, 'plan', given.plan, 'queda', after_plan));
  return 'ended';
end $$;
comment on function public.end_courtesy is 'Takes given time away, so that the plan follows at once, without grace, and writes to the owner: ended, or unknown (none, not given, or over). 22023: no reason. Administrators only, by the server.';

create function public.assign_month_for(reviewer uuid, order_id uuid, business uuid, moderation text, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  waiting public.ordenes;
begin
  perform private.require_admin(reviewer);
  select * into waiting from public.ordenes o where o.id = order_id;
  if not found or waiting.user_id is null then
    return 'unknown';
  end if;
  perform private.lock_buyer((select u.email from auth.users u where u.id = waiting.user_id));
  perform private.lock_business(business);
  perform from public.negocios n where n.id = business for update;
  if not private.owns(waiting.user_id, business) then
    return 'foreign';
  end if;
  if not private.use_month(order_id, business, moderation, at) then
    return 'used';
  end if;
  perform private.audit(reviewer, 'mes_asignado', business, 'orden ' || order_id, null, jsonb_build_object('plan', waiting.plan));
  return 'assigned';
end $$;
comment on function public.assign_month_for is 'Puts a paid month that waits on a business of its buyer, who asked for it: assigned, used (not paid, or not waiting any more), foreign (the business is not the buyer''s) or unknown. Administrators only, by the server.';

revoke execute on function
  public.list_admin_orders(uuid, text, text, text, date, timestamptz, uuid, int, timestamptz),
  public.admin_order(uuid, uuid, timestamptz),
  public.list_admin_payment_events(uuid, boolean, timestamptz, text, int),
  public.begin_order_lookup(uuid, uuid),
  public.list_payable_businesses(uuid, text),
  public.list_courtesies(uuid, uuid, timestamptz, uuid, int, timestamptz),
  public.give_courtesy(uuid, uuid, text, text, text, int, date, timestamptz),
  public.end_courtesy(uuid, uuid, text, text, timestamptz),
  public.assign_month_for(uuid, uuid, uuid, text, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.list_admin_orders(uuid, text, text, text, date, timestamptz, uuid, int, timestamptz),
  public.admin_order(uuid, uuid, timestamptz),
  public.list_admin_payment_events(uuid, boolean, timestamptz, text, int),
  public.begin_order_lookup(uuid, uuid),
  public.list_payable_businesses(uuid, text),
  public.list_courtesies(uuid, uuid, timestamptz, uuid, int, timestamptz),
  public.give_courtesy(uuid, uuid, text, text, text, int, date, timestamptz),
  public.end_courtesy(uuid, uuid, text, text, timestamptz),
  public.assign_month_for(uuid, uuid, uuid, text, timestamptz)
  to service_role;
-- Invoices (CFDI) that buyers ask for: what the tax office wants to know of the receiver, once for each payment that pays for a month,
-- in the month in which it was paid (Mexico City). An accountant makes the invoice elsewhere; the administration notes that it went out,
-- or why it cannot.
--
-- What one typed is offered again the next time. It belongs to the books: it outlives the account, as the payment does, for as long as
-- the law wants (CFF, article 30: five years from the return), and is then forgotten by purge_ledger().
--
-- Who may do what:
--   facturas        a user reads the own ones; the functions below write
--   all functions   service_role alone

create table public.facturas (
  id uuid primary key default gen_random_uuid(),
  pago_id text not null unique references public.pagos (id),
  user_id uuid references auth.users (id) on delete set null,
  rfc text not null constraint facturas_rfc_check check (rfc ~ '^[A-ZÑ&]{3,4}[0-9]{6}[A-Z0-9]{2}[0-9A]$'),
  razon_social text not null constraint facturas_razon_social_check check (private.is_text(razon_social, 254)),
  regimen text not null constraint facturas_regimen_check check (regimen ~ '^6[0-9]{2}$'),
  codigo_postal text not null constraint facturas_codigo_postal_check check (codigo_postal ~ '^[0-9]{5}$'),
  uso text not null constraint facturas_uso_check check (uso ~ '^[GIDS][0-9]{2}$'),
  estado text not null default 'pedida' constraint facturas_estado_check check (estado in ('pedida', 'enviada', 'rechazada')),
  motivo text constraint facturas_motivo_check check (private.is_text(motivo, 500)),
  decidida_at timestamptz,
  created_at timestamptz not null default now(),
  constraint decided_with_a_time check ((estado = 'pedida') = (decidida_at is null)),
  constraint refused_with_a_reason check ((estado = 'rechazada') = (motivo is not null))
);
create index facturas_person on public.facturas (user_id, created_at desc);
create index facturas_time on public.facturas (created_at desc, id desc);
create index facturas_state on public.facturas (estado, created_at desc, id desc);

-- Until when the invoice of a payment can be asked for: the end of its month in Mexico City.
create function private.invoice_deadline(paid_at timestamptz) returns timestamptz
language sql immutable parallel safe strict set search_path = '' as $$
  select (date_trunc('month', paid_at at time zone 'America/Mexico_City') + interval '1 month') at time zone 'America/Mexico_City'
$$;

create function public.list_own_payments(person uuid, at timestamptz default now())
returns table (
  pago_id text, plan text, monto_centavos bigint, aprobado_at timestamptz, negocio text, paga boolean, plazo timestamptz,
  factura text, factura_motivo text
)
language sql stable security definer set search_path = '' as $$
  select g.id, o.plan, g.monto_centavos, g.aprobado_at, n.nombre, g.problema is null, private.invoice_deadline(g.aprobado_at),
    f.estado, f.motivo
  from public.ordenes o
    join public.pagos g on g.orden_id = o.id and g.aprobado_at is not null
    left join public.negocios n on n.id = o.negocio_id and not n.is_deleted
    left join public.facturas f on f.pago_id = g.id
  where o.user_id = person
  order by g.aprobado_at desc, g.id desc limit 120
$$;
comment on function public.list_own_payments is 'Payments of a user that went through, newest first, with what became of their invoices; plazo: until when one can be asked for. Server only.';

create function public.last_fiscal_data(person uuid) returns table (
  rfc text, razon_social text, regimen text, codigo_postal text, uso text
)
language sql stable security definer set search_path = '' as $$
  select f.rfc, f.razon_social, f.regimen, f.codigo_postal, f.uso
  from public.facturas f where f.user_id = person order by f.created_at desc limit 1
$$;
comment on function public.last_fiscal_data is 'Fiscal data that a user typed for the last invoice. Server only.';

create function public.request_invoice(
  person uuid, payment text, tax_id text, legal_name text, regime text, postal_code text, usage text, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  paid public.pagos;
  known public.facturas;
begin
  select g.* into paid from public.pagos g join public.ordenes o on o.id = g.orden_id
  where g.id = payment and o.user_id = person for update of g;
  if not found or paid.problema is not null then
    return 'unknown';
  end if;
  select * into known from public.facturas f where f.pago_id = payment;
  if known.estado in ('pedida', 'enviada') then
    return 'already';
  end if;
  -- One that was refused may be mended whenever the answer came: it was asked for in time.
  if known.id is null and at >= private.invoice_deadline(paid.aprobado_at) then
    return 'late';
  end if;
  insert into public.facturas as f (pago_id, user_id, rfc, razon_social, regimen, codigo_postal, uso, created_at)
  values (payment, person, tax_id, legal_name, regime, postal_code, usage, at)
  on conflict (pago_id) do update set user_id = excluded.user_id, rfc = excluded.rfc, razon_social = excluded.razon_social,
    regimen = excluded.regimen, codigo_postal = excluded.codigo_postal, uso = excluded.uso, created_at = excluded.created_at,
    estado = 'pedida', motivo = null, decidida_at = null;
  return 'asked';
end $$;
comment on function public.request_invoice is 'Asks for the invoice of a payment of the user: asked, already (asked for or sent), late (its month is over) or unknown (somebody else''s, or it pays for nothing). One that was refused may be asked for anew. Server only.';

create function public.list_admin_invoices(
  reviewer uuid, wanted_state text default null, month date default null, before_at timestamptz default null, before_id uuid default null,
  batch int default 50
)
returns table (
  id uuid, created_at timestamptz, estado text, motivo text, decidida_at timestamptz, pago_id text, orden_id uuid, plan text,
  monto_centavos bigint, metodo text, aprobado_at timestamptz, pago_estado text, problema text, devuelto_centavos bigint,
  correo text, rfc text, razon_social text, regimen text, codigo_postal text, uso text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query execute $query$
    select f.id, f.created_at, f.estado, f.motivo, f.decidida_at, g.id, o.id, o.plan, g.monto_centavos, g.metodo, g.aprobado_at,
      g.estado, g.problema, g.devuelto_centavos,
      coalesce((select u.email::text from auth.users u where u.id = f.user_id), o.email),
      f.rfc, f.razon_social, f.regimen, f.codigo_postal, f.uso
    from public.facturas f join public.pagos g on g.id = f.pago_id join public.ordenes o on o.id = g.orden_id
    where ($1 is null or f.estado = $1)
      and ($2 is null or f.created_at >= $2::timestamp at time zone 'America/Mexico_City'
        and f.created_at < ($2 + interval '1 month')::timestamp at time zone 'America/Mexico_City')
      and ($3 is null or (f.created_at, f.id) < ($3, $4))
    order by f.created_at desc, f.id desc limit $5
  $query$
  using wanted_state, date_trunc('month', month)::date, before_at, before_id, least(batch, 500);
end $$;
comment on function public.list_admin_invoices is 'Invoices that were asked for, newest first, with all that an accountant needs. month: a day of the month of the request. Pages go on before (before_at, before_id). Administrators only, by the server.';

create function public.decide_invoice(
  reviewer uuid, invoice uuid, outcome text, reason text default null, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  f public.facturas;
  o public.ordenes;
begin
  perform private.require_admin(reviewer);
  if outcome not in ('pedida', 'enviada', 'rechazada') or (outcome = 'rechazada') <> coalesce(private.is_text(reason, 500), false) then
    raise exception 'decision_invalida' using errcode = '22023';
  end if;
  select * into f from public.facturas x where x.id = invoice for update;
  if not found then
    return 'unknown';
  end if;
  -- Decided by somebody else meanwhile, or sent twice.
  if (f.estado = 'pedida') = (outcome = 'pedida') then
    return 'same';
  end if;
  select x.* into o from public.ordenes x join public.pagos g on g.orden_id = x.id where g.id = f.pago_id;
  update public.facturas x set estado = outcome, motivo = reason, decidida_at = case when outcome <> 'pedida' then at end where x.id = invoice;
  perform private.audit(reviewer,
    case outcome when 'enviada' then 'factura_enviada' when 'rechazada' then 'factura_rechazada' else 'factura_reabierta' end,
    o.negocio_id, 'factura ' || invoice, jsonb_build_object('estado', f.estado), jsonb_build_object('estado', outcome, 'motivo', reason));
  if outcome = 'pedida' then
    delete from public.correos c where c.tipo in ('factura_enviada', 'factura_rechazada') and c.entidad like invoice || ' %' and c.estado = 'pendiente';
  else
    perform private.queue_mail('factura_' || outcome, invoice || ' ' || at,
      coalesce((select u.email from auth.users u where u.id = f.user_id), o.email),
      jsonb_build_object('pago', f.pago_id, 'plan', o.plan, 'monto_centavos', o.monto_centavos, 'motivo', reason));
    -- It waits for a minute, so that an undo takes it back.
    update public.correos c set proximo_intento_at = greatest(c.proximo_intento_at, at + interval '1 minute')
    where c.tipo = 'factura_' || outcome and c.entidad = invoice || ' ' || at;
  end if;
  return 'decided';
end $$;
comment on function public.decide_invoice is 'Notes that an invoice went out (enviada), that it cannot (rechazada, with the reason), or takes either back (pedida), and writes to who asked: decided, same (nothing to do) or unknown. Administrators only, by the server.';

alter table public.facturas enable row level security;
revoke all on public.facturas from public, anon, authenticated, service_role;
grant select on public.facturas to service_role;
grant select on public.facturas to authenticated;
create policy facturas_select_own on public.facturas for select to authenticated using (user_id = (select private.viewer()));

revoke execute on function
  public.list_own_payments(uuid, timestamptz),
  public.last_fiscal_data(uuid),
  public.request_invoice(uuid, text, text, text, text, text, text, timestamptz),
  public.list_admin_invoices(uuid, text, date, timestamptz, uuid, int),
  public.decide_invoice(uuid, uuid, text, text, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.list_own_payments(uuid, timestamptz),
  public.last_fiscal_data(uuid),
  public.request_invoice(uuid, text, text, text, text, text, text, timestamptz),
  public.list_admin_invoices(uuid, text, date, timestamptz, uuid, int),
  public.decide_invoice(uuid, uuid, text, text, timestamptz)
  to service_role;

comment on table public.facturas is 'Invoices (CFDI) that buyers ask for, one a payment, with what the tax office wants to know of the receiver.';
comment on column public.facturas.regimen is 'SAT, c_RegimenFiscal.';
comment on column public.facturas.uso is 'SAT, c_UsoCFDI.';
comment on column public.facturas.motivo is 'Reason why it cannot be made, as the buyer was told.';
-- Edits by an administrator: the columns of every plan, its address, its owner and the notes of the review; and the
-- businesses that the administration adds.
--
-- Two people may have the same business open. What an editor has seen is named by its version, which stands for all that is written
-- here and nothing else: visits, a plan, an approval change it not. Who comes with another version is told so and writes nothing.
--
--   the plan, the rating   never by this way; an added business may be given months of a plan, as give_plan() does
--   the owner              by its own parameter alone, with a confirmation where somebody owns it. A confirmed account gets it at once,
--                          and it counts once that account says "Sí, es mío"; another address gets it at its first sign-in. Whoever
--                          owned it parts with it, and with what waits of it; what they pay for from then on is theirs
--   the trail              what was there and what is there now, column by column; of telephones, notes and the owner that they changed
--
-- Who may do what:
--   all functions   service_role alone, in the name of an administrator

create function private.administered_columns() returns text[]
language sql stable security definer set search_path = '' as $$
  select array(select f.columna from private.campos_de_negocio f)
    || array['slug', 'is_featured', 'meta_title', 'meta_description', 'estadisticas', 'telefono_e164', 'whatsapp_e164']
$$;
comment on function private.administered_columns is 'The columns of negocios that an administrator writes.';

create function private.administered_state(business uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (select jsonb_object_agg(c.key, c.value) from jsonb_each(to_jsonb(private.as_owned(n))) c where c.key = any (private.administered_columns()))
    || jsonb_build_object(
      'notas_admin', v.notas_admin, 'correo', coalesce(u.email, v.email),
      'duenos', (select coalesce(jsonb_agg(p.user_id order by p.user_id), '[]') from public.negocio_propietarios p where p.negocio_id = n.id))
  from public.negocios n
    left join public.negocio_privado v on v.negocio_id = n.id
    left join auth.users u on u.id = n.user_id
  where n.id = business
$$;
comment on function private.administered_state is 'All of a business that an administrator writes; null when there is none.';

-- In the trail, which nothing purges, a long text is cut; of what is private or reaches a person it is said that it changed.
create function private.trail_of(state jsonb, columns text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(
    case c.key when 'correo' then 'dueno' else c.key end,
    case
      when c.key in ('correo', 'notas_admin', 'telefono', 'whatsapp') 
        or (c.key = any (private.hidden_columns()) and (state -> 'direccion_aproximada')::boolean)
        then to_jsonb(case when c.value = 'null' then 'ninguno' else 'otro' end)
      when length(c.value::text) > 4000 then to_jsonb(left(c.value #>> '{}', 4000) || '…')
      else c.value
    end)
  from jsonb_each(state) c
  where c.key = any (columns) and c.key not in ('duenos', 'telefono_e164', 'whatsapp_e164')
$$;

create function private.move_owner(business uuid, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  former text;
  person uuid;
begin
  select u.email into former from auth.users u join public.negocios n on n.user_id = u.id where n.id = business;
  select u.id into person from auth.users u where u.email = address and u.email_confirmed_at is not null;
  delete from public.negocio_propietarios p where p.negocio_id = business;
  perform private.forget_owner(business, null);
  -- A voucher of whoever owned it may still be paid: the month then waits for another business of that buyer, not for this one.
  update public.ordenes o set negocio_id = null, asignada_at = null
  where o.negocio_id = business and o.user_id is distinct from person and o.estado in ('creada', 'pendiente', 'rechazada');
  update public.negocios n set user_id = person where n.id = business;
  insert into public.negocio_propietarios (user_id, negocio_id, aceptado_at) select person, business, null where person is not null;
  insert into public.negocio_privado (negocio_id, email) values (business, address)
  on conflict (negocio_id) do update set email = excluded.email;
  perform private.refresh_profile(a, now()) from unnest(array[former, address]) a
  where exists (select from auth.users u where u.email = a and u.email_confirmed_at is not null);
end $$;
comment on function private.move_owner is 'Gives a business to an address, or to nobody; whoever owned it has it no more. The business is locked by whoever calls it.';

-- In the one order of locks (…_ledger.sql): the businesses themselves are locked by whoever calls it.
create function private.lock_owners(businesses uuid[], address text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  each text;
begin
  for each in
    select distinct a from (
      select address as a
      union all
      select coalesce(u.email, v.email) from public.negocios n
        left join auth.users u on u.id = n.user_id left join public.negocio_privado v on v.negocio_id = n.id
      where n.id = any (businesses)
      union all
      select o.email from public.ordenes o where o.negocio_id = any (businesses) and o.estado in ('creada', 'pendiente', 'rechazada')
    ) owners where a is not null order by a
  loop
    perform private.lock_buyer(each);
  end loop;
  perform from public.ordenes o
  where o.negocio_id = any (businesses) and o.estado in ('creada', 'pendiente', 'rechazada') order by o.id for update;
  perform private.lock_business(b) from (select b from unnest(businesses) b order by b) in_order;
end $$;
comment on function private.lock_owners is 'Locks whoever owns or buys for these businesses, and whoever has the address; then what they have not paid yet.';

create function private.is_slug_taken(wanted text, business uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  -- Whoever tries the same one at the same moment waits here (take_slug).
  perform pg_advisory_xact_lock(hashtextextended('slug ' || wanted, 0));
  return exists (select from public.negocios n where n.slug = wanted and n.id <> business)
    -- It still leads to another one, perhaps from a printed page.
    or exists (select from public.negocio_slugs s where s.slug = wanted and s.negocio_id <> business);
end $$;

-- ---------------------------------------------------------------- reading

create function public.read_administered_business(reviewer uuid, business uuid, since timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  state constant jsonb := private.administered_state(business);
begin
  perform private.require_admin(reviewer);
  return (
    select jsonb_build_object(
      'id', n.id, 'values', state, 'version', md5(state::text), 'read_at', now(), 'updated_at', n.updated_at,
      'plan', n.plan_type, 'is_approved', n.is_approved, 'is_deleted', n.is_deleted, 'deleted_at', n.deleted_at,
      'visits', n.visitas, 'clicks', n.clics, 'claims', private.open_claims(n.id), 'source', n.fuente, 'created_at', n.created_at,
      'reason', v.motivo_rechazo, 'has_owner', private.has_owner(n),
      'awaits_acceptance', n.user_id is not null and private.awaits_acceptance(n.user_id, n.id),
      'paid_until', (
        select case when bool_or(p.termina_at is null) then null else max(p.termina_at) end
        from public.periodos p where p.negocio_id = n.id and p.plan = n.plan_type and coalesce(p.termina_at, now()) >= now() - private.grace()),
      'revision_at', (select r.created_at from public.revisiones r where r.negocio_id = n.id and r.estado = 'abierta'),
      'former_slugs', (select coalesce(jsonb_agg(s.slug order by s.created_at), '[]') from public.negocio_slugs s where s.negocio_id = n.id),
      'changed_by', (
        select jsonb_build_object('email', u.email, 'at', a.created_at)
        from public.auditoria a left join auth.users u on u.id = a.persona
        where a.negocio_id = n.id and a.created_at > since
          and (a.despues ?| array(select jsonb_object_keys(state) union all values ('dueno'), ('aceptados')))
        order by a.id desc limit 1))
    from public.negocios n left join public.negocio_privado v on v.negocio_id = n.id
    where n.id = business
  );
end $$;
comment on function public.read_administered_business is 'A business as an administrator edits it, with the version of what it holds, or null. changed_by: the administrator who changed it after since, if one did. Server only.';

create function public.list_alike_businesses(reviewer uuid, name text, phone text)
returns table (id uuid, slug text, nombre text, direccion text, colonia text, telefono text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query select n.id, n.slug, n.nombre, n.direccion, n.colonia, n.telefono
  from private.list_alike(name, phone, false) p, lateral private.as_owned(p) n;
end $$;
comment on function public.list_alike_businesses is 'Up to five public businesses that have this telephone or a like name. Server only.';

-- ---------------------------------------------------------------- writing

create function public.save_administered_business(
  reviewer uuid, business uuid, changes jsonb, version text, new_owner text default null, is_confirmed boolean default false
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := nullif(lower(btrim(new_owner)), '');
  before jsonb;
  after jsonb;
  fields jsonb;
  changed text[];
begin
  perform private.require_admin(reviewer);
  if new_owner is not null then
    perform private.lock_owners(array[business], address);
  end if;
  perform from public.negocios n where n.id = business for no key update;
  if not found then
    return 'unknown';
  end if;
  before := private.administered_state(business);
  if md5(before::text) is distinct from version then
    return 'stale';
  end if;
  fields := private.read_fields(changes - 'notas_admin', private.administered_columns());
  select coalesce(jsonb_object_agg(c.key, c.value), '{}') into fields from jsonb_each(fields) c where before -> c.key is distinct from c.value;
  if fields ? 'slug' and private.is_slug_taken(fields ->> 'slug', business) then
    return 'slugTaken';
  end if;
  if new_owner is not null and address is distinct from before ->> 'correo' then
    if not is_confirmed and (select private.has_owner(n) from public.negocios n where n.id = business) then
      return 'ownerAsked';
    end if;
    perform private.move_owner(business, address);
  end if;
  if fields <> '{}' then
    perform private.write_fields(business, fields, 'administracion');
  end if;
  if changes ? 'notas_admin' then
    insert into public.negocio_privado (negocio_id, notas_admin) values (business, changes ->> 'notas_admin')
    on conflict (negocio_id) do update set notas_admin = excluded.notas_admin;
  end if;
  after := private.administered_state(business);
  changed := array(select c.key from jsonb_each(after) c where before -> c.key is distinct from c.value order by c.key);
  if cardinality(changed) = 0 then
    return 'unchanged';
  end if;
  perform private.audit(reviewer, 'negocio_editado', business, null, private.trail_of(before, changed), private.trail_of(after, changed));
  return 'saved';
end $$;
comment on function public.save_administered_business is 'An administrator''s changes {column: value}; null clears. new_owner: an address, empty for nobody, null to leave it. Returns saved, unchanged, stale (another version is stored), slugTaken, ownerAsked (it has an owner: is_confirmed moves it) or unknown. 42501 columna_ajena; 22…: a value of another shape; 23…: a rule of a column. Server only.';

create function public.add_administered_business(
  reviewer uuid, request uuid, new_id uuid, form jsonb, slugs text[], is_published boolean, new_owner text default null,
  given_plan text default 'free', months int default 0, reason text default null, at timestamptz default now()
) returns table (id uuid, slug text, is_new boolean)
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := nullif(lower(btrim(new_owner)), '');
  fields jsonb;
  made jsonb;
begin
  perform private.require_admin(reviewer);
  perform pg_advisory_xact_lock(hashtextextended('registration ' || request, 0));
  return query
    select n.id, n.slug, false from public.negocios n join public.negocio_privado v on v.negocio_id = n.id where v.solicitud = request;
  if found then
    return;
  end if;
  perform private.lock_owners(array[new_id], address);
  fields := private.read_fields(form - 'notas_admin', private.administered_columns()) - 'slug';
  insert into public.negocios (id, slug, nombre, categoria, slug_categoria, is_approved, escritor)
  values (new_id, private.take_slug(slugs, new_id), fields ->> 'nombre', '', fields ->> 'slug_categoria', case when is_published then true end, 'administracion');
  perform private.write_fields(new_id, fields, 'administracion');
  insert into public.negocio_privado (negocio_id, notas_admin, solicitud, revisado_por, revisado_at)
  values (new_id, form ->> 'notas_admin', request, case when is_published then reviewer end, case when is_published then at end);
  if address is not null then
    perform private.move_owner(new_id, address);
  end if;
  if given_plan <> 'free' then
    -- Whether it is published was said above.
    perform public.give_plan(new_id, given_plan, reason, 'review-all', private.months_later(at, months), at);
  end if;
  made := jsonb_strip_nulls(private.administered_state(new_id));
  perform private.audit(reviewer, 'negocio_agregado', new_id, null, null,
    private.trail_of(made, array(select jsonb_object_keys(made)))
    || jsonb_build_object('publicado', is_published, 'plan', given_plan, 'meses', months, 'motivo', reason));
  return query select n.id, n.slug, true from public.negocios n where n.id = new_id;
end $$;
comment on function public.add_administered_business is 'Adds a business for an administrator, published or waiting, with an owner by address and months of a plan with a reason; the same request makes one. Its pictures are in folders named new_id. Errors as of save_administered_business. Server only.';

revoke execute on function
  public.read_administered_business(uuid, uuid, timestamptz),
  public.list_alike_businesses(uuid, text, text),
  public.save_administered_business(uuid, uuid, jsonb, text, text, boolean),
  public.add_administered_business(uuid, uuid, uuid, jsonb, text[], boolean, text, text, int, text, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.read_administered_business(uuid, uuid, timestamptz),
  public.list_alike_businesses(uuid, text, text),
  public.save_administered_business(uuid, uuid, jsonb, text, text, boolean),
  public.add_administered_business(uuid, uuid, uuid, jsonb, text[], boolean, text, text, int, text, timestamptz)
  to service_role;
-- Periodic jobs: reminders, lapses, payments whose notification never came, forgetting. Every job may run twice,
-- or at the same time as itself.
--
-- Who may do what:
--   all functions   service_role alone

create function public.queue_reminders(at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Mexico_City')::date;
  due record;
  queued int := 0;
begin
  for due in
    -- The last month of a plan, when it ends in 7, 5 or 1 days; a mail missed on its day is sent the next one.
    select e.negocio_id, e.plan, e.ends, n.nombre, n.slug, (
      -- What is to be paid already: another checkout would be paid twice.
      select o.id from public.ordenes o cross join lateral public.open_voucher(o.id, at) v
      where o.negocio_id = n.id and o.user_id = n.user_id and v.plan_pagado is null and private.plan_rank(o.plan) >= private.plan_rank(e.plan)
      order by o.created_at desc limit 1
    ) as voucher_order, (
      select min(days) from unnest(array[7, 5, 1]) days
      where (e.ends at time zone 'America/Mexico_City')::date - today <= days
    ) as days
    from (
      select p.negocio_id, p.plan, max(p.termina_at) as ends, bool_or(p.termina_at is null) as is_endless
      from public.periodos p group by p.negocio_id, p.plan
    ) e
      join public.negocios n on n.id = e.negocio_id and not n.is_deleted and n.plan_type = e.plan
    where not e.is_endless and e.ends > at and (e.ends at time zone 'America/Mexico_City')::date - today <= 7
  loop
    if not exists (
      select from public.correos c where c.tipo = 'recordatorio' and c.entidad = due.negocio_id || ' ' || due.plan || ' ' || due.ends::date || ' ' || due.days
    ) then
      perform private.queue_mail('recordatorio', due.negocio_id || ' ' || due.plan || ' ' || due.ends::date || ' ' || due.days,
        private.business_recipient(due.negocio_id),
        jsonb_build_object('negocio_id', due.negocio_id, 'nombre', due.nombre, 'slug', due.slug, 'plan', due.plan, 'termina', due.ends,
          'orden_pendiente', due.voucher_order));
      queued := queued + 1;
    end if;
  end loop;
  return queued;
end $$;
comment on function public.queue_reminders is 'Writes the reminders due 7, 5 and 1 days before a plan ends, each once. Returns how many. Server only.';

-- Its locks need one transaction: 7 ms a lapsed plan.
create function public.lapse_plans(moderation text, at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
declare
  ids constant uuid[] := array(
    select n.id from public.negocios n
    where n.plan_type <> private.plan_at(n.id, at)
      and (n.plan_type <> 'free' or exists (select from public.periodos p where p.negocio_id = n.id))
    order by n.id
  );
  late record;
  lapsed int := 0;
  due text;
begin
  -- All of a kind before any of the next: two of them may have one owner, and so one profile.
  perform private.lock_business(i) from unnest(ids) i;
  perform from public.negocios n where n.id = any (ids) order by n.id for no key update;
  for late in select n.id, n.nombre, n.slug, n.plan_type from public.negocios n where n.id = any (ids) order by n.id loop
    due := private.refresh_plan(late.id, moderation, at);
    if private.plan_rank(due) < private.plan_rank(late.plan_type) then
      perform private.queue_mail('plan_vencido',
        late.id || ' ' || late.plan_type || ' ' || coalesce((
          select max(p.termina_at)::date::text from public.periodos p where p.negocio_id = late.id and p.plan = late.plan_type
        ), at::date::text),
        private.business_recipient(late.id),
        jsonb_build_object('negocio_id', late.id, 'nombre', late.nombre, 'slug', late.slug, 'plan', late.plan_type, 'queda', due));
      lapsed := lapsed + 1;
    end if;
  end loop;
  return lapsed;
end $$;
comment on function public.lapse_plans is 'Sets every plan to what its periods say, and writes to those who lost one. Returns how many did. Server only.';

create function public.take_orders_to_review(batch int, at timestamptz default now()) returns table (id uuid, referencia text)
language sql security definer set search_path = '' as $$
  -- Open ones for as long as a cash voucher may live; decided ones once a day, while a refund is to be expected.
  with taken as (
    select o.id from public.ordenes o
    where o.preferencia_id is not null
      and (o.revisada_at is null or o.revisada_at < at - case
        when o.estado in ('creada', 'pendiente', 'rechazada') and o.created_at > at - interval '2 days' then interval '9 minutes'
        when o.estado in ('creada', 'pendiente', 'rechazada') then interval '2 hours'
        else interval '1 day' end)
      and o.created_at > at - case when o.estado in ('pagada', 'devuelta') then interval '120 days' else interval '12 days' end
    -- A flood of what strangers only began keeps nobody's payment waiting.
    order by (o.user_id is null and o.estado = 'creada'), o.revisada_at nulls first, o.id
    limit least(batch, 200)
    for update skip locked
  )
  update public.ordenes o set revisada_at = at from taken where o.id = taken.id
  returning o.id, o.referencia
$$;
comment on function public.take_orders_to_review is 'Orders to look up at the provider, longest not looked up first, marked as looked up. Server only.';

create function public.purge_ledger(at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  delete from public.correos where created_at < at - interval '90 days' and estado <> 'pendiente';
  delete from public.pagos_eventos where created_at < at - interval '90 days';
  -- What somebody only looked at is no record of a sale.
  delete from public.ordenes o
  where o.created_at < at - case when o.user_id is null then interval '14 days' else interval '90 days' end
    and not exists (select from public.pagos g where g.orden_id = o.id);
  update public.ordenes set red = null where red is not null and created_at < at - interval '1 day';
  delete from private.codigos_de_reclamo where created_at < at - interval '2 days';
  delete from private.correos_retenidos where dia < at - interval '90 days';
  -- CFF, article 30: five years from the return of the year, which is due in April of the next. What was refused is no part of the books.
  delete from public.facturas f
  where f.created_at < at - case f.estado when 'rechazada' then interval '1 year' else interval '6 years 4 months' end;
$$;
comment on function public.purge_ledger is 'Forgets mails, notifications and orders without a payment after 90 days (strangers'' after 14, and where they came from after one), codes of claims after two, refused invoices after a year, invoices when the law does. Server only.';

revoke execute on function
  public.queue_reminders(timestamptz),
  public.lapse_plans(text, timestamptz),
  public.take_orders_to_review(int, timestamptz),
  public.purge_ledger(timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.queue_reminders(timestamptz),
  public.lapse_plans(text, timestamptz),
  public.take_orders_to_review(int, timestamptz),
  public.purge_ledger(timestamptz)
  to service_role;
-- The weekly mail: what a page brought in the week that ended on Sunday, to whom it belongs.
--
-- Once a business and week: the outbox has one row for each. What a run that broke off has not written is written by the next one, on
-- Tuesday at the latest. Whoever unsubscribed gets none (…_mails.sql), nor does who has not said that the business is theirs, nor is there one
-- about a listing that is not public, or of which there is nothing to tell.
--
-- Who may do what:
--   queue_weekly_mails()   service_role alone

create function private.week_of(business uuid, monday date) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'canales', (
      select jsonb_object_agg(k.tipo, jsonb_build_array(k.present, k.before)) from (
        select e.tipo, count(*) filter (where e.dia >= monday - 7) as present, count(*) filter (where e.dia < monday - 7) as before
        from public.eventos e where e.negocio_id = business and e.dia >= monday - 14 and e.dia < monday group by e.tipo
      ) k
    ),
    'dias', (
      select jsonb_agg(d.total order by d.weekday) from (
        select weekday, count(e.dia) as total
        from generate_series(1, 7) weekday
          left join public.eventos e
            on e.negocio_id = business and e.dia >= monday - 56 and e.dia < monday and extract(isodow from e.dia) = weekday
        group by weekday
      ) d
    ))
$$;
comment on function private.week_of is 'Of the week before that Monday: canales, each kind with how many there were and how many the week before; dias, how many of all kinds on each weekday (Monday first) of the last eight weeks.';

create function public.queue_weekly_mails(batch int, at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Mexico_City')::date;
  monday constant date := date_trunc('week', today)::date;
  due record;
  queued int := 0;
begin
  -- A mail that was missed on Monday is written on Tuesday.
  if today > monday + 1 then
    return 0;
  end if;
  for due in
    select n.id, n.nombre, n.slug, n.plan_type, n.visitas, n.clics, u.email
    from public.negocios n join auth.users u on u.id = n.user_id and u.email_confirmed_at is not null
    where n.is_approved and not n.is_deleted and not private.awaits_acceptance(u.id, n.id)
      and exists (select from public.eventos e where e.negocio_id = n.id and e.dia >= monday - 7 and e.dia < monday)
      and not exists (select from public.correos c where c.tipo = 'resumen_semanal' and c.entidad = n.id || ' ' || monday)
      and public.get_mail_subscription(private.address_hash(u.email))
    order by n.id limit least(batch, 500)
  loop
    perform private.queue_mail('resumen_semanal', due.id || ' ' || monday, due.email,
      jsonb_build_object('negocio_id', due.id, 'nombre', due.nombre, 'slug', due.slug, 'visitas', due.visitas, 'clics', due.clics,
        'semana', case when due.plan_type <> 'free' then private.week_of(due.id, monday) end));
    queued := queued + 1;
  end loop;
  return queued;
end $$;
comment on function public.queue_weekly_mails is 'On Mondays and Tuesdays of Mexico City: writes a portion of the weekly mails, each once. Returns how many. Server only.';

revoke execute on function
  public.queue_weekly_mails(int, timestamptz),
  private.week_of(uuid, date)
  from public, anon, authenticated;

grant execute on function public.queue_weekly_mails(int, timestamptz) to service_role;
-- Requests to the administrator: reports on a listing (…_reports.sql), messages of /soporte, and requests by the law on personal
-- data (ARCO: access, rectification, cancellation, opposition).
--
-- An answer goes to the address that was given, and nowhere else: whoever reads it has that mailbox. A request by the law that was
-- sent from an account carries it, and with it a confirmed address; of any other the administrator asks for proof before anything
-- personal is told ('pedir').
--
-- The law (Ley Federal de Protección de Datos Personales en Posesión de los Particulares, 2025) counts working days: the server
-- computes each deadline and the day on which it is reminded of (lib/requests/deadline.ts), here they are kept.
--
-- Neither channel can be closed by a flood: what comes beyond the number of a day, or of an address, is taken all the same, set apart
-- ("apartada", "apartado") and listed last; it mails nobody until an administrator deals with it.
--
--   recibida, en_curso, requerida   to be answered by vence_el
--   por_cumplir                     answered: to be carried out by vence_el
--   cerrada                         proof, for five years
--
-- Who may do what:
--   mensajes, solicitudes_arco   service_role alone
--   all functions                service_role alone; those with a reviewer ask for the role

create table public.mensajes (
  id uuid primary key default gen_random_uuid(),
  nombre text not null check (private.is_text(nombre, 100)),
  correo text not null check (private.is_text(correo, 254) and correo = lower(btrim(correo))),
  texto text not null check (private.is_text(texto, 2000, 2000)),
  respuesta text check (private.is_text(respuesta, 3000, 3000)),
  estado text not null default 'nuevo' check (estado in ('nuevo', 'respondido', 'cerrado')),
  apartado boolean not null default false,
  created_at timestamptz not null default now(),
  orden timestamptz not null generated always as (case when apartado then timestamptz '9999-12-31T00:00:00Z' else created_at end) stored,
  decidido_at timestamptz,
  constraint answered_with_words check ((estado = 'respondido') = (respuesta is not null)),
  constraint decided_with_a_time check ((estado = 'nuevo') = (decidido_at is null))
);
create index mensajes_open on public.mensajes (orden, id) where estado = 'nuevo';
create index mensajes_decided on public.mensajes (decidido_at desc, id desc) where decidido_at is not null;
create index mensajes_day on public.mensajes (created_at);

create table public.solicitudes_arco (
  id uuid primary key default gen_random_uuid(),
  numero bigint not null unique generated always as identity,
  tipo text not null check (tipo in ('acceso', 'rectificacion', 'cancelacion', 'oposicion')),
  nombre text not null check (private.is_text(nombre, 100)),
  correo text not null check (private.is_text(correo, 254) and correo = lower(btrim(correo))),
  datos text not null check (private.is_text(datos, 2000, 2000)),
  negocio_id uuid references public.negocios (id) on delete set null,
  user_id uuid references auth.users (id) on delete set null,
  estado text not null default 'recibida' check (estado in ('recibida', 'en_curso', 'requerida', 'por_cumplir', 'cerrada')),
  vence_el date not null,
  aviso_el date not null,
  prorrogada boolean not null default false,
  apartada boolean not null default false,
  orden date not null generated always as (case when apartada then date '9999-12-31' else vence_el end) stored,
  -- Replies to the person, each with its day.
  respuestas text check (private.is_text(respuestas, 15000, 15000)),
  created_at timestamptz not null default now(),
  cerrada_at timestamptz,
  constraint closed_with_a_time check ((estado = 'cerrada') = (cerrada_at is not null)),
  constraint reminded_before_it_is_due check (aviso_el <= vence_el)
);
create index solicitudes_arco_open on public.solicitudes_arco (orden, numero) where estado <> 'cerrada';
create index solicitudes_arco_business on public.solicitudes_arco (negocio_id);
create index solicitudes_arco_person on public.solicitudes_arco (user_id);
create index solicitudes_arco_day on public.solicitudes_arco (created_at);

create index reportes_open on public.reportes (negocio_id, created_at) where estado = 'nuevo' and motivo not like '%vigente';

create function private.arco_folio(number bigint) returns text
language sql immutable parallel safe set search_path = '' as $$ select 'ARCO-' || lpad(number::text, greatest(5, length(number::text)), '0') $$;

-- ---------------------------------------------------------------- what people send

create function public.add_message(sender text, address text, words text, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  of_a_day constant int := 300;
  of_an_address constant int := 5;
  set_apart_a_day constant int := 1000;
  since constant timestamptz := at - interval '1 day';
  is_apart boolean;
  apart int;
  message uuid;
begin
  -- Counting and limit are one step.
  perform pg_advisory_xact_lock(hashtextextended('mensajes', 0));
  select m.apartado into is_apart from public.mensajes m
  where m.correo = address and m.created_at > since and private.words(m.texto) = private.words(add_message.words) limit 1;
  if found then
    return case when is_apart then 'set_apart' else 'added' end;
  end if;
  select of_a_day <= count(*) filter (where not m.apartado) or of_an_address <= count(*) filter (where m.correo = address),
    count(*) filter (where m.apartado)
  into is_apart, apart from public.mensajes m where m.created_at > since;
  if is_apart and apart >= set_apart_a_day then
    return 'full';
  end if;
  insert into public.mensajes (nombre, correo, texto, apartado, created_at) values (sender, address, words, is_apart, at) returning id into message;
  if is_apart then
    return 'set_apart';
  end if;
  perform private.queue_mail('mensaje_recibido', message::text, address, jsonb_build_object('texto', words));
  return 'added';
end $$;
comment on function public.add_message is 'added, set_apart (beyond the number of a day or an address; nobody is mailed) or full. The same words of an address within a day are one. Server only.';

create function public.add_arco_request(
  kind text, sender text, address text, words text, due date, remind date, business_slug text default null, person uuid default null,
  at timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  of_a_day constant int := 100;
  of_an_address constant int := 3;
  set_apart_a_day constant int := 1000;
  -- An account writes with its own, confirmed address.
  mailbox constant text := coalesce((select u.email from auth.users u where u.id = person and u.email_confirmed_at is not null), address);
  is_apart boolean;
  apart int;
  number bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('solicitudes_arco', 0));
  select s.numero, s.apartada into number, is_apart from public.solicitudes_arco s
  where s.correo = mailbox and s.tipo = kind and s.estado <> 'cerrada' and private.words(s.datos) = private.words(add_arco_request.words) limit 1;
  if not found then
    select of_a_day <= count(*) filter (where not s.apartada) or of_an_address <= count(*) filter (where s.correo = mailbox),
      count(*) filter (where s.apartada)
    into is_apart, apart from public.solicitudes_arco s where s.created_at > at - interval '1 day';
    if is_apart and apart >= set_apart_a_day then
      return jsonb_build_object('outcome', 'full');
    end if;
    insert into public.solicitudes_arco (tipo, nombre, correo, datos, negocio_id, user_id, vence_el, aviso_el, apartada, created_at)
    values (
      kind, sender, mailbox, words,
      (select n.id from public.negocios n where n.slug = business_slug
       union all select g.negocio_id from public.negocio_slugs g where g.slug = business_slug limit 1),
      (select u.id from auth.users u where u.id = person and u.email = mailbox), due, remind, is_apart, at
    ) returning numero into number;
    if not is_apart then
      perform private.queue_mail('arco_recibida', number::text, mailbox,
        jsonb_build_object('folio', private.arco_folio(number), 'tipo', kind, 'vence', due), person is not null);
    end if;
  end if;
  return jsonb_build_object('outcome', case when is_apart then 'set_apart' else 'added' end, 'folio', private.arco_folio(number));
end $$;
comment on function public.add_arco_request is 'outcome: added, set_apart (beyond the number of a day or an address; nobody is mailed) or full, and the folio. The same words of an address are one while it is open. Server only.';

-- ---------------------------------------------------------------- what the administrator sees

create function public.count_requests(reviewer uuid, at timestamptz default now()) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Mexico_City')::date;
begin
  perform private.require_admin(reviewer);
  return (
    select jsonb_build_object('negocios', count(distinct r.negocio_id))
    from public.reportes r join public.negocios n on n.id = r.negocio_id and not n.is_deleted
    where r.estado = 'nuevo' and r.motivo not like '%vigente'
  ) || (
    -- «¿Sigue siendo así?», in thirty days.
    select jsonb_build_object(
      'telefono_si', count(*) filter (where r.motivo = 'telefono_vigente'), 'telefono_no', count(*) filter (where r.motivo = 'telefono'),
      'horario_si', count(*) filter (where r.motivo = 'horario_vigente'), 'horario_no', count(*) filter (where r.motivo = 'horario'))
    from public.reportes r where r.created_at > at - interval '30 days'
  ) || (
    select jsonb_build_object('arco_vencidas', count(*)) from public.solicitudes_arco s where s.estado <> 'cerrada' and s.vence_el < today
  );
end $$;

create function public.list_reported(
  reviewer uuid, after_at timestamptz default null, after_id uuid default null, batch int default 10, at timestamptz default now(),
  business uuid default null
) returns table (
  negocio_id uuid, desde timestamptz, nombre text, slug text, plan text, telefono text, direccion text, horario text, con_semana boolean,
  con_dueno boolean, contactos int, telefono_vigente int, horario_vigente int, abiertos int, reportes jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query
  with reported as (
    select r.negocio_id as id, min(r.created_at) as since, count(*)::int as total
    from public.reportes r join public.negocios n on n.id = r.negocio_id and not n.is_deleted
    where r.estado = 'nuevo' and r.motivo not like '%vigente' and (business is null or r.negocio_id = business)
    group by r.negocio_id
    having after_at is null or (min(r.created_at), r.negocio_id) > (after_at, after_id)
    order by since, id limit least(batch, 50)
  )
  select n.id, o.since, n.nombre, n.slug, n.plan_type, n.telefono, n.direccion, n.hours, n.horario is not null, private.has_owner(n),
    -- Four weeks of calls and messages: a shop that people reach is hardly closed.
    (select count(*)::int from public.eventos e
     where e.negocio_id = n.id and e.tipo in ('llamada', 'whatsapp') and e.dia > (at at time zone 'America/Mexico_City')::date - 28),
    (select count(*)::int from public.reportes r
     where r.negocio_id = n.id and r.motivo = 'telefono_vigente' and r.created_at > at - interval '90 days'),
    (select count(*)::int from public.reportes r
     where r.negocio_id = n.id and r.motivo = 'horario_vigente' and r.created_at > at - interval '90 days'),
    o.total,
    (select jsonb_agg(jsonb_build_object('id', f.id, 'motivo', f.motivo, 'detalle', f.detalle, 'sugerencia', f.sugerencia,
       'espera_respuesta', f.correo is not null, 'created_at', f.created_at) order by f.created_at, f.id)
     from (
       select r.* from public.reportes r
       where r.negocio_id = n.id and r.estado = 'nuevo' and r.motivo not like '%vigente' order by r.created_at, r.id limit 40
     ) f)
  from reported o join public.negocios p on p.id = o.id, lateral private.as_owned(p) n
  order by o.since, o.id;
end $$;

create function public.list_messages(
  reviewer uuid, is_open boolean default true, after_at timestamptz default null, after_id uuid default null, batch int default 20
) returns table (
  id uuid, nombre text, correo text, texto text, respuesta text, estado text, apartado boolean, created_at timestamptz, momento timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  if is_open then
    return query select m.id, m.nombre, m.correo, m.texto, m.respuesta, m.estado, m.apartado, m.created_at, m.orden
      from public.mensajes m
      where m.estado = 'nuevo' and (after_at is null or (m.orden, m.id) > (after_at, after_id))
      order by m.orden, m.id limit least(batch, 100);
  else
    return query select m.id, m.nombre, m.correo, m.texto, m.respuesta, m.estado, m.apartado, m.created_at, m.decidido_at
      from public.mensajes m
      where m.decidido_at is not null and (after_at is null or (m.decidido_at, m.id) < (after_at, after_id))
      order by m.decidido_at desc, m.id desc limit least(batch, 100);
  end if;
end $$;

create function public.list_arco_requests(
  reviewer uuid, is_open boolean default true, after_day date default null, after_number bigint default null, batch int default 20
) returns table (
  id uuid, numero bigint, folio text, tipo text, nombre text, correo text, datos text, negocio text, negocio_id uuid, con_cuenta boolean,
  estado text, vence_el date, prorrogada boolean, apartada boolean, respuestas text, created_at timestamptz, orden date
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query
  select s.id, s.numero, private.arco_folio(s.numero), s.tipo, s.nombre, s.correo, s.datos, n.nombre, n.id, s.user_id is not null,
    s.estado, s.vence_el, s.prorrogada, s.apartada, s.respuestas, s.created_at, s.orden
  from public.solicitudes_arco s left join public.negocios n on n.id = s.negocio_id
  where case when is_open then s.estado <> 'cerrada' and (after_number is null or (s.orden, s.numero) > (after_day, after_number))
    else s.estado = 'cerrada' and (after_number is null or s.numero < after_number) end
  order by case when is_open then s.orden end, case when is_open then s.numero end, s.numero desc
  limit least(batch, 100);
end $$;

-- ---------------------------------------------------------------- what the administrator decides

create function private.settle_reports(seen uuid[], outcome text, kind text, business public.negocios) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_mail(kind, r.id::text, r.correo, jsonb_build_object('nombre', business.nombre, 'slug', business.slug))
  from public.reportes r where r.id = any (seen) and r.correo is not null;
  update public.reportes r set estado = outcome, correo = null where r.id = any (seen);
end $$;
comment on function private.settle_reports is 'Ends open reports and writes to whoever left an address: about this business, where its page is now.';

create function public.decide_reports(
  reviewer uuid, business uuid, decision text, reports uuid[], changes jsonb default null, reason text default null,
  at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  present public.negocios;
  written public.negocios;
  seen uuid[];
begin
  perform private.require_admin(reviewer);
  if decision not in ('corregir', 'cerrar', 'atender', 'descartar') then
    raise exception 'decision_desconocida' using errcode = '22023';
  end if;
  -- The business first, as whoever reports and whoever edits does.
  select * into present from public.negocios n where n.id = business and not n.is_deleted for no key update;
  if not found then
    return 'unknown';
  end if;
  seen := array(
    select r.id from public.reportes r
    where r.negocio_id = business and r.id = any (reports) and r.estado = 'nuevo' and r.motivo not like '%vigente'
  );
  if cardinality(seen) = 0 then
    return 'unknown';
  end if;
  present := private.as_owned(present);
  written := present;
  if decision = 'corregir' then
    written := private.write_fields(business, private.read_fields(changes - 'telefono_e164'), 'administracion');
    if changes ? 'telefono_e164' then
      update public.negocios n set telefono_e164 = changes ->> 'telefono_e164', escritor = 'administracion' where n.id = business;
    end if;
  elsif decision = 'cerrar' then
    perform public.decide_businesses(reviewer, array[business], 'eliminar', null, at);
    perform private.queue_mail('negocio_cerrado', business || ' ' || at, private.business_recipient(business),
      jsonb_build_object('nombre', present.nombre, 'slug', present.slug, 'motivo', reason),
      present.user_id is not null and not private.awaits_acceptance(present.user_id, business));
  end if;
  perform private.settle_reports(seen, case decision when 'descartar' then 'descartado' else 'atendido' end,
    case decision when 'cerrar' then 'reporte_cerrado' when 'descartar' then 'reporte_descartado' else 'reporte_corregido' end, present);
  perform private.audit(reviewer, case decision when 'corregir' then 'reporte_corregido' when 'cerrar' then 'reporte_cerrado'
    when 'atender' then 'reporte_atendido' else 'reporte_descartado' end, business, 'reporte ' || seen[1],
    -- Of a telephone, that it changed.
    (select jsonb_object_agg(c.key, to_jsonb(present) -> c.key) from jsonb_each(changes) c where c.key not like 'telefono%' and not (present.direccion_aproximada and c.key = any (private.hidden_columns()))
     and to_jsonb(present) -> c.key is distinct from to_jsonb(written) -> c.key),
    jsonb_build_object('reportes', cardinality(seen), 'columnas', (select coalesce(jsonb_agg(c.key), '[]') from jsonb_each(changes) c
      where to_jsonb(present) -> c.key is distinct from to_jsonb(written) -> c.key)));
  return 'done';
end $$;

create function public.decide_message(reviewer uuid, message uuid, answer text default null, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  m public.mensajes;
begin
  perform private.require_admin(reviewer);
  update public.mensajes x set respuesta = answer, decidido_at = at, estado = case when answer is null then 'cerrado' else 'respondido' end
  where x.id = message and x.estado = 'nuevo' returning * into m;
  if not found then
    return false;
  end if;
  if answer is not null then
    perform private.queue_mail('mensaje_respondido', message::text, m.correo, jsonb_build_object('respuesta', answer, 'texto', left(m.texto, 500)));
  end if;
  perform private.audit(reviewer, case when answer is null then 'mensaje_cerrado' else 'mensaje_respondido' end, null, 'mensaje ' || message,
    null, null);
  return true;
end $$;

create function public.decide_arco_request(
  reviewer uuid, request uuid, decision text, answer text default null, due date default null, remind date default null,
  at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  to_be_answered constant text[] := array['recibida', 'en_curso', 'requerida'];
  s public.solicitudes_arco;
  step record;
begin
  perform private.require_admin(reviewer);
  select * into step from (values
    ('tomar', array['recibida', 'requerida'], 'en_curso', null, false),
    ('pedir', array['recibida', 'en_curso'], 'requerida', 'arco_requerida', false),
    ('prorrogar', to_be_answered, 'en_curso', 'arco_prorrogada', true),
    ('proceder', to_be_answered, 'por_cumplir', 'arco_respondida', true),
    ('responder', to_be_answered, 'cerrada', 'arco_respondida', false),
    ('cumplir', array['por_cumplir'], 'cerrada', 'arco_cumplida', false)
  ) v (decision, origins, target, mail, is_due) where v.decision = decide_arco_request.decision;
  if not found then
    raise exception 'decision_desconocida' using errcode = '22023';
  end if;
  if step.is_due and (due is null or remind is null) or decision in ('pedir', 'prorrogar', 'proceder', 'responder') and answer is null then
    raise exception 'falta_la_respuesta' using errcode = '22023';
  end if;
  select * into s from public.solicitudes_arco x where x.id = request and x.estado = any (step.origins) for update;
  -- Once, says the law.
  if not found or decision = 'prorrogar' and s.prorrogada then
    return 'unknown';
  end if;
  update public.solicitudes_arco x set
    estado = step.target,
    apartada = false,
    vence_el = case when step.is_due then due else x.vence_el end,
    aviso_el = case when step.is_due then remind else x.aviso_el end,
    prorrogada = x.prorrogada or decision = 'prorrogar',
    respuestas = nullif(concat_ws(E'\n\n', x.respuestas, (at at time zone 'America/Mexico_City')::date || ': ' || answer), ''),
    cerrada_at = case when step.target = 'cerrada' then at end
  where x.id = request;
  if step.mail is not null then
    -- One may ask again.
    perform private.queue_mail(step.mail, request || ' ' || clock_timestamp(), s.correo,
      jsonb_build_object('folio', private.arco_folio(s.numero), 'respuesta', answer, 'vence', case when step.is_due then due end));
  end if;
  perform private.audit(reviewer, case decision when 'tomar' then 'arco_en_curso' when 'pedir' then 'arco_requerida'
    when 'prorrogar' then 'arco_prorrogada' when 'cumplir' then 'arco_cumplida' else 'arco_respondida' end,
    s.negocio_id, private.arco_folio(s.numero), jsonb_build_object('estado', s.estado, 'vence_el', s.vence_el),
    jsonb_build_object('estado', step.target, 'vence_el', case when step.is_due then due else s.vence_el end));
  return 'done';
end $$;

-- ---------------------------------------------------------------- once a day

create function public.queue_arco_reminders(support text default null, at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  due record;
  queued int := 0;
begin
  for due in
    select s.numero, s.vence_el, t.key, t.address
    from public.solicitudes_arco s cross join (
      select 'soporte' as key, support as address where support is not null
      union all
      select a.user_id::text, u.email from private.admins a join auth.users u on u.id = a.user_id where support is null
    ) t
    where s.estado <> 'cerrada' and not s.apartada and s.aviso_el <= (at at time zone 'America/Mexico_City')::date
  loop
    if not exists (
      select from public.correos c where c.tipo = 'arco_por_vencer' and c.entidad = due.numero || ' ' || due.vence_el || ' ' || due.key
    ) then
      perform private.queue_mail('arco_por_vencer', due.numero || ' ' || due.vence_el || ' ' || due.key, due.address,
        jsonb_build_object('folio', private.arco_folio(due.numero), 'vence', due.vence_el));
      queued := queued + 1;
    end if;
  end loop;
  return queued;
end $$;

create function public.purge_requests(at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  -- Words of visitors, which may name a person.
  delete from public.reportes where created_at < at - interval '1 year';
  update public.reportes set correo = null where correo is not null and created_at < at - interval '30 days';
  delete from public.mensajes where created_at < at - interval '1 year';
  -- The authority may punish for five years (Ley Federal de Procedimiento Administrativo, article 79): until then they prove what was answered.
  delete from public.solicitudes_arco where cerrada_at < at - interval '5 years';
$$;

-- ---------------------------------------------------------------- row security and grants

alter table public.mensajes enable row level security;
alter table public.solicitudes_arco enable row level security;
revoke all on public.mensajes, public.solicitudes_arco from public, anon, authenticated, service_role;
grant all on public.mensajes, public.solicitudes_arco to service_role;

revoke execute on function
  public.add_message(text, text, text, timestamptz),
  public.add_arco_request(text, text, text, text, date, date, text, uuid, timestamptz),
  public.count_requests(uuid, timestamptz),
  public.list_reported(uuid, timestamptz, uuid, int, timestamptz, uuid),
  public.list_messages(uuid, boolean, timestamptz, uuid, int),
  public.list_arco_requests(uuid, boolean, date, bigint, int),
  public.decide_reports(uuid, uuid, text, uuid[], jsonb, text, timestamptz),
  public.decide_message(uuid, uuid, text, timestamptz),
  public.decide_arco_request(uuid, uuid, text, text, date, date, timestamptz),
  public.queue_arco_reminders(text, timestamptz),
  public.purge_requests(timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.add_message(text, text, text, timestamptz),
  public.add_arco_request(text, text, text, text, date, date, text, uuid, timestamptz),
  public.count_requests(uuid, timestamptz),
  public.list_reported(uuid, timestamptz, uuid, int, timestamptz, uuid),
  public.list_messages(uuid, boolean, timestamptz, uuid, int),
  public.list_arco_requests(uuid, boolean, date, bigint, int),
  public.decide_reports(uuid, uuid, text, uuid[], jsonb, text, timestamptz),
  public.decide_message(uuid, uuid, text, timestamptz),
  public.decide_arco_request(uuid, uuid, text, text, date, date, timestamptz),
  public.queue_arco_reminders(text, timestamptz),
  public.purge_requests(timestamptz)
  to service_role;

comment on table public.mensajes is 'Messages of /soporte, and what was answered. A year.';
comment on table public.solicitudes_arco is 'Requests by the law on personal data, and what was answered.';
comment on column public.solicitudes_arco.vence_el is 'The day by which the next thing is to be done: the answer, or what was granted.';
comment on column public.solicitudes_arco.aviso_el is 'The day from which the administrators are reminded of it.';
comment on column public.solicitudes_arco.user_id is 'The account that sent it, whose confirmed address it then has.';
comment on function public.add_message is 'Stores a message and writes to its sender: added (the same words within a day once), many (five of one address in a day) or full (300 in a day). Server only.';
comment on function public.add_arco_request is 'Stores a request with the deadlines that the server computed, and writes to its sender: {"outcome": added, many (three of one address in a day) or full (a hundred in a day), "folio"}. The same request, while it is open, is one. Server only.';
comment on function public.count_requests is 'Beside what waits (count_waiting): businesses with open reports, requests by law that are late, answers to «¿Sigue siendo así?» in thirty days.';
comment on function public.list_reported is 'Businesses with open reports, longest waiting first, with what speaks for and against them; forty reports of each. business: that one alone.';
comment on function public.list_messages is 'Messages: open ones oldest first, decided ones last decided first. The cursor is (momento, id).';
comment on function public.list_arco_requests is 'Requests by law: open ones by deadline, closed ones newest first. The cursor is (vence_el, numero).';
comment on function public.decide_reports is 'corregir (changes: columns of the business, written as the administration), cerrar (deletes the business and tells its owner the reason), atender (mended otherwise) or descartar. Of these reports those that are open, whose senders are written to: done, or unknown when there is none. 22..., 23514: a value that the column does not take. Server only.';
comment on function public.decide_message is 'Answers an open message by mail, or closes it without an answer; false when it is not open. Server only.';
comment on function public.decide_arco_request is 'tomar, pedir (proof or details), prorrogar (once), proceder (granted, to be carried out), responder (final), cumplir (carried out): done, or unknown where the request is not there for it. The words are mailed and kept. Server only.';
comment on function public.queue_arco_reminders is 'Writes to support, or without one to each administrator, about requests whose reminder day has come, each deadline once. Returns how many. Server only.';
comment on function public.purge_requests is 'Forgets reports and messages after a year, addresses of reports after thirty days, requests by law five years after they were closed. Server only.';
-- Owners are told once of each new version of the privacy notice.
--
-- Who may do what:
--   announce_privacy_notice()          service_role alone
--   private.avisos_de_privacidad       nobody; the function reads and writes it

create table private.avisos_de_privacidad (
  vigente_desde date primary key,
  avisado_at timestamptz not null default now()
);
alter table private.avisos_de_privacidad enable row level security;
revoke all on private.avisos_de_privacidad from public, anon, authenticated, service_role;
comment on table private.avisos_de_privacidad is 'Versions of the privacy notice of which owners have been told.';

insert into private.tipos_de_correo (tipo) values ('aviso_de_privacidad');

create function public.announce_privacy_notice(version date) returns int
language plpgsql security definer set search_path = '' as $$
declare
  owner record;
  queued int := 0;
begin
  insert into private.avisos_de_privacidad (vigente_desde) values (version) on conflict do nothing;
  if not found then
    return 0;
  end if;
  -- Whoever came later has been shown this version.
  for owner in
    select u.id, u.email from auth.users u
    where u.email_confirmed_at is not null and (u.created_at at time zone 'America/Mexico_City')::date < version
      and exists (select from public.negocios n where n.user_id = u.id and not n.is_deleted and not private.awaits_acceptance(u.id, n.id))
  loop
    perform private.queue_mail('aviso_de_privacidad', version || ' ' || owner.id, owner.email, '{}');
    queued := queued + 1;
  end loop;
  return queued;
end $$;
comment on function public.announce_privacy_notice is 'Writes a mail about that version of the privacy notice to each owner whose account is older, once. Returns how many. Server only.';

revoke execute on function public.announce_privacy_notice(date) from public, anon, authenticated;
grant execute on function public.announce_privacy_notice(date) to service_role;
-- Generation by a model: who may ask, how often, for how much money a day, and what is kept of it. Models are asked by the site;
-- what it may cost is decided here, before each call, so that it holds for all processes.
--
--   begun        money is set aside, as much as the call may cost at most
--   ended        what it cost; without figures of the vendor or, of a call that was broken off, ours, what was set aside stays spent
--   given back   it led to something that was of no use: an administrator has freed the try, what it cost stays spent
--   never ended  the process was killed: what was set aside stays spent that day, and no try of the business is
--
-- A fifth of a day's money is the most that the businesses of one owner have of it, whoever of them asks. Moderation, starter texts and
-- what administrators ask for stand outside it.
--
-- Who may do what:
--   private.tipos_de_ia   nobody; functions read it
--   ia_usos, ia_ajustes   service_role reads; functions write
--   negocio_ia            service_role; owners read and write theirs by the panel
--   all functions         service_role alone

create table private.tipos_de_ia (
  tipo text primary key,
  -- null: the server itself alone asks for it
  plan_minimo text references private.planes (plan),
  -- tries a day of one business that led to something; null: bounded elsewhere, or by the budget alone
  por_dia int check (por_dia > 0),
  -- of all businesses of its owner together
  por_cuenta boolean not null default false
);

insert into private.tipos_de_ia (tipo, plan_minimo, por_dia, por_cuenta) values
  ('descripcion', 'premium', 10, false),
  ('inicial', null, null, false),
  ('portada', 'premium', null, false),
  ('logo', 'premium', null, false),
  ('menu', 'premium', 10, false),
  ('palabras', 'premium', 10, false),
  ('paquete', 'premium', 10, false),
  ('video', 'premium', 10, false),
  -- Free of charge, and bounded so that some owners do not use up the calls of all.
  ('moderacion', null, 100, true);

create table public.ia_usos (
  id uuid primary key default gen_random_uuid(),
  tipo text not null references private.tipos_de_ia (tipo),
  negocio_id uuid references public.negocios (id) on delete set null,
  persona uuid references auth.users (id) on delete set null,
  dia date not null,
  estado text not null default 'abierto' check (estado in ('abierto', 'hecho', 'fallido', 'devuelto')),
  problema text check (problema ~ '^[a-zA-Z]{1,30}$'),
  modelo text check (length(modelo) <= 100),
  entrada int not null default 0 check (entrada >= 0),
  salida int not null default 0 check (salida >= 0),
  imagenes int not null default 0 check (imagenes >= 0),
  -- millionths of a peso
  costo bigint not null check (costo >= 0),
  created_at timestamptz not null default now()
);
create index ia_usos_day on public.ia_usos (dia) include (costo);
create index ia_usos_business on public.ia_usos (negocio_id, dia);
create index ia_usos_person on public.ia_usos (persona, dia);

create table public.ia_ajustes (
  unica boolean primary key default true check (unica),
  encendida boolean not null
);
insert into public.ia_ajustes (encendida) values (true);

create table public.negocio_ia (
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  tipo text not null references private.tipos_de_ia (tipo),
  contenido jsonb not null check (length(contenido::text) <= 60000),
  -- put together by rules, without a model
  es_borrador boolean not null,
  version text not null check (length(version) <= 40),
  updated_at timestamptz not null default now(),
  primary key (negocio_id, tipo)
);

alter table private.tipos_de_ia enable row level security;
alter table public.ia_usos enable row level security;
alter table public.ia_ajustes enable row level security;
alter table public.negocio_ia enable row level security;
revoke all on private.tipos_de_ia from public, anon, authenticated, service_role;
revoke all on public.ia_usos, public.ia_ajustes, public.negocio_ia from public, anon, authenticated, service_role;
grant select on public.ia_usos, public.ia_ajustes, public.negocio_ia to service_role;

comment on table private.tipos_de_ia is 'Kinds of requests to a model; lib/ai/model.ts has the same.';
comment on table public.ia_usos is 'Each call of a model, and what it cost.';
comment on table public.ia_ajustes is 'One row: whether models may be asked at all.';
comment on table public.negocio_ia is 'Texts that were generated for a business and are kept for its owner: one of each kind.';

-- Reason why somebody may not have something generated for a business; null: they may. "off" comes last: rules, which cost nothing, do
-- without it.
create function private.ai_refusal(person uuid, business uuid, kind text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(case
    when person is null or exists (select from private.admins a where a.user_id = person) then null
    when t.plan_minimo is null or business is null or not private.edits(person, business) then 'notYours'
    when private.plan_rank((select n.plan_type from public.negocios n where n.id = business and not n.is_deleted)) < private.plan_rank(t.plan_minimo) then 'abovePlan'
  end, (select 'off' from public.ia_ajustes a where not a.encendida))
  from private.tipos_de_ia t where t.tipo = kind
$$;

-- Counts used tries of the day, also by calls that are being made.
create function private.ai_uses_done(kind text, person uuid, business uuid, at timestamptz) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int
  from private.tipos_de_ia t join public.ia_usos u on u.tipo = t.tipo
  where t.tipo = kind and u.dia = (at at time zone 'America/Mexico_City')::date
    and (u.negocio_id = business or (u.persona = person and (t.por_cuenta or (business is null and u.negocio_id is null))))
    and (u.estado = 'hecho' or (u.estado = 'abierto' and u.created_at > at - interval '2 minutes'))
$$;

create function private.is_of_owners_share(kind text, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.tipos_de_ia t where t.tipo = kind and t.plan_minimo is not null)
    and not exists (select from private.admins a where a.user_id = person)
$$;
comment on function private.is_of_owners_share is 'True if owners have a share of a day for such a call: whoever asks for the business, but for administrators.';

-- By what the businesses are now: what was spent for one that was deleted or left counts as long as somebody owns it.
create function private.ai_share_taken(business uuid, today date) returns bigint
language sql stable security definer set search_path = '' as $$
  with owners as (
    select n.user_id as person from public.negocios n where n.id = business
    union select p.user_id from public.negocio_propietarios p where p.negocio_id = business
  ), taken as (
    select sum(u.costo) as cost
    from owners o
      cross join lateral (
        select n.id from public.negocios n where n.user_id = o.person
        union select p.negocio_id from public.negocio_propietarios p where p.user_id = o.person
      ) theirs
      join public.ia_usos u on u.negocio_id = theirs.id and u.dia = today
    where private.is_of_owners_share(u.tipo, u.persona)
    group by o.person
  )
  select coalesce(max(t.cost), 0)::bigint from taken t
$$;
comment on function private.ai_share_taken is 'Share of a day''s money that the owner of a business has had with all of his businesses; of several owners, who has had most.';

create function private.ai_money_refusal(kind text, estimate bigint, budget bigint, person uuid, business uuid, today date) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when estimate <= 0 then null
    when (select coalesce(sum(u.costo), 0) from public.ia_usos u where u.dia = today) + estimate > budget then 'budget'
    when private.is_of_owners_share(kind, person) and private.ai_share_taken(business, today) + estimate > budget / 5 then 'share'
  end
$$;
comment on function private.ai_money_refusal is 'Reason why there is no money for a call that may cost that much; what is free is done on a day without money, too.';

create function public.begin_ai_use(
  kind text, estimate bigint, budget bigint, person uuid default null, business uuid default null, at timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Mexico_City')::date;
  -- Tries that led to nothing are free for the owner, and bounded all the same.
  most_failures constant int := 30;
  limits private.tipos_de_ia;
  refusal text;
  account uuid := person;
  failed int;
  begun uuid;
begin
  select * into strict limits from private.tipos_de_ia t where t.tipo = kind;
  refusal := private.ai_refusal(person, business, kind);
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  -- One after the other: money is counted before it is spent.
  perform pg_advisory_xact_lock(hashtextextended('ia_usos', 0));
  if limits.por_cuenta then
    -- Noted with the call, which outlives the business.
    select n.user_id into account from public.negocios n where n.id = business;
  end if;
  select count(*) into failed from public.ia_usos u
  where u.tipo = kind and u.dia = today and u.estado = 'fallido'
    and (u.negocio_id = business or (business is null and u.negocio_id is null and u.persona = person));
  if private.ai_uses_done(kind, account, business, at) >= limits.por_dia or (person is not null and failed >= most_failures) then
    return jsonb_build_object('outcome', 'quota');
  end if;
  refusal := private.ai_money_refusal(kind, estimate, budget, person, business, today);
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;
  insert into public.ia_usos (tipo, negocio_id, persona, dia, costo, created_at) values (kind, business, account, today, estimate, at)
  returning id into begun;
  return jsonb_build_object('outcome', 'begun', 'use', begun);
end $$;
comment on function public.begin_ai_use is 'Sets money aside for a call of a model, in millionths of a peso: {outcome: begun, use}, or {outcome: off, notYours, abovePlan, quota, budget, share}. person null: the server itself; business null: an administrator, for a business that is not there yet. Server only.';

create function public.read_ai_standing(
  kind text, estimate bigint, budget bigint, person uuid default null, business uuid default null, at timestamptz default now()
) returns table (refusal text, tries_left int, tries int)
language sql stable security definer set search_path = '' as $$
  select coalesce(
    private.ai_refusal(person, business, kind),
    private.ai_money_refusal(kind, estimate, budget, person, business, (at at time zone 'America/Mexico_City')::date)
  ), t.por_dia - (
    select count(*)::int from public.ia_usos u
    where u.tipo = kind and u.estado = 'hecho' and u.dia = (at at time zone 'America/Mexico_City')::date
      and (u.negocio_id = business or (business is null and u.negocio_id is null and u.persona = person))
  ), t.por_dia
  from private.tipos_de_ia t where t.tipo = kind
$$;
comment on function public.read_ai_standing is 'Standing of a request (refusal null: it may be made), and how many of its tries are left of the day (null: as many as one likes), before it is asked for. Server only.';

create function public.end_ai_use(
  use uuid, problem text default null, model text default null, input int default 0, output int default 0, pictures int default 0,
  cost bigint default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.ia_usos u set
    estado = case when problem is null then 'hecho' else 'fallido' end, problema = problem, modelo = left(model, 100),
    entrada = greatest(coalesce(input, 0), 0), salida = greatest(coalesce(output, 0), 0), imagenes = greatest(coalesce(pictures, 0), 0),
    costo = greatest(coalesce(cost, u.costo), 0)
  where u.id = use and u.estado = 'abierto';
  return found;
end $$;
comment on function public.end_ai_use is 'Notes what a call cost and whether it led to something; cost null: what was set aside. False when that is known already. Server only.';

create function public.keep_ai_content(
  person uuid, business uuid, kind text, content jsonb, is_draft boolean, prompt_version text
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if person is not null and not private.edits(person, business) then return false; end if;
  insert into public.negocio_ia (negocio_id, tipo, contenido, es_borrador, version)
  values (business, kind, content, is_draft, prompt_version)
  on conflict (negocio_id, tipo) do update set
    contenido = excluded.contenido, es_borrador = excluded.es_borrador, version = excluded.version, updated_at = now();
  return true;
end $$;
comment on function public.keep_ai_content is 'Keeps what was generated of one kind for a business, in place of what was there. person null: the server itself. False for somebody else''s. Server only.';

create function public.read_ai_content(person uuid, business uuid) returns setof public.negocio_ia
language sql stable security definer set search_path = '' as $$
  select i.* from public.negocio_ia i where i.negocio_id = business and private.edits(person, business)
$$;
comment on function public.read_ai_content is 'All that is kept of what was generated for a business; nothing for somebody else. Server only.';

revoke execute on function
  public.begin_ai_use(text, bigint, bigint, uuid, uuid, timestamptz),
  public.read_ai_standing(text, bigint, bigint, uuid, uuid, timestamptz),
  public.end_ai_use(uuid, text, text, int, int, int, bigint),
  public.keep_ai_content(uuid, uuid, text, jsonb, boolean, text),
  public.read_ai_content(uuid, uuid)
  from public, anon, authenticated;
grant execute on function
  public.begin_ai_use(text, bigint, bigint, uuid, uuid, timestamptz),
  public.read_ai_standing(text, bigint, bigint, uuid, uuid, timestamptz),
  public.end_ai_use(uuid, text, text, int, int, int, bigint),
  public.keep_ai_content(uuid, uuid, text, jsonb, boolean, text),
  public.read_ai_content(uuid, uuid)
  to service_role;
-- The one text that Profesional comes with: a description to begin with. The ledger writes a row when the plan becomes active, in its
-- own transaction; the site takes rows that are due, has a text written, and says what came of it. An owner's own words are never
-- touched: it stands on the page only where nothing stands at that very statement, and is offered in the panel otherwise.
--
--   pendiente   taken for ten minutes and then longer by whoever writes it; after a failure it is due again later and later
--   hecho       written, once for a business ever; kept in negocio_ia ("inicial")
--   fallido     the model would not, five times
--
-- After thirty days nobody waits for it any more.
--
-- Who may do what:
--   private.textos_iniciales   nobody; functions read and write it
--   all functions              service_role alone

create table private.textos_iniciales (
  negocio_id uuid primary key references public.negocios (id) on delete cascade,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'hecho', 'fallido')),
  intentos smallint not null default 0,
  proximo_intento_at timestamptz not null,
  created_at timestamptz not null
);
alter table private.textos_iniciales enable row level security;
revoke all on private.textos_iniciales from public, anon, authenticated, service_role;
comment on table private.textos_iniciales is 'Businesses for which a first description is to be written, or was: one row a business ever.';

create function private.queue_starter_text(business uuid, at timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into private.textos_iniciales (negocio_id, proximo_intento_at, created_at) values (business, at, at) on conflict do nothing;
  select pg_notify('textos_iniciales', '');
$$;

create function private.awaits_starter_text(t private.textos_iniciales, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select t.estado = 'pendiente' and t.proximo_intento_at <= at and t.created_at > at - interval '30 days'
    -- What was given back, or ended, or became Premium before its turn.
    and exists (select from public.negocios n where n.id = t.negocio_id and n.plan_type = 'pro' and not n.is_deleted)
$$;

create function public.oldest_starter_text(at timestamptz default now()) returns uuid
language sql stable security definer set search_path = '' as $$
  select t.negocio_id from private.textos_iniciales t where private.awaits_starter_text(t, at)
  order by t.proximo_intento_at, t.negocio_id limit 1
$$;
comment on function public.oldest_starter_text is 'The business whose first description is due longest; null: none is. Server only.';

create function public.take_starter_text(at timestamptz default now()) returns setof public.negocios
language plpgsql security definer set search_path = '' as $$
declare
  taken uuid;
begin
  select t.negocio_id into taken from private.textos_iniciales t where private.awaits_starter_text(t, at)
  order by t.proximo_intento_at, t.negocio_id limit 1 for update skip locked;
  -- A lease: whoever takes it and dies leaves it to the next one, ten minutes later and then later still.
  update private.textos_iniciales t set
    intentos = t.intentos + 1, proximo_intento_at = at + least(interval '1 day', interval '10 minutes' * (2 ^ least(t.intentos, 10)))
  where t.negocio_id = taken;
  return query select n.* from public.negocios n where n.id = taken;
end $$;
comment on function public.take_starter_text is 'A business whose first description is due, under a lease that doubles from ten minutes to a day; no row: none is. Server only.';

create function public.finish_starter_text(business uuid, words text, is_draft boolean, prompt_version text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  is_put boolean;
begin
  update private.textos_iniciales t set estado = 'hecho' where t.negocio_id = business and t.estado = 'pendiente';
  if not found then
    return false;
  end if;
  update public.negocios n set descripcion = words
  where n.id = business and n.descripcion is null and n.plan_type = 'pro' and not n.is_deleted
    and not exists (
      select from public.revisiones r where r.negocio_id = business and r.estado = 'abierta' and r.cambios ->> 'descripcion' is not null
    );
  is_put := found;
  perform public.keep_ai_content(null, business, 'inicial', jsonb_build_object('texto', words, 'puesto', is_put), is_draft, prompt_version);
  return is_put;
end $$;
comment on function public.finish_starter_text is 'Keeps the first description of a business, once, and puts it on its page where there is none and the plan is still Profesional; true: it stands there. Server only.';

create function public.fail_starter_text(business uuid, is_final boolean, at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  update private.textos_iniciales t set
    estado = case when is_final and t.intentos >= 5 then 'fallido' else t.estado end,
    proximo_intento_at = at + least(interval '1 day', interval '5 minutes' * (2 ^ least(t.intentos, 10)))
  where t.negocio_id = business and t.estado = 'pendiente'
$$;
comment on function public.fail_starter_text is 'Makes a first description due again: ten minutes later, then later still, once a day at most. is_final: five times are enough. Server only.';

create function public.read_starter_text(person uuid, business uuid, at timestamptz default now())
returns table (is_waiting boolean, words text, is_draft boolean, was_put boolean)
language sql stable security definer set search_path = '' as $$
  select t.estado = 'pendiente' and n.plan_type = 'pro' and t.created_at > at - interval '30 days', i.contenido ->> 'texto', i.es_borrador,
    (i.contenido ->> 'puesto')::boolean
  from private.textos_iniciales t
    join public.negocios n on n.id = t.negocio_id
    left join public.negocio_ia i on i.negocio_id = t.negocio_id and i.tipo = 'inicial'
  where t.negocio_id = business and private.edits(person, business) and (t.estado = 'pendiente' or i.negocio_id is not null)
$$;
comment on function public.read_starter_text is 'The first description that was written for a business, or that it is being written; no row: neither, it was put away, or the business is somebody else''s. Server only.';

create function public.put_starter_text_away(person uuid, business uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.edits(person, business) then
    return false;
  end if;
  delete from public.negocio_ia i where i.negocio_id = business and i.tipo = 'inicial';
  return found;
end $$;
comment on function public.put_starter_text_away is 'Forgets the first description of a business, which is not written again; what stands on the page stays. Server only.';

revoke execute on function
  public.oldest_starter_text(timestamptz),
  public.take_starter_text(timestamptz),
  public.finish_starter_text(uuid, text, boolean, text),
  public.fail_starter_text(uuid, boolean, timestamptz),
  public.read_starter_text(uuid, uuid, timestamptz),
  public.put_starter_text_away(uuid, uuid)
  from public, anon, authenticated;
grant execute on function
  public.oldest_starter_text(timestamptz),
  public.take_starter_text(timestamptz),
  public.finish_starter_text(uuid, text, boolean, text),
  public.fail_starter_text(uuid, boolean, timestamptz),
  public.read_starter_text(uuid, uuid, timestamptz),
  public.put_starter_text_away(uuid, uuid)
  to service_role;
-- Covers and logos that a model draws: one job of each kind a business, from the wish to the picture that is kept.
--
--   trabajando   begun by somebody, who holds the turn until its lease ends, which is prolonged while what the model has drawn waits to
--                be stored; whoever comes after that begins anew
--   lista        drawn: a draft in the bucket "borradores", until it is kept or discarded, for thirty days at most
--   fallida      nothing came of it, and it was no try
--   guardada     it is the business's picture. Unless it was put together by rules, the business's one use is spent: the flag of
--                negocios is set in the transaction that stores the picture
--   descartada   a try, of three
--
-- Who may do what:
--   ia_imagenes     service_role reads; functions write
--   all functions   service_role alone

create table public.ia_imagenes (
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  tipo text not null check (tipo in ('portada', 'logo')),
  estado text not null check (estado in ('trabajando', 'lista', 'fallida', 'guardada', 'descartada')),
  -- of the work that was begun last: whoever ends, keeps or discards it names it
  turno uuid not null default gen_random_uuid(),
  vence_at timestamptz not null,
  -- pictures of a model that were drawn
  intentos int not null default 0 check (intentos between 0 and 3),
  -- put together by rules, without a model
  es_borrador boolean not null,
  deseo jsonb not null check (length(deseo::text) <= 4000),
  ruta text check (length(ruta) <= 300),
  desenfoque text check (length(desenfoque) <= 400),
  problema text check (problema ~ '^[a-zA-Z-]{1,30}$'),
  updated_at timestamptz not null default now(),
  primary key (negocio_id, tipo),
  check ((estado = 'lista') = (ruta is not null))
);

alter table public.ia_imagenes enable row level security;
revoke all on public.ia_imagenes from public, anon, authenticated, service_role;
grant select on public.ia_imagenes to service_role;
comment on table public.ia_imagenes is 'Jobs of the generated cover and logo of a business: one row of each kind.';

create function private.ai_picture_used(n public.negocios, kind text) returns boolean
language sql immutable set search_path = '' as $$
  select case kind when 'portada' then n.ai_portada_used else n.ai_logo_used end
$$;

create function private.may_have_ai_picture(person uuid, business uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.edits(person, business)
    or (exists (select from private.admins a where a.user_id = person) and exists (select from public.negocios n where n.id = business and not n.is_deleted))
$$;

-- State of a job at a moment: work that was left, and drafts that nobody wanted, end by themselves.
create function private.ai_picture_state(i public.ia_imagenes, at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select case
    when i.estado = 'trabajando' and i.vence_at <= at then 'fallida'
    when i.estado = 'lista' and i.updated_at <= at - interval '30 days' then 'descartada'
    else i.estado
  end
$$;

create function private.ai_picture_lease() returns interval
language sql immutable parallel safe set search_path = '' as $$ select interval '90 seconds' $$;

create function public.begin_ai_picture(
  person uuid, business uuid, kind text, wish jsonb, is_draft boolean, estimate bigint, budget bigint, at timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_tries constant int := 3;
  refusal text;
  present public.ia_imagenes;
  state text;
  begun jsonb := '{"outcome": "begun"}';
begin
  if not private.may_have_ai_picture(person, business) then
    return '{"outcome": "unknown"}';
  end if;
  refusal := private.ai_refusal(person, business, kind);
  -- The switch is about models, which cost money.
  if refusal is not null and not (is_draft and refusal = 'off') then
    return jsonb_build_object('outcome', refusal);
  end if;
  insert into public.ia_imagenes (negocio_id, tipo, estado, vence_at, es_borrador, deseo)
  values (business, kind, 'descartada', at, is_draft, wish)
  on conflict do nothing;
  select * into strict present from public.ia_imagenes i where i.negocio_id = business and i.tipo = kind for update;
  -- After the lock: whoever held it may have kept one.
  if (select private.ai_picture_used(n, kind) from public.negocios n where n.id = business) then
    return '{"outcome": "used"}';
  end if;
  state := private.ai_picture_state(present, at);
  if state in ('trabajando', 'lista') then
    return jsonb_build_object('outcome', case state when 'lista' then 'ready' else 'working' end);
  end if;
  if not is_draft then
    if present.intentos >= most_tries then
      return '{"outcome": "tries"}';
    end if;
    begun := public.begin_ai_use(kind, estimate, budget, person, business, at);
    if begun ->> 'outcome' <> 'begun' then
      return begun;
    end if;
  end if;
  update public.ia_imagenes i set
    estado = 'trabajando', turno = gen_random_uuid(), vence_at = at + private.ai_picture_lease(), es_borrador = is_draft, deseo = wish,
    ruta = null, desenfoque = null, problema = null, updated_at = at
  where i.negocio_id = business and i.tipo = kind
  returning i.turno into strict present.turno;
  return begun || jsonb_build_object('turn', present.turno);
end $$;
comment on function public.begin_ai_picture is 'Reserves the one job of a kind for 90 seconds and sets its money aside: {outcome: begun, turn, use (none for a draft)}, or {outcome: working, ready, used, tries, unknown} or a refusal of begin_ai_use(). Server only.';

create function public.prolong_ai_picture(turn uuid, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.ia_imagenes i set vence_at = at + private.ai_picture_lease() where i.turno = turn and i.estado = 'trabajando';
  return found;
end $$;
comment on function public.prolong_ai_picture is 'The picture is paid for, and not stored yet: nobody begins another for 90 seconds more. False when the work is somebody else''s by now. Server only.';

create function public.finish_ai_picture(turn uuid, path text, blur text default null, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.ia_imagenes i set
    estado = 'lista', ruta = path, desenfoque = blur, intentos = i.intentos + case when i.es_borrador then 0 else 1 end, updated_at = at
  where i.turno = turn and i.estado = 'trabajando';
  return found or exists (select from public.ia_imagenes i where i.turno = turn and i.estado = 'lista' and i.ruta = path);
end $$;
comment on function public.finish_ai_picture is 'The picture is drawn, and was a try; said twice, it is one. False when the work is somebody else''s by now. Server only.';

create function public.fail_ai_picture(turn uuid, problem text, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.ia_imagenes i set estado = 'fallida', problema = problem, updated_at = at
  where i.turno = turn and i.estado = 'trabajando';
  return found;
end $$;
comment on function public.fail_ai_picture is 'Nothing came of it: no try, and the next one may begin. Server only.';

create function public.read_ai_picture(person uuid, business uuid, kind text, at timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'state', coalesce(private.ai_picture_state(i, at), 'ninguna'), 'used', private.ai_picture_used(n, kind), 'left', 3 - coalesce(i.intentos, 0),
    'turn', i.turno, 'path', i.ruta, 'isDraft', coalesce(i.es_borrador, false), 'wish', i.deseo,
    -- Of work that ended by itself nobody could say why.
    'problem', coalesce(i.problema, case when i.estado = 'trabajando' and i.vence_at <= at then 'killed' end))
  from public.negocios n left join public.ia_imagenes i on i.negocio_id = n.id and i.tipo = kind
  where n.id = business and private.may_have_ai_picture(person, business)
$$;
comment on function public.read_ai_picture is 'State of the job of a kind, for those who may edit the business and administrators; null for anybody else. Server only.';

create function public.discard_ai_picture(person uuid, business uuid, turn uuid, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  present public.ia_imagenes;
begin
  if not private.may_have_ai_picture(person, business) then return null; end if;
  select * into present from public.ia_imagenes i where i.negocio_id = business and i.turno = turn and i.estado = 'lista' for update;
  update public.ia_imagenes i set estado = 'descartada', ruta = null, desenfoque = null, updated_at = at
  where i.negocio_id = business and i.tipo = present.tipo;
  return present.ruta;
end $$;
comment on function public.discard_ai_picture is 'The picture is not wanted; its try stays used. Returns its path, null when there is none. Server only.';

create function public.keep_ai_picture(person uuid, business uuid, turn uuid, path text, alt text, at timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  present public.ia_imagenes;
  edited jsonb;
begin
  -- The business first, as its owner's edits do.
  perform from public.negocios n where n.id = business for no key update;
  if not private.edits(person, business) then
    return '{"outcome": "notYours"}';
  end if;
  select * into present from public.ia_imagenes i where i.negocio_id = business and i.turno = turn for update;
  if present.estado = 'guardada' then
    return '{"outcome": "again"}';
  end if;
  if present.estado is distinct from 'lista' then
    return '{"outcome": "gone"}';
  end if;
  if not present.es_borrador and (select private.ai_picture_used(n, present.tipo) from public.negocios n where n.id = business) then
    return '{"outcome": "used"}';
  end if;
  edited := public.edit_business(person, business, case present.tipo
    when 'portada' then jsonb_build_object('portada_url', path, 'imagen_url', null)
    else jsonb_build_object('logo_url', path) end);
  perform public.describe_pictures(person, business, jsonb_build_object(path, jsonb_build_object('alt', alt, 'blur', present.desenfoque)));
  if not present.es_borrador then
    update public.negocios n set
      ai_portada_used = n.ai_portada_used or present.tipo = 'portada', ai_logo_used = n.ai_logo_used or present.tipo = 'logo'
    where n.id = business;
  end if;
  update public.ia_imagenes i set estado = 'guardada', ruta = null, desenfoque = null, intentos = 0, updated_at = at
  where i.negocio_id = business and i.tipo = present.tipo;
  return jsonb_build_object('outcome', 'kept', 'kind', present.tipo, 'draft', present.ruta, 'waiting', edited -> 'waiting');
end $$;
comment on function public.keep_ai_picture is 'Makes the draft, stored at this path of its own bucket by now, the business''s picture by edit_business() and spends the one use: {outcome: kept, draft, waiting}, or {outcome: again, gone, used, notYours}. Refusals of edit_business() rise. Server only.';

revoke execute on function
  public.begin_ai_picture(uuid, uuid, text, jsonb, boolean, bigint, bigint, timestamptz),
  public.prolong_ai_picture(uuid, timestamptz),
  public.finish_ai_picture(uuid, text, text, timestamptz),
  public.fail_ai_picture(uuid, text, timestamptz),
  public.read_ai_picture(uuid, uuid, text, timestamptz),
  public.discard_ai_picture(uuid, uuid, uuid, timestamptz),
  public.keep_ai_picture(uuid, uuid, uuid, text, text, timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.begin_ai_picture(uuid, uuid, text, jsonb, boolean, bigint, bigint, timestamptz),
  public.prolong_ai_picture(uuid, timestamptz),
  public.finish_ai_picture(uuid, text, text, timestamptz),
  public.fail_ai_picture(uuid, text, timestamptz),
  public.read_ai_picture(uuid, uuid, text, timestamptz),
  public.discard_ai_picture(uuid, uuid, uuid, timestamptz),
  public.keep_ai_picture(uuid, uuid, uuid, text, text, timestamptz)
  to service_role;
-- Words that an owner may add to the page's keywords: what people search for and do not find, what they search for that is near to what
-- the business does, and what else that is called. A model may put them in order; nothing is made up.
--
-- Searches are counts of the whole directory: nobody knows who searched. What hardly anybody searched for may name a person, and is left out.
--
-- Who may do what:
--   list_keyword_ideas()   service_role alone, in the name of an owner or a helper, on Premium

create function public.list_keyword_ideas(person uuid, business uuid, since date) returns table (termino text, motivo text, veces int)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  least_often constant int := 3;
  -- Understanding a term costs two milliseconds.
  most_understood constant int := 50;
  most_searched constant int := 12;
  most_synonyms constant int := 8;
  -- "hambre" leads to every kind of kitchen, and names none.
  most_meanings constant int := 12;
  present public.negocios;
  stems text[];
  known text[];
begin
  select * into present from public.negocios n
  where n.id = business and n.plan_type = 'premium' and private.edits(person, n.id);
  if not found then
    return;
  end if;
  stems := private.stems_of(present);
  known := array(select private.term_key(k) from unnest(present.seo_keywords || present.nombre || present.categoria) k);
  return query
    with counted as (
      select b.termino, private.term_key(b.termino) as clave, sum(b.veces)::int as veces, sum(b.sin_resultados)::int as vacias
      from public.busquedas b
      where b.dia >= since and b.termino in (select c.termino from private.terminos_comunes c where private.is_common_term(c.termino))
      group by b.termino having sum(b.veces) >= least_often
    ), likely as (
      select c.*, c.vacias >= least_often as falta,
        row_number() over (partition by c.vacias >= least_often order by greatest(c.vacias, c.veces) desc, c.termino) as lugar
      from counted c
      where c.clave <> all (known) and exists (
        select from unnest(string_to_array(c.termino, ' ')) w where private.stem_of(w) && stems
      )
    ), fitting as materialized (
      select distinct on (l.clave) l.termino, l.clave, l.falta, case when l.falta then l.vacias else l.veces end as veces
      from likely l, unnest(private.understand_words(private.content_words(l.termino))) u
      where l.lugar <= most_understood
      group by l.termino, l.clave, l.falta, l.vacias, l.veces
      -- One thing of it at least is the business's, and no colonia but its own is named.
      having bool_or(not u.is_place and present.busqueda @@ u.wanted) and bool_and(not u.is_place or present.busqueda @@ u.wanted)
      order by l.clave, l.veces desc, l.termino
    ), searched as (
      select f.termino, f.clave, case when f.falta then 'sin_resultados' else 'buscado' end as motivo, f.veces
      from fitting f order by f.falta desc, f.veces desc, f.termino limit most_searched
    ), synonyms as (
      select min(s.termino) as termino, s.clave, 'sinonimo' as motivo, 0 as veces
      from public.sinonimos s
      where present.busqueda @@ s.significado and s.clave <> all (known) and s.clave not in (select x.clave from searched x)
        -- What its words say already finds it.
        and not present.busqueda @@ private.phrase_query(s.termino)
        and (select count(*) from public.sinonimos o where o.clave = s.clave) <= most_meanings
      group by s.clave
      order by bool_or(s.fuente in ('propia', 'administración')) desc, length(min(s.termino)), 1 limit most_synonyms
    )
    select i.termino, i.motivo, i.veces from (
      select x.termino, x.motivo, x.veces from searched x union all select y.termino, y.motivo, y.veces from synonyms y
    ) i
    order by case i.motivo when 'sin_resultados' then 1 when 'buscado' then 2 else 3 end, i.veces desc, i.termino;
end $$;
comment on function public.list_keyword_ideas is 'Words for the keywords of a business on Premium that it does not have: searched for since then and not found by anybody (sin_resultados), searched for (buscado), or another word for what it does (sinonimo), each with how often. Nothing of somebody else''s business. Server only.';

revoke execute on function public.list_keyword_ideas(uuid, uuid, date) from public, anon, authenticated;
grant execute on function public.list_keyword_ideas(uuid, uuid, date) to service_role;
-- Removing for good what was deleted thirty days ago, with its pictures; and what a census listing leaves behind.
--
-- The server asks for the list, takes the pictures out of storage by its API (rows of storage.objects alone would leave the files),
-- and then removes each business. Whoever is in between loses nothing: the next day's list holds it again.
--
-- Photos of papers that came with a claim are listed a week after its decision, and so is what no claim names: of a person or a
-- business that is gone, or of a process that ended between storing it and noting it.
--
-- Who may do what:
--   delete_own_business()                           service_role alone
--   private.denue_eliminados                        nobody; the functions and the trigger below read and write it
--   list_removable_businesses(), remove_business(), list_removable_papers()   service_role alone

create table private.denue_eliminados (
  denue_id text primary key,
  created_at timestamptz not null default now()
);

-- "Eliminar negocio" of the owner's panel: whoever only helps may not.
create function public.delete_own_business(person uuid, business uuid, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  present public.negocios;
begin
  select * into present from public.negocios n where n.id = business for no key update;
  if not found or not private.owns(person, business) or private.awaits_acceptance(person, business) then
    return false;
  end if;
  perform private.require_proof(person);
  update public.negocios n set is_deleted = true, deleted_at = at where n.id = business;
  perform private.audit(person, 'dueno_elimino', business, null, '{"is_deleted": false}', '{"is_deleted": true}');
  perform private.queue_mail('negocio_borrado', business || ' ' || at, private.business_recipient(business),
    jsonb_build_object('nombre', present.nombre, 'slug', present.slug), true);
  return true;
end $$;
comment on function public.delete_own_business is 'Takes a business off the directory for its owner, who is written to: an administrator brings it back within thirty days; then it goes for good. False when it is not this person''s, or gone already. Server only.';

-- Deleted more than thirty days ago.
create function private.is_removable(business public.negocios, at timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select business.is_deleted and business.deleted_at < at - interval '30 days'
$$;

-- All objects in the folders of a business, whether or not a row still names them.
create function private.pictures_of(business uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('bucket', o.bucket_id, 'path', o.name)), '[]')
  from storage.objects o
  where split_part(o.name, '/', -2) = business::text
    and o.bucket_id in ('negocios', 'logos', 'portadas', 'promociones', 'gallery', 'business_assets', 'menus')
$$;

create function public.list_removable_businesses(batch int, at timestamptz default now()) returns table (id uuid, pictures jsonb)
language sql stable security definer set search_path = '' as $$
  select n.id, private.pictures_of(n.id) from public.negocios n
  where private.is_removable(n, at)
  order by n.deleted_at
  limit least(batch, 500)
$$;
comment on function public.list_removable_businesses is 'Businesses deleted more than thirty days ago, longest first, with their stored pictures as {bucket, path}. Server only.';

create function public.remove_business(business uuid, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  gone public.negocios;
begin
  -- Its months go with it, and its orders are parted from it.
  perform from public.ordenes o where o.negocio_id = business order by o.id for update;
  perform private.lock_business(business);
  select * into gone from public.negocios n where n.id = business for update;
  if not found or not private.is_removable(gone, at) then
    return false;
  end if;
  if gone.denue_id is not null then
    insert into private.denue_eliminados (denue_id) values (gone.denue_id) on conflict do nothing;
  end if;
  delete from public.negocios n where n.id = business;
  return true;
end $$;
comment on function public.remove_business is 'Removes such a business for good; false when there is none. Its payments stay, without it. Server only.';

create function public.list_removable_papers(batch int, at timestamptz default now()) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'comprobantes' and o.created_at < at - interval '1 day'
    and not exists (
      select from public.reclamos r where r.foto = o.name and (r.estado = 'nuevo' or r.decidido_at > at - interval '7 days')
    )
  order by o.created_at
  limit least(batch, 500)
$$;
comment on function public.list_removable_papers is 'Photos of papers that nobody needs any more: a week after the decision, or without a claim. Server only.';

-- The census does not bring back what was removed for good.
create function private.keep_out_removed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  return case when not exists (select from private.denue_eliminados d where d.denue_id = new.denue_id) then new end;
end $$;

create trigger negocios_0_removed before insert on public.negocios
  for each row when (new.denue_id is not null) execute function private.keep_out_removed();

alter table private.denue_eliminados enable row level security;

revoke all on private.denue_eliminados from public, anon, authenticated, service_role;

comment on table private.denue_eliminados is 'Census ids of listings that were removed for good: the next import does not bring them back.';

revoke execute on function
  public.delete_own_business(uuid, uuid, timestamptz),
  public.list_removable_businesses(int, timestamptz),
  public.remove_business(uuid, timestamptz),
  public.list_removable_papers(int, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.delete_own_business(uuid, uuid, timestamptz),
  public.list_removable_businesses(int, timestamptz),
  public.remove_business(uuid, timestamptz),
  public.list_removable_papers(int, timestamptz)
  to service_role;
-- Facts of the pictures of a business beside their addresses, and which stored pictures nobody names any more.
--
-- A picture that a row no longer names stays in storage for a day after that was noticed: an owner takes a deletion back, a form with
-- an uploaded picture is sent later, an upload is under way.
--
-- Who may do what:
--   imagenes_sobrantes                            nobody; the function below writes
--   add_picture(), describe_pictures(), has_stored_picture(), list_orphan_pictures()   service_role alone

create table private.imagenes_sobrantes (
  bucket text not null,
  nombre text not null,
  desde timestamptz not null,
  primary key (bucket, nombre)
);

alter table private.imagenes_sobrantes enable row level security;
revoke all on private.imagenes_sobrantes from public, anon, authenticated, service_role;

create function private.picture_paths(fields jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select regexp_replace(word, '^(https?://[A-Za-z0-9.:-]+)?/storage/v1/object/public/[a-z_]+/', '')
  from jsonb_path_query(fields, 'strict $.** ? (@.type() == "string")') text,
    -- Older rows keep a gallery as one text.
    regexp_split_to_table(text #>> '{}', '[[:space:],"{}\[\]]+') word
  where word ~ '\.(webp|png|jpe?g|avif)$'
$$;
comment on function private.picture_paths is 'The paths of the pictures that columns name, whichever way they do.';

create function private.published_pictures(n public.negocios) returns setof text
language sql stable security definer set search_path = '' as $$
  select private.picture_paths(jsonb_build_array(n.portada_url, n.logo_url, n.imagen_url, n.promocion_imagen, n.gallery_images))
  union all
  select private.picture_paths(to_jsonb(p.imagen_url)) from public.promociones p where p.negocio_id = n.id and p.imagen_url is not null
$$;

create function public.describe_pictures(person uuid, business uuid, descriptions jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  present public.negocios;
  merged jsonb;
begin
  select * into present from public.negocios n where n.id = business for no key update;
  if not found or person is null or not private.edits(person, business) then
    raise exception 'negocio_ajeno' using errcode = '42501';
  end if;
  merged := present.imagenes_datos || coalesce((
    select jsonb_object_agg(d.key, jsonb_strip_nulls(coalesce(present.imagenes_datos -> d.key, '{}') || d.value))
    from jsonb_each(descriptions) d
    -- Everybody is told what is known of pictures that are shown: of one that waits for its review it tells nothing.
    where d.key in (select private.published_pictures(present))
      or (split_part(d.key, '/', -2) = business::text and not (present.is_approved is true and present.plan_type = 'free'))
  ), '{}');
  if (select count(*) > 90 from jsonb_object_keys(merged)) then
    select coalesce(jsonb_object_agg(m.key, m.value), '{}') into merged from jsonb_each(merged) m
    where m.key in (select private.published_pictures(present)) or descriptions ? m.key;
  end if;
  update public.negocios n set imagenes_datos = merged where n.id = business and n.imagenes_datos is distinct from merged;
end $$;
comment on function public.describe_pictures is 'Adds to what is known of pictures {path: {"alt", "blur"}}, null takes away; of a listing whose changes wait, only of those that it shows. 42501: negocio_ajeno; 23514: too long. Server only.';

create function public.add_picture(
  person uuid, business uuid, path text, place text default null, blur text default null, instead text default null, moderation text default 'review-free'
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  content constant text := substring(path from '-[0-9a-f]{16}-[0-9]{3,4}\.webp$');
  pictures jsonb;
  replaced int;
  same text;
  edited jsonb;
begin
  -- The business first, as its owner's edits do.
  perform from public.negocios n where n.id = business for no key update;
  if private.edits(person, business) is not true then
    raise exception 'negocio_ajeno' using errcode = '42501';
  end if;
  if place is not null then
    pictures := private.first_pictures(private.own_values(business) -> place, 60);
    select p into same from private.picture_paths(pictures) p where right(p, length(content)) = content limit 1;
    if found then
      return jsonb_build_object('same', same);
    end if;
    select min(p.number) - 1 into replaced from jsonb_array_elements(pictures) with ordinality p (picture, number)
    where instead in (select private.picture_paths(p.picture));
    edited := public.edit_business(person, business, moderation => moderation, changes => case place
      when 'gallery_images' then jsonb_build_object(place,
        case when replaced is null then pictures || to_jsonb(path) else jsonb_set(pictures, array[replaced::text], to_jsonb(path)) end)
      -- One cover: an older one would be seen again when this one goes.
      when 'portada_url' then jsonb_build_object(place, path, 'imagen_url', null)
      else jsonb_build_object(place, path) end);
  end if;
  perform public.describe_pictures(person, business, jsonb_build_object(path, jsonb_build_object(
    'blur', blur, 'alt', (select n.imagenes_datos -> instead -> 'alt' from public.negocios n where n.id = business))));
  return jsonb_build_object('waiting', coalesce(edited -> 'waiting', '{}'));
end $$;
comment on function public.add_picture is 'Puts a stored picture of a business where it belongs by edit_business(): place is its column (none for a promotion''s, which its form names), instead the path of the one that it replaces and whose text it takes. Returns {"waiting": all that waits for the review}, or {"same": path} when the place holds the same content already. Refusals of edit_business() rise. Server only.';

create function public.has_stored_picture(business uuid, bucket text, path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_stored_picture(business, bucket, to_jsonb(path))
$$;
comment on function public.has_stored_picture is 'private.is_stored_picture() for the server, which asks before it reads an address that a client names. Server only.';

create function public.list_orphan_pictures(batch int, at timestamptz default now()) returns table (bucket text, path text)
language plpgsql security definer set search_path = '' as $$
begin
  with named as materialized (
    select private.picture_paths(jsonb_build_array(n.portada_url, n.logo_url, n.imagen_url, n.promocion_imagen, n.gallery_images)) as path
    from public.negocios n
    where coalesce(n.portada_url, n.logo_url, n.imagen_url, n.promocion_imagen) is not null or n.gallery_images <> '[]'
    union select private.picture_paths(to_jsonb(p.imagen_url)) from public.promociones p where p.imagen_url is not null
    union select private.picture_paths(r.cambios) from public.revisiones r where r.estado = 'abierta'
    union select private.picture_paths(x.rechazado) from public.negocio_privado x where x.rechazado is not null
    union select i.ruta from public.ia_imagenes i where private.ai_picture_state(i, at) = 'lista'
  ), orphans as materialized (
    select o.bucket_id, o.name from storage.objects o
    where o.bucket_id in ('negocios', 'logos', 'portadas', 'promociones', 'gallery', 'business_assets', 'borradores')
      and o.created_at < at - interval '1 day'
      -- Names that the server gives; what somebody has put there by hand is theirs.
      and o.name ~ '-[0-9a-f]{16}-[0-9]{1,4}(-(240|480|800))?\.webp$'
      and not exists (
        select from named where named.path = regexp_replace(o.name, '(-[0-9a-f]{16}-[0-9]{1,4})-(240|480|800)\.webp$', '\1.webp')
      )
  ), found_again as (
    delete from private.imagenes_sobrantes s
    where not exists (select from orphans o where o.bucket_id = s.bucket and o.name = s.nombre)
  )
  insert into private.imagenes_sobrantes (bucket, nombre, desde) select o.bucket_id, o.name, at from orphans o on conflict do nothing;
  return query
    select s.bucket, s.nombre from private.imagenes_sobrantes s
    where s.desde < at - interval '1 day'
    order by s.desde, s.bucket, s.nombre
    limit least(batch, 500);
end $$;
comment on function public.list_orphan_pictures is 'Stored pictures that no row has named since a day before, as {bucket, path}; notes those that it sees for the first time. Server only.';

revoke execute on function public.add_picture(uuid, uuid, text, text, text, text, text), public.describe_pictures(uuid, uuid, jsonb),
  public.has_stored_picture(uuid, text, text), public.list_orphan_pictures(int, timestamptz)
  from public, anon, authenticated;
grant execute on function public.add_picture(uuid, uuid, text, text, text, text, text), public.describe_pictures(uuid, uuid, jsonb),
  public.has_stored_picture(uuid, text, text), public.list_orphan_pictures(int, timestamptz) to service_role;

comment on table private.imagenes_sobrantes is 'Stored pictures that no row names, and since when that is known.';
-- Owners' contents are shown to a moderation model, and what it flags to an administrator. A machine refuses and hides nothing.
--
--   a name, a text, a picture or a promotion is written -> a trigger puts the business into moderacion_pendiente, once however often,
--   in the same transaction -> the cron step takes one business after the other under a lease (take_moderation), asks the model about
--   what was not judged before, and keeps what it says (finish_moderation) -> what is flagged and still there waits in the queue
--   (…_queue.sql) until an administrator has seen it (dismiss_alerts)
--
-- A content is known by its hash (a text) or its path, which holds a hash (a picture): the same is judged once for each business, and
-- flagged no more after it was decided. Without a model nothing is asked, and what waits is judged once there is one: nothing is given
-- up. A model that fails is asked again later and later, every six hours at most. Whose account has had the fewest calls of the day
-- comes first, then whoever has waited longest; what is beyond an account's calls of a day waits for the next one.
--
-- What the importer and the administration write is not judged.
--
-- Who may do what:
--   private.moderacion_pendiente, private.moderacion_juicios   nobody; the functions below read and write them
--   all public functions                                       service_role alone; those with a reviewer in the name of an administrator

-- Without a reference to the business: the row is written before that of a new one.
create table private.moderacion_pendiente (
  negocio_id uuid primary key,
  intentos smallint not null default 0,
  proximo_intento_at timestamptz not null default now(),
  tomado_hasta timestamptz
);
create index moderacion_pendiente_due on private.moderacion_pendiente (proximo_intento_at, negocio_id);

create table private.moderacion_juicios (
  id bigint generated always as identity primary key,
  negocio_id uuid not null references public.negocios (id) on delete cascade,
  huella text not null check (length(huella) between 1 and 400),
  -- none: nothing was found in it
  categorias text[] not null check (private.is_text_list(categorias, 20, 60)),
  decidida boolean not null default false,
  created_at timestamptz not null default now(),
  unique (negocio_id, huella)
);
create index moderacion_juicios_open on private.moderacion_juicios (negocio_id) where categorias <> '{}' and not decidida;

alter table private.moderacion_pendiente enable row level security;
alter table private.moderacion_juicios enable row level security;
revoke all on private.moderacion_pendiente, private.moderacion_juicios from public, anon, authenticated, service_role;

comment on table private.moderacion_pendiente is 'Outbox: businesses of which something is to be judged.';
comment on table private.moderacion_juicios is 'Findings of a moderation model in each content of a business.';

-- ---------------------------------------------------------------- what is to be judged

create function private.queue_moderation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  business uuid;
begin
  if tg_table_name = 'negocios' then
    business := new.id;
  else
    business := new.negocio_id;
  end if;
  insert into private.moderacion_pendiente as p (negocio_id) values (business)
  -- Not before whoever is at it has come to an end, and not behind those who came later.
  on conflict (negocio_id) do update set intentos = 0, proximo_intento_at = greatest(least(p.proximo_intento_at, now()), p.tomado_hasta);
  return new;
end $$;

-- Before the lock, which empties the writer. The columns are those of moderated_columns(), those with pictures,
-- and what is said of pictures; a test holds them equal.
create trigger negocios_1_moderation before insert or update of
  nombre, descripcion, servicios, menu, hours, seo_keywords, promocion_titulo, promociones, promocion_vigencia,
  portada_url, imagen_url, logo_url, gallery_images, promocion_imagen, imagenes_datos
  on public.negocios for each row
  when (new.escritor is null or new.escritor not in ('importador', 'administracion'))
  execute function private.queue_moderation();

create trigger promociones_moderation after insert or update of titulo, descripcion, imagen_url on public.promociones
  for each row execute function private.queue_moderation();

create trigger revisiones_moderation after insert or update of cambios on public.revisiones
  for each row execute function private.queue_moderation();

create function private.moderated_columns() returns text[]
language sql immutable set search_path = '' as $$
  select array['nombre', 'descripcion', 'servicios', 'menu', 'hours', 'seo_keywords', 'promocion_titulo', 'promociones', 'promocion_vigencia']
$$;
comment on function private.moderated_columns is 'The columns of negocios whose words are judged; those with pictures have a bucket in campos_de_negocio.';

create function private.moderated_contents(business uuid)
returns table (huella text, campo text, texto text, bucket text, ruta text, en_revision boolean)
language sql stable security definer set search_path = '' as $$
  with sent as materialized (
    select f.columna, n.written -> f.columna as value, f.bucket, false as waits
    -- Once, and not for each column.
    from (select to_jsonb(b) as written from public.negocios b where b.id = business and not b.is_deleted offset 0) n
      cross join private.campos_de_negocio f
    union all
    select f.columna, r.cambios -> f.columna, f.bucket, true
    from public.revisiones r join private.campos_de_negocio f on r.cambios ? f.columna
    where r.negocio_id = business and r.estado = 'abierta'
    union all
    -- What is said of each picture.
    select 'imagenes_datos', d.value -> 'alt', null, false
    from public.negocios b, jsonb_each(b.imagenes_datos) d where b.id = business and not b.is_deleted
    union all
    select 'promocion', to_jsonb(concat_ws(E'\n', p.titulo, p.descripcion)), null, false from public.promociones p where p.negocio_id = business
    union all
    select 'promocion', to_jsonb(p.imagen_url), 'promociones', false from public.promociones p where p.negocio_id = business
  )
  select encode(sha256(convert_to(t.words, 'UTF8')), 'hex'), s.columna, t.words, null, null, s.waits
  from sent s, lateral (
    select case jsonb_typeof(s.value)
      when 'array' then (select string_agg(e, ', ') from jsonb_array_elements_text(s.value) e)
      else s.value #>> '{}'
    end as words
  ) t
  where s.bucket is null and t.words <> '' and (s.columna in ('promocion', 'imagenes_datos') or s.columna = any (private.moderated_columns()))
  union all
  select s.bucket || '/' || p.path, s.columna, null, s.bucket, p.path, s.waits
  from sent s, private.picture_paths(s.value) p (path)
  where s.bucket is not null and length(p.path) <= 300
    and exists (select from storage.objects o where o.bucket_id = s.bucket and o.name = p.path)
$$;
comment on function private.moderated_contents is 'The texts and pictures of a business that owners write: published or waiting with it, or in an open revision.';

create function private.unjudged_contents(business uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with contents as (
    select distinct on (c.huella) c.huella, c.texto, c.bucket, c.ruta from private.moderated_contents(business) c
    where not exists (select from private.moderacion_juicios j where j.negocio_id = business and j.huella = c.huella)
    order by c.huella
  ), pictures as (
    -- At a time: the rest has its turn right after.
    select * from contents c where c.ruta is not null order by c.huella limit 6
  )
  select jsonb_build_object(
    'texts', coalesce((select jsonb_agg(jsonb_build_object('hash', c.huella, 'text', left(c.texto, 20000))) from contents c where c.texto is not null), '[]'),
    'pictures', coalesce((select jsonb_agg(jsonb_build_object('hash', p.huella, 'bucket', p.bucket, 'path', p.ruta)) from pictures p), '[]'))
  where exists (select from contents)
$$;
comment on function private.unjudged_contents is 'Contents of a business that no model has judged yet; null when there is none.';

create function public.take_moderation(at timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  calls_per_day constant int := 2000;
  -- Of those of which nothing is to be judged after all.
  most_looked_at constant int := 100;
  due private.moderacion_pendiente;
  unjudged jsonb;
begin
  if not exists (select from public.ia_ajustes a where a.encendida) or calls_per_day <= (
    select count(*) from public.ia_usos u where u.dia = (at at time zone 'America/Mexico_City')::date and u.tipo = 'moderacion'
  ) then
    return null;
  end if;
  for turn in 1 .. most_looked_at loop
    select p.* into due from private.moderacion_pendiente p
      left join public.negocios n on n.id = p.negocio_id
      cross join lateral private.ai_uses_done('moderacion', n.user_id, p.negocio_id, at) u (done)
      cross join private.tipos_de_ia t
    where p.proximo_intento_at <= at and t.tipo = 'moderacion' and u.done < t.por_dia
    order by u.done, p.proximo_intento_at, p.negocio_id limit 1
    for update of p skip locked;
    if not found then
      return null;
    end if;
    unjudged := private.unjudged_contents(due.negocio_id);
    if unjudged is not null then
      -- A lease: whoever dies leaves it to the next one, five minutes later and then later still.
      update private.moderacion_pendiente p
      set intentos = least(p.intentos + 1, 1000), tomado_hasta = at + interval '5 minutes',
        proximo_intento_at = at + least(interval '6 hours', interval '5 minutes' * (2 ^ least(p.intentos, 10)))
      where p.negocio_id = due.negocio_id;
      return unjudged || jsonb_build_object('business', due.negocio_id);
    end if;
    delete from private.moderacion_pendiente p where p.negocio_id = due.negocio_id;
  end loop;
  return null;
end $$;
comment on function public.take_moderation is 'Takes a business of which something is to be judged, under a lease that doubles from five minutes to six hours, of the account with the fewest calls of the day: {business, texts: [{hash, text}], pictures: [{hash, bucket, path}]}. Null when nothing is due, models are switched off, or the calls of the day are used up. Server only.';

create function public.finish_moderation(business uuid, judged jsonb, is_done boolean, at timestamptz default now()) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Whoever writes to the business from here on waits, and queues it again.
  perform from private.moderacion_pendiente p where p.negocio_id = business for update;
  insert into private.moderacion_juicios (negocio_id, huella, categorias, created_at)
  select n.id, j.hash, j.categories, at
  from jsonb_to_recordset(judged) as j (hash text, categories text[]), public.negocios n where n.id = business
  on conflict (negocio_id, huella) do nothing;
  -- What is no more, and was not decided, is judged anew should it come back.
  delete from private.moderacion_juicios j
  where j.negocio_id = business and not j.decidida
    and j.huella not in (select c.huella from private.moderated_contents(business) c);
  if private.unjudged_contents(business) is null then
    delete from private.moderacion_pendiente p where p.negocio_id = business;
  elsif is_done then
    update private.moderacion_pendiente p set intentos = 0, proximo_intento_at = at, tomado_hasta = null where p.negocio_id = business;
  else
    update private.moderacion_pendiente p set tomado_hasta = null where p.negocio_id = business;
  end if;
end $$;
comment on function public.finish_moderation is 'Keeps what was found: [{hash, categories}]. is_done true: whatever is left has its turn as soon as there are calls for it; false: the model failed, and it is tried when the lease is over. Server only.';

-- ---------------------------------------------------------------- what an administrator sees of it

create function private.open_alerts(business uuid default null)
returns table (id bigint, negocio_id uuid, categorias text[], created_at timestamptz, campo text, es_imagen boolean, en_revision boolean)
language sql stable security definer set search_path = '' as $$
  select distinct on (j.id) j.id, j.negocio_id, j.categorias, j.created_at, c.campo, c.ruta is not null, c.en_revision
  from private.moderacion_juicios j, lateral private.moderated_contents(j.negocio_id) c
  where j.categorias <> '{}' and not j.decidida and (business is null or j.negocio_id = business) and c.huella = j.huella
  order by j.id, c.en_revision, c.campo
$$;
comment on function private.open_alerts is 'Contents that were flagged, are still there, and no administrator has decided on; of one business, or of all.';

create function public.dismiss_alerts(reviewer uuid, business uuid, seen bigint[]) returns int
language plpgsql security definer set search_path = '' as $$
declare
  categories text[];
  dismissed int;
begin
  perform private.require_admin(reviewer);
  with decided as (
    update private.moderacion_juicios j set decidida = true
    where j.negocio_id = business and j.id = any (seen) and j.categorias <> '{}' and not j.decidida
    returning j.id, j.categorias
  )
  select count(distinct d.id), array_agg(distinct c order by c) into dismissed, categories from decided d, unnest(d.categorias) c;
  if dismissed > 0 then
    perform private.audit(reviewer, 'alerta_descartada', business, null, null, jsonb_build_object('alerta', categories));
  end if;
  return dismissed;
end $$;
comment on function public.dismiss_alerts is 'An administrator has seen what was flagged and leaves it: the same content is flagged no more. Returns how many. Server only.';

revoke execute on function
  public.take_moderation(timestamptz),
  public.finish_moderation(uuid, jsonb, boolean, timestamptz),
  public.dismiss_alerts(uuid, uuid, bigint[])
  from public, anon, authenticated;
grant execute on function
  public.take_moderation(timestamptz),
  public.finish_moderation(uuid, jsonb, boolean, timestamptz),
  public.dismiss_alerts(uuid, uuid, bigint[])
  to service_role;
-- Costs of models, for the administrator, the switch that stops all of it at once, and uses that are given back.
--
-- Who may do what:
--   all functions   service_role alone; those with a reviewer in the name of an administrator

create function public.ai_report(reviewer uuid, at timestamptz default now()) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := (at at time zone 'America/Mexico_City')::date;
  first_day constant date := today - 29;
  most_businesses constant int := 20;
  -- tries in vain that somebody should hear of
  often constant int := 8;
begin
  perform private.require_admin(reviewer);
  return (
    with sums as (
      select case grouping(u.dia, u.tipo, u.problema, u.negocio_id)
          when 7 then 'days' when 11 then 'kinds' when 13 then 'problems' when 14 then 'businesses' else 'total' end as set,
        u.dia, u.tipo, u.problema, u.negocio_id, count(*) as calls, count(*) filter (where u.estado = 'fallido') as failed,
        coalesce(sum(u.entrada), 0) as input, coalesce(sum(u.salida), 0) as output, coalesce(sum(u.imagenes), 0) as pictures,
        coalesce(sum(u.costo), 0) as cost
      from public.ia_usos u where u.dia between first_day and today
      group by grouping sets ((), (u.dia), (u.tipo), (u.problema), (u.negocio_id))
    ), figures as (
      select s.*, jsonb_build_object('calls', s.calls, 'failed', s.failed, 'input', s.input, 'output', s.output,
        'pictures', s.pictures, 'cost', s.cost) as row
      from sums s
    ), dearest as (
      select f.negocio_id, f.cost, f.calls, f.row from figures f where f.set = 'businesses'
      order by f.cost desc, f.calls desc, f.negocio_id limit most_businesses
    )
    select jsonb_build_object(
      'is_on', (select a.encendida from public.ia_ajustes a),
      'today', today,
      'total', (select f.row from figures f where f.set = 'total'),
      'days', (
        -- Each of them, also those on which nothing was asked.
        select jsonb_agg(jsonb_build_object('day', d::date) || coalesce(f.row, '{"calls": 0, "failed": 0, "input": 0, "output": 0, "pictures": 0, "cost": 0}') order by d)
        from generate_series(first_day::timestamp, today::timestamp, '1 day') d left join figures f on f.set = 'days' and f.dia = d::date
      ),
      'kinds', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', f.tipo) || f.row order by f.cost desc, f.calls desc, f.tipo), '[]')
        from figures f where f.set = 'kinds'
      ),
      'problems', (
        select coalesce(jsonb_agg(jsonb_build_object('problem', f.problema, 'calls', f.calls) order by f.calls desc, f.problema), '[]')
        from figures f where f.set = 'problems' and f.problema is not null
      ),
      'businesses', (
        select coalesce(jsonb_agg(jsonb_build_object('id', d.negocio_id, 'name', n.nombre) || d.row order by d.cost desc, d.calls desc, d.negocio_id), '[]')
        from dearest d left join public.negocios n on n.id = d.negocio_id
      ),
      'unjudged', (select count(*) from private.moderacion_pendiente p where p.intentos < often),
      'stuck', (select count(*) from private.moderacion_pendiente p where p.intentos >= often)
    )
  );
end $$;
comment on function public.ai_report is 'Calls of models within thirty days of Mexico City, by day, kind, problem and business (the twenty dearest; id null: of none, or of one that is gone), money in millionths of a peso; whether models may be asked; of how many businesses something is to be judged, or was tried in vain eight times and more. Server only.';

create function public.switch_ai(reviewer uuid, is_on boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  update public.ia_ajustes a set encendida = is_on where a.encendida <> is_on;
  if not found then
    return false;
  end if;
  perform private.audit(reviewer, case when is_on then 'ia_encendida' else 'ia_apagada' end, null, null, null, null);
  return true;
end $$;
comment on function public.switch_ai is 'Lets models be asked, or stops it from this moment on, for everybody. False when it was so already. Server only.';

create function public.give_ai_use_back(reviewer uuid, business uuid, kind text, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  is_given boolean;
begin
  perform private.require_admin(reviewer);
  -- The business first, as whoever keeps a picture does.
  perform from public.negocios n where n.id = business for no key update;
  if kind in ('portada', 'logo') then
    update public.ia_imagenes i set intentos = 0 where i.negocio_id = business and i.tipo = kind and i.intentos > 0;
    is_given := found;
    update public.negocios n set
      ai_portada_used = n.ai_portada_used and kind <> 'portada', ai_logo_used = n.ai_logo_used and kind <> 'logo'
    where n.id = business and private.ai_picture_used(n, kind);
    is_given := is_given or found;
  else
    update public.ia_usos u set estado = 'devuelto'
    where u.estado = 'hecho' and u.id = (
      select x.id from public.ia_usos x
      where x.tipo = kind and x.negocio_id = business and x.estado = 'hecho' and x.dia = (at at time zone 'America/Mexico_City')::date
      order by x.created_at desc, x.id limit 1 for update
    );
    is_given := found;
  end if;
  if is_given then
    perform private.audit(reviewer, 'ia_uso_devuelto', business, null, null, jsonb_build_object('uso_ia', kind));
  end if;
  return is_given;
end $$;
comment on function public.give_ai_use_back is 'Frees one use of a business for its owner: the cover or the logo with its three tries, or today''s last try of another kind. What it cost stays spent. False when there is none. Server only.';

create function public.purge_ai(at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  delete from public.ia_usos u where u.dia < (at at time zone 'America/Mexico_City')::date - interval '13 months';
  delete from private.moderacion_pendiente p where not exists (select from public.negocios n where n.id = p.negocio_id);
$$;
comment on function public.purge_ai is 'Forgets calls of models after thirteen months. To be run daily. Server only.';

revoke execute on function
  public.ai_report(uuid, timestamptz),
  public.switch_ai(uuid, boolean),
  public.give_ai_use_back(uuid, uuid, text, timestamptz),
  public.purge_ai(timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.ai_report(uuid, timestamptz),
  public.switch_ai(uuid, boolean),
  public.give_ai_use_back(uuid, uuid, text, timestamptz),
  public.purge_ai(timestamptz)
  to service_role;
-- Decisions of the administration on one business or many at once, and their undo.
--
-- What each decision makes of a business is a row of tipos_de_decision. A decision is kept until it can be undone no more, with what it
-- changed; take_mails() then writes its mails, of those businesses that are still as it left them, and forgets it. So an undo withdraws
-- its mails, a later decision replaces them, and one that is undone gives way to the mail of the one before.
--
-- Who may do what:
--   private.tipos_de_decision, private.decisiones   nobody; the functions below read and write them
--   all public functions                            service_role alone; those with a reviewer in the name of an administrator

create table private.tipos_de_decision (
  tipo text primary key,
  -- Next state of the business; null leaves it as it is.
  is_approved boolean,
  is_deleted boolean,
  is_featured boolean,
  accion text not null,
  correo text references private.tipos_de_correo (tipo)
);
create index tipos_de_decision_mail on private.tipos_de_decision (correo);

create table private.decisiones (
  id uuid not null,
  negocio_id uuid not null,
  tipo text not null references private.tipos_de_decision (tipo),
  antes jsonb not null,
  despues jsonb not null,
  visto text not null,
  created_at timestamptz not null,
  primary key (id, negocio_id)
);
create index decisiones_kind on private.decisiones (tipo);
create index decisiones_over on private.decisiones (created_at);

create function private.review_state(business public.negocios) returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
begin
  return (
    select jsonb_build_object(
      'is_approved', business.is_approved, 'is_deleted', business.is_deleted, 'deleted_at', business.deleted_at,
      'is_featured', business.is_featured, 'motivo_rechazo', p.motivo_rechazo, 'revisado_por', p.revisado_por, 'revisado_at', p.revisado_at)
    from (select) one left join public.negocio_privado p on p.negocio_id = business.id
  );
end $$;
comment on function private.review_state is 'Columns of a business that a decision may change.';

create function private.seen_version(business public.negocios, is_review boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return md5(concat(business.user_id, case when is_review then private.administered_state(business.id) - 'is_featured' end));
end $$;
comment on function private.seen_version is 'Stands for whose a business is and, for a review, for what it says: another one after an edit, or when its owner has gone.';

create function private.write_review_states(states jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- One statement for all of them: one row of the outbox.
  update public.negocios n set
    escritor = 'administracion', is_approved = s.is_approved, is_deleted = s.is_deleted, deleted_at = s.deleted_at, is_featured = s.is_featured
  from jsonb_to_recordset(states) s (id uuid, is_approved boolean, is_deleted boolean, deleted_at timestamptz, is_featured boolean)
  where n.id = s.id;
  insert into public.negocio_privado as p (negocio_id, motivo_rechazo, revisado_por, revisado_at)
  select s.id, s.motivo_rechazo, s.revisado_por, s.revisado_at
  from jsonb_to_recordset(states) s (id uuid, motivo_rechazo text, revisado_por uuid, revisado_at timestamptz)
  on conflict (negocio_id) do update
    set motivo_rechazo = excluded.motivo_rechazo, revisado_por = excluded.revisado_por, revisado_at = excluded.revisado_at
    where (p.motivo_rechazo, p.revisado_por, p.revisado_at)
      is distinct from (excluded.motivo_rechazo, excluded.revisado_por, excluded.revisado_at);
end $$;
comment on function private.write_review_states is 'Stores such states: a list of them, each with the id of its business.';

create function public.decide_businesses(
  reviewer uuid, businesses uuid[], decision text, reason text default null, at timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  most constant int := 500;
  made constant uuid := gen_random_uuid();
  kind private.tipos_de_decision;
  becomes jsonb := '{}';
  changed int;
begin
  perform private.require_admin(reviewer);
  select * into kind from private.tipos_de_decision t where t.tipo = decision;
  if not found then
    raise exception 'decision_desconocida' using errcode = '22023';
  end if;
  if cardinality(businesses) > most then
    raise exception 'demasiados_negocios' using errcode = '54000', hint = most::text;
  end if;
  if kind.is_approved is not null then
    becomes := jsonb_build_object('is_approved', kind.is_approved, 'revisado_por', reviewer, 'revisado_at', at,
      'motivo_rechazo', case when not kind.is_approved then nullif(btrim(reason, E' \t\r\n'), '') end);
  end if;
  if kind.is_deleted is not null then
    becomes := becomes || jsonb_build_object('is_deleted', kind.is_deleted, 'deleted_at', case when kind.is_deleted then at end);
  end if;
  if kind.is_featured is not null then
    becomes := becomes || jsonb_build_object('is_featured', kind.is_featured);
  end if;
  -- In one order, whoever asks: two decisions on the same businesses wait for each other.
  perform from public.negocios n where n.id = any (businesses) order by n.id for no key update;
  insert into private.decisiones (id, negocio_id, tipo, antes, despues, visto, created_at)
  select made, n.id, kind.tipo,
    (select jsonb_object_agg(c.key, state -> c.key) from jsonb_object_keys(becomes) c (key)), becomes, private.seen_version(n, kind.is_approved is not null), at
  from public.negocios n, private.review_state(n) state
  where n.id = any (businesses)
    and (coalesce(kind.is_approved, n.is_approved), coalesce(kind.is_deleted, n.is_deleted), coalesce(kind.is_featured, n.is_featured))
      is distinct from (n.is_approved, n.is_deleted, n.is_featured)
    -- Its pictures may be going at this moment.
    and (kind.is_deleted is not false or not private.is_removable(n, at));
  get diagnostics changed = row_count;
  if changed = 0 then
    return jsonb_build_object('decision', null, 'changed', 0);
  end if;
  perform private.write_review_states((
    select jsonb_agg(private.review_state(n) || d.despues || jsonb_build_object('id', n.id))
    from private.decisiones d join public.negocios n on n.id = d.negocio_id where d.id = made
  ));
  perform private.audit(reviewer, kind.accion, d.negocio_id, null, d.antes, d.despues) from private.decisiones d where d.id = made;
  return jsonb_build_object('decision', made, 'changed', changed);
end $$;

create function public.undo_decision(reviewer uuid, decision uuid, at timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  decided int;
  states jsonb;
  restored int;
begin
  perform private.require_admin(reviewer);
  -- Whoever writes its mails takes these rows first, or waits for this and finds none.
  perform from private.decisiones d where d.id = decision and d.created_at > at - private.undo_time() order by d.negocio_id for update;
  get diagnostics decided = row_count;
  if decided = 0 then
    return null;
  end if;
  perform from public.negocios n
  where n.id in (select d.negocio_id from private.decisiones d where d.id = decision) order by n.id for no key update;
  select coalesce(jsonb_agg(private.review_state(n) || d.antes || jsonb_build_object('id', n.id)), '[]'), count(*) into states, restored
  from private.decisiones d join public.negocios n on n.id = d.negocio_id
  where d.id = decision and private.review_state(n) @> d.despues
    -- It publishes again what was public: not what was written while nobody reviewed it, nor what is of an account that is gone.
    and (d.visto = private.seen_version(n, d.antes ? 'is_approved')
      or not (d.antes @> '{"is_approved": true}' or d.antes @> '{"is_deleted": false}'));
  perform private.write_review_states(states);
  perform private.audit(reviewer, 'decision_deshecha', d.negocio_id, null, d.despues, d.antes)
  from jsonb_to_recordset(states) s (id uuid) join private.decisiones d on d.id = decision and d.negocio_id = s.id;
  delete from private.decisiones d where d.id = decision;
  return jsonb_build_object('restored', restored, 'kept', decided - restored);
end $$;

-- A little more than the ten seconds that the screen shows: who rests on the button is still in time.
create function private.undo_time() returns interval
language sql immutable set search_path = '' as $$ select interval '20 seconds' $$;

create function private.release_decisions(at timestamptz) returns void
language sql security definer set search_path = '' as $$
  with over as (
    delete from private.decisiones d where d.created_at <= at - private.undo_time() returning d.*
  )
  select private.mail_review(t.correo, o.id || ' ' || o.negocio_id, n.id)
  from over o
    join private.tipos_de_decision t on t.tipo = o.tipo and t.correo is not null
    join public.negocios n on n.id = o.negocio_id and not n.is_deleted
  where private.review_state(n) @> o.despues
$$;
comment on function private.release_decisions is 'Writes the mails of the decisions that can be undone no more.';

create function public.oldest_waiting_mail(at timestamptz default now()) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select min(c.id)::text from public.correos c where c.estado = 'pendiente' and private.is_due(c, at)),
    (select min(d.id::text) from private.decisiones d where d.created_at <= at - private.undo_time())
  )
$$;
comment on function public.oldest_waiting_mail is 'Names what take_mails() has waited for longest: a mail, or a decision whose mails are still to be written; null when nothing is due. Server only.';

create function public.read_decision(reviewer uuid, decision uuid, at timestamptz default now()) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return (
    select jsonb_build_object('tipo', d.tipo, 'negocios', count(*), 'nombre', min(n.nombre),
      'milisegundos', ceil(extract(epoch from d.created_at + private.undo_time() - at) * 1000))
    from private.decisiones d join public.negocios n on n.id = d.negocio_id
    where d.id = decision and d.created_at > at - private.undo_time()
    group by d.tipo, d.created_at
  );
end $$;

create function public.end_deletion_wait(reviewer uuid, business uuid, at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  present public.negocios;
begin
  perform private.require_admin(reviewer);
  select * into present from public.negocios n where n.id = business and n.is_deleted for no key update;
  if not found then
    return false;
  end if;
  -- From here on it goes as one whose thirty days are over: its pictures first.
  update public.negocios n set escritor = 'administracion', deleted_at = 'epoch' where n.id = business;
  perform private.audit(reviewer, 'negocio_borrado', business, null,
    jsonb_build_object('nombre', present.nombre, 'slug', present.slug, 'deleted_at', present.deleted_at), null);
  return true;
end $$;

alter table private.tipos_de_decision enable row level security;
alter table private.decisiones enable row level security;
revoke all on private.tipos_de_decision, private.decisiones from public, anon, authenticated, service_role;

insert into private.tipos_de_decision (tipo, is_approved, is_deleted, is_featured, accion, correo) values
  ('aprobar', true, null, null, 'negocio_aprobado', 'registro_aprobado'),
  ('rechazar', false, null, null, 'negocio_rechazado', 'registro_rechazado'),
  -- Like the one before, but for what its owner reads: it comes back as it is sent again (resubmit_business).
  ('pedir_cambios', false, null, null, 'cambios_pedidos', 'registro_cambios'),
  ('destacar', null, null, true, 'negocio_destacado', null),
  ('no_destacar', null, null, false, 'negocio_no_destacado', null),
  ('eliminar', null, true, null, 'negocio_eliminado', null),
  ('restaurar', null, false, null, 'negocio_restaurado', null);

revoke execute on function
  public.decide_businesses(uuid, uuid[], text, text, timestamptz),
  public.undo_decision(uuid, uuid, timestamptz),
  public.oldest_waiting_mail(timestamptz),
  public.read_decision(uuid, uuid, timestamptz),
  public.end_deletion_wait(uuid, uuid, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.decide_businesses(uuid, uuid[], text, text, timestamptz),
  public.undo_decision(uuid, uuid, timestamptz),
  public.oldest_waiting_mail(timestamptz),
  public.read_decision(uuid, uuid, timestamptz),
  public.end_deletion_wait(uuid, uuid, timestamptz)
  to service_role;

comment on table private.tipos_de_decision is 'Every decision on a business: what it makes of it, what the trail calls it, and the mail that tells of it.';
comment on table private.decisiones is 'Decisions that can still be undone, or whose mails are still to be written: a row for each business that changed.';
comment on column private.decisiones.visto is 'private.seen_version() of the business at the decision.';
comment on column private.decisiones.despues is 'Columns of private.review_state() that the decision changed, as it left them.';
comment on function public.decide_businesses is 'An administrator decides on up to 500 businesses: {"decision": its id for undo_decision, null when nothing changed, "changed": how many}. One that is so already is left alone, and so is one to be restored whose thirty days are over. 22023: decision_desconocida; 54000: demasiados_negocios; 23514: the reason is too long. Server only.';
comment on function public.undo_decision is 'Takes a decision back, within 20 seconds and whoever made it: {"restored": how many, "kept": how many were changed by somebody since and are left alone}; null when it is too late, and for one that is none. Server only.';
comment on function public.read_decision is 'A decision that can still be undone: {"tipo", "negocios": how many, "nombre": of one of them, "milisegundos": how long yet}, or null. Server only.';
comment on function public.end_deletion_wait is 'Lets a deleted business go for good now, as if its thirty days were over: list_removable_businesses() names it from then on. False when it is not deleted. Server only.';
-- The queue of the administration: all that waits for a decision, in one order, and what there is to know to decide it.
--
--   registro   a listing that nobody has decided on
--   cambio     an open revision of an approved listing
--   reclamo    a claim
--   reporte    a public listing of which visitors report a problem: one place in the queue, however many report
--   alerta     a public listing in which a model flagged something (…_ai_moderation.sql)
--
-- Who pays comes first, then who waits longest. Each is decided by its own function (decide_revision, decide_claim, ...); here are two
-- more: two listings of one business become one (merge_businesses), and an owner sends a rejected one again (resubmit_business).
--
-- What becomes of a listing that is merged into another:
--   its slug and former ones   lead to the one that is kept
--   owners                     move when the kept one has none; both having different ones is refused
--   months that are paid       never move: a listing with a plan is the one to be kept; orders that nobody has paid yet go along
--   visits and clicks          are counted for the one that is kept
--   open claims                ask for the one that is kept; reported problems are dealt with
--   words, pictures, promotions   stay with it: it is deleted, and goes for good after thirty days. There is no way back.
--
-- Who may do what:
--   all functions   service_role alone; the first three ask for the role of the administrator, the last one for the owner

create index negocios_queue on public.negocios ((plan_type = 'free'), created_at, id) where is_approved is null and not is_deleted;
create index negocios_hidden_phone on public.negocios (private.national_number(telefono)) where is_approved is not true and not is_deleted;
create index negocios_hidden_place on public.negocios using gist (punto) where is_approved is not true and not is_deleted;

create function private.list_asked() returns table (tipo text, id uuid, negocio_id uuid, gratis boolean, desde timestamptz, nombre_plano text)
language sql stable security definer set search_path = '' as $$
  -- Few beside the registrations: each looks its listing up, as no join that reads all listings does.
  select r.tipo, r.id, n.id as negocio_id, n.gratis, r.desde, n.nombre_plano
  from (
    select 'cambio' as tipo, r.id, r.negocio_id, r.created_at as desde from public.revisiones r where r.estado = 'abierta'
    union all
    select 'reclamo', c.id, c.negocio_id, c.created_at from public.reclamos c where c.estado = 'nuevo'
    union all
    select 'reporte', p.negocio_id, p.negocio_id, min(p.created_at) from public.reportes p
    where p.estado = 'nuevo' and p.motivo not like '%vigente' group by p.negocio_id
    union all
    select 'alerta', a.negocio_id, a.negocio_id, min(a.created_at) from private.open_alerts() a where not a.en_revision group by a.negocio_id
  ) r cross join lateral (
    select n.id, n.plan_type = 'free' as gratis, n.nombre_plano from public.negocios n
    where n.id = r.negocio_id and not n.is_deleted and (n.is_approved or r.tipo = 'reclamo') offset 0
  ) n
$$;
comment on function private.list_asked is 'What waits for the administrator beside registrations: all of the queue''s other kinds.';

create function public.list_queue(
  reviewer uuid, kind text default null, term text default null, after_free boolean default false,
  after_since timestamptz default '-infinity', after_id uuid default '00000000-0000-0000-0000-000000000000', page_size int default 30
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := least(greatest(page_size, 1), 100);
  pattern constant text := '%' || private.words(left(coalesce(term, ''), 100)) || '%';
begin
  perform private.require_admin(reviewer);
  return (
    with asked as materialized (
      select * from private.list_asked()
    ), waiting as (
      (
        select 'registro' as tipo, n.id, n.id as negocio_id, n.plan_type = 'free' as gratis, n.created_at as desde
        from public.negocios n
        where coalesce(kind, 'registro') = 'registro' and n.is_approved is null and not n.is_deleted and n.nombre_plano like pattern
          and (n.plan_type = 'free', n.created_at, n.id) > (after_free, after_since, after_id)
        order by n.plan_type = 'free', n.created_at, n.id limit most + 1
      ) union all (
        select a.tipo, a.id, a.negocio_id, a.gratis, a.desde from asked a
        where coalesce(kind, a.tipo) = a.tipo and a.nombre_plano like pattern and (a.gratis, a.desde, a.id) > (after_free, after_since, after_id)
        order by a.gratis, a.desde, a.id limit most + 1
      )
    ), page as (
      select w.*, row_number() over (order by w.gratis, w.desde, w.id) as place from waiting w
      order by w.gratis, w.desde, w.id limit most + 1
    )
    select jsonb_build_object(
      'items', coalesce(jsonb_agg(jsonb_build_object(
        'tipo', p.tipo, 'id', p.id, 'negocio_id', n.id, 'nombre', n.nombre, 'plan', n.plan_type, 'gratis', p.gratis, 'desde', p.desde,
        'reenviado', p.tipo = 'registro' and cardinality(v.reenvios) > 0
      ) order by p.place) filter (where p.place <= most), '[]'),
      'has_more', count(*) > most,
      'counts', (
        select jsonb_build_object('registro', (select count(*) from public.negocios n where n.is_approved is null and not n.is_deleted))
          || coalesce(jsonb_object_agg(c.tipo, c.waiting), '{}')
        from (select a.tipo, count(*) as waiting from asked a group by a.tipo) c
      )
    )
    from page p join public.negocios n on n.id = p.negocio_id left join public.negocio_privado v on v.negocio_id = n.id
  );
end $$;
comment on function public.list_queue is 'A page of what waits for the administrator, those who pay first, then the oldest, and how many of each kind there are, but of those of which there is none: {items, has_more, counts}. kind: one of them alone; term: in the name; after_*: gratis, desde and id of the last item before the page. Server only.';

create function private.list_likely_duplicates(business public.negocios)
returns table (id uuid, mismo_telefono boolean, parecido real, metros int)
language plpgsql stable security definer set search_path = '' as $$
declare
  near_m constant int := 80;
  like_name constant real := 0.4;
  -- Without a place to compare, names have to be liker.
  like_name_elsewhere constant real := 0.6;
  digits constant text := private.national_number(coalesce((private.as_owned(business)).telefono, ''));
begin
  return query
    with candidates as (
      select m.id from public.negocios m where m.id in (select private.hidden_phone_owners(digits)) and not m.is_deleted
      union
      select m.id from public.negocios m
      where length(digits) = 10 and private.national_number(m.telefono) = digits and m.is_approved and not m.is_deleted
      union
      select m.id from public.negocios m
      where length(digits) = 10 and private.national_number(m.telefono) = digits and m.is_approved is not true and not m.is_deleted
      union
      select m.id from public.negocios m
      where m.punto operator(pg_catalog.<@) circle(business.punto, near_m) and m.is_approved and not m.is_deleted
        and extensions.similarity(m.nombre_plano, business.nombre_plano) >= like_name
      union
      select m.id from public.negocios m
      where m.punto operator(pg_catalog.<@) circle(business.punto, near_m) and m.is_approved is not true and not m.is_deleted
        and extensions.similarity(m.nombre_plano, business.nombre_plano) >= like_name
      union
      select m.id from public.negocios m
      where m.slug_colonia = business.slug_colonia and m.is_approved and not m.is_deleted and (m.punto is null or business.punto is null)
        and extensions.similarity(m.nombre_plano, business.nombre_plano) >= like_name_elsewhere
    )
    select m.id, coalesce(length(digits) = 10 and private.national_number((private.as_owned(m)).telefono) = digits, false),
      extensions.similarity(m.nombre_plano, business.nombre_plano), (m.punto operator(pg_catalog.<->) business.punto)::int
    from candidates c join public.negocios m on m.id = c.id
    where m.id <> business.id
    order by 2 desc, 3 desc, m.id
    limit 200;
end $$;
comment on function private.list_likely_duplicates is 'Other listings with the same telephone, or a like name within 80 m (or in the colonia, where one of them has no place), the likeliest first.';

create function private.is_somebodys(business public.negocios) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_owner(business) or private.business_recipient(business.id) is not null
$$;
comment on function private.is_somebodys is 'True if a business has an owner, or becomes its registrant''s as soon as the address is confirmed.';

create function private.open_claims(business uuid) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.reclamos c where c.negocio_id = business and c.estado = 'nuevo'
$$;

create function public.list_merge_candidates(reviewer uuid, business uuid, term text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 8;
  wanted constant text := private.words(left(coalesce(term, ''), 100));
  here public.negocios;
begin
  perform private.require_admin(reviewer);
  select * into here from public.negocios n where n.id = business;
  if not found then
    return '[]';
  end if;
  return (
    with found as (
      select d.id, d.mismo_telefono, d.parecido, d.metros from private.list_likely_duplicates(here) d where wanted = ''
      union all
      select m.id, false, extensions.similarity(m.nombre_plano, wanted), (m.punto operator(pg_catalog.<->) here.punto)::int
      from public.negocios m
      where wanted <> '' and m.nombre_plano like '%' || wanted || '%' and not m.is_deleted and m.id <> here.id
    ), likeliest as (
      select f.*, row_number() over (order by f.mismo_telefono desc, f.parecido desc, f.metros, f.id) as place from found f
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'slug', m.slug, 'nombre', m.nombre, 'direccion', m.direccion, 'colonia', m.colonia, 'mismo_telefono', l.mismo_telefono, 'metros', l.metros,
      'portada_url', m.portada_url, 'imagen_url', m.imagen_url, 'logo_url', m.logo_url
    ) order by l.place), '[]')
    from likeliest l join public.negocios p on p.id = l.id, lateral private.as_owned(p) m where l.place <= most
  );
end $$;
comment on function public.list_merge_candidates is 'Listings that a business may be joined with: those that are likely the same, or with a term those that have it in their name; at most eight. Server only.';

create function public.get_queue_item(reviewer uuid, kind text, item uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  shown_duplicates constant int := 5;
  business public.negocios;
  revision public.revisiones;
  claim public.reclamos;
begin
  perform private.require_admin(reviewer);
  case kind
    when 'cambio' then
      select * into revision from public.revisiones r where r.id = item and r.estado = 'abierta';
    when 'reclamo' then
      select * into claim from public.reclamos c where c.id = item and c.estado = 'nuevo';
    else
      null;
  end case;
  select * into business from public.negocios n
  where n.id = case kind when 'cambio' then revision.negocio_id when 'reclamo' then claim.negocio_id else item end and not n.is_deleted
    and case kind
      when 'registro' then n.is_approved is null
      when 'reporte' then n.is_approved and exists (
        select from public.reportes p where p.negocio_id = n.id and p.estado = 'nuevo' and p.motivo not like '%vigente')
      when 'alerta' then n.is_approved and exists (select from private.open_alerts(n.id) a where not a.en_revision)
      when 'cambio' then n.is_approved
      else kind = 'reclamo'
    end;
  if not found then
    return null;
  end if;
  return (
    with alike as materialized (
      select d.*, row_number() over () as place from private.list_likely_duplicates(business) d
    )
    select jsonb_build_object(
      'tipo', kind, 'id', item,
      'desde', coalesce(revision.created_at, claim.created_at,
        case when kind = 'reporte' then (
          select min(p.created_at) from public.reportes p where p.negocio_id = business.id and p.estado = 'nuevo' and p.motivo not like '%vigente'
        ) when kind = 'alerta' then (
          select min(a.created_at) from private.open_alerts(business.id) a where not a.en_revision
        ) end, business.created_at),
      'negocio', to_jsonb(private.as_owned(business)) - array['busqueda', 'minutos_abierto', 'minutos_especiales', 'denue_huella', 'escritor', 'nombre_plano', 'punto'],
      'correo', private.business_recipient(business.id),
      'reenvios', coalesce(v.reenvios, '{}'),
      'motivo', v.motivo_rechazo,
      'rechazado', case when kind = 'registro' and cardinality(v.reenvios) > 0 then v.rechazado end,
      'cambios', revision.cambios,
      'reclamos', private.open_claims(business.id),
      'nota', claim.nota,
      'con_foto', claim.foto is not null,
      'reclamante', (select u.email from auth.users u where u.id = claim.user_id),
      'alertas', (
        select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'campo', a.campo, 'es_imagen', a.es_imagen, 'categorias', a.categorias) order by a.id), '[]')
        from private.open_alerts(business.id) a where a.en_revision = (kind = 'cambio')
      ),
      'mismo_telefono', (select count(*) from alike a where a.mismo_telefono),
      'parecidos', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', m.id, 'slug', m.slug, 'nombre', m.nombre, 'direccion', m.direccion, 'colonia', m.colonia, 'telefono', m.telefono, 'web', m.web,
          'categoria', m.categoria, 'plan_type', m.plan_type, 'is_approved', m.is_approved, 'con_dueno', private.is_somebodys(m),
          'del_censo', m.denue_id is not null, 'created_at', m.created_at, 'portada_url', m.portada_url, 'imagen_url', m.imagen_url,
          'logo_url', m.logo_url, 'mismo_telefono', a.mismo_telefono, 'metros', a.metros,
          'visitas', m.visitas, 'reclamos', private.open_claims(m.id)
        ) order by a.place), '[]')
        from alike a join public.negocios p on p.id = a.id, lateral private.as_owned(p) m where a.place <= shown_duplicates
      ),
      'con_dueno', private.is_somebodys(business)
    )
    from (select 1) one left join public.negocio_privado v on v.negocio_id = business.id
  );
end $$;
comment on function public.get_queue_item is 'All that decides one item of the queue, or null when it does not wait (any more). item: the listing''s id for registro, reporte and alerta, otherwise that of the revision or claim. Server only.';

create function public.list_clear_registrations(reviewer uuid, term text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  looked_at constant int := 300;
  most constant int := 100;
  pattern constant text := '%' || private.words(left(coalesce(term, ''), 100)) || '%';
begin
  perform private.require_admin(reviewer);
  return (
    select coalesce(jsonb_agg(
      to_jsonb(private.as_owned(c.n)) - array['busqueda', 'minutos_abierto', 'minutos_especiales', 'denue_huella', 'escritor', 'nombre_plano', 'punto']
      order by c.gratis, c.created_at, c.id), '[]')
    from (
      select w.* from (
        select n, n.id, n.plan_type = 'free' as gratis, n.created_at from public.negocios n
        where n.is_approved is null and not n.is_deleted and n.nombre_plano like pattern
        order by n.plan_type = 'free', n.created_at, n.id limit looked_at
      ) w
      where not exists (select from private.open_alerts(w.id))
        and not exists (select from public.negocio_privado v where v.negocio_id = w.id and cardinality(v.reenvios) > 0)
        and not exists (select from private.list_likely_duplicates(w.n))
      order by w.gratis, w.created_at, w.id limit most
    ) c
  );
end $$;
comment on function public.list_clear_registrations is 'Of the first registrations of the queue those that nothing speaks against: no alert of a model, no other listing like it, and never rejected. term: in the name. Server only.';

-- ---------------------------------------------------------------- one business, two listings

create function private.owners_of(business public.negocios) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array(
    select business.user_id where business.user_id is not null
    union select p.user_id from public.negocio_propietarios p where p.negocio_id = business.id
    order by 1
  )
$$;

create function public.merge_businesses(reviewer uuid, kept uuid, merged uuid, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  stays public.negocios;
  goes public.negocios;
  recipient text;
  takes_owner boolean;
begin
  perform private.require_admin(reviewer);
  perform private.lock_owners(array[kept, merged]);
  -- In one order, whoever merges them the other way round at the same time.
  perform from public.negocios n where n.id in (kept, merged) order by n.id for no key update;
  select * into stays from public.negocios n where n.id = kept and not n.is_deleted;
  select * into goes from public.negocios n where n.id = merged and not n.is_deleted and n.id <> kept;
  if stays.id is null or goes.id is null then
    return 'unknown';
  end if;
  if private.plan_at(goes.id, at) <> 'free' then
    return 'paid';
  end if;
  recipient := private.business_recipient(goes.id);
  -- Whoever registered one of them without an account counts, too.
  if recipient <> private.business_recipient(stays.id)
    or (private.has_owner(goes) and private.has_owner(stays) and private.owners_of(goes) <> private.owners_of(stays))
  then
    return 'owners';
  end if;
  takes_owner := private.is_somebodys(goes) and not private.is_somebodys(stays);
  if not private.has_owner(stays) then
    update public.negocios n set user_id = goes.user_id where n.id = stays.id and goes.user_id is not null;
    update public.negocio_propietarios p set negocio_id = stays.id where p.negocio_id = goes.id;
    -- Of a registration that nobody has come for yet: it waits for its address there.
    insert into public.negocio_privado as v (negocio_id, email)
    select stays.id, g.email from public.negocio_privado g where g.negocio_id = goes.id and g.email is not null
    on conflict (negocio_id) do update set email = coalesce(v.email, excluded.email);
  end if;
  delete from public.negocio_propietarios p where p.negocio_id = goes.id;
  update public.negocio_privado v set email = null where v.negocio_id = goes.id;
  update public.ordenes o set negocio_id = stays.id where o.negocio_id = goes.id and o.estado in ('creada', 'pendiente', 'rechazada');
  update public.reclamos c set negocio_id = stays.id
  where c.negocio_id = goes.id and c.estado = 'nuevo'
    and not exists (select from public.reclamos x where x.negocio_id = stays.id and x.user_id = c.user_id and x.estado = 'nuevo');
  -- Who asked for both asks for the one that stays; nobody would ever decide the other claim, which counts among their open ones.
  delete from public.reclamos c where c.negocio_id = goes.id and c.estado = 'nuevo';
  perform private.settle_reports(array(select p.id from public.reportes p where p.negocio_id = goes.id and p.estado = 'nuevo'), 'atendido',
    'reporte_corregido', stays);
  insert into public.eventos (negocio_id, tipo, dia, visitante, origen)
  select stays.id, e.tipo, e.dia, e.visitante, e.origen from public.eventos e where e.negocio_id = goes.id on conflict do nothing;
  delete from public.eventos e where e.negocio_id = goes.id;
  update public.negocios n set visitas = n.visitas + goes.visitas, clics = n.clics + goes.clics where n.id = stays.id;
  update public.negocios n set user_id = null, visitas = 0, clics = 0, is_deleted = true, deleted_at = at where n.id = goes.id;
  update public.negocio_slugs s set negocio_id = stays.id where s.negocio_id = goes.id;
  insert into public.negocio_slugs (slug, negocio_id) values (goes.slug, stays.id)
  on conflict (slug) do update set negocio_id = excluded.negocio_id;
  -- Under the former names there may be kept pages that say that there is nothing.
  perform private.queue_tags(array(select 'business:' || s.slug from public.negocio_slugs s where s.negocio_id = stays.id));
  perform private.queue_mail('negocio_unido', goes.id::text, recipient,
    jsonb_build_object('nombre', goes.nombre, 'slug', stays.slug, 'queda', stays.nombre, 'publicado', coalesce(stays.is_approved, false)),
    goes.user_id is not null and not private.awaits_acceptance(goes.user_id, stays.id));
  perform private.audit(reviewer, 'negocio_unido', stays.id, 'negocio ' || goes.id, jsonb_build_object('slug', goes.slug, 'nombre', goes.nombre),
    jsonb_build_object('slug', stays.slug, 'recibe_dueno', takes_owner));
  perform private.audit(reviewer, 'negocio_unido', goes.id, 'negocio ' || stays.id, null, jsonb_build_object('is_deleted', true));
  return 'merged';
end $$;
comment on function public.merge_businesses is 'Makes two listings of one business one: the merged one is deleted and leads to the kept one. merged, unknown (one of them is not there, or both are the same), owners (both have, and not the same) or paid (the one to be deleted has a plan). Server only.';

-- ---------------------------------------------------------------- an owner sends a rejected listing again

create function public.resubmit_business(person uuid, business uuid, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  times_a_month constant int := 5;
  recent timestamptz[];
begin
  -- The row first: edits of it and its review wait here.
  perform from public.negocios n where n.id = business and n.is_approved = false and not n.is_deleted for no key update;
  if not found or not private.edits(person, business) then
    return 'unknown';
  end if;
  insert into public.negocio_privado (negocio_id) values (business) on conflict do nothing;
  select array(select r from unnest(v.reenvios) r where r > at - interval '30 days') into recent
  from public.negocio_privado v where v.negocio_id = business;
  if cardinality(recent) >= times_a_month then
    return 'full';
  end if;
  update public.negocio_privado v set reenvios = recent || at where v.negocio_id = business;
  perform private.release_revision(business);
  update public.negocios n set is_approved = null where n.id = business;
  return 'sent';
end $$;
comment on function public.resubmit_business is 'An owner sends a rejected listing back to the queue: sent, full (five times within thirty days) or unknown (not theirs, not accepted, or not rejected). Server only.';

create function private.keep_rejected() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.negocio_privado as v (negocio_id, rechazado)
  select new.id, jsonb_object_agg(f.columna, to_jsonb(private.as_owned(new)) -> f.columna) from private.campos_de_negocio f
  on conflict (negocio_id) do update set rechazado = excluded.rechazado;
  return null;
end $$;

create trigger negocios_rejected after update of is_approved on public.negocios
  for each row when (not new.is_approved and old.is_approved is distinct from new.is_approved)
  execute function private.keep_rejected();

revoke execute on function
  public.list_queue(uuid, text, text, boolean, timestamptz, uuid, int),
  public.list_merge_candidates(uuid, uuid, text),
  public.list_clear_registrations(uuid, text),
  public.get_queue_item(uuid, text, uuid),
  public.merge_businesses(uuid, uuid, uuid, timestamptz),
  public.resubmit_business(uuid, uuid, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.list_queue(uuid, text, text, boolean, timestamptz, uuid, int),
  public.list_merge_candidates(uuid, uuid, text),
  public.list_clear_registrations(uuid, text),
  public.get_queue_item(uuid, text, uuid),
  public.merge_businesses(uuid, uuid, uuid, timestamptz),
  public.resubmit_business(uuid, uuid, timestamptz)
  to service_role;
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
-- Writes listings whole, past the lock of the plan: the imports of INEGI's directory of economic units (DENUE) and of businesses of
-- the earlier product, and the showcase. A row that the database refuses is told, and ends nothing.
--
-- Who may do what:
--   import_denue(), import_legacy(), import_showcase()   service_role alone

create type private.denue_row as (
  denue_id text, nombre text, slug text, slug_categoria text, actividad text, scian text, personal text, telefono text,
  telefono_e164 text, web text, direccion text, colonia text, codigo_postal text, latitude double precision,
  longitude double precision, fuente text
);

create function private.free_slug(base text, neighborhood text, taken text[] default '{}') returns text
language plpgsql volatile set search_path = '' as $$
declare
  stem constant text := rtrim(left(base, 60), '-');
  place constant text := rtrim(left(replace(private.words(neighborhood), ' ', '-'), 40), '-');
  candidate text;
begin
  foreach candidate in array array[stem, stem || '-1', stem || '-2', rtrim(left(stem || '-' || place, 80), '-')] loop
    if candidate <> all (taken) and not exists (select from public.negocios n where n.slug = candidate) then
      return candidate;
    end if;
  end loop;
  loop
    candidate := stem || '-' || substr(md5(gen_random_uuid()::text), 1, 6);
    exit when candidate is null or candidate <> all (taken) and not exists (select from public.negocios n where n.slug = candidate);
  end loop;
  return candidate;
end $$;
comment on function private.free_slug is 'A slug that nobody uses, nor a row that is about to be written: the base, -1, -2, the colonia, then a short random suffix.';

-- All of the rows or none: one statement for the new ones and one for the changed ones, so that what follows a statement (pages that
-- expire, counts, words) happens once for the batch.
create function private.write_denue_rows(given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  rows constant private.denue_row[] := array(select jsonb_populate_recordset(null::private.denue_row, given));
  r private.denue_row;
  fresh private.denue_row[] := '{}';
  slugs text[] := '{}';
  news text[];
  changed text[];
begin
  -- In the order of the file: the first of a name has it as its slug.
  foreach r in array rows loop
    continue when exists (select from public.negocios n where n.denue_id = r.denue_id);
    r.slug := private.free_slug(r.slug, r.colonia, slugs);
    slugs := slugs || r.slug;
    fresh := fresh || r;
  end loop;
  with written as (
    insert into public.negocios (
      denue_id, denue_huella, slug, nombre, slug_categoria, actividad, scian, personal, telefono, telefono_e164, web, direccion, colonia,
      codigo_postal, latitude, longitude, fuente, is_approved, escritor
    )
    select
      i.denue_id, private.denue_fingerprint(i), i.slug, i.nombre, i.slug_categoria, i.actividad, i.scian, i.personal, i.telefono,
      i.telefono_e164, i.web, i.direccion, i.colonia, i.codigo_postal, i.latitude, i.longitude, i.fuente, true, 'importador'
    from unnest(fresh) i
    returning denue_id
  )
  select coalesce(array_agg(w.denue_id), '{}') into news from written w;
  -- The slug stays: pages keep their addresses when a name is corrected.
  with written as (
    update public.negocios n set
      denue_huella = private.denue_fingerprint(i), nombre = i.nombre, slug_categoria = i.slug_categoria, actividad = i.actividad,
      scian = i.scian, personal = i.personal, telefono = i.telefono, telefono_e164 = i.telefono_e164, web = i.web, direccion = i.direccion,
      colonia = i.colonia, codigo_postal = i.codigo_postal, latitude = i.latitude, longitude = i.longitude, fuente = i.fuente,
      escritor = 'importador'
    from unnest(rows) i
    where n.denue_id = i.denue_id and n.user_id is null and n.denue_huella is distinct from private.denue_fingerprint(i)
    returning n.denue_id
  )
  select coalesce(array_agg(w.denue_id), '{}') into changed from written w;
  return jsonb_build_object(
    'inserted', cardinality(news), 'updated', cardinality(changed),
    'unchanged', cardinality(rows) - cardinality(news) - cardinality(changed), 'refused', '[]'::jsonb,
    'new', to_jsonb(news), 'changed', to_jsonb(changed));
end $$;
comment on function private.write_denue_rows is 'Writes DENUE rows by their id, all or none: raises when one of them breaks a rule, or when an id is given twice.';

create function private.denue_fingerprint(r private.denue_row) returns text
language sql immutable set search_path = '' as $$
  select md5((to_jsonb(r) - 'slug')::text)
$$;

-- Businesses of the earlier product: those that are there already stay as they are, for they are newer than the file.
create function private.write_legacy_rows(given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  r jsonb;
  fresh jsonb := '[]';
  slugs text[] := '{}';
  free text;
begin
  for r in select jsonb_array_elements(given) loop
    continue when exists (select from public.negocios n where n.id = (r ->> 'id')::uuid);
    free := private.free_slug(r ->> 'slug', r ->> 'colonia', slugs);
    slugs := slugs || free;
    fresh := fresh || jsonb_build_array(r || jsonb_build_object('slug', free));
  end loop;
  insert into public.negocios (
    id, slug, nombre, slug_categoria, descripcion, telefono, telefono_e164, whatsapp, whatsapp_e164, direccion, colonia, codigo_postal,
    latitude, longitude, hours, web, instagram, facebook, tiktok, servicios, menu, video_url, video_embed_url, promociones,
    promocion_titulo, promocion_vigencia, seo_keywords, meta_title, meta_description, estadisticas, is_approved, is_featured, visitas,
    clics, created_at, escritor
  )
  select
    i.id, i.slug, i.nombre, i.slug_categoria, i.descripcion, i.telefono, i.telefono_e164, i.whatsapp, i.whatsapp_e164, i.direccion,
    i.colonia, i.codigo_postal, i.latitude, i.longitude, i.hours, i.web, i.instagram, i.facebook, i.tiktok, coalesce(i.servicios, '{}'),
    i.menu, i.video_url, i.video_embed_url, i.promociones, i.promocion_titulo, i.promocion_vigencia, coalesce(i.seo_keywords, '{}'),
    i.meta_title, i.meta_description, i.estadisticas, i.is_approved, coalesce(i.is_featured, false), coalesce(i.visitas, 0),
    coalesce(i.clics, 0), coalesce(i.created_at, now()), 'importador'
  from jsonb_populate_recordset(null::public.negocios, fresh) i;
  -- It is its owner's as soon as that address is confirmed.
  insert into public.negocio_privado (negocio_id, email)
  select (f ->> 'id')::uuid, f ->> 'email' from jsonb_array_elements(fresh) f where f ->> 'email' is not null;
  return jsonb_build_object(
    'inserted', jsonb_array_length(fresh), 'updated', 0, 'unchanged', jsonb_array_length(given) - jsonb_array_length(fresh),
    'refused', '[]'::jsonb, 'new', (select coalesce(jsonb_agg(f ->> 'id'), '[]') from jsonb_array_elements(fresh) f), 'changed', '[]'::jsonb);
end $$;
comment on function private.write_legacy_rows is 'Writes businesses of the earlier product that are not there yet, all or none: raises when one of them breaks a rule.';

-- Has a batch written, and halves one that breaks a rule until the row is found that does.
create function private.write_in_halves(writer text, given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  half constant int := jsonb_array_length(given) / 2;
  broken_rule text;
  result jsonb;
  rest jsonb;
begin
  execute format('select private.%I($1)', writer) into result using given;
  return result;
exception when integrity_constraint_violation or data_exception or program_limit_exceeded then
  get stacked diagnostics broken_rule = constraint_name;
  if half = 0 then
    return jsonb_build_object('inserted', 0, 'updated', 0, 'unchanged', 0, 'new', '[]'::jsonb, 'changed', '[]'::jsonb,
      'refused', jsonb_build_array(jsonb_build_object(
        'id', coalesce(given -> 0 ->> 'denue_id', given -> 0 ->> 'clave', given -> 0 ->> 'id', ''),
        'rule', coalesce(nullif(broken_rule, ''), sqlstate))));
  end if;
  result := private.write_in_halves(writer, (select jsonb_agg(g order by n) from jsonb_array_elements(given) with ordinality r (g, n) where n <= half));
  rest := private.write_in_halves(writer, (select jsonb_agg(g order by n) from jsonb_array_elements(given) with ordinality r (g, n) where n > half));
  return jsonb_build_object(
    'inserted', (result ->> 'inserted')::int + (rest ->> 'inserted')::int,
    'updated', (result ->> 'updated')::int + (rest ->> 'updated')::int,
    'unchanged', (result ->> 'unchanged')::int + (rest ->> 'unchanged')::int,
    'refused', (result -> 'refused') || (rest -> 'refused'),
    'new', (result -> 'new') || (rest -> 'new'),
    'changed', (result -> 'changed') || (rest -> 'changed'),
    'owned', coalesce((result ->> 'owned')::int, 0) + coalesce((rest ->> 'owned')::int, 0));
end $$;

create function public.import_denue(rows jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  -- One import at a time: slugs are looked for and taken in two steps.
  perform pg_advisory_xact_lock(hashtext('import_denue'));
  return private.write_in_halves('write_denue_rows', rows);
end $$;
comment on function public.import_denue is 'Writes DENUE rows by their id: new ones become public, changed ones are updated unless they have an owner, equal ones stay untouched; what breaks a rule of a column is left out and told. Server only.';

create function public.import_legacy(rows jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('import_denue'));
  return private.write_in_halves('write_legacy_rows', rows);
end $$;
comment on function public.import_legacy is 'Writes businesses of the earlier product by their id, with the free plan; those that are there stay untouched; what breaks a rule of a column is left out and told. Server only.';

-- The forty invented businesses, whatever their plans, ratings and times: rows whole, with fixed ids, which nothing else has. Beside its
-- columns a row may have "eventos": {"desde": a day, "veces": {kind: how often on that day and on those after it, with spaces}}. They take
-- the place of those that were invented before, and leave what was counted since.
create function public.import_showcase(rows jsonb) returns int
language plpgsql security definer set search_path = '' as $$
declare
  showcase_ids constant text := '^5eed0000-0000-4000-8000-[0-9a-f]{12}$';
  -- No hash of an address.
  invented constant bytea := 'invented';
  business jsonb;
  events jsonb;
  imported int := 0;
begin
  for business in select b from jsonb_array_elements(rows) b loop
    if coalesce(business ->> 'id', '') !~ showcase_ids then
      raise exception 'negocio_ajeno' using errcode = '42501';
    end if;
    events := business -> 'eventos';
    business := business - 'eventos';
    execute (
      select format(
        'insert into public.negocios (%1$s, escritor) select %2$s, ''importador'' from jsonb_populate_record(null::public.negocios, $1) r
         on conflict (id) do update set (%1$s, escritor) = row (%3$s, ''importador'')',
        string_agg(format('%I', k), ', '), string_agg(format('r.%I', k), ', '), string_agg(format('excluded.%I', k), ', '))
      from jsonb_object_keys(business) k
    ) using business;
    if events is not null then
      delete from public.eventos e where e.negocio_id = (business ->> 'id')::uuid and e.origen = invented;
      insert into public.eventos (negocio_id, dia, tipo, visitante, origen)
      select (business ->> 'id')::uuid, (events ->> 'desde')::date + (d.dia - 1)::int, v.tipo, decode(lpad(to_hex(n), 16, '0'), 'hex'), invented
      from jsonb_each_text(events -> 'veces') v (tipo, cuentas), unnest(string_to_array(v.cuentas, ' ')::int[]) with ordinality d (veces, dia),
        generate_series(1, d.veces) n;
    end if;
    imported := imported + 1;
  end loop;
  return imported;
end $$;
comment on function public.import_showcase is 'Writes rows of the showcase whole, by their ids, with their invented events, and gives their number; other ids are refused. Server only.';

revoke execute on function
  public.import_denue(jsonb),
  public.import_legacy(jsonb),
  public.import_showcase(jsonb)
  from public, anon, authenticated;

grant execute on function
  public.import_denue(jsonb),
  public.import_legacy(jsonb),
  public.import_showcase(jsonb)
  to service_role;
-- Imports from the screen of the administration. A file is kept, gone through without writing ("revisando"), and written once an
-- administrator has seen what it would change ("importando").
--
--   revisando → lista → importando → terminada
--   revisando, importando → cancelada (what is written stays) or fallida
--   every state but those two → revisando again, for as long as the file is kept
--
-- Both passes send the same rows to import_rows(), which runs the same code; of a review, all is taken back. A pass is worked on outside
-- of any request, and holds a lease that each batch renews: a process that died leaves an import that everybody sees as failed. There is
-- one pass at a time. It has a number (turno), so that a process which was only slow writes nothing once another pass has begun.
--
-- Listings are written by their DENUE id (write_denue_rows), or as rows of our own file (write_own_rows): never a plan, an owner or a
-- rating. Whoever started an import is asked for again with each batch: the role that is taken ends it.
--
-- Who may do what:
--   importaciones   service_role alone
--   all functions   service_role alone

create table public.importaciones (
  id uuid primary key,
  persona uuid references auth.users (id) on delete set null,
  tipo text not null check (tipo in ('denue', 'negocios')),
  archivo text not null check (private.is_text(archivo, 200)),
  edicion text check (edicion ~ '^(0[1-9]|1[0-2])/20[0-9]{2}$'),
  partes smallint not null check (partes between 1 and 32),
  estado text not null default 'revisando'
    check (estado in ('revisando', 'lista', 'importando', 'terminada', 'cancelada', 'fallida')),
  turno int not null default 1,
  escribe boolean not null default false,
  se_cancela boolean not null default false,
  problema text check (private.is_text(problema, 300)),
  -- of the latest pass
  lote int not null default 0,
  lineas int not null default 0,
  leidas int not null default 0,
  ajenas int not null default 0,
  omitidas int not null default 0,
  nuevas int not null default 0,
  cambiadas int not null default 0,
  iguales int not null default 0,
  rechazadas int not null default 0,
  parecidas int not null default 0,
  con_dueno int not null default 0,
  con_errores boolean not null default false,
  informe jsonb constraint importaciones_informe_check check (jsonb_typeof(informe) = 'object' and length(informe::text) <= 60000),
  latido_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  archivo_at timestamptz not null default now(),
  terminada_at timestamptz
);
create unique index importaciones_one_pass on public.importaciones ((true)) where estado in ('revisando', 'importando');
create index importaciones_person on public.importaciones (persona);

-- After so long without a batch nobody works on a pass any more.
create function private.import_lease() returns interval
language sql immutable set search_path = '' as $$ select interval '2 minutes' $$;

create function private.import_state(i public.importaciones, at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select case when i.estado in ('revisando', 'importando') and i.latido_at < at - private.import_lease() then 'fallida' else i.estado end
$$;
comment on function private.import_state is 'The state as everybody sees it: a pass that nobody works on any more has failed.';

create function private.import_counts(i public.importaciones) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('leidas', i.leidas, 'ajenas', i.ajenas, 'nuevas', i.nuevas, 'cambiadas', i.cambiadas, 'iguales', i.iguales,
    'rechazadas', i.omitidas + i.rechazadas, 'parecidas', i.parecidas,
    'con_dueno', i.con_dueno)
$$;

create function private.end_dead_passes(at timestamptz) returns void
language sql set search_path = '' as $$
  update public.importaciones i set estado = 'fallida', problema = 'interrumpida', terminada_at = i.latido_at
  where i.estado in ('revisando', 'importando') and private.import_state(i, at) = 'fallida'
$$;

-- ---------------------------------------------------------------- what an administrator does

create function public.start_import(
  reviewer uuid, import uuid, kind text, file_name text, edition text, parts int, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  perform pg_advisory_xact_lock(hashtext('importaciones'));
  perform private.end_dead_passes(at);
  if exists (select from public.importaciones i where i.estado in ('revisando', 'importando')) then
    return 'busy';
  end if;
  insert into public.importaciones (id, persona, tipo, archivo, edicion, partes, latido_at, created_at, archivo_at)
  values (import, reviewer, kind, file_name, edition, parts, at, at, at)
  on conflict (id) do nothing;
  if not found then
    return 'unknown';
  end if;
  perform private.audit(reviewer, 'importacion_revisada', null, 'importacion ' || import, null,
    jsonb_build_object('archivo', file_name, 'tipo', kind));
  return 'started';
end $$;

create function public.begin_import_pass(reviewer uuid, import uuid, step text, at timestamptz default now()) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  i public.importaciones;
begin
  perform private.require_admin(reviewer);
  perform pg_advisory_xact_lock(hashtext('importaciones'));
  perform private.end_dead_passes(at);
  if exists (select from public.importaciones x where x.estado in ('revisando', 'importando')) then
    return jsonb_build_object('outcome', 'busy');
  end if;
  select * into i from public.importaciones x where x.id = import for no key update;
  if not found or step not in ('revisando', 'importando') or (step = 'importando' and i.estado <> 'lista') then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if i.archivo_at < at - private.import_file_days() then
    return jsonb_build_object('outcome', 'gone');
  end if;
  update public.importaciones x set
    persona = reviewer, estado = step, turno = x.turno + 1, se_cancela = false, problema = null, informe = null, con_errores = false,
    escribe = step = 'importando',
    lote = 0, leidas = 0, ajenas = 0, omitidas = 0, nuevas = 0, cambiadas = 0, iguales = 0, rechazadas = 0, parecidas = 0, con_dueno = 0,
    latido_at = at, terminada_at = null
  where x.id = import;
  perform private.audit(reviewer, case step when 'importando' then 'importacion_iniciada' else 'importacion_revisada' end, null,
    'importacion ' || import, null, jsonb_build_object('archivo', i.archivo, 'tipo', i.tipo));
  return jsonb_build_object('outcome', 'started', 'turn', i.turno + 1);
end $$;

create function public.cancel_import(reviewer uuid, import uuid, at timestamptz default now()) returns text
language plpgsql security definer set search_path = '' as $$
declare
  i public.importaciones;
  is_at_work boolean;
begin
  perform private.require_admin(reviewer);
  perform private.end_dead_passes(at);
  select * into i from public.importaciones x where x.id = import for no key update;
  is_at_work := i.estado in ('revisando', 'importando');
  if not found or not (is_at_work or i.estado = 'lista') or i.se_cancela then
    return 'unknown';
  end if;
  update public.importaciones x set
    se_cancela = is_at_work,
    estado = case when is_at_work then x.estado else 'cancelada' end,
    terminada_at = case when is_at_work then null else at end
  where x.id = import;
  perform private.audit(reviewer, 'importacion_cancelada', null, 'importacion ' || import,
    jsonb_build_object('estado', i.estado), private.import_counts(i));
  return case when is_at_work then 'stopping' else 'canceled' end;
end $$;

create function public.list_imports(reviewer uuid, batch int default 20, at timestamptz default now()) returns table (
  id uuid, tipo text, archivo text, edicion text, estado text, se_cancela boolean, problema text, lineas int, conteo jsonb,
  informe jsonb, escribe boolean, con_errores boolean, con_archivo boolean, created_at timestamptz, terminada_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return query
    select i.id, i.tipo, i.archivo, i.edicion, private.import_state(i, at), i.se_cancela,
      case when private.import_state(i, at) <> i.estado then 'interrumpida' else i.problema end, i.lineas, private.import_counts(i),
      -- Of the latest alone: the page asks again and again.
      case when row_number() over (order by i.created_at desc, i.id) = 1 then i.informe end, i.escribe, i.con_errores, i.archivo_at >= at - private.import_file_days(), i.created_at, i.terminada_at
    from public.importaciones i
    order by i.created_at desc, i.id
    limit least(batch, 100);
end $$;

-- ---------------------------------------------------------------- what the process does that works on a pass

-- Rows of our own file: {"clave": how a refusal names it, "id" or "slug": which listing, "nuevo": whether it may be made,
-- "columnas": {column: value}}.
create function private.write_own_rows(given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  r jsonb;
  present public.negocios;
  is_there boolean;
  fields jsonb;
  changes jsonb;
  news text[] := '{}';
  changed text[] := '{}';
  owned int := 0;
begin
  for r in select jsonb_array_elements(given) loop
    select * into present from public.negocios n
    where n.id = coalesce((r ->> 'id')::uuid, (select s.id from public.negocios s where s.slug = r ->> 'slug')) for no key update;
    is_there := found;
    if not is_there and not coalesce((r ->> 'nuevo')::boolean, false) then
      raise exception 'no_existe' using errcode = '23503', constraint = 'no_existe';
    elsif is_there and present.is_deleted then
      raise exception 'eliminado' using errcode = '23503', constraint = 'eliminado';
    end if;
    select jsonb_object_agg(c.key, c.value) into fields from jsonb_each(r -> 'columnas') c
    where exists (select from private.campos_de_negocio f where f.columna = c.key and f.bucket is null)
      or c.key in ('meta_title', 'meta_description', 'estadisticas') or c.key = any (private.number_columns());
    if not is_there then
      execute (
        select format(
          'insert into public.negocios (id, slug, is_approved, escritor, %1$s)
           select $2, $3, true, ''administracion'', %2$s from jsonb_populate_record(null::public.negocios, $1) r',
          string_agg(format('%I', k), ', '), string_agg(format('r.%I', k), ', '))
        from jsonb_object_keys(fields) k
      ) using fields, (r ->> 'id')::uuid, private.free_slug(r ->> 'slug', fields ->> 'colonia');
      news := news || (r ->> 'clave');
      continue;
    end if;
    select jsonb_object_agg(c.key, c.value) into changes from jsonb_each(fields) c
    where c.key <> all (private.number_columns()) and to_jsonb(private.as_owned(present)) -> c.key is distinct from c.value
      -- A file that was taken out here has what the public sees.
      and to_jsonb(present) -> c.key is distinct from c.value
      -- It follows from the address, and stays for as long as that stays.
      and (c.key <> 'codigo_postal' or to_jsonb(present) -> 'direccion' is distinct from fields -> 'direccion');
    continue when changes is null;
    perform private.write_fields(present.id, changes || private.numbers_of(fields, changes), 'administracion');
    changed := changed || (r ->> 'clave');
    owned := owned + private.has_owner(present)::int;
  end loop;
  return jsonb_build_object(
    'inserted', cardinality(news), 'updated', cardinality(changed),
    'unchanged', jsonb_array_length(given) - cardinality(news) - cardinality(changed), 'refused', '[]'::jsonb,
    'new', to_jsonb(news), 'changed', to_jsonb(changed), 'owned', owned);
end $$;
comment on function private.write_own_rows is 'Writes rows of our own file as the administration, all or none: only columns that differ, never a plan, an owner, a rating or a picture. Raises when one breaks a rule, names a listing that is not there (no_existe) or one that was deleted (eliminado).';

-- Result of writing, by writing and taking it back.
create function private.try_in_halves(writer text, given jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  result jsonb;
begin
  result := private.write_in_halves(writer, given);
  raise exception using errcode = 'ZZ001';
exception when sqlstate 'ZZ001' then
  -- Only what it came to is kept.
  return result;
end $$;
comment on function private.try_in_halves is 'Answer that write_in_halves would give; nothing is written.';

-- Listings that were there before the import and look like a new row: the same telephone, or a like name within 80 m.
create function private.like_listings(given jsonb, news text[], before timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', w.clave, 'slug', l.slug, 'nombre', l.nombre)), '[]')
  from jsonb_array_elements(given) g
    cross join lateral (
      select coalesce(g ->> 'denue_id', g ->> 'clave') as clave, coalesce(g -> 'columnas', g) as fields
    ) w
    cross join lateral (
      select private.words(w.fields ->> 'nombre') as words, private.national_number(w.fields ->> 'telefono') as digits,
        private.map_point((w.fields ->> 'latitude')::double precision, (w.fields ->> 'longitude')::double precision) as place
    ) p
    cross join lateral (
      select n.slug, n.nombre, 0 as distance from public.negocios n
      where n.is_approved and not n.is_deleted and length(p.digits) = 10 and private.national_number(n.telefono) = p.digits
        and n.created_at < before
      union all
      select n.slug, n.nombre, 0 from public.negocios n
      where n.id in (select private.hidden_phone_owners(p.digits)) and n.is_approved and not n.is_deleted and n.created_at < before
      union all
      select n.slug, n.nombre, n.punto operator(pg_catalog.<->) p.place from public.negocios n
      where n.is_approved and not n.is_deleted and n.punto operator(pg_catalog.<@) circle(p.place, 80)
        and extensions.similarity(n.nombre_plano, p.words) > 0.5 and n.created_at < before
      order by 3, 1 limit 1
    ) l
  where w.clave = any (news)
$$;

-- A hundred rows of ours take a second, and are written up to four times where some are refused.
create function public.import_rows(
  import uuid, turn int, batch int, rows jsonb, seen jsonb, at timestamptz default now()
) returns jsonb
language plpgsql security definer set search_path = '' set statement_timeout = '30s' as $$
declare
  i public.importaciones;
  writer text;
  result jsonb := '{"inserted": 0, "updated": 0, "unchanged": 0, "refused": [], "new": [], "changed": []}';
  alike jsonb := '[]';
begin
  select * into i from public.importaciones x where x.id = import for no key update;
  if not found or i.turno <> turn or i.se_cancela or private.import_state(i, at) not in ('revisando', 'importando') then
    return null;
  end if;
  -- A batch whose answer was lost is not counted twice.
  if batch > i.lote and jsonb_array_length(rows) > 0 then
    perform private.require_admin(i.persona);
    perform pg_advisory_xact_lock(hashtext('import_denue'));
    writer := case i.tipo when 'denue' then 'write_denue_rows' else 'write_own_rows' end;
    if i.estado = 'importando' then
      result := private.write_in_halves(writer, rows);
    else
      result := private.try_in_halves(writer, rows);
      alike := private.like_listings(rows, array(select jsonb_array_elements_text(result -> 'new')), i.created_at);
    end if;
  end if;
  update public.importaciones x set
    lote = batch, latido_at = at, leidas = (seen ->> 'read')::int, ajenas = (seen ->> 'elsewhere')::int,
    omitidas = (seen ->> 'skipped')::int, lineas = greatest((seen ->> 'lines')::int, (seen ->> 'read')::int),
    nuevas = x.nuevas + (result ->> 'inserted')::int, cambiadas = x.cambiadas + (result ->> 'updated')::int,
    iguales = x.iguales + (result ->> 'unchanged')::int, rechazadas = x.rechazadas + jsonb_array_length(result -> 'refused'),
    parecidas = x.parecidas + jsonb_array_length(alike),
    con_dueno = x.con_dueno + coalesce((result ->> 'owned')::int, 0)
  where x.id = import;
  return result || jsonb_build_object('alike', alike);
end $$;

create function public.finish_import(
  import uuid, turn int, outcome text, report jsonb, has_errors boolean, problem text default null, at timestamptz default now()
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  i public.importaciones;
begin
  select * into i from public.importaciones x where x.id = import for no key update;
  if not found or i.turno <> turn or i.estado not in ('revisando', 'importando') or outcome not in ('done', 'stopped', 'failed') then
    return null;
  end if;
  update public.importaciones x set
    estado = case
      when outcome = 'failed' then 'fallida'
      -- Over without having been asked to: its lease ran out.
      when outcome = 'stopped' then case when x.se_cancela then 'cancelada' else 'fallida' end
      when x.estado = 'revisando' then 'lista'
      else 'terminada' end,
    problema = case when outcome = 'failed' or (outcome = 'stopped' and not x.se_cancela) then coalesce(problem, 'interrumpida') end,
    informe = report, con_errores = has_errors, terminada_at = at
  where x.id = import;
  if i.estado = 'importando' and i.persona is not null then
    perform private.audit(i.persona, case outcome when 'done' then 'importacion_terminada' else 'importacion_interrumpida' end, null,
      'importacion ' || import, null, jsonb_build_object('archivo', i.archivo) || private.import_counts(i));
  end if;
  return (select x.estado from public.importaciones x where x.id = import);
end $$;

-- ---------------------------------------------------------------- files

create function private.import_file_days() returns interval
language sql immutable set search_path = '' as $$ select interval '30 days' $$;

create function public.list_removable_import_files(batch int, at timestamptz default now()) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'importaciones' and o.created_at < at - case
    when exists (select from public.importaciones i where i.id::text = split_part(o.name, '/', 1)) then private.import_file_days()
    -- Of an upload that nobody finished.
    else interval '1 day' end
  order by o.created_at
  limit least(batch, 500)
$$;

-- ---------------------------------------------------------------- row security and grants

alter table public.importaciones enable row level security;
revoke all on public.importaciones from public, anon, authenticated, service_role;
grant all on public.importaciones to service_role;

revoke execute on function
  public.start_import(uuid, uuid, text, text, text, int, timestamptz),
  public.begin_import_pass(uuid, uuid, text, timestamptz),
  public.cancel_import(uuid, uuid, timestamptz),
  public.list_imports(uuid, int, timestamptz),
  public.import_rows(uuid, int, int, jsonb, jsonb, timestamptz),
  public.finish_import(uuid, int, text, jsonb, boolean, text, timestamptz),
  public.list_removable_import_files(int, timestamptz)
  from public, anon, authenticated;
grant execute on function
  public.start_import(uuid, uuid, text, text, text, int, timestamptz),
  public.begin_import_pass(uuid, uuid, text, timestamptz),
  public.cancel_import(uuid, uuid, timestamptz),
  public.list_imports(uuid, int, timestamptz),
  public.import_rows(uuid, int, int, jsonb, jsonb, timestamptz),
  public.finish_import(uuid, int, text, jsonb, boolean, text, timestamptz),
  public.list_removable_import_files(int, timestamptz)
  to service_role;

comment on table public.importaciones is 'Imports from the screen of the administration: a file, its state, and what the latest pass over it came to.';
comment on column public.importaciones.partes is 'The file is kept in so many objects, <id>/0000 and on, in the bucket "importaciones".';
comment on column public.importaciones.omitidas is 'Refused before the database saw them; rechazadas: by the database.';
comment on column public.importaciones.con_dueno is 'Of those that change, listings that somebody owns: what the owner wrote is replaced.';
comment on column public.importaciones.informe is 'Of the latest pass: reasons, samples, values that were left out.';
comment on column public.importaciones.escribe is 'True if the latest pass writes: its figures then are of what is written.';
comment on function public.start_import is 'Takes in a file that is kept under this id, and begins its review (turn 1): started, busy (another pass is at work), or unknown (the id is taken). Server only.';
comment on function public.begin_import_pass is 'Reviews a kept file again ("revisando"), or writes a reviewed one ("importando"): {"outcome": started, busy, unknown or gone (the file is kept no more), "turn"}. Server only.';
comment on function public.cancel_import is 'Ends a pass after its present batch (stopping), or a reviewed import (canceled); else unknown. Server only.';
comment on function public.list_imports is 'The latest imports with the counts of their latest pass, and the report of the newest. Server only.';
comment on function public.import_rows is 'A batch of a pass: writes it, or in a review says what writing would come to, and renews the lease. seen holds the lines read so far: read, elsewhere, skipped, and lines in all. Null when the pass is over: canceled, taken by another turn, or its lease has run out. Server only.';
comment on function public.finish_import is 'Ends a pass with its report: done, stopped or failed (problem says why). Gives the state, or null for a pass that is not this one. Server only.';
comment on function public.list_removable_import_files is 'Objects of the bucket "importaciones" that are kept no more. Server only.';
-- Exports of the administration: a page behind the last row that was read, as often as there are rows.
--
-- No file holds an e-mail, or what is private about a business or a person: files are copied and lost. Who needs an address looks at
-- the one business.
--
-- Who may do what:
--   begin_export(), export_rows()   service_role alone, for an administrator

create function public.begin_export(reviewer uuid, dataset text, format text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  perform private.audit(reviewer, 'datos_exportados', null, 'exportacion ' || dataset, null, jsonb_build_object('formato', format));
end $$;
comment on function public.begin_export is 'Notes in the trail that an administrator takes out a dataset. Server only.';

create function public.export_rows(reviewer uuid, dataset text, after text default null, size int default 1000) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := least(greatest(coalesce(size, 1000), 1), 2000);
  answer json;
begin
  perform private.require_admin(reviewer);
  -- Without a mark from the least one on, so that the plan is the same and walks an index.
  case dataset
  when 'negocios' then
    select json_build_object('rows', json_agg(to_json(r) order by r.id), 'next', (array_agg(r.id order by r.id))[most]) into answer
    from (
      select n.id, n.slug, n.nombre, n.estado, n.is_deleted as eliminado, n.plan_type as plan, n.is_featured as destacado,
        n.tiene_dueno, n.slug_categoria as categoria, n.actividad, n.scian, n.telefono, n.whatsapp, n.direccion, n.colonia,
        n.codigo_postal, n.latitude as latitud, n.longitude as longitud, n.hours, n.horario, n.horario_especial, n.web, n.instagram,
        n.facebook, n.tiktok, n.descripcion, n.servicios,
        n.formas_de_pago, n.entrega, n.colonias_de_entrega, n.rating as calificacion, n.reviews_count as opiniones, n.visitas, n.clics,
        n.fuente, n.denue_id, n.created_at as creado, n.updated_at as cambiado
      from public.negocios n
      where n.id > coalesce(after, '00000000-0000-0000-0000-000000000000')::uuid
      order by n.id limit most
    ) r;
  when 'pagos' then
    select json_build_object('rows', json_agg(to_json(r) order by r.pago), 'next', (array_agg(r.pago order by r.pago))[most]) into answer
    from (
      select g.id as pago, g.orden_id as orden, g.estado, g.detalle, g.problema, g.metodo, g.monto_centavos / 100.0 as monto_mxn,
        g.devuelto_centavos / 100.0 as devuelto_mxn, o.plan, n.slug as negocio, n.nombre, g.aprobado_at as aprobado,
        p.inicia_at as mes_inicia, p.termina_at as mes_termina, g.created_at as creado
      from public.pagos g
        join public.ordenes o on o.id = g.orden_id
        left join public.negocios n on n.id = o.negocio_id
        left join public.periodos p on p.pago_id = g.id
      where g.id > coalesce(after, '')
      order by g.id limit most
    ) r;
  when 'busquedas' then
    select json_build_object('rows', json_agg(to_json(r) order by r.dia, r.termino),
      'next', (array_agg(r.dia || ' ' || r.termino order by r.dia, r.termino))[most]) into answer
    from (
      select b.dia, b.termino, b.veces, b.sin_resultados, b.solo_parecidos, b.faltas
      from public.busquedas b
      where (b.dia, b.termino) > (coalesce(left(after, 10), '-infinity')::date, coalesce(substr(after, 12), ''))
      order by b.dia, b.termino limit most
    ) r;
  when 'auditoria' then
    select json_build_object('rows', json_agg(to_json(r) order by r.id), 'next', (array_agg(r.id order by r.id))[most]::text) into answer
    from (
      select a.id, a.created_at as cuando, a.persona, a.accion, a.negocio_id as negocio, a.entidad, a.antes, a.despues
      from public.auditoria a
      where a.id > coalesce(after, '0')::bigint
      order by a.id limit most
    ) r;
  end case;
  return answer;
end $$;
comment on function public.export_rows is 'Rows of a dataset (negocios, pagos, busquedas, auditoria) behind the mark of the last page: {rows, next}, next null at the end. Server only.';

revoke execute on function
  public.begin_export(uuid, text, text),
  public.export_rows(uuid, text, text, int)
  from public, anon, authenticated;

grant execute on function
  public.begin_export(uuid, text, text),
  public.export_rows(uuid, text, text, int)
  to service_role;
-- Buckets: for pictures, for menus, and for files that wait to be imported.
--
-- Who may do what:
--   everybody reads an object of a public bucket whose address they know; nobody lists or writes but service_role: there is no policy
--   on storage.objects
--   comprobantes   nobody reads or writes but service_role: what a claimant shows to the administrator
--   borradores     nobody reads or writes but service_role: generated pictures, shown to their owner until they are kept
--   menus          nobody reads or writes but service_role: a menu is handed out by its page's own route, while the plan shows it
--   importaciones  nobody reads or writes but service_role: an administrator's files, each in parts, and the rows that were refused

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select bucket, bucket, bucket not in ('comprobantes', 'borradores'), 4 * 1024 * 1024, array['image/webp', 'image/png', 'image/jpeg', 'image/avif']
from unnest(array['negocios', 'logos', 'portadas', 'promociones', 'gallery', 'business_assets', 'comprobantes', 'borradores']) bucket
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('importaciones', 'importaciones', false, 4 * 1024 * 1024, array['application/octet-stream']),
  ('menus', 'menus', false, 5 * 1024 * 1024, array['application/pdf'])
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
-- When the last backup was made, and the last drill: what the doctor and the administration tell of. The commands write it.
--
-- Who may do what:
--   private.respaldos   nobody; the functions below read it

create table private.respaldos (
  tipo text primary key check (tipo in ('respaldo', 'simulacro')),
  hecho_at timestamptz not null,
  carpeta text not null check (private.is_text(carpeta, 1000)),
  bien boolean not null default true
);

-- Null where nobody looks after backups here: a hosted project has its own.
create function private.backup_state() returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when to_regnamespace('embedded') is not null or count(*) > 0 then
    coalesce(jsonb_object_agg(r.tipo, jsonb_build_object('at', r.hecho_at, 'bien', r.bien)) filter (where r.tipo is not null), '{}')
  end
  from private.respaldos r
$$;
comment on function private.backup_state is 'Time and outcome of the last backup and drill, by kind.';

alter table private.respaldos enable row level security;

revoke all on private.respaldos from public, anon, authenticated, service_role;

comment on table private.respaldos is 'The newest backup and the last drill.';
-- Figures of the administration's first page: how much there is of everything, and how much waits.
--
-- Public businesses are in the ledger of counts; what is not public has one index of its own, and money one by the time it was approved:
-- none of this reads the table of businesses.
--
-- Who may do what:
--   admin_statistics(), count_waiting()   service_role alone, in the name of an administrator

create function private.count_waiting() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(c.tipo || 's', c.waiting), '{}') || jsonb_build_object(
    'registros', (select count(*) from public.negocios n where n.is_approved is null and not n.is_deleted),
    -- Each by itself, as they are answered; the queue holds their businesses. What ends in "vigente" confirms a fact.
    'reportes', (
      select count(*) from public.reportes r join public.negocios n on n.id = r.negocio_id
      where r.estado = 'nuevo' and r.motivo not like '%vigente' and not n.is_deleted
    ),
    'mensajes', (select count(*) from public.mensajes m where m.estado = 'nuevo'),
    'arco', (select count(*) from public.solicitudes_arco s where s.estado <> 'cerrada'),
    'facturas', (select count(*) from public.facturas f where f.estado = 'pedida')
  )
  from (select a.tipo, count(*) as waiting from private.list_asked() a group by a.tipo) c
$$;
comment on function private.count_waiting is 'Counts of what waits for an administrator, by kind; a kind of the queue of which nothing waits may be left out.';

create function public.count_waiting(reviewer uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return private.count_waiting();
end $$;
comment on function public.count_waiting is 'Counts of what waits for an administrator, by kind. Server only.';

-- Money collected in the month of Mexico City that begins so many months from this one, less what went back. A payment of which a part was
-- returned pays for no month, and the rest of it is income all the same.
create function private.revenue_of(months int, at timestamptz) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(g.monto_centavos - least(g.devuelto_centavos, g.monto_centavos)), 0)::bigint
  from public.pagos g, date_trunc('month', at at time zone 'America/Mexico_City') this_month
  where (g.problema is null or (g.problema = 'devuelto' and g.estado = 'approved'))
    and g.aprobado_at >= (this_month + make_interval(months => months)) at time zone 'America/Mexico_City'
    and g.aprobado_at < (this_month + make_interval(months => months + 1)) at time zone 'America/Mexico_City'
$$;

create function private.count_weeks(at timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'desde', w.monday,
    'visitas', (select count(*) from public.eventos e where e.tipo = 'visita' and e.dia >= w.monday and e.dia < w.monday + 7),
    'registros', (
      select count(*) from public.negocios n
      where n.denue_id is null
        and n.created_at >= w.monday::timestamp at time zone 'America/Mexico_City'
        and n.created_at < (w.monday + 7)::timestamp at time zone 'America/Mexico_City'
    )
  ) order by w.monday)
  from (
    select date_trunc('week', at at time zone 'America/Mexico_City')::date - 7 * i as monday from generate_series(0, 7) i
  ) w
$$;
comment on function private.count_weeks is 'Visits and registrations of the eight weeks of Mexico City up to this one, from Monday; no registration is what came from the census.';

create function public.admin_statistics(reviewer uuid, at timestamptz default now()) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin(reviewer);
  return private.count_waiting() || jsonb_build_object(
    'publicados', (
      select jsonb_object_agg(p.plan, coalesce((
        select sum(k.total) from private.conteos k where k.slug_categoria = '' and k.plan_type = p.plan and k.slug_colonia = ''
      ), 0))
      from private.planes p
    ),
    'rechazados', (select count(*) from public.negocios n where not n.is_approved and not n.is_deleted),
    'eliminados', (select count(*) from public.negocios n where n.is_deleted),
    'ingresos_centavos', private.revenue_of(0, at),
    'ingresos_anteriores_centavos', private.revenue_of(-1, at),
    'busquedas_sin_resultados', (
      select coalesce(sum(b.sin_resultados), 0) from public.busquedas b where b.dia > (at at time zone 'America/Mexico_City')::date - 7
    ),
    'semanas', private.count_weeks(at),
    'respaldos', private.backup_state()
  );
end $$;
comment on function public.admin_statistics is 'Counts as count_waiting() gives them, and: publicados by plan, rechazados, eliminados, ingresos of this month and the one before in centavos, busquedas_sin_resultados of the last seven days, semanas (count_weeks), respaldos (backup_state). Server only.';

revoke execute on function
  public.count_waiting(uuid),
  public.admin_statistics(uuid, timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.count_waiting(uuid),
  public.admin_statistics(uuid, timestamptz)
  to service_role;
-- Facts of the database that a check of a deployment needs, and cannot see through the API: figures and names, nothing of anybody.
--
-- Who may do what:
--   applied_migrations(), operating_figures(), deployment_state()   service_role alone

create function public.applied_migrations() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  versions text[];
begin
  -- Who pasted the files into the panel's editor has no history.
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select coalesce(array_agg(m.version order by m.version), ''{}'') from supabase_migrations.schema_migrations m' into versions;
  end if;
  return versions;
end $$;
comment on function public.applied_migrations is 'Versions in the history of migrations, or null without one. Server only.';

create function public.operating_figures(at timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'waiting_mails', m.waiting, 'oldest_mail_seconds', m.seconds, 'late_mails', m.late, 'failed_mails', m.failed,
    'withheld_mails', (select coalesce(sum(r.cuantos), 0) from private.correos_retenidos r where r.dia > at - interval '7 days'),
    'waiting_changes', c.waiting, 'oldest_change_seconds', c.seconds, 'late_changes', c.late,
    -- What was taken and pays for nothing, but for what was given back or is still under way.
    'payment_problems', (
      select count(*) from public.pagos g where g.estado = 'approved' and g.problema not in ('devuelto', 'estado', 'sin_cobrar')
    ),
    'backup_age_seconds', (
      select extract(epoch from at - r.hecho_at) from private.respaldos r where r.tipo = 'respaldo' and r.bien
    ),
    'ai_month_pesos', (
      select round(coalesce(sum(u.costo), 0) / 1000000, 2) from public.ia_usos u
      where u.dia >= date_trunc('month', at at time zone 'America/Mexico_City')::date
    )
  )
  from (
    select count(*) filter (where x.estado = 'pendiente') as waiting, count(*) filter (where x.estado = 'fallido') as failed,
      count(*) filter (where x.estado = 'pendiente' and x.created_at < at - interval '15 minutes') as late,
      coalesce(extract(epoch from at - min(x.created_at) filter (where x.estado = 'pendiente')), 0) as seconds
    from public.correos x
  ) m, (
    select count(*) as waiting, count(*) filter (where x.created_at < at - interval '15 minutes') as late,
      coalesce(extract(epoch from at - min(x.created_at)), 0) as seconds
    from public.cambios_pendientes x
  ) c
$$;
comment on function public.operating_figures is 'What waits, is stuck or was spent: for the metrics and `npm run doctor`. Server only.';

create function public.deployment_state(at timestamptz default now()) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.operating_figures(at) || jsonb_build_object(
    'migrations', public.applied_migrations(),
    'public_buckets', (select coalesce(jsonb_agg(b.id order by b.id), '[]') from storage.buckets b where b.public),
    'published_tables', (
      select coalesce(jsonb_agg(t.schemaname || '.' || t.tablename order by 1), '[]')
      from pg_catalog.pg_publication_tables t where t.pubname = 'supabase_realtime'
    ),
    'has_change_webhook', exists (
      select from pg_catalog.pg_trigger t where t.tgrelid = 'public.cambios_pendientes'::regclass and not t.tgisinternal
    ),
    'administrators', (select count(*) from private.admins),
    'backups', private.backup_state()
  )
$$;
comment on function public.deployment_state is 'Migrations, buckets, publication, what is stuck, and backups, for `npm run doctor`. Server only.';

revoke execute on function
  public.applied_migrations(), public.operating_figures(timestamptz), public.deployment_state(timestamptz)
  from public, anon, authenticated;

grant execute on function
  public.applied_migrations(), public.operating_figures(timestamptz), public.deployment_state(timestamptz)
  to service_role;

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

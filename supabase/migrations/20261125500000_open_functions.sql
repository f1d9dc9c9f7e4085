-- Every function that a role of the API may execute says why it is open, and to whom: the last sentence of its comment, which
-- the linter of tests/database demands. And an index for the one reference that had none.

create index reclamos_business on public.reclamos (negocio_id);

-- Definer functions: text operators use no index under row security, so they read past it; what they show, and of which
-- businesses, is written in them (decision 5).
comment on function public.search_businesses is 'One page of public businesses with totals and filter counts. Without a term: all, by plan and completeness, or by distance. Open to everybody: it is the directory, shows approved businesses alone and only columns of their cards, and bounds term, page and radius.';
comment on function public.suggest is 'At most eight things that a half-typed term may mean: categories, activities, colonias, businesses. Open to everybody: it is the search field, and names what the directory shows anyway.';
comment on function public.count_businesses_by_category is 'The categories in their order, each with the number of its public businesses. Open to everybody: the home page shows these numbers.';
comment on function public.list_neighborhoods is 'The colonias that have public businesses, those with most first. Open to everybody: it is the list of colonias, of public businesses alone.';
comment on function public.list_neighbors is 'Up to 4 public businesses of the same category, the nearest first, with the distance in metres; none for a business without a place. Open to everybody: a business page shows them, and a business that is not public has none.';
comment on function public.sitemap_parts is 'The parts of the sitemap of businesses: [{part, updated_at}], the newest change in each. Open to everybody: the sitemap is public.';
comment on function public.sitemap_businesses is 'One part: [{slug, updated_at}] of public businesses that are not thin. Open to everybody: the sitemap is public.';
comment on function public.sitemap_lists is 'The lists of public businesses with their newest change: [{category, neighborhood, updated_at}]; both null is the whole directory. Colonias need so many businesses, categories one. Open to everybody: the sitemap is public.';

-- Of the schema "private" the API calls nothing by itself: policies, checks and triggers do, as whoever writes or reads.
comment on function public.ping is 'Answers when the database answers: what the health check measures. Open to everybody: it reads nothing.';
comment on function private.is_admin is 'Whether the signed-in user administers the directory. Open to everybody: policies ask it as the reader, and it tells one only about oneself.';
comment on function private.is_premium is 'Whether a business has the plan Premium now. Open to everybody: the policy of promotions asks it as the writer, and plans are public.';
comment on function private.fold is 'Lower case without accents: the form in which texts are compared. Open to everybody: it computes from its argument alone.';
comment on function private.words is 'The folded words of a text, separated by single spaces; punctuation is gone. Open to everybody: it computes from its argument alone.';
comment on function private.my_businesses is 'Ids of the businesses that the signed-in user owns, by user_id or by an owner link. Open to whoever is signed in: policies ask it as the reader, and it tells one only about oneself.';
comment on function private.my_orders is 'Ids of the orders of the signed-in user. Open to whoever is signed in: policies ask it as the reader, and it tells one only about oneself.';
comment on function private.is_weekly_hours is 'True for {"mon": [["09:00", "18:00"]], ...}; an empty day is closed, a missing day unknown, an end before its start runs past midnight. Open to whoever is signed in: a check runs it as the owner who writes.';
comment on function private.search_document is 'The words by which a business is found, weighted. Open to whoever is signed in: a generated column runs it as the owner who writes.';
comment on function private.map_point is 'A position in metres on a plane that fits Mexico City. Open to whoever is signed in: a generated column runs it as the owner who writes.';
comment on function private.open_minutes is 'The minutes of the week, from Monday 0:00, at which a shop is open; null when no day is known. Open to whoever is signed in: a generated column runs it as the owner who writes.';
comment on function private.national_number is 'The ten digits of a Mexican telephone number. Open to whoever is signed in: an index runs it as the owner who writes.';
comment on function private.touch_updated_at is 'Notes the time of a change. Open to whoever is signed in: a trigger runs it as the owner who writes.';
comment on function private.forget_stale_e164 is 'Drops the international form of a number that was changed without it. Open to whoever is signed in: a trigger runs it as the owner who writes.';

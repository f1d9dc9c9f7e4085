-- Nobody asks for businesses by colonia and category at once: the filters' counts and the sitemap have functions of their own.
drop function public.count_businesses_by_neighborhood_and_category(text);

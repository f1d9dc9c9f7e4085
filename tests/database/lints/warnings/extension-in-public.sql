-- Its functions would be part of the API.
select extname as object from pg_extension where extnamespace = 'public'::regnamespace

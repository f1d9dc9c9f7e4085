-- Buckets for pictures.
--
-- Who may do what:
--   everybody reads an object whose address they know; nobody lists or writes but service_role: there is no policy on storage.objects

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select bucket, bucket, true, 4 * 1024 * 1024, array['image/webp', 'image/png', 'image/jpeg', 'image/avif']
from unnest(array['negocios', 'logos', 'portadas', 'promociones', 'gallery', 'business_assets']) bucket
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

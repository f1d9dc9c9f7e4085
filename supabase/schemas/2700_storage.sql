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

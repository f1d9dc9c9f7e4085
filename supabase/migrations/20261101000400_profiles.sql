-- Profiles: one row per confirmed e-mail, holding the plan bought for it.
--
-- Who may do what:
--   profiles   a user reads the own row; service_role writes

create table public.profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references auth.users (id) on delete cascade,
  email text not null unique check (email = lower(btrim(email)) and length(email) <= 254),
  plan_type text not null default 'free' references private.planes (plan),
  updated_at timestamptz not null default now()
);

create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated, service_role;
grant all on public.profiles to service_role;
grant select on public.profiles to authenticated;

create policy profiles_select_own on public.profiles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

comment on table public.profiles is 'Plan by e-mail, as the specification keeps it; a cache of the ledger, written by the server alone.';

-- Whether a shop is open is asked of the column "minutos_abierto" alone.
--
-- Who may do what: nothing changes.

drop function private.is_open_at(jsonb, timestamptz);

-- Users write their own metadata: it proves nothing.
select distinct name as object from our_policies where expression ~* 'user_metadata|raw_user_meta_data'

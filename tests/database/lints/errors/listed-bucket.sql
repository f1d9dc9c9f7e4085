-- A public bucket needs no policy to be read by address; one on its objects lets them be listed.
select distinct name as object from our_policies where table_name = 'storage.objects' and command = 'SELECT'

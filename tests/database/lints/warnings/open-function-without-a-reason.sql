-- Functions open to a role of the API say why in their comments, most of all what runs with its owner's rights.
select name as object from our_functions
where (is_open_to_strangers and coalesce(comment, '') !~ 'Open to everybody: [^.]{10,}\.$')
  or (is_open_to_signed_in and not is_open_to_strangers and coalesce(comment, '') !~ 'Open to whoever is signed in: [^.]{10,}\.$')

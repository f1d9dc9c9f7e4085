-- Who is asking is the same for all rows: inside a select it is found out once.
select distinct name as object from our_policies
where regexp_replace(expression, '\( *SELECT (auth\.\w+|current_setting|private\.is_admin|private\.my_\w+)\(', '', 'gi')
  ~* '\m(auth\.\w+|current_setting|private\.is_admin|private\.my_\w+)\('

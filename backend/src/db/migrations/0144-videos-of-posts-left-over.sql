-- Videos that were uploaded for a post and never shown go after a day, as works do. Those stored so far may be shown.
update uploaded_file set is_used = true where purpose = 'video';
drop index uploaded_file_left;
create index uploaded_file_left on uploaded_file (created_at) where purpose in ('work', 'video') and not is_used;

-- The teams and leagues most people know, without looking at everything that can be found.
create index search_document_known on search_document (popularity desc, id) where kind in ('team', 'league');

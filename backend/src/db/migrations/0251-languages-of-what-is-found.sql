-- News and posts are read again: the index now knows in which languages they can be read.
insert into search_change (source, ref)
  select source, ref from search_document where kind in ('news', 'post');

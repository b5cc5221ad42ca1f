-- Stories by one of their tags, however it is spelt in capitals: a topic is a tag that stands on a published article.
create index headline_by_tag on headline using gin (string_to_array(lower(tags), ',')) with (fastupdate = off) where status = 1;

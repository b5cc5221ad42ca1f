-- A story is read as often as it is, in whatever language: its versions have one number.
update headline h set clicks = s.clicks
from (select story_id, max(clicks) clicks from headline group by story_id having count(*) > 1) s
where s.story_id = h.story_id and h.clicks <> s.clicks;

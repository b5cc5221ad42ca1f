-- Groups anybody may find and join: those of anchors and of the site. Members found theirs among friends.
alter table chat_groups add column is_public boolean not null default false;
update chat_groups g set is_public = g.is_fan_group or u.is_anchor or u.role in ('agent', 'admin')
from users u where u.id = g.owner_id;

-- What an anchor says often, kept for the cockpit (modules/cockpit): short texts, in the order of their keys.
alter table rooms add column quick_texts jsonb not null default '[]';

-- A line that anchor or assistants took away is shown to nobody any more; who took it away stays known.
alter table room_messages add column removed_at bigint;
alter table room_messages add column removed_by bigint references users (id) on delete set null;

create index noble_periods_of_anchor on noble_periods (anchor_id, created_at) where anchor_id is not null;

-- Pictures of broadcasts. A room on air shows the newest one in the place of its cover.
alter table broadcast_plans add column stills integer not null default 0;
alter table rooms add column still text not null default '';

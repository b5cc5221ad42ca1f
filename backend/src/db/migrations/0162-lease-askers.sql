-- When the holder last asked for the lease or gave it back: who was there by then saw all that happened since.
alter table leases add column asked_at bigint not null default 0;

-- A node that keeps the pictures of a clip that waits said so then; one of which nobody says so is refused.
alter table clips add column held_at bigint;

-- What one member gave to one anchor is asked with every line that is said.
create index room_contributions_of_giver on room_contributions (user_id, room_uid) include (tenths);

-- A member's own lines over videos, the newest first.
create index video_barrage_of_member on video_barrage (user_id, id desc);

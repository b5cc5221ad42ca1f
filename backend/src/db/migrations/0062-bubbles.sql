-- Coloured bubbles around a line over the picture. Each line is one booking.
create table barrage_bubbles (
  id integer primary key,
  -- name of its look
  style text not null unique,
  name_zh text not null,
  name_en text not null,
  name_vi text not null,
  tenths bigint not null check (tenths > 0 and tenths % 10 = 0),
  list_order smallint not null
);
insert into barrage_bubbles (id, style, name_zh, name_en, name_vi, tenths, list_order) values
  (1, 'pitch', '草皮绿', 'Turf', 'Cỏ xanh', 50, 10),
  (2, 'night', '星夜紫', 'Starry night', 'Đêm sao', 50, 20),
  (3, 'storm', '闪电蓝', 'Lightning', 'Tia chớp', 100, 30),
  (4, 'rose', '心动粉', 'Sweetheart', 'Hồng yêu thương', 100, 40),
  (5, 'flame', '烈焰红', 'Flame', 'Rực lửa', 200, 50),
  (6, 'gold', '冠军金', 'Champion gold', 'Vàng vô địch', 500, 60);

create table barrage_log (
  id bigint generated always as identity primary key,
  key text not null unique,
  -- the booking; none for a line that a noble's privilege paid
  txn_key text references ledger_txn (idem_key),
  room_uid bigint not null references rooms (uid),
  user_id bigint not null references users (id),
  bubble_id integer not null references barrage_bubbles (id),
  text text not null,
  tenths bigint not null check (tenths >= 0),
  created_at bigint not null,
  check ((txn_key is null) = (tenths = 0))
);
create index barrage_log_of_member on barrage_log (user_id, id desc);

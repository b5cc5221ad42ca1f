-- Gifts of the rooms. Amounts are tenths of a diamond. The price of a gift never changes: what lies in a backpack is
-- covered at that price, so a gift that shall cost something else is another gift.
create table gifts (
  id integer primary key,
  -- name of its picture
  art text not null unique,
  name_zh text not null,
  name_en text not null,
  name_vi text not null,
  info_zh text not null,
  info_en text not null,
  info_vi text not null,
  tenths bigint not null check (tenths > 0 and tenths % 10 = 0),
  -- scene that fills the picture, and how many seconds it plays; empty for a gift without one
  scene text not null default '',
  scene_s smallint not null default 0 check (scene_s between 0 and 5),
  list_order smallint not null,
  -- false: comes only as a present of the house
  is_on_sale boolean not null default true,
  check ((scene = '') = (scene_s = 0))
);

create function gifts_refuse_price() returns trigger language plpgsql as $$
begin
  raise exception 'the price of gift % is fixed: sell another gift', old.id;
end $$;
create trigger gifts_fixed_price before update of tenths on gifts
  for each row when (old.tenths <> new.tenths) execute function gifts_refuse_price();

insert into gifts (id, art, name_zh, name_en, name_vi, info_zh, info_en, info_vi, tenths, scene, scene_s, list_order, is_on_sale) values
  (1, 'whistle', '哨子', 'Whistle', 'Còi', '吹响开场哨', 'Blow for kick-off', 'Thổi còi khai cuộc', 100, '', 0, 10, true),
  (2, 'scarf', '围巾', 'Scarf', 'Khăn cổ', '举起围巾，一起唱', 'Scarves up, sing along', 'Giơ khăn lên, cùng hát', 660, '', 0, 20, true),
  (3, 'football', '足球', 'Football', 'Bóng đá', '这球必须进', 'This one goes in', 'Bóng này phải vào', 990, '', 0, 30, true),
  (4, 'megaphone', '助威号', 'Megaphone', 'Loa cổ vũ', '全场都听见你', 'The whole stand hears you', 'Cả khán đài nghe thấy bạn', 1880, '', 0, 40, true),
  (5, 'flare', '冷焰火', 'Cold flare', 'Pháo sáng', '点亮整个看台', 'Lights up the stand', 'Thắp sáng khán đài', 5200, 'fireworks', 4, 50, true),
  (6, 'jersey', '10号球衣', 'No. 10 shirt', 'Áo số 10', '送给场上最亮的星', 'For the star of the night', 'Dành cho ngôi sao của trận', 13140, '', 0, 60, true),
  (7, 'cup', '金杯', 'Golden cup', 'Cúp vàng', '举杯，冠军属于你', 'Lift it, champion', 'Nâng cúp nào, nhà vô địch', 52000, 'cup', 5, 70, true),
  (8, 'rocket', '火箭', 'Rocket', 'Tên lửa', '带全场起飞', 'Takes the whole room up', 'Đưa cả phòng bay lên', 99990, 'rocket', 5, 80, true),
  (9, 'glow-stick', '荧光棒', 'Glow stick', 'Gậy phát sáng', '新朋友的见面礼', 'A welcome present', 'Quà chào bạn mới', 10, '', 0, 5, false);

-- What members hold. The value lies in escrow `backpack:<user>` from the day the gift came in.
create table user_gifts (
  user_id bigint not null references users (id) on delete cascade,
  gift_id integer not null references gifts (id),
  num bigint not null check (num >= 0),
  primary key (user_id, gift_id)
);

-- Every gift that was given, one booking of the ledger each.
create table gift_log (
  id bigint generated always as identity primary key,
  key text not null unique references ledger_txn (idem_key),
  room_uid bigint not null references rooms (uid),
  user_id bigint not null references users (id),
  gift_id integer not null references gifts (id),
  -- 0 bought, 1 from the backpack
  way smallint not null check (way in (0, 1)),
  num integer not null check (num between 1 and 9999),
  tenths bigint not null check (tenths > 0),
  anchor_tenths bigint not null check (anchor_tenths between 0 and tenths),
  -- given in a row, this gift included
  combo bigint not null check (combo >= num),
  -- day of the site, days since 1970
  day integer not null,
  created_at bigint not null
);
create index gift_log_of_room on gift_log (room_uid, id desc);
create index gift_log_combo on gift_log (user_id, room_uid, gift_id, id desc);

create function gift_log_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the gift log is append-only';
end $$;
create trigger gift_log_append_only before update or delete on gift_log
  for each row execute function gift_log_refuse_change();

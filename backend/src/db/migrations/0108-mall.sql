-- Goods of the exchange mall. Amounts are tenths of a diamond.
create table mall_goods (
  id integer primary key,
  -- name of its drawn picture
  art text not null unique,
  -- 1 goods that are sent, 2 gifts for the backpack, 3 privileges
  category smallint not null check (category between 1 and 3),
  -- what is handed over: a parcel, `units` times gift `gift_id`, or `units` free coloured lines
  kind text not null check (kind in ('parcel', 'gift', 'barrage')),
  gift_id integer references gifts (id),
  units integer not null default 1 check (units between 1 and 999),
  name_zh text not null,
  name_en text not null,
  name_vi text not null,
  info_zh text not null,
  info_en text not null,
  info_vi text not null,
  tenths bigint not null check (tenths > 0 and tenths % 10 = 0),
  stock integer not null check (stock >= 0),
  list_order smallint not null,
  is_on_sale boolean not null default true,
  check ((kind = 'gift') = (gift_id is not null)),
  check ((kind = 'parcel') = (category = 1))
);

insert into mall_goods (id, art, category, kind, gift_id, units, name_zh, name_en, name_vi, info_zh, info_en, info_vi, tenths, stock, list_order) values
  (1, 'scarf', 1, 'parcel', null, 1, '场边球迷围巾', 'Pitchside supporter scarf', 'Khăn cổ động Sát Sân', '双面提花，黑底荧光绿', 'Double-sided knit, black and lime', 'Dệt hai mặt, đen và xanh chanh', 19800, 200, 10),
  (2, 'mug', 1, 'parcel', null, 1, '看球马克杯', 'Match-night mug', 'Cốc xem bóng', '陶瓷，350 毫升', 'Ceramic, 350 ml', 'Gốm, 350 ml', 12800, 300, 20),
  (3, 'cap', 1, 'parcel', null, 1, '场边棒球帽', 'Pitchside cap', 'Mũ lưỡi trai Sát Sân', '可调节帽围，刺绣徽标', 'Adjustable, embroidered', 'Điều chỉnh được, thêu logo', 16800, 150, 30),
  (4, 'ball', 1, 'parcel', null, 1, '5 号训练足球', 'Training ball, size 5', 'Bóng tập số 5', '热贴合，室内外通用', 'Thermo-bonded, indoor and outdoor', 'Dán nhiệt, trong nhà và ngoài trời', 36800, 60, 40),
  (5, 'jersey', 1, 'parcel', null, 1, '场边纪念球衣', 'Pitchside shirt', 'Áo đấu kỷ niệm Sát Sân', '速干面料，均码', 'Quick-dry, one size', 'Vải khô nhanh, một cỡ', 68800, 40, 50),
  (6, 'whistles', 2, 'gift', 1, 10, '哨子 ×10', 'Whistle ×10', 'Còi ×10', '放进背包，随时送出', 'Goes to your backpack', 'Vào ba lô, tặng lúc nào cũng được', 1000, 100000, 60),
  (7, 'flares', 2, 'gift', 5, 3, '冷焰火 ×3', 'Cold flare ×3', 'Pháo sáng ×3', '全屏特效礼物', 'A gift that fills the screen', 'Quà hiệu ứng toàn màn hình', 15600, 100000, 70),
  (8, 'golden-cup', 2, 'gift', 7, 1, '金杯 ×1', 'Golden cup ×1', 'Cúp vàng ×1', '冠军时刻专属', 'For the moment of the title', 'Cho khoảnh khắc vô địch', 52000, 100000, 80),
  (9, 'bubbles', 3, 'barrage', null, 10, '彩色弹幕 ×10', 'Coloured lines ×10', 'Bình luận màu ×10', '任选气泡样式，逐条使用', 'Any bubble, one at a time', 'Chọn kiểu bất kỳ, dùng từng dòng', 800, 100000, 90);

-- Where a member's parcels go; one address each.
create table mall_addresses (
  user_id bigint primary key references users (id) on delete cascade,
  name text not null,
  mobile text not null,
  address text not null,
  updated_at bigint not null
);

-- Every exchange is one booking. A parcel's price waits in escrow `mall:<id>` until it was sent or refused.
create table mall_exchanges (
  id bigint generated always as identity primary key,
  key text not null unique,
  user_id bigint not null references users (id),
  goods_id integer not null references mall_goods (id),
  kind text not null,
  num integer not null check (num between 1 and 99),
  tenths bigint not null check (tenths > 0),
  -- 0 ordered, 1 sent, 2 done, 3 refused
  status smallint not null check (status between 0 and 3),
  -- as they were when it was ordered; empty for what needs no address
  name text not null default '',
  mobile text not null default '',
  address text not null default '',
  remark text not null default '',
  created_at bigint not null,
  reviewed_at bigint,
  reviewed_by bigint references users (id) on delete set null,
  check ((kind = 'parcel') = (name <> '' and mobile <> '' and address <> ''))
);
create index mall_exchanges_of_member on mall_exchanges (user_id, id desc);
create index mall_exchanges_waiting on mall_exchanges (id) where status = 0;
create index mall_exchanges_sent on mall_exchanges (reviewed_at) where status = 1;

-- Coloured lines a member may send without paying each.
create table mall_barrages (
  user_id bigint primary key references users (id) on delete cascade,
  num bigint not null check (num >= 0)
);

/** Nicknames of the people who chat in demo rooms, with what lets them look different from one another. */
export interface DemoPerson {
  nickname: string
  language: 'zh' | 'en' | 'vi'
  /** Wealth, tenths of a diamond. */
  exp: number
  tier: number
}

const person = (nickname: string, exp: number, tier = 0, language: DemoPerson['language'] = 'zh'): DemoPerson => ({
  nickname,
  language,
  exp,
  tier,
})

/** Ordinary users of the demo, numbered from 201 in this order. */
export const demoPeople: readonly DemoPerson[] = [
  person('远山', 2_600_000, 6),
  person('海风观察员', 1_500_000, 5),
  person('小满', 1_300_000, 4),
  person('北看台老周', 700_000, 3),
  person('三号看台', 240_000, 1),
  person('球衣收藏家', 9_000),
  person('阿川', 160_000),
  person('左后卫练习生', 380_000),
  person('小茴香', 21_000),
  person('Kai_1998', 95_000, 4, 'en'),
  person('Minh Quân', 44_000, 0, 'vi'),
  person('阿冰', 310_000, 2),
  person('雨战爱好者', 12_000),
  person('一脚出球', 68_000),
  person('老张的望远镜', 130_000),
  person('夜班司机', 6_500),
  person('中圈弧', 54_000, 1),
  person('Lan Anh', 33_000, 0, 'vi'),
  person('GoalLineGary', 27_000, 0, 'en'),
  person('替补门将', 18_000),
  person('斜塞大师', 210_000, 2),
  person('柠檬不酸', 4_200),
  person('Hải Đăng', 71_000, 1, 'vi'),
  person('top_corner', 15_000, 0, 'en'),
  person('围巾党', 88_000),
  person('补时九分钟', 37_000),
  person('二楼后座', 5_600),
  person('Bảo Nam', 26_000, 0, 'vi'),
  person('Sofia R', 62_000, 3, 'en'),
  person('角旗杆', 11_000),
]

/** Number of the first of them. */
export const firstPersonId = 201

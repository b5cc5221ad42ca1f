/** Words of the overlays. What somebody did stands behind the name. */
export const texts = {
  zh: {
    gift: (gift, count) => `送出 ${gift} ×${count}`,
    follow: '关注了主播',
    noble: '成为贵族',
    envelope: '发了红包',
    goal: '进球！',
    clock: { 3: '中场', 7: '点球', 8: '完场' },
    gone: '叠加层地址已失效，请在直播驾驶舱重新生成',
  },
  en: {
    gift: (gift, count) => `gave ${gift} ×${count}`,
    follow: 'is a new follower',
    noble: 'became a noble',
    envelope: 'sent a red envelope',
    goal: 'GOAL!',
    clock: { 3: 'HT', 7: 'PEN', 8: 'FT' },
    gone: 'This overlay address is not valid any more: make a new one in the cockpit',
  },
  vi: {
    gift: (gift, count) => `tặng ${gift} ×${count}`,
    follow: 'vừa theo dõi',
    noble: 'trở thành quý tộc',
    envelope: 'gửi lì xì',
    goal: 'VÀO!',
    clock: { 3: 'Nghỉ', 7: 'Luân lưu', 8: 'Kết thúc' },
    gone: 'Địa chỉ lớp phủ không còn hiệu lực, hãy tạo lại trong bàn điều khiển',
  },
}

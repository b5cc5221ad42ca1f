import type { Names } from '@pitchside/backend/modules/scores/ports/feed.port'

const names = (zh: string, en: string, vi: string): Names => ({ zh, en, vi })

const reasons: Readonly<Record<1 | 2 | 3, readonly Names[]>> = {
  1: [
    names('腿筋受伤', 'Hamstring injury', 'Chấn thương gân kheo'),
    names('脚踝扭伤', 'Ankle sprain', 'Bong gân mắt cá'),
    names('膝盖受伤', 'Knee injury', 'Chấn thương đầu gối'),
    names('肌肉拉伤', 'Muscle strain', 'Căng cơ'),
    names('小腿受伤', 'Calf injury', 'Chấn thương bắp chân'),
    names('腹股沟受伤', 'Groin injury', 'Chấn thương háng'),
    names('术后恢复', 'Recovering from surgery', 'Hồi phục sau phẫu thuật'),
    names('背部受伤', 'Back injury', 'Chấn thương lưng'),
  ],
  2: [
    names('累积黄牌停赛', 'Suspended after yellow cards', 'Treo giò vì thẻ vàng'),
    names('红牌停赛', 'Suspended after a red card', 'Treo giò vì thẻ đỏ'),
  ],
  3: [
    names('轻微不适', 'Slight knock', 'Đau nhẹ'),
    names('赛前测试后决定', 'Late fitness test', 'Chờ kiểm tra thể lực'),
    names('感冒', 'Illness', 'Ốm'),
    names('恢复训练中', 'Back in training', 'Đang tập lại'),
  ],
}

export function reasonOf(type: 1 | 2 | 3, draw: number): Names {
  const list = reasons[type]
  return list[draw % list.length] as Names
}

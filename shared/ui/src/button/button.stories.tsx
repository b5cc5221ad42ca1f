import { DiamondIcon } from '../diamond/diamond'
import type { StoryFile } from '../story-page/story'
import { Button } from './button'

export default {
  parts: ['Button'],
  group: 'actions',
  width: 8,
  reactsTo: ['hover', 'focus'],
  states: {
    variants: ({ say }) => (
      <>
        <Button variant="primary">{say('主要', 'Primary', 'Chính')}</Button>
        <Button>{say('次要', 'Secondary', 'Phụ')}</Button>
        <Button variant="outline">{say('描边', 'Outline', 'Viền')}</Button>
        <Button variant="ghost">{say('文字', 'Ghost', 'Chữ')}</Button>
        <Button variant="danger">{say('危险', 'Danger', 'Nguy hiểm')}</Button>
        <Button variant="gold">
          <DiamondIcon />
          {say('充值', 'Top up', 'Nạp')}
        </Button>
        <Button variant="live" icon="radio">
          {say('开播', 'Go live', 'Phát sóng')}
        </Button>
      </>
    ),
    sizes: ({ say }) => (
      <>
        <Button variant="primary" size="lg">
          {say('立即支付', 'Pay now', 'Thanh toán')}
        </Button>
        <Button variant="primary">{say('关注', 'Follow', 'Theo dõi')}</Button>
        <Button variant="primary" size="sm">
          {say('关注', 'Follow', 'Theo dõi')}
        </Button>
      </>
    ),
    disabled: ({ say }) => (
      <>
        <Button variant="primary" disabled>
          {say('提交', 'Submit', 'Gửi')}
        </Button>
        <Button disabled>{say('取消', 'Cancel', 'Hủy')}</Button>
      </>
    ),
    loading: ({ say }) => (
      <>
        <Button variant="primary" isLoading>
          {say('提交中', 'Submitting', 'Đang gửi')}
        </Button>
        <Button icon="refresh-cw" isLoading>
          {say('刷新中', 'Refreshing', 'Đang làm mới')}
        </Button>
      </>
    ),
    link: ({ say }) => (
      <>
        <Button href="#button" iconEnd="chevron-right">
          {say('去看看', 'Have a look', 'Xem thử')}
        </Button>
        <Button variant="outline" isPill icon="plus">
          {say('圆角', 'Pill', 'Bo tròn')}
        </Button>
      </>
    ),
    long: ({ say }) => (
      <Button variant="primary" isBlock>
        {say(
          '同意用户协议、隐私政策并继续完成注册',
          'Accept the terms and the privacy policy and go on with the registration',
          'Đồng ý điều khoản, chính sách riêng tư và tiếp tục đăng ký',
        )}
      </Button>
    ),
  },
} satisfies StoryFile

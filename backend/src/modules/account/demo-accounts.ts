import { hash } from '@node-rs/argon2'
import type { Db } from '../../db/db'
import type { Clock } from '../../kernel/clock'
import type { Role } from '../../kernel/session'
import { passwordCost } from './password'

export interface DemoAccount {
  id: number
  nickname: string
  role?: Role
  isAnchor?: boolean
  isWriter?: boolean
  sex?: 0 | 1 | 2
  signature?: string
  /** Tenths of a yellow diamond. */
  balance?: number
  withdrawable?: number
  exp?: number
}

export const demoPassword = 'Pitchside1'

/** The accounts the start prints, by what they are for. */
export const demoAccounts = {
  visitor: { id: 1, nickname: '看台小周', sex: 1, signature: '周末不看球，等于没过周末。', balance: 1_280, exp: 320 },
  rich: { id: 2, nickname: '金色球票', sex: 2, signature: '为每一个绝杀买单。', balance: 8_888_880, exp: 1_260_000 },
  anchor: {
    id: 3,
    nickname: '阿楠说球',
    sex: 1,
    signature: '战术板不离手，进球就起立。',
    isAnchor: true,
    balance: 26_600,
    withdrawable: 523_400,
    exp: 86_000,
  },
  secondAnchor: {
    id: 4,
    nickname: '三分雨小米',
    sex: 2,
    signature: '只聊篮球，不聊别的。',
    isAnchor: true,
    balance: 9_900,
    withdrawable: 187_000,
    exp: 42_500,
  },
  assistant: { id: 5, nickname: '房管老陈', sex: 1, signature: '文明看球，理性发言。', balance: 5_200, exp: 12_800 },
  expert: {
    id: 6,
    nickname: '数据派 By Numbers',
    sex: 1,
    signature: '用数据说话，用结果回答。',
    isWriter: true,
    balance: 15_000,
    withdrawable: 66_000,
    exp: 23_400,
  },
  agent: { id: 7, nickname: '场边客服', sex: 0, signature: '有问题随时找我。', role: 'agent' },
  admin: { id: 8, nickname: '场边管理员', sex: 0, role: 'admin', balance: 10_000 },
  release: { id: 9, nickname: '发布经理', sex: 0, role: 'release' },
  /** Has been here for months: `demo-member` gives every section of the member centre something to show. */
  regular: { id: 10, nickname: '南看台小何', sex: 1, signature: '主队赢球，就请全桌喝汽水。', exp: 41_000 },
} as const satisfies Record<string, DemoAccount>

export type DemoAccountName = keyof typeof demoAccounts

const columns = `id, mobile, password_hash, nickname, avatar, sex, signature, role, is_anchor, is_writer, exp, created_at`
const yearMs = 365 * 86_400_000

/** Fills in the demo accounts. They share one password, so its costly hash is made once. */
export async function seedDemoAccounts(tx: Db, clock: Clock): Promise<void> {
  const passwordHash = await hash(demoPassword, passwordCost)
  for (const account of Object.values<DemoAccount>(demoAccounts)) {
    await tx.query(`insert into users (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`, [
      account.id,
      `86-139${String(account.id).padStart(8, '0')}`,
      passwordHash,
      account.nickname,
      `portrait:pitchside-${account.id}`,
      account.sex ?? 0,
      account.signature ?? '',
      account.role ?? 'member',
      account.isAnchor ?? false,
      account.isWriter ?? false,
      account.exp ?? 0,
      clock.now() - yearMs,
    ])
  }
}

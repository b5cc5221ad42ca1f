import { limits } from '@pitchside/contract'
import { groupedNumber, useT } from '@pitchside/i18n'
import { classNames, DiamondIcon, Icon, type IconName, NumberField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type Choice, type Pack, shortYuan } from './recharge'
import type { PayChannel } from './recharge.calls'
import classes from './recharge.module.css'

interface PackChoiceProps {
  packs: readonly Pack[]
  choice: Choice | undefined
  /** Why the typed amount can't be bought. */
  problem: string | undefined
  /** Which amounts can be bought. */
  wrongText: string
  onChoose: (choice: Choice) => void
}

/** Packs, and a field for an amount of one's own. */
export function PackChoice({ packs, choice, problem, wrongText, onChoose }: PackChoiceProps) {
  const t = useT('member')
  const chosen = choice && 'pack' in choice ? choice.pack.id : undefined
  const typed = choice && 'text' in choice ? choice.text : ''
  return (
    <>
      <fieldset className={classes.group}>
        <legend className={css.spoken}>{t('recharge.amount')}</legend>
        <div className={classNames(classes.packs, css.twoBelow720)}>
          {packs.map((pack) => (
            <label key={pack.id} className={classNames(classes.pack, css.checkedFrame, css.ringedFrame)}>
              <input
                type="radio"
                name="recharge-pack"
                className={css.spoken}
                checked={chosen === pack.id}
                onChange={() => onChoose({ pack })}
              />
              {pack.given > 0 ? (
                <span className={classes.given}>{t('recharge.given', { diamonds: groupedNumber(pack.given) })}</span>
              ) : undefined}
              <span className={classes.diamonds}>
                <DiamondIcon size={20} />
                {groupedNumber(pack.diamonds)}
              </span>
              <span className={classes.price}>¥{shortYuan(pack.yuan)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <NumberField
        label={t('recharge.custom')}
        wrongText={wrongText}
        placeholder={t('recharge.customHint', { step: limits.rechargeDiamondsStep })}
        value={typed}
        error={problem}
        suffix={<DiamondIcon size={16} />}
        onValueChange={(text) => onChoose({ text })}
      />
    </>
  )
}

const marks: Readonly<Record<string, { icon: IconName; look: string | undefined }>> = {
  alipay: { icon: 'wallet', look: classes.alipay },
  wechat: { icon: 'message-circle', look: classes.wechat },
  stripe: { icon: 'credit-card', look: undefined },
  sandbox: { icon: 'shield-check', look: classes.sandbox },
}

interface ChannelChoiceProps {
  channels: readonly PayChannel[]
  chosen: string | undefined
  onChoose: (type: string) => void
}

/** Ways to pay, each with its mark. */
export function ChannelChoice({ channels, chosen, onChoose }: ChannelChoiceProps) {
  const t = useT('member')
  return (
    <fieldset className={classes.group}>
      <legend className={css.legend}>{t('recharge.channel')}</legend>
      <div className={classNames(classes.channels, css.twoBelow720)}>
        {channels.map(({ type, name }) => (
          <label key={type} className={classNames(classes.channel, css.checkedFrame, css.ringedFrame)}>
            <input
              type="radio"
              name="recharge-channel"
              className={css.spoken}
              checked={chosen === type}
              onChange={() => onChoose(type)}
            />
            <span className={classNames(classes.mark, marks[type]?.look)}>
              <Icon name={marks[type]?.icon ?? 'credit-card'} size={15} />
            </span>
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

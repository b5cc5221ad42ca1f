import { classNames, Select, type SelectOption, Switch } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import classes from './settings.module.css'

function Words({ name, hint }: { name: string; hint: string | undefined }) {
  return (
    <span className={css.stack}>
      {name}
      {hint ? <span className={css.caption}>{hint}</span> : undefined}
    </span>
  )
}

/** A setting: what it is and what it does at the left, its control at the right. */
export function SettingRow({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <div className={classNames(classes.row, css.divided)}>
      <Words name={name} hint={hint} />
      {children}
    </div>
  )
}

interface ToggleProps {
  name: string
  hint?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export function ToggleRow({ name, hint, isOn, onChange }: ToggleProps) {
  return (
    <Switch className={classNames(classes.row, css.divided)} label={name} checked={isOn} onCheckedChange={onChange}>
      <Words name={name} hint={hint} />
    </Switch>
  )
}

interface ChoiceProps<Value extends string> {
  name: string
  hint?: string
  value: Value
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
}

export function ChoiceRow<Value extends string>({ name, hint, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <SettingRow name={name} hint={hint}>
      <Select
        className={classes.choice}
        label={name}
        isLabelHidden
        value={value}
        options={options}
        onValueChange={onChange}
      />
    </SettingRow>
  )
}

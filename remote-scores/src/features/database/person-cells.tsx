import { Avatar, Crest, classNames, Link, Td } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import styles from './scorers-view.module.css'
import type { DatabaseRoute } from './use-database-address'

interface Person {
  id: number
  name: string
  team: { id: number; name: string }
}

/** Somebody of a list and his team, each with the link to its page: two cells. */
export function PersonCells({ row: { id, name, team }, route }: { row: Person; route: DatabaseRoute }) {
  const link = classNames(styles.person, css.hoverBrand)
  return (
    <>
      <Td>
        <Link className={link} href={route.hrefOf({ player: id })}>
          <Avatar id={id} size={30} />
          {name}
        </Link>
      </Td>
      <Td>
        <Link className={link} href={route.hrefOf({ team: team.id })}>
          <Crest id={team.id} name={team.name} size={20} isRound={route.sport === 'basketball'} isDecorative />
          {team.name}
        </Link>
      </Td>
    </>
  )
}

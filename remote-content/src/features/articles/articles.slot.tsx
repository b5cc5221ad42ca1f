import { useAddress, usePlace } from '@pitchside/platform'
import { Articles } from './articles'
import { articleLists } from './own-articles'

const steps = ['edit']

/** Own articles in the member centre; the address says which list, and with `edit` which article is written. */
export default function ArticlesSlot() {
  const [params, setParams] = useAddress(steps)
  const toEdit = (edit: string | undefined) => {
    const next = new URLSearchParams(params)
    if (edit === undefined) next.delete('edit')
    else next.set('edit', edit)
    setParams(next)
  }
  return <Articles edit={params.get('edit') ?? undefined} place={usePlace(articleLists)} onEdit={toEdit} />
}

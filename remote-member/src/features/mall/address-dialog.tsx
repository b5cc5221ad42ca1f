import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useMutation, useQuery, useQueryClient } from '@pitchside/platform'
import { Button, classNames, Dialog, Skeleton, toast } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type FormEvent, useState } from 'react'
import { useKeptForm } from '../../parts/forms/use-kept-form'
import { useRefusal } from '../../parts/forms/use-refusal'
import { loadAddress, type Receiver, saveAddress } from './mall.calls'
import { ReceiverFields } from './receiver-fields'
import { nobody, problemsOf } from './receiver-problems'

const addressKey = ['member', 'mall', 'address']

function AddressForm({ saved, onClose }: { saved: Receiver; onClose: () => void }) {
  const t = useT('member')
  const client = useQueryClient()
  const { values: receiver, change, reset } = useKeptForm('address', saved)
  const [wasAsked, setAsked] = useState(false)
  const problems = problemsOf(receiver)
  const saving = useMutation({
    mutationFn: saveAddress,
    onSuccess: async () => {
      reset()
      toast(t('mall.addressSaved'), { tone: 'success' })
      onClose()
      await client.invalidateQueries({ queryKey: addressKey })
    },
  })
  const isIncomplete = wasAsked && Object.keys(problems).length > 0
  useRefusal(saving.error, {}, isIncomplete ? t('payout.incomplete') : undefined)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (Object.keys(problems).length === 0 && !saving.isPending) saving.mutate(receiver)
  }
  return (
    <form className={classNames(css.stack4, css.padTop3)} onSubmit={submit}>
      <ReceiverFields value={receiver} problems={wasAsked ? problems : {}} onChange={change} />
      <footer className={css.flex2End}>
        <Button type="submit" variant="primary" isLoading={saving.isPending}>
          {t('mall.save')}
        </Button>
      </footer>
    </form>
  )
}

/** The member's address for parcels. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const t = useT('member')
  const query = useQuery({ queryKey: addressKey, queryFn: ({ signal }) => loadAddress(signal) })
  return (
    <Dialog
      isOpen
      isSticky
      size="md"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('mall.myAddress')}
      closeLabel={t('close')}
    >
      <QueryView query={query} skeleton={<Skeleton variant="block" height={220} />} minHeight={220}>
        {(saved) => <AddressForm saved={saved ?? nobody} onClose={onClose} />}
      </QueryView>
    </Dialog>
  )
}

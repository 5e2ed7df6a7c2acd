import type { SiteText } from '@bra/contract/kit/both'
import { addresses } from '@bra/contract/people/addresses'
import type { Address } from '@bra/contract/people/addresses.schemas'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useCommand, useRefresh } from '../../../lib/command.ts'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { Failed } from '../../../lib/Answer.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.ts'
import { AddressCard } from './AddressCard.tsx'
import { addressesQuery, addressLists, deliverTo } from './addresses.data.ts'
import { RemoveAddressDialog } from './RemoveAddressDialog.tsx'
import { addressTexts } from './texts.ts'

const AddressForm = partOfBrowser(async () => (await import('./AddressForm.tsx')).AddressForm)

type Open = { form: Address | 'new' } | { remove: Address } | null

export function AddressBook() {
  const t = useText()
  const list = useQuery(addressesQuery)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  if (list.error) return <Failed of={list} title={t(addressTexts.loadFailed)} />
  return (
    <>
      {list.data ? (
        <AddressList addresses={list.data.addresses} open={setOpen} />
      ) : (
        <AddressListSkeleton label={t(siteTexts.loading)} />
      )}
      <FormDrawer
        address={open && 'form' in open ? open.form : null}
        isFirst={list.data?.addresses.length === 0}
        onClose={close}
      />
      <RemoveAddressDialog address={open && 'remove' in open ? open.remove : null} onClose={close} />
    </>
  )
}

function AddressList({ addresses: listed, open }: { addresses: Address[]; open: (what: Open) => void }) {
  const t = useText()
  const choose = useChooseDefault()
  const add = (text: SiteText) => (
    <Button icon={<Plus aria-hidden size={20} strokeWidth={1.75} />} onClick={() => open({ form: 'new' })}>
      {t(text)}
    </Button>
  )
  if (listed.length === 0)
    return (
      <EmptyState picture="/media/scenes/lantern.svg" title={t(addressTexts.none)} action={add(addressTexts.addFirst)}>
        {t(addressTexts.noneHint)}
      </EmptyState>
    )
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[60ch] text-ink-2">{t(addressTexts.hint)}</p>
        {add(addressTexts.add)}
      </div>
      <ul className="grid list-none gap-4 sm:grid-cols-2 desk:grid-cols-3">
        {listed.map((address) => (
          <li key={address.id} className="grid">
            <AddressCard
              address={address}
              isBusy={choose.isPending && choose.variables.id === address.id}
              onEdit={() => open({ form: address })}
              onRemove={() => open({ remove: address })}
              onMakeDefault={() => choose.mutate(address)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function useChooseDefault() {
  const t = useText()
  return useCommand(addresses.update, {
    input: ({ store_id: _, company_id: __, ...address }: Address) => ({ body: { ...address, default: true } }),
    complains: addressTexts.failed,
    onSuccess: ({ result }) => {
      deliverTo(result)
      toast.success(t(addressTexts.defaultChanged, { place: `${result.city}, ${result.state}` }))
    },
    onSettled: useRefresh(addressLists),
  })
}

interface FormDrawerProps {
  address: Address | 'new' | null
  isFirst: boolean
  onClose: () => void
}

function FormDrawer({ address, isFirst, onClose }: FormDrawerProps) {
  const t = useText()
  return (
    <Drawer
      open={address !== null}
      onClose={onClose}
      title={t(address === 'new' ? addressTexts.newTitle : addressTexts.editTitle)}
      closeLabel={t(siteTexts.close)}
    >
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <AddressForm
          address={address === 'new' || address === null ? undefined : address}
          isFirst={isFirst}
          onSaved={onClose}
          actions={
            <Button variant="outline" onClick={onClose}>
              {t(addressTexts.cancel)}
            </Button>
          }
        />
      </Suspense>
    </Drawer>
  )
}

/** The placeholder is as high as a list of three addresses. */
const AddressListSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <Skeleton className="mb-4 h-11 w-full max-w-md" />
    <div className="grid gap-4 sm:grid-cols-2 desk:grid-cols-3">
      {[1, 2, 3].map((at) => (
        <Skeleton key={at} className="h-48" />
      ))}
    </div>
  </div>
)

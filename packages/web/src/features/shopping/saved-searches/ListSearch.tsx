import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { toast } from '../../../ui/toast.ts'
import { SAVING, SHOWN_SEARCH } from '../search/list-state.ts'
import type { ProductList } from '../search/list/useProductList.ts'
import { OpenSearch, SignInForNews } from './OpenSearch.tsx'
import { SaveSearchDialog } from './SaveSearchDialog.tsx'
import { queryOfList } from './saved-searches.data.ts'

interface ListSearchProps {
  list: ProductList
  /** True while the person wants to save what the list asks. */
  isSaving: boolean
  save: () => void
  onSaved: () => void
}

/** The saved search that a list shows, and the dialog that saves another; who is not signed in is asked to. */
export function ListSearch({ list, isSaving, save, onSaved }: ListSearchProps) {
  const session = useSession()
  const { query: address, change } = useAddress()
  const query = queryOfList(list.scope, list.state)
  const id = Number(address.get(SHOWN_SEARCH))
  if (!query) return null
  if (!session) return isSaving ? <SignInToSave onLeft={onSaved} /> : <SignInForNews />
  const close = (saved?: number) => {
    onSaved()
    const changes = { [SAVING]: null, ...(saved && { [SHOWN_SEARCH]: saved }) }
    if (saved || address.has(SAVING)) change(changes, { replace: true })
  }
  return (
    <>
      {id > 0 && <OpenSearch key={id} id={id} query={query} saveAsNew={save} />}
      {isSaving && <SaveSearchDialog query={query} onClose={close} />}
    </>
  )
}

/** Leads to the sign-in, and from there back to this list with the dialog open. */
function SignInToSave({ onLeft }: { onLeft: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    const back = new URLSearchParams(search)
    back.set(SAVING, '1')
    toast.info(t('savedSearches.signIn'))
    onLeft()
    void navigate(paths.login(`${pathname}?${back}`))
    // once, when the button was pressed
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}

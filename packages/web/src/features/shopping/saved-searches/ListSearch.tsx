import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.tsx'
import { toast } from '../../../ui/toast.ts'
import type { ProductList } from '../search/list/useProductList.ts'
import { OpenSearch, SignInForNews } from './OpenSearch.tsx'
import { SaveSearchDialog } from './SaveSearchDialog.tsx'
import { queryOfList } from './saved-searches.data.ts'
import { SAVING, SHOWN_SEARCH } from './place.ts'
import { savedSearchTexts } from './texts.ts'

/** Shows the saved search of a list and the dialog that saves another; a visitor is asked to sign in. */
export function ListSearch({ list }: { list: ProductList }) {
  const session = useSession()
  const { query: address, change } = useAddress()
  const query = queryOfList(list.scope, list.state)
  const id = Number(address.get(SHOWN_SEARCH))
  const isSaving = address.has(SAVING)
  if (!query) return null
  if (!session) return isSaving ? <SignInToSave /> : <SignInForNews />
  const close = (saved?: number) =>
    change({ [SAVING]: null, ...(saved && { [SHOWN_SEARCH]: saved }) }, { replace: true })
  return (
    <>
      {id > 0 && (
        <OpenSearch key={id} id={id} query={query} saveAsNew={() => change({ [SAVING]: 1 }, { replace: true })} />
      )}
      {isSaving && <SaveSearchDialog query={query} onClose={close} />}
    </>
  )
}

function SignInToSave() {
  const t = useText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    toast.info(t(savedSearchTexts.signIn))
    // Back leads to the list without the wish
    const without = new URLSearchParams(search)
    without.delete(SAVING)
    void navigate({ pathname, search: `${without}` }, { replace: true, preventScrollReset: true })
    void navigate(paths.login(pathname + search))
    // This runs once, when the button was pressed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}

import { ClipboardPaste, Warehouse } from 'lucide-react'
import { Suspense, type SyntheticEvent, useState } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { listOf } from './sales-query.ts'

const CodesDialog = partOfBrowser(async () => (await import('./CodesDialog.tsx')).CodesDialog)

export function SalesToolbar({ storeId, busy }: { storeId: number; busy: boolean }) {
  const t = useText()
  const { query, change } = useAddress()
  const { search = '', bra_center: isCenter } = listOf(query)
  const [typed, setTyped] = useState(search)
  const [isPasting, setPasting] = useState(false)
  const find = (event: SyntheticEvent) => {
    event.preventDefault()
    change({ busca: typed.trim() })
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-3">
      <form role="search" onSubmit={find} className="min-w-60 flex-1 sm:max-w-96">
        <SearchInput
          label={t('selling.search')}
          placeholder={t('selling.search')}
          clearLabel={t('shell.searchClear')}
          busy={busy}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onClear={() => {
            setTyped('')
            change({ busca: '' })
          }}
        />
      </form>
      <FilterChip
        pressed={isCenter}
        icon={<Warehouse aria-hidden size={16} strokeWidth={2} />}
        onClick={() => change({ centro: isCenter ? '' : 1, situacao: '' })}
      >
        {t('selling.center')}
      </FilterChip>
      <Button
        variant="outline"
        size="small"
        icon={<ClipboardPaste aria-hidden size={16} strokeWidth={2} />}
        onClick={() => setPasting(true)}
      >
        {t('dispatching.codes')}
      </Button>
      {isPasting && (
        <Suspense>
          <CodesDialog storeId={storeId} onClose={() => setPasting(false)} />
        </Suspense>
      )}
    </div>
  )
}

import { Warehouse } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { useText } from '../../../lib/text.tsx'
import { FilterChip } from '../../../ui/Chip.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { listOf } from './store-orders.data.ts'

export function SalesToolbar({ busy }: { busy: boolean }) {
  const t = useText()
  const { query, change } = useAddress()
  const { search = '', bra_center: isCenter } = listOf(query)
  const [typed, setTyped] = useState(search)
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
    </div>
  )
}

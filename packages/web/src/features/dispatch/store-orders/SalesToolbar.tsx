import { ClipboardPaste, SlidersHorizontal } from 'lucide-react'
import { Suspense, type SyntheticEvent, useState } from 'react'
import { useAddress } from '../../../lib/address.ts'
import { partOfBrowser } from '../../../lib/lazy-part.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SearchInput } from '../../../ui/SearchInput.tsx'
import { CenterChip } from './CenterChip.tsx'
import { saleFilterTexts } from './sale-filter-texts.ts'
import { saleListTexts } from './sale-list-texts.ts'
import { filterNames, listOf } from './sales-query.ts'
import { trackingCodeTexts } from './tracking-code-texts.ts'

const CodesDialog = partOfBrowser(async () => (await import('./CodesDialog.tsx')).CodesDialog)

interface SalesToolbarProps {
  storeId: number
  busy: boolean
  /** The filters that a phone opens; undefined if the list has none. */
  filters?: FiltersShown | undefined
  onPosted: (ids: number[]) => void
}

export interface FiltersShown {
  isOpen: boolean
  onToggle: () => void
}

export function SalesToolbar({ storeId, busy, filters, onPosted }: SalesToolbarProps) {
  const t = useText()
  const { query, change } = useAddress()
  const { search = '' } = listOf(query)
  const [typed, setTyped] = useState(search)
  const [isPasting, setPasting] = useState(false)
  const find = (event: SyntheticEvent) => {
    event.preventDefault()
    change({ busca: typed.trim() })
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2 md:gap-3">
      <form role="search" onSubmit={find} className="min-w-40 flex-1 sm:max-w-96 md:min-w-60">
        <SearchInput
          label={t(saleListTexts.search)}
          placeholder={t(saleListTexts.search)}
          clearLabel={t(siteTexts.searchClear)}
          busy={busy}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onClear={() => {
            setTyped('')
            change({ busca: '' })
          }}
        />
      </form>
      {filters && <FiltersButton {...filters} />}
      <CenterChip className={filters && 'max-md:hidden'} />
      <IconButton
        look="outline"
        label={t(trackingCodeTexts.codes)}
        className="md:hidden"
        onClick={() => setPasting(true)}
      >
        <ClipboardPaste aria-hidden size={18} strokeWidth={1.75} />
      </IconButton>
      <Button
        variant="outline"
        size="small"
        className="max-md:hidden"
        icon={<ClipboardPaste aria-hidden size={16} strokeWidth={2} />}
        onClick={() => setPasting(true)}
      >
        {t(trackingCodeTexts.codes)}
      </Button>
      {isPasting && (
        <Suspense>
          <CodesDialog storeId={storeId} onPosted={onPosted} onClose={() => setPasting(false)} />
        </Suspense>
      )}
    </div>
  )
}

function FiltersButton({ isOpen, onToggle }: FiltersShown) {
  const t = useText()
  const { query } = useAddress()
  const used = [...filterNames, 'centro'].filter((name) => query.get(name)).length
  return (
    <IconButton
      look="outline"
      label={used > 0 ? t(saleFilterTexts.filtersUsed, { count: used }) : t(saleFilterTexts.filters)}
      count={used}
      aria-expanded={isOpen}
      className="md:hidden"
      onClick={onToggle}
    >
      <SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />
    </IconButton>
  )
}

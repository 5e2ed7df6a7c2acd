import { Link } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { narrowing } from './grid-state.ts'

/** Shown if the store has no offers, or the filter leaves none. */
export function NoListings({ storeId, isEmpty }: { storeId: number; isEmpty: boolean }) {
  const t = useText()
  const { query, change } = useAddress()
  const isFiltered = narrowing.some((name) => query.has(name))
  if (isEmpty && !isFiltered) {
    const action = (
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="outline" onClick={() => change({ painel: 'importar' })}>
          {t('inventory.import')}
        </Button>
        <Link to={paths.productCreate(storeId)} className={buttonStyle('solid')}>
          {t('inventory.create')}
        </Link>
      </div>
    )
    return (
      <EmptyState picture="/media/scenes/basket.svg" title={t('inventory.empty')} action={action}>
        {t('inventory.emptyHint')}
      </EmptyState>
    )
  }
  const clear = () => change(Object.fromEntries(narrowing.map((name) => [name, null])))
  return (
    <EmptyState title={t('inventory.nothing')} action={<Button onClick={clear}>{t('inventory.clear')}</Button>}>
      {t('inventory.nothingHint')}
    </EmptyState>
  )
}

import { Link } from 'react-router'
import { useAddress } from '../../../lib/address.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { narrowing } from './grid-state.ts'
import { gridTexts } from './grid-texts.ts'
import { importTexts } from './import-texts.ts'
import { inventoryTexts } from './texts.ts'

export function NoListings({ storeId, isEmpty }: { storeId: number; isEmpty: boolean }) {
  const t = useText()
  const { query, change } = useAddress()
  const isFiltered = narrowing.some((name) => query.has(name))
  if (isEmpty && !isFiltered) {
    const action = (
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="outline" onClick={() => change({ painel: 'importar' })}>
          {t(importTexts.import)}
        </Button>
        <Link to={paths.productCreate(storeId)} className={buttonStyle('solid')}>
          {t(gridTexts.create)}
        </Link>
      </div>
    )
    return (
      <EmptyState picture="/media/scenes/basket.svg" title={t(inventoryTexts.empty)} action={action}>
        {t(inventoryTexts.emptyHint)}
      </EmptyState>
    )
  }
  const clear = () => change(Object.fromEntries(narrowing.map((name) => [name, null])))
  return (
    <EmptyState title={t(inventoryTexts.nothing)} action={<Button onClick={clear}>{t(inventoryTexts.clear)}</Button>}>
      {t(inventoryTexts.nothingHint)}
    </EmptyState>
  )
}

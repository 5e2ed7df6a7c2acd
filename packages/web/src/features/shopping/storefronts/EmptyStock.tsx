import type { StoreDetail } from '@bra/contract/stores/stores.schemas'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { stockTexts } from './stock-texts.ts'
import { storefrontTexts } from './texts.ts'

export function EmptyStock({ store, isFiltered }: { store: StoreDetail; isFiltered: boolean }) {
  const t = useText()
  if (isFiltered) {
    return (
      <EmptyState
        level={3}
        picture="/media/scenes/lantern.svg"
        title={t(stockTexts.noStockFound)}
        action={
          <Link to={{ search: '' }} preventScrollReset className={buttonStyle('solid')}>
            {t(stockTexts.clearFilters)}
          </Link>
        }
      >
        {t(stockTexts.noStockFoundHint)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={3}
      picture="/media/scenes/basket.svg"
      title={t(stockTexts.noStock)}
      action={
        <Link to={paths.stores()} className={buttonStyle('solid')}>
          {t(stockTexts.seeStores)}
        </Link>
      }
    >
      {t(store.status === 'vacation' ? stockTexts.noStockVacation : stockTexts.noStockHint)}
    </EmptyState>
  )
}

/** Stands in place of a person's own lists, which a visitor does not have. */
export function SignInFirst() {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      level={3}
      picture="/media/scenes/lantern.svg"
      title={t(storefrontTexts.signInTitle)}
      action={
        <Link to={paths.login(pathname + search)} className={buttonStyle('solid')}>
          {t(storefrontTexts.signIn)}
        </Link>
      }
    >
      {t(storefrontTexts.signInHint)}
    </EmptyState>
  )
}

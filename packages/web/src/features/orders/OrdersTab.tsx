import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { EmptyState } from '../../ui/states.tsx'

export function OrdersTab() {
  const t = useText()
  return (
    <EmptyState
      level={3}
      picture="/media/scenes/basket.svg"
      title={t('account.noOrders')}
      action={
        <Link to={paths.cards()} className={buttonStyle('solid')}>
          {t('shell.explore')}
        </Link>
      }
    >
      {t('account.noOrdersHint')}
    </EmptyState>
  )
}

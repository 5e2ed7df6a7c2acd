import { Link } from 'react-router'
import { Head } from '../../../../lib/head.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { buttonStyle } from '../../../../ui/buttonStyle.ts'
import { EmptyState } from '../../../../ui/states.tsx'

/** Shown if the address names no order of this person. */
export function NoOrder() {
  const t = useText()
  return (
    <>
      <Head title={t('checkout.noOrder')} hidden />
      <EmptyState
        level={1}
        picture="/media/scenes/lantern.svg"
        title={t('checkout.noOrder')}
        action={
          <Link to={paths.account('pedidos')} className={buttonStyle('solid')}>
            {t('checkout.toOrders')}
          </Link>
        }
      >
        {t('checkout.noOrderHint')}
      </EmptyState>
    </>
  )
}

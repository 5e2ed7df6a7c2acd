import { Link } from 'react-router'
import { Head } from '../../../../lib/head.tsx'
import { paths } from '../../../../lib/paths.ts'
import { useText } from '../../../../lib/text.tsx'
import { buttonStyle } from '../../../../ui/buttonStyle.ts'
import { EmptyState } from '../../../../ui/states.tsx'
import { confirmedTexts } from './texts.ts'

export function NoOrder() {
  const t = useText()
  return (
    <>
      <Head title={t(confirmedTexts.noOrder)} hidden />
      <EmptyState
        level={1}
        picture="/media/scenes/lantern.svg"
        title={t(confirmedTexts.noOrder)}
        action={
          <Link to={paths.account('pedidos')} className={buttonStyle('solid')}>
            {t(confirmedTexts.toOrders)}
          </Link>
        }
      >
        {t(confirmedTexts.noOrderHint)}
      </EmptyState>
    </>
  )
}

import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { buttonStyle } from '../../../ui/buttonStyle.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { companyTexts } from './texts.ts'

export function CompanyFirst() {
  const t = useText()
  return (
    <EmptyState
      picture="/media/scenes/basket.svg"
      title={t(companyTexts.first)}
      action={
        <Link to={paths.company()} className={buttonStyle('solid')}>
          {t(companyTexts.goFirst)}
        </Link>
      }
    >
      {t(companyTexts.firstHint)}
    </EmptyState>
  )
}

import { Link } from 'react-router'
import { Head } from '../lib/head.tsx'
import { paths } from '../lib/paths.ts'
import { useText } from '../lib/text.tsx'
import type { PageRow } from '../routes.tsx'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { EmptyState } from '../ui/states.tsx'

/** An honest panel for a screen that is not built yet. */
export default function ConstructionPage({ row }: { row: PageRow }) {
  const t = useText()
  return (
    <>
      <Head title={t(row.title)} hidden />
      <h1>{t(row.title)}</h1>
      <EmptyState
        picture="/media/scenes/basket.svg"
        title={t('shell.construction')}
        action={
          <Link to={paths.cards()} className={buttonStyle('solid')}>
            {t('shell.explore')}
          </Link>
        }
      >
        {t('shell.constructionHint')}
      </EmptyState>
    </>
  )
}

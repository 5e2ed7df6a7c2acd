import { Link } from 'react-router'
import { Head } from '../lib/head.tsx'
import { paths } from '../lib/paths.ts'
import { useText } from '../lib/text.tsx'
import type { PageRow } from '../routes.tsx'

/** An honest panel for a screen that is not built yet. */
export default function ConstructionPage({ row }: { row: PageRow }) {
  const t = useText()
  return (
    <>
      <Head title={t(row.title)} hidden />
      <h1>{t(row.title)}</h1>
      <p>{t('shell.construction')}</p>
      <p>{t('shell.constructionHint')}</p>
      <Link to={paths.cards()}>{t('shell.explore')}</Link>
    </>
  )
}

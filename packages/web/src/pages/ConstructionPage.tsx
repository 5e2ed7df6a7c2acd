import { Link, useParams } from 'react-router'
import { PageTop } from '../lib/PageTop.tsx'
import { Head } from '../lib/head.tsx'
import { paths } from '../lib/paths.ts'
import { useText } from '../lib/text.tsx'
import type { PageRow, Section } from '../routes.tsx'
import type { TextKey } from '../text/keys.ts'
import { buttonStyle } from '../ui/buttonStyle.ts'
import { EmptyState } from '../ui/states.tsx'

const sections: Record<Section, { text: TextKey; path: string }> = {
  products: { text: 'office.products', path: 'products' },
  finance: { text: 'office.finance', path: 'wallet' },
}

export default function ConstructionPage({ row }: { row: PageRow }) {
  const t = useText()
  const { store_id: storeId = '' } = useParams()
  const section = row.section && sections[row.section]
  const parents = section ? [{ name: t(section.text), path: `/my-store/${storeId}/${section.path}` }] : []
  return (
    <>
      <Head title={t(row.title)} hidden />
      <PageTop title={t(row.title)} parents={parents} />
      <EmptyState
        picture="/media/scenes/basket.svg"
        title={t('info.construction')}
        action={
          <Link to={paths.cards()} className={buttonStyle('solid')}>
            {t('shell.explore')}
          </Link>
        }
      >
        {t('info.constructionHint')}
      </EmptyState>
    </>
  )
}

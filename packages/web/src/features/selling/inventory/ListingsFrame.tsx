import type { SiteText } from '@bra/contract/kit/both'
import type { ComponentProps } from 'react'
import { officeTitles } from '../../../lib/office-titles.ts'
import { PageTop } from '../../../lib/PageTop.tsx'
import { Head } from '../../../lib/head.tsx'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { useStoreOfPage } from '../../stores/stores/own-stores.data.ts'
import type { Kind } from './grid-state.ts'
import { ListingsWork } from './ListingsWork.tsx'

const titles: Record<Kind, SiteText> = {
  all: officeTitles.listings,
  cards: officeTitles.listingsTcg,
  goods: officeTitles.listingsCards,
  center: officeTitles.listingsBra,
}

export function ListingsFrame({ kind, Editor }: Pick<ComponentProps<typeof ListingsWork>, 'kind' | 'Editor'>) {
  const t = useText()
  const current = useStoreOfPage()
  const title = t(titles[kind])
  const parents =
    current && kind !== 'all' ? [{ name: t(officeTitles.products), path: paths.listings(current.id) }] : []
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={kind === 'all' ? t(officeTitles.products) : title} parents={parents}>
        {current ? (
          <ListingsWork key={current.id} store={current} kind={kind} title={title} Editor={Editor} />
        ) : (
          <>
            <h1 className="mt-1 sm:mt-0">{title}</h1>
            <SkeletonRows rows={12} className="h-11" />
          </>
        )}
      </PageTop>
    </>
  )
}

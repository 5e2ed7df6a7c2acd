import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useEnv } from '../../../lib/env.ts'
import { Head } from '../../../lib/head.tsx'
import { breadcrumbJsonLd } from '../../../lib/json-ld.ts'
import { paths } from '../../../lib/paths.ts'
import { useText } from '../../../lib/text.tsx'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { readListState, writeListState } from '../list-state.ts'

export interface Crumb {
  name: string
  path: string
}

interface ListPageProps {
  title: string
  description?: string
  image?: string
  /** The one address of the list, without filters. */
  canonical: string
  /** Search engines should not list it, filtered or not. */
  hidden?: boolean
  /** Between the home page and this one. */
  crumbs?: Crumb[]
  children: ReactNode
}

/** What every list page says of itself: head, breadcrumb and its structured data. */
export function ListPage({ title, description, image, canonical, hidden, crumbs = [], children }: ListPageProps) {
  const t = useText()
  const { origin } = useEnv().visit
  const [query] = useSearchParams()
  const isNarrowed = writeListState({ ...readListState(query), page: 1 }).size > 0
  const trail = [{ name: t('shell.home'), path: paths.home() }, ...crumbs]
  const structure = breadcrumbJsonLd(origin, [...trail, { name: title, path: canonical }])
  return (
    <>
      <Head {...{ title, description, image, canonical }} hidden={hidden || isNarrowed} jsonLd={[structure]} />
      <Breadcrumb
        label={t('shell.breadcrumb')}
        links={trail.map(({ name, path }) => ({ key: path, link: <Link to={path}>{name}</Link> }))}
        current={title}
      />
      {children}
    </>
  )
}

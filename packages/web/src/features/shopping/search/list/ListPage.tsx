import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useEnv } from '../../../../lib/env.ts'
import { Head } from '../../../../lib/head.tsx'
import { breadcrumbJsonLd } from '../../../../lib/json-ld.ts'
import { PageLink } from '../../../../lib/PageLink.tsx'
import { paths } from '../../../../lib/paths.ts'
import { siteTexts } from '../../../../lib/site-texts.ts'
import { useText } from '../../../../lib/text.tsx'
import { Breadcrumb } from '../../../../ui/Breadcrumb.tsx'
import { gamesQuery } from '../../../catalogue/catalog/games.data.ts'
import { readListState, writeListState } from '../list-state.ts'

export interface Crumb {
  name: string
  path: string
}

interface ListPageProps {
  title: string
  description?: string
  image?: string
  canonical: string
  /** True if search engines should never list the page. */
  hidden?: boolean
  crumbs?: Crumb[]
  children: ReactNode
}

export function ListPage({ title, description, image, canonical, hidden, crumbs = [], children }: ListPageProps) {
  const t = useText()
  const { origin } = useEnv().visit
  const [query] = useSearchParams()
  const state = readListState(query)
  const { data: games } = useQuery(gamesQuery)
  const game = games?.business.find(({ slug }) => slug === state.game)
  const isNarrowed = writeListState({ ...state, game: game ? null : state.game, page: 1 }).size > 0
  const trail = [
    { name: t(siteTexts.home), path: paths.home() },
    ...crumbs,
    ...(game ? [{ name: title, path: canonical }] : []),
  ]
  const own = {
    title: game ? `${title} · ${game.name}` : title,
    canonical: game ? `${canonical}${canonical.includes('?') ? '&' : '?'}jogo=${game.slug}` : canonical,
  }
  const current = game?.name ?? title
  const structure = breadcrumbJsonLd(origin, [...trail, { name: current, path: own.canonical }])
  return (
    <>
      <Head {...{ ...own, description, image }} hidden={hidden || isNarrowed} jsonLd={[structure]} />
      {/* A phone shows more cards instead, and has a way back of its own. */}
      <div className="max-sm:hidden">
        <Breadcrumb
          label={t(siteTexts.breadcrumb)}
          links={trail.map(({ name, path }) => ({ key: path, link: <PageLink to={path}>{name}</PageLink> }))}
          current={current}
        />
      </div>
      {children}
    </>
  )
}

import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { pageTitles } from './page-titles.ts'
import { paths } from './paths.ts'
import { siteTexts } from './site-texts.ts'
import { useText } from './text.tsx'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'

interface PageTopProps {
  title: string
  /** Pages between the start page (for operators, the inbox) and this one. */
  parents?: { name: string; path: string }[]
  children?: ReactNode
}

export function PageTop({ title, parents = [], children }: PageTopProps) {
  const t = useText()
  const { pathname } = useLocation()
  const isWithOperators = pathname.startsWith(`${paths.admin()}/`)
  const start = isWithOperators
    ? { name: t(pageTitles.inbox), path: paths.admin() }
    : { name: t(siteTexts.home), path: paths.home() }
  const links = [start, ...parents].map(({ name, path }) => ({
    key: path,
    link: <Link to={path}>{name}</Link>,
  }))
  return (
    <>
      <Breadcrumb label={t(siteTexts.breadcrumb)} links={links} current={title} />
      {children ?? <h1 className="mt-1 sm:mt-3">{title}</h1>}
    </>
  )
}

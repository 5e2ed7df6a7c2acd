import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../lib/text.tsx'
import { Breadcrumb } from '../ui/Breadcrumb.tsx'

interface PageTopProps {
  title: string
  /** Between the start page and this one. */
  parents?: { name: string; path: string }[]
  children?: ReactNode
}

/** Where the visitor is, and the name of the screen. */
export function PageTop({ title, parents = [], children }: PageTopProps) {
  const t = useText()
  const links = [{ name: t('shell.home'), path: '/' }, ...parents].map(({ name, path }) => ({
    key: path,
    link: <Link to={path}>{name}</Link>,
  }))
  return (
    <>
      <Breadcrumb label={t('shell.breadcrumb')} links={links} current={title} />
      {children ?? <h1 className="mt-1 sm:mt-3">{title}</h1>}
    </>
  )
}

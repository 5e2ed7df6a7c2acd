import type { SiteText } from '@bra/contract/kit/both'
import { type LucideIcon, Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '../lib/paths.ts'
import { siteTexts } from '../lib/site-texts.ts'
import { useText } from '../lib/text.tsx'
import { Drawer } from '../ui/Dialog.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Logo } from '../ui/Logo.tsx'
import { SkipLink } from '../ui/VisuallyHidden.tsx'
import { officeTexts } from './office-texts.ts'
import { layoutTexts } from './texts.ts'

export interface OfficeLink {
  text: SiteText
  to: string
  icon: LucideIcon
  /** The path prefix that marks the link as current; by default `to`. */
  under?: string
  /** How many things behind the link should be seen. */
  count?: number | undefined
  /** How much is to be done there on a usual day. */
  total?: number | undefined
}

interface OfficeFrameProps {
  name: string
  about?: ReactNode
  actions: ReactNode
  links: OfficeLink[]
  /** What a phone's header has no room for stands here, at the foot of the drawer. */
  drawerFoot?: ReactNode
  children: ReactNode
}

/** The links stand at the left, or in a drawer in narrow windows; there is no footer. */
export function OfficeFrame({ name, about, actions, links, drawerFoot, children }: OfficeFrameProps) {
  const t = useText()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="main">{t(layoutTexts.skip)}</SkipLink>
      <header className="sticky top-0 z-30 bg-surface shadow-bar">
        <div className="mx-auto flex max-w-[100rem] items-center gap-x-1 px-4 py-2 sm:gap-x-3 md:px-6">
          {links.length > 0 && <LinksDrawer name={name} links={links} foot={drawerFoot} />}
          <Link
            to={paths.home()}
            className="grid rounded-control max-sm:mr-1"
            aria-label={`${t(siteTexts.brand)}, ${t(siteTexts.home)}`}
          >
            <Logo name={name} className="max-sm:[&_.title]:sr-only" />
          </Link>
          {about}
          <div className="ml-auto flex items-center sm:gap-2">{actions}</div>
        </div>
      </header>
      <div className="mx-auto flex w-full max-w-[100rem] flex-1">
        {links.length > 0 && (
          <nav
            aria-label={name}
            className="sticky top-15 hidden h-[calc(100dvh-3.75rem)] w-58 flex-none overflow-y-auto border-r border-line px-3 py-4 lg:block"
          >
            <Links links={links} />
          </nav>
        )}
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-4 pt-5 pb-14 md:px-6 **:scroll-mt-16">
          {children}
        </main>
      </div>
    </div>
  )
}

function LinksDrawer({ name, links, foot }: Pick<OfficeFrameProps, 'name' | 'links'> & { foot?: ReactNode }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => setOpen(false), [pathname])
  return (
    <div className="-ml-2 lg:hidden">
      <IconButton label={t(layoutTexts.menu)} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      <Drawer
        side="left"
        keepSide
        open={isOpen}
        onClose={() => setOpen(false)}
        title={name}
        closeLabel={t(siteTexts.close)}
      >
        <nav aria-label={name}>
          <Links links={links} />
        </nav>
        {foot && <div className="mt-4 border-t border-line px-3 pt-4 sm:hidden">{foot}</div>}
      </Drawer>
    </div>
  )
}

function Links({ links }: Pick<OfficeFrameProps, 'links'>) {
  const t = useText()
  const { pathname } = useLocation()
  const current = currentOf(links, pathname)
  return (
    <ul className="flex flex-col gap-1">
      {links.map((link) => (
        <li key={link.to}>
          <Link
            to={link.to}
            aria-current={link === current ? 'page' : undefined}
            className="transition-quiet flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold text-ink-2 hover:bg-sunken hover:text-ink aria-[current=page]:bg-mata-soft aria-[current=page]:text-on-mata-soft"
          >
            <link.icon aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
            {t(link.text)}
            {link.total !== undefined && link.total > 0 && (
              <span className="ml-auto pr-1.5 text-label tabular-nums">
                {link.total}
                <span className="sr-only"> {t(officeTexts.waiting)}</span>
              </span>
            )}
            {link.count !== undefined && link.count > 0 && (
              <span className="ml-auto grid h-5 min-w-5 place-items-center rounded-full bg-ipe px-1.5 text-small font-bold text-on-ipe tabular-nums">
                {link.count}
                <span className="sr-only"> {t(officeTexts.waiting)}</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Returns the link whose path prefix matches the page best. */
const currentOf = (links: OfficeLink[], pathname: string) =>
  links
    .filter(({ to, under = to }) => pathname === to || `${pathname}/`.startsWith(`${under}/`))
    .toSorted((a, b) => (b.under ?? b.to).length - (a.under ?? a.to).length)[0]

import type { ComponentProps } from 'react'
import { Link } from 'react-router'

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** A whole path of the shop, from its first slash on. */
  to: string
}

/** The server writes the anchor that the router's link would be, without asking the router. */
export const PageLink = import.meta.env.SSR ? Anchor : (Link as typeof Anchor)

function Anchor({ to, replace: _replace, preventScrollReset: _reset, children, ...rest }: PageLinkProps) {
  return (
    <a {...rest} href={to} data-discover="true">
      {children}
    </a>
  )
}

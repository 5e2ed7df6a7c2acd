import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { linkStyle } from '../../../ui/linkStyle.ts'

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="text-caption text-ink-3 sm:text-label">{name}</dt>
      <dd className="text-label font-semibold sm:text-body">{children}</dd>
    </div>
  )
}

export const LinkedFact = ({ name, to, children }: { name: string; to: string; children: ReactNode }) => (
  <Fact name={name}>
    <Link to={to} className={linkStyle}>
      {children}
    </Link>
  </Fact>
)

import type { ReactNode } from 'react'

export const Facts = ({ facts }: { facts: [name: string, fact: ReactNode][] }) => (
  <dl className="grid gap-x-6 gap-y-3 min-[22rem]:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
    {facts
      .filter(([, fact]) => fact !== null && fact !== undefined && fact !== false && fact !== '')
      .map(([name, fact]) => (
        <div key={name} className="min-w-0">
          <dt className="text-label text-ink-3">{name}</dt>
          <dd className="font-semibold wrap-anywhere">{fact}</dd>
        </div>
      ))}
  </dl>
)

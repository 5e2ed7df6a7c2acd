import { audit } from '@bra/contract/people/audit'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../lib/query.ts'
import { ActsTable } from './ActsTable.tsx'

const LATEST = 10

export function ActsOn({ title, subject }: { title: string; subject: string }) {
  const { data } = useQuery({ ...ask(audit.acts, { query: { subject, per_page: LATEST } }), staleTime: 0 })
  if (!data?.acts.length) return null
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-h3">{title}</h2>
      <ActsTable acts={data.acts} />
    </section>
  )
}

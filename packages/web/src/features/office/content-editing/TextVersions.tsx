import { publishing } from '@bra/contract/publishing'
import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../lib/env.ts'
import { moment } from '../../lib/moment.ts'
import { ask } from '../../lib/query.ts'
import { blocksOf } from '../content/markdown.ts'
import { ProseBlocks } from '../content/Prose.tsx'

/** What a text said before, newest first; nothing where it never changed. */
export function TextVersions({ code }: { code: string }) {
  const { t, visit } = useEnv()
  const { data } = useQuery(ask(publishing.textVersions, { params: { code } }))
  if (!data?.versions.length) return null
  return (
    <section aria-label={t('publishing.versions')}>
      <h2 className="mb-3 text-h3">{t('publishing.versions')}</h2>
      <ul className="grid gap-2">
        {data.versions.map(({ id, title, body, written_at: at }) => (
          <li key={id}>
            <details className="panel px-5 py-3">
              <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">
                {title}, {moment(at, visit.language)}
              </summary>
              <div className="pt-3">
                <ProseBlocks blocks={blocksOf(body)} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { contentEditing } from '@bra/contract/office/content-editing'
import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../../lib/env.ts'
import { moment } from '@bra/contract/trade/moments'
import { ask } from '../../../lib/query.ts'
import { blocksOf } from '../../ground/content/markdown.ts'
import { ProseBlocks } from '../../ground/content/Prose.tsx'
import { contentEditingTexts } from './texts.ts'

export function TextVersions({ code }: { code: string }) {
  const { t, visit } = useEnv()
  const { data } = useQuery(ask(contentEditing.textVersions, { params: { code } }))
  if (!data?.versions.length) return null
  return (
    <section aria-label={t(contentEditingTexts.versions)}>
      <h2 className="mb-3 text-h3">{t(contentEditingTexts.versions)}</h2>
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

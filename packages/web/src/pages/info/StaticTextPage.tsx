import { date } from '@bra/contract/trade/format'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { textQuery } from '../../features/ground/content/content.data.ts'
import { blocksOf, wordsOf } from '../../features/ground/content/markdown.ts'
import { ProseBlocks } from '../../features/ground/content/Prose.tsx'
import { PageTop } from '../../lib/PageTop.tsx'
import { useEnv } from '../../lib/env.ts'
import { Head } from '../../lib/head.tsx'
import { breadcrumbJsonLd } from '../../lib/json-ld.ts'
import { loadPage } from '../../lib/page.ts'
import { paths } from '../../lib/paths.ts'
import { siteTexts } from '../../lib/site-texts.ts'
import { useText } from '../../lib/text.tsx'
import { quietLinkStyle } from '../../ui/linkStyle.ts'
import { infoTexts } from './texts.ts'

const MANY_HEADINGS = 3

export const loader = loadPage(({ params }) => [textQuery(params['code'] ?? '')])

export default function StaticTextPage() {
  const t = useText()
  const { origin, language } = useEnv().visit
  const { data: text } = useSuspenseQuery(textQuery(useParams()['code'] ?? ''))
  const blocks = blocksOf(text.body)
  const headings = blocks.filter((block) => block.kind === 'heading' && block.level === 2)
  const lead = blocks.find(({ kind }) => kind === 'paragraph')
  const way = [
    { name: t(siteTexts.home), path: '/' },
    { name: text.title, path: paths.text(text.code) },
  ]
  return (
    <>
      <Head
        title={text.title}
        description={lead?.kind === 'paragraph' ? wordsOf(lead.text).slice(0, 200) : undefined}
        canonical={paths.text(text.code)}
        jsonLd={[breadcrumbJsonLd(origin, way)]}
      />
      <PageTop title={text.title} />
      <p className="mt-1 mb-6 text-label text-ink-3">
        {t(infoTexts.updatedOn, { day: date(text.updated_at) })}{' '}
        {text.language !== language && t(infoTexts.inPortuguese)}
      </p>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,42rem)_16rem] lg:gap-12">
        <article lang={text.language} className="panel px-5 py-6 text-input sm:px-8">
          <ProseBlocks blocks={blocks} />
        </article>
        {headings.length >= MANY_HEADINGS && (
          <nav aria-label={t(infoTexts.onThisPage)} className="sticky top-24 hidden lg:block">
            <p className="mb-2 text-label font-bold">{t(infoTexts.onThisPage)}</p>
            <ul className="grid gap-1 border-l border-line pl-4 text-label">
              {headings.map(
                (block) =>
                  block.kind === 'heading' && (
                    <li key={block.id}>
                      <a href={`#${block.id}`} className={`${quietLinkStyle} inline-block py-1`}>
                        {block.text}
                      </a>
                    </li>
                  ),
              )}
            </ul>
          </nav>
        )}
      </div>
    </>
  )
}

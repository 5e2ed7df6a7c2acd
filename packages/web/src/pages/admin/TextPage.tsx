import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { contentEditingTexts } from '../../features/office/content-editing/texts.ts'
import { ActsOn } from '../../features/people/audit/ActsOn.tsx'
import { TextForm, textQuery } from '../../features/office/content-editing/TextForm.tsx'
import { TextVersions } from '../../features/office/content-editing/TextVersions.tsx'
import { officeTitles } from '../../lib/office-titles.ts'
import { pageTitles } from '../../lib/page-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Answer } from '../../lib/Answer.tsx'
import { Head } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { loneLinkStyle } from '../../ui/linkStyle.ts'

export default function TextPage() {
  const t = useText()
  const code = useParams()['code']!
  const answer = useQuery({ ...textQuery(code), staleTime: 0 })
  const title = answer.data?.title ?? t(pageTitles.text)
  return (
    <>
      <Head title={title} hidden />
      <PageTop
        title={title}
        parents={[{ name: t(officeTitles.content), path: `${paths.admin('content')}?parte=texts` }]}
      />
      <p className="mt-1 mb-4">
        <Link to={paths.text(code)} className={loneLinkStyle}>
          {t(contentEditingTexts.seePage)}
        </Link>
      </p>
      <div className="grid gap-6">
        <Answer to={answer}>{(text) => <TextForm key={text.code} text={text} />}</Answer>
        <TextVersions code={code} />
        <ActsOn title={t(contentEditingTexts.history)} subject={`text:${code}`} />
      </div>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { memberTexts } from '../../features/office/users/texts.ts'
import { ActsOn } from '../../features/people/audit/ActsOn.tsx'
import { MemberActions } from '../../features/office/users/MemberActions.tsx'
import { MemberBadge } from '../../features/office/users/MemberBadge.tsx'
import { MemberFacts } from '../../features/office/users/MemberFacts.tsx'
import { MemberParts } from '../../features/office/users/MemberParts.tsx'
import { memberQuery } from '../../features/office/users/users.data.ts'
import { officeTitles } from '../../lib/office-titles.ts'
import { PageTop } from '../../lib/PageTop.tsx'
import { Answer } from '../../lib/Answer.tsx'
import { Head } from '../../lib/head.tsx'
import { loadFrame } from '../../lib/load-frame.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadFrame('id')

export default function PersonPage() {
  const t = useText()
  const id = idOf(useParams().id)!
  const answer = useQuery(memberQuery(id))
  const title = answer.data?.name ?? t(officeTitles.person)
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} parents={[{ name: t(officeTitles.people), path: paths.admin('people') }]}>
        <div className="mt-1 flex flex-wrap items-center gap-3 sm:mt-3">
          <h1>{title}</h1>
          {answer.data && <MemberBadge state={answer.data.state} />}
        </div>
      </PageTop>
      <div className="mt-4 grid gap-4">
        <Answer to={answer}>
          {(member) => (
            <>
              <MemberActions member={member} />
              <section aria-label={t(officeTitles.person)} className="panel p-4 sm:p-5">
                <MemberFacts member={member} />
              </section>
              <MemberParts member={member} />
              <ActsOn title={t(memberTexts.history)} subject={`user:${member.id}`} />
            </>
          )}
        </Answer>
      </div>
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ActsOn } from '../../features/audit/ActsOn.tsx'
import { MemberActions } from '../../features/members/MemberActions.tsx'
import { MemberBadge } from '../../features/members/MemberBadge.tsx'
import { MemberFacts } from '../../features/members/MemberFacts.tsx'
import { MemberParts } from '../../features/members/MemberParts.tsx'
import { memberQuery } from '../../features/members/members.data.ts'
import { PageTop } from '../../layouts/PageTop.tsx'
import { Answer } from '../../lib/Answer.tsx'
import { Head } from '../../lib/head.tsx'
import { loadFrame } from '../../lib/load-frame.ts'
import { idOf, paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'

export const loader = loadFrame('id')

/** One person, as operators see her. */
export default function PersonPage() {
  const t = useText()
  const id = idOf(useParams().id)!
  const answer = useQuery(memberQuery(id))
  const title = answer.data?.name ?? t('office.person')
  return (
    <>
      <Head title={title} hidden />
      <PageTop title={title} parents={[{ name: t('office.people'), path: paths.admin('people') }]}>
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
              <section aria-label={t('office.person')} className="panel p-4 sm:p-5">
                <MemberFacts member={member} />
              </section>
              <MemberParts member={member} />
              <ActsOn title={t('members.history')} subject={`user:${member.id}`} />
            </>
          )}
        </Answer>
      </div>
    </>
  )
}

import { useCurrentUser } from '../sessions/sessions.data.ts'
import { useText } from '../../lib/text.tsx'
import { Section } from '../../ui/Section.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { ErrorPanel } from '../../ui/states.tsx'
import { EmailChange } from './EmailChange.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** Who the person is: what they may change, and what stands for good. */
export function ProfileTab() {
  const t = useText()
  const { data: person, isError, refetch } = useCurrentUser()
  if (isError) {
    return <ErrorPanel title={t('shell.problem')} retryLabel={t('shell.retry')} onRetry={() => void refetch()} />
  }
  if (!person) return <SkeletonRows rows={5} className="h-20" />
  return (
    <>
      <Section title={t('account.personal')}>
        <ProfileForm person={person} />
      </Section>
      <Section title={t('account.email')} hint={t('account.emailHint')}>
        <EmailChange person={person} />
      </Section>
    </>
  )
}

import { useCurrentUser } from '../sessions/sessions.data.ts'
import { Answer } from '../../../lib/Answer.tsx'
import { useText } from '../../../lib/text.tsx'
import { Section } from '../../../ui/Section.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { EmailChange } from './EmailChange.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { profileTexts } from './texts.ts'

export function ProfileTab() {
  const t = useText()
  const answer = useCurrentUser()
  return (
    <Answer to={answer} waiting={<SkeletonRows rows={5} className="h-20" />}>
      {(person) => (
        <>
          <Section title={t(profileTexts.personal)}>
            <ProfileForm person={person} />
          </Section>
          <Section title={t(profileTexts.email)} hint={t(profileTexts.emailHint)}>
            <EmailChange person={person} />
          </Section>
        </>
      )}
    </Answer>
  )
}

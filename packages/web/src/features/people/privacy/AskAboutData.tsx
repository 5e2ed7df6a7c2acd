import { useText } from '../../../lib/text.tsx'
import { loneLinkStyle } from '../../../ui/linkStyle.ts'
import { Section } from '../../../ui/Section.tsx'
import { useRules } from '../../ground/settings/settings.data.ts'
import { privacyTexts } from './texts.ts'

/** Shows where to write about personal data, and how fast we answer (LGPD art. 19 and 41). */
export function AskAboutData() {
  const t = useText()
  const rules = useRules(['privacy_email', 'privacy_answer_days'])
  if (!rules) return null
  return (
    <Section
      title={t(privacyTexts.otherRequests)}
      hint={t(privacyTexts.otherRequestsHint, { count: Number(rules.privacy_answer_days) })}
    >
      <a href={`mailto:${rules.privacy_email}`} className={`${loneLinkStyle} break-words`}>
        {rules.privacy_email}
      </a>
    </Section>
  )
}

import { CreditCard, QrCode } from 'lucide-react'
import { settingsTexts } from '../features/ground/settings/texts.ts'
import { PageLink } from '../lib/PageLink.tsx'
import { useGame } from '../features/catalogue/catalog/game.ts'
import { useSupport } from '../features/ground/settings/settings.data.ts'
import { useEnv } from '../lib/env.ts'
import { useChooseLanguage } from '../features/ground/settings/useChooseLanguage.ts'
import { InstallOffer } from '../features/people/push-devices/InstallOffer.tsx'
import { inGame } from '../lib/game-address.ts'
import { siteTexts } from '../lib/site-texts.ts'
import { useText } from '../lib/text.tsx'
import { Logo } from '../ui/Logo.tsx'
import { loneLinkStyle, quietLinkStyle } from '../ui/linkStyle.ts'
import { Select } from '../ui/inputs.tsx'
import { TileBand } from '../ui/TileBand.tsx'
import { footerGroups } from './footer-groups.ts'
import { footerTexts } from './footer-texts.ts'

const payments = [
  { text: footerTexts.pix, icon: QrCode },
  { text: footerTexts.card, icon: CreditCard },
] as const

export function Footer() {
  const t = useText()
  const { language } = useEnv().visit
  const { game } = useGame()
  const chooseLanguage = useChooseLanguage()
  const support = useSupport()
  return (
    <footer className="bg-surface max-lg:pb-16">
      <TileBand seed={23} rows={2} />
      <InstallOffer />
      <div className="page grid gap-8 py-10 sm:grid-cols-2 lg:grid-cols-5">
        <div className="flex flex-col items-start gap-3">
          <Logo name={t(siteTexts.brand)} />
          <p className="text-ink-2">{t(footerTexts.tagline)}</p>
          {support && (
            <p className="text-small text-ink-2">
              {t(footerTexts.support, { count: Number(support.support_answer_days) })}{' '}
              <a href={`mailto:${support.support_email}`} className={`${loneLinkStyle} break-words`}>
                {support.support_email}
              </a>
            </p>
          )}
          <Select
            label={t(settingsTexts.language)}
            hiddenLabel
            value={language}
            onChange={(event) => void chooseLanguage(event.target.value === 'en' ? 'en' : 'pt-BR')}
          >
            <option value="pt-BR">Português</option>
            <option value="en">English</option>
          </Select>
        </div>
        {footerGroups.map(({ title, links }) => (
          <nav key={title} aria-label={t(title)}>
            <h2 className="mb-2 font-sans text-body font-bold tracking-normal">{t(title)}</h2>
            <ul>
              {links.map(({ text, path }) => (
                <li key={path}>
                  <PageLink
                    to={inGame(path, game?.slug)}
                    className={`${quietLinkStyle} inline-flex min-h-9 items-center pointer-coarse:min-h-11`}
                  >
                    {t(text)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line py-5 text-small text-ink-2">
          <span>{t(footerTexts.pay)}</span>
          {payments.map(({ text, icon: Icon }) => (
            <span key={text} className="inline-flex items-center gap-2 font-semibold text-ink">
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              {t(text)}
            </span>
          ))}
          <span className="lg:ml-auto">{t(footerTexts.legal)}</span>
          <a href="/api/docs" className={quietLinkStyle}>
            {t(footerTexts.api)}
          </a>
        </div>
      </div>
    </footer>
  )
}

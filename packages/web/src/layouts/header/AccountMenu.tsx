import { Check, LogIn, UserRound } from 'lucide-react'
import { Link } from 'react-router'
import { chooseLanguage, chooseTheme, themes, useTheme } from '../../lib/preferences.ts'
import { useEnv } from '../../lib/env.ts'
import { paths } from '../../lib/paths.ts'
import { useText } from '../../lib/text.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx'
import { headerItem, HeaderItem } from './HeaderItem.tsx'

const themeTexts = { system: 'shell.themeSystem', light: 'shell.themeLight', dark: 'shell.themeDark' } as const
const languageTexts = { 'pt-BR': 'shell.languagePt', en: 'shell.languageEn' } as const

export function AccountMenu() {
  const t = useText()
  const theme = useTheme()
  const { language } = useEnv().visit
  return (
    <Menu
      label={t('shell.account')}
      align="end"
      trigger={(wiring) => (
        <button type="button" {...wiring} className={headerItem}>
          <HeaderItem icon={UserRound} label={t('shell.enter')} />
        </button>
      )}
    >
      <MenuItem
        icon={<LogIn aria-hidden size={16} strokeWidth={2} />}
        render={({ children, ...wiring }) => (
          <Link to={paths.login()} {...wiring}>
            {children}
          </Link>
        )}
      >
        {t('shell.enter')}
      </MenuItem>
      <MenuSeparator />
      <MenuTitle>{t('shell.appearance')}</MenuTitle>
      {themes.map((choice) => (
        <MenuItem key={choice} icon={<Mark shown={choice === theme} />} onSelect={() => chooseTheme(choice)}>
          {t(themeTexts[choice])}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuTitle>{t('shell.language')}</MenuTitle>
      {(['pt-BR', 'en'] as const).map((choice) => (
        <MenuItem key={choice} icon={<Mark shown={choice === language} />} onSelect={() => chooseLanguage(choice)}>
          <span lang={choice}>{t(languageTexts[choice])}</span>
        </MenuItem>
      ))}
    </Menu>
  )
}

const MenuTitle = ({ children }: { children: string }) => (
  <p role="presentation" className="px-3 pt-1.5 pb-1 text-caption font-semibold text-ink-3">
    {children}
  </p>
)

const Mark = ({ shown }: { shown: boolean }) => (
  <Check aria-hidden size={16} strokeWidth={2} className={shown ? 'text-mata' : 'invisible'} />
)

import { useId } from 'react'
import { useEnv } from '../../../lib/env.ts'
import { chooseTheme, themes, useTheme } from '../../../lib/preferences.ts'
import { useText } from '../../../lib/text.tsx'
import { useChooseLanguage } from './useChooseLanguage.ts'
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx'

const themeTexts = { system: 'menu.themeSystem', light: 'menu.themeLight', dark: 'menu.themeDark' } as const
const languages = [
  { code: 'pt-BR', name: 'menu.languagePt' },
  { code: 'en', name: 'menu.languageEn' },
] as const

export function MenuSettings() {
  const t = useText()
  const id = useId()
  const theme = useTheme()
  const { language } = useEnv().visit
  const chooseLanguage = useChooseLanguage()
  return (
    <div className="grid grid-cols-2 gap-4">
      <ChoiceGroup legend={t('menu.appearance')}>
        {themes.map((choice) => (
          <Radio key={choice} name={`${id}-theme`} checked={choice === theme} onChange={() => chooseTheme(choice)}>
            {t(themeTexts[choice])}
          </Radio>
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={t('shell.language')}>
        {languages.map(({ code, name }) => (
          <Radio
            key={code}
            name={`${id}-language`}
            checked={code === language}
            onChange={() => void chooseLanguage(code)}
          >
            <span lang={code}>{t(name)}</span>
          </Radio>
        ))}
      </ChoiceGroup>
    </div>
  )
}

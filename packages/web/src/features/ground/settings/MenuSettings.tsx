import { useId } from 'react'
import { useEnv } from '../../../lib/env.ts'
import { chooseTheme, themes, useTheme } from '../../../lib/preferences.ts'
import { useText } from '../../../lib/text.tsx'
import { settingsTexts } from './texts.ts'
import { useChooseLanguage } from './useChooseLanguage.ts'
import { ChoiceGroup, Radio } from '../../../ui/choices.tsx'

const themeTexts = {
  system: settingsTexts.themeSystem,
  light: settingsTexts.themeLight,
  dark: settingsTexts.themeDark,
} as const
const languages = [
  { code: 'pt-BR', name: settingsTexts.languagePt },
  { code: 'en', name: settingsTexts.languageEn },
] as const

export function MenuSettings() {
  const t = useText()
  const id = useId()
  const theme = useTheme()
  const { language } = useEnv().visit
  const chooseLanguage = useChooseLanguage()
  return (
    <div className="grid grid-cols-2 gap-4">
      <ChoiceGroup legend={t(settingsTexts.appearance)}>
        {themes.map((choice) => (
          <Radio key={choice} name={`${id}-theme`} checked={choice === theme} onChange={() => chooseTheme(choice)}>
            {t(themeTexts[choice])}
          </Radio>
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={t(settingsTexts.language)}>
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

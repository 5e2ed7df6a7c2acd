import { describe, expect, it } from 'vitest'
import { inOneLanguage } from './one-language.ts'

const source = `import { both } from '@bra/contract/kit/both'
export const texts = {
  title: both('Estoque', 'Stock'),
  hint: both(
    'Diga "oi" (ou não)',
    \`Say \${'hi'}, or do not\`,
  ),
  word: both(words.M, 'Mint') as string,
}
export const Heading = () => <h1>{t(both('Olá', 'Hello'))}</h1>`

describe('a source that is built for one language', () => {
  it('keeps one text of each two, whatever expression writes it', () => {
    expect(inOneLanguage(source, 'texts.tsx', 'pt-BR')).toBe(`import { both } from '@bra/contract/kit/both'
export const texts = {
  title: ('Estoque'),
  hint: ('Diga "oi" (ou não)'),
  word: (words.M) as string,
}
export const Heading = () => <h1>{t(('Olá'))}</h1>`)
    const english = inOneLanguage(source, 'texts.tsx', 'en')
    expect(english).toContain("title: ('Stock')")
    expect(english).toContain("hint: (`Say ${'hi'}, or do not`)")
    expect(english).not.toMatch(/both\(|Estoque|Olá/)
  })

  it('is left to the bundler where it is no program', () => {
    expect(inOneLanguage("both('Olá', 'Hello'", 'broken.ts', 'en')).toBe("both('Olá', 'Hello'")
  })
})

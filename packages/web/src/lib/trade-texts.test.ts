import { adConditions, extras, finishes, languages, offerConditions } from '@bra/contract/trade/trade'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tradeTexts } from './trade-texts.ts'

const source = resolve(import.meta.dirname, '..')

describe('the words of the trade', () => {
  it('are there for each code, and no two codes are the same', () => {
    const codes = [...new Set([...offerConditions, ...adConditions]), ...languages, ...finishes, ...extras]
    expect(new Set(codes).size).toBe(codes.length)
    expect(Object.keys(tradeTexts).toSorted()).toEqual(codes.toSorted())
  })

  it('are said in the language of the page: nothing on screen takes them from the contract', () => {
    const wrong = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/^lib\/trade-texts\.ts$|\.test\.tsx?$/.test(file))
      .filter((file) => {
        const code = readFileSync(resolve(source, file), 'utf8')
        return /\b(condition|language|finish|extra)Names\b|trade-names|variantWords[^']*'@bra/.test(code)
      })
    expect(wrong).toEqual([])
  })
})

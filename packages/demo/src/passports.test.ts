import { WholePassport } from '@bra/contract/ground/passports.schemas'
import { passportFrames } from '@bra/contract/ground/passports'
import { cardConditions } from '@bra/contract/trade/trade'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { photographsOf } from './passports.ts'

const address = (at: number) => `/fotos/${String(at).padStart(24, 'a')}-488.webp`
const curupira = (condition: (typeof cardConditions)[number]) => photographsOf('BDN-004', condition)!

describe('the photographs of a card of the world', () => {
  it('show it from both sides and two corners from near, no two alike, as a telephone takes them', async () => {
    const { photographs } = curupira('SP')
    expect(photographs.map(({ frame }) => frame)).toEqual(passportFrames)
    expect(new Set(photographs.map(({ svg }) => svg)).size).toBe(4)
    for (const { svg } of photographs) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      const { width, height } = await sharp(Buffer.from(svg)).metadata()
      expect([width, height]).toEqual([960, 1280])
    }
  })

  it('mark what is wrong with it, more the worse its condition is, each on the photo that shows it from nearest', () => {
    for (const condition of cardConditions) {
      const { photographs, defects } = curupira(condition)
      const photos = Object.fromEntries(photographs.map(({ frame }, at) => [frame, address(at)]))
      expect(WholePassport.safeParse({ photos, defects }).success).toBe(true)
    }
    expect(curupira('M').defects).toEqual([])
    expect(curupira('SP').defects.map(({ frame, kind }) => [frame, kind])).toEqual([
      ['back', 'whitening'],
      ['top_corner', 'wear'],
    ])
    expect(curupira('D').defects.length).toBe(4)
  })

  it('lighten the very place that is marked', async () => {
    const [worn, mint] = [curupira('SP'), curupira('M')]
    const { x, y } = worn.defects.find(({ frame }) => frame === 'top_corner')!
    const light = async ({ photographs }: typeof worn) => {
      const { svg } = photographs.find(({ frame }) => frame === 'top_corner')!
      const around = { left: Math.round(x * 0.96) - 24, top: Math.round(y * 1.28) - 24, width: 48, height: 48 }
      const { channels } = await sharp(await sharp(Buffer.from(svg)).extract(around).png().toBuffer()).stats()
      return channels[0]!.mean
    }
    expect(await light(worn)).toBeGreaterThan((await light(mint)) + 10)
  })

  it('are not taken of a card of another world', () => {
    expect(photographsOf('OP01-001', 'NM')).toBeNull()
  })
})

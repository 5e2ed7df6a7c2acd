import { textInEnglish } from '@bra/server/modules/ground/content/index'
import { expect, it } from 'vitest'
import { demoBanners } from './banners.ts'
import { demoNotices } from './notices.ts'

const written = [
  ...demoBanners.flatMap(({ title, subtitle, label }) => [title, subtitle, label]),
  ...demoNotices.flatMap(({ title, body }) => [title, body]),
]

it.each(written)('“%s” has English words', (text) => {
  expect(textInEnglish(text)).not.toBeNull()
})

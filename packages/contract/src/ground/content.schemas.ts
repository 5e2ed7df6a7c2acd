import { z } from 'zod'
import { siteLanguages } from '../kit/language.ts'
import { Slug } from '../kit/shapes.ts'
import { bannerTones } from './banner-tones.ts'

/** `image` is a drawn or uploaded picture; `alt` is empty if it is only decoration. */
export const Banner = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  label: z.string(),
  link: z.string(),
  image: z.string(),
  image_mobile: z.string().nullable(),
  alt: z.string(),
  tone: z.enum(bannerTones),
  business_id: z.int().nullable(),
})
export type Banner = z.output<typeof Banner>

export const Faq = z.object({
  id: z.int(),
  topic: z.string(),
  question: z.string(),
  answer: z.string(),
  slug: z.string(),
})
export type Faq = z.output<typeof Faq>
/** `body` is Markdown with only headings, paragraphs, lists and links. */
export const StaticText = z.object({
  code: z.string(),
  title: z.string(),
  body: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
})
export type StaticText = z.output<typeof StaticText>

export const Notice = z.object({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  level: z.enum(['info', 'warning']),
})
export type Notice = z.output<typeof Notice>

/** It is the language of the text; what an operator wrote is in Portuguese, whatever the language of the visit. */
const InLanguage = { language: z.enum(siteLanguages) }
export const ShownBanner = Banner.extend(InLanguage)
export type ShownBanner = z.output<typeof ShownBanner>
export const ShownQuestion = Faq.extend(InLanguage)
export type ShownQuestion = z.output<typeof ShownQuestion>
export const ShownText = StaticText.extend(InLanguage)
export type ShownText = z.output<typeof ShownText>

export const contentSchemas = {
  banners: { reply: z.object({ banners: z.array(ShownBanner) }) },
  bannerAds: { reply: z.object({ banners: z.array(ShownBanner) }) },
  faq: { reply: z.object({ faq: z.array(ShownQuestion) }) },
  staticText: { params: z.object({ code: Slug }), reply: ShownText },
  siteNotices: { reply: z.object({ notices: z.array(Notice.extend(InLanguage)) }) },
}

import { z } from 'zod'
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
  /** The game whose pages show it; null for those of all games. */
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

export const contentSchemas = {
  banners: { reply: z.object({ banners: z.array(Banner) }) },
  bannerAds: { reply: z.object({ banners: z.array(Banner) }) },
  faq: { reply: z.object({ faq: z.array(Faq) }) },
  staticText: { params: z.object({ code: Slug }), reply: StaticText },
  siteNotices: { reply: z.object({ notices: z.array(Notice) }) },
}
